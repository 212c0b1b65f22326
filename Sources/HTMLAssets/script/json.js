// A number in JSON means what is written ("9.0" is not "9"). One whose spelling a JavaScript number
// would lose becomes a String object: it reads as its text, and is stored as a text.
function parseJSON(text) {
  JSON.parse(text);
  const spellings = [];
  const indexed = text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token[0] === '"' ? token : spellings.push(token) - 1);
  return JSON.parse(indexed, (name, value) => {
    if (typeof value !== "number") return value;
    const spelling = spellings[value];
    return String(+spelling) === spelling ? +spelling : new String(spelling);
  });
}

function compactJSON(value) {
  if (value instanceof String) return String(value);
  if (Array.isArray(value)) return `[${value.map(compactJSON)}]`;
  if (!isShape(value)) return JSON.stringify(value);
  return `{${Object.keys(value).map((name) => JSON.stringify(name) + ":" + compactJSON(value[name]))}}`;
}

function isShape(value) {
  return value !== null && typeof value === "object" && !(value instanceof String);
}
