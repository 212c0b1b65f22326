// Rows that the grid does not have are kept too; the tally counts them as unrecognised.
readers.grid = (question, value) => {
  if (value == null || !isShape(value) || Array.isArray(value)) {
    return readScalar(value, (text) => new Unrecognised(text));
  }
  const rows = Object.create(null);
  Object.keys(value).forEach((id) => {
    const text = scalarText(value[id]);
    if (text !== null) {
      rows[wholeCharacters(id)] = text === undefined ? compactJSON(value[id]) : optionValue(question, text);
    }
  });
  return Object.keys(rows).length ? rows : null;
};
