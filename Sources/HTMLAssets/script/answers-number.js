readers.number = (question, value) =>
  readScalar(value, (text) => parseNumber(text) ?? new Unrecognised(text));
