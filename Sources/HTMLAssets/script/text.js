// Texts as the survey language takes them: Unicode NFC, line ends "\n", trimmed of the 25
// White_Space scalars (String.trim knows others), no half surrogates.
const white = "[\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+";
const ends = new RegExp(`^${white}|${white}$`, "g");

function trim(text) {
  return text.replace(ends, "");
}

function normalise(text) {
  return trim(text.replace(/\p{Cs}/gu, "\ufffd").replace(/\r\n?/g, "\n").normalize("NFC"));
}

// A member of an object that was read from a file, never one that every object inherits.
function own(object, name) {
  return Object.prototype.hasOwnProperty.call(object, name) ? object[name] : undefined;
}
