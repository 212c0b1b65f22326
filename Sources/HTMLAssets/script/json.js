// A number in JSON means what is written ("9.0" is not "9"). One whose spelling a JavaScript number
// would lose becomes a String object: it reads as its text, and is stored as a text.
function parseJSON(text) {
  JSON.parse(text);
  const spellings = [];
  const indexed = text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token[0] === '"' ? token : spellings.push(token) - 1);
  return JSON.parse(indexed, (name, value) => {
    const spelling = typeof value === "number" ? spellings[value] : null;
    return spelling === null ? value : String(+spelling) === spelling ? +spelling : new String(spelling);
  });
}

function compactJSON(value) {
  if (Array.isArray(value)) return `[${value.map(compactJSON)}]`;
  if (value && isShape(value)) return `{${Object.entries(value).map((pair) => pair.map(compactJSON).join(":"))}}`;
  return typeof value === "string" ? JSON.stringify(wholeCharacters(value)) : String(value);
}

function isShape(value) {
  return typeof value === "object" && !(value instanceof String);
}
