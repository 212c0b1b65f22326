// Several answers: a list, or one text that joins them.
function readList(question, value) {
  const text = scalarText(value);
  if (text === null) return null;
  if (text === undefined && !Array.isArray(value)) return new Unrecognised(compactJSON(value));
  const texts = text === undefined
    ? value.map((item) => scalarText(item) === undefined ? compactJSON(item) : scalarText(item))
    : splitJoined(question, text);
  const values = new Set(texts.filter((item) => item !== null).map((item) => optionValue(question, item)));
  return [...values];
}

// Known options are found first, the longest first, since an option may contain a separator.
function splitJoined(question, text) {
  const known = question.options.flatMap((option) => [option.value, ...allTexts(option.label)])
    .sort((left, right) => right.length - left.length);
  const items = [];
  while (text) {
    const option = known.find((item) =>
      text.startsWith(item) && /^\p{White_Space}*(?:[;\n|]|, |$)/u.test(text.slice(item.length)));
    const item = option || text.split(/[;\n|]|, /)[0];
    items.push(trim(item) || null);
    text = trim(trim(text.slice(item.length)).replace(/^(?:[;\n|]|,)/, ""));
  }
  return items;
}

function isOption(question, value) {
  return question.options.some((option) => option.value === value);
}

readers.choose_many = (question, value) => {
  const values = readList(question, value);
  if (!Array.isArray(values)) return values;
  const chosen = question.options.map((option) => option.value).filter((item) => values.includes(item));
  return [...chosen, ...values.filter((item) => !chosen.includes(item))];
};

readers.rank = (question, value) => {
  const values = readList(question, value);
  return Array.isArray(values) && !values.length ? null : values;
};
