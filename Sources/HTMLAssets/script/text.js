// Texts as the survey language takes them: Unicode NFC, line ends "\n", trimmed of the 25
// White_Space scalars (String.trim and \s know others), no half surrogates.
function trim(text) {
  return text.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, "");
}

// Half of a surrogate pair, which JSON and JavaScript can hold, is no character.
function wholeCharacters(text) {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}

function normalise(text) {
  return trim(wholeCharacters(text).replace(/\r\n?/g, "\n").normalize("NFC"));
}

// A member of an object that was read from a file, never one that every object inherits.
function own(object, name) {
  return Object.prototype.hasOwnProperty.call(object, name) ? object[name] : undefined;
}
