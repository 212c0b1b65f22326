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
  return JSON.stringify(value, (name, item) => item instanceof String ? "\0" + item : item)
    .replace(/"\\u0000(.*?)"/g, "$1");
}

function isShape(value) {
  return typeof value === "object" && !(value instanceof String);
}
