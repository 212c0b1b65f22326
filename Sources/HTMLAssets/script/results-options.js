// The table of options. `moreColumns` has pairs of a word's key and a figure's name, by question type.
const moreColumns = {};

resultParts.push((question, result) => {
  if (!result.options) return null;
  const more = moreColumns[question.type] || [];
  const head = [word("answer"), word("count"), word("percent"), ...more.map(([key]) => word(key))];
  return dataTable(question, head, partsOf(question, result).map((part) =>
    [part.label, part.count, percentText(part.percent), ...more.map(([, name]) => part[name] ?? "–")]));
});
