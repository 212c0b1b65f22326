// The table of a grid: a row a row, a column an option.
resultParts.push((question, result) => {
  if (!result.rows) return null;
  const rows = result.rows.map((row) => [
    textOf(row.text),
    ...question.options.map((option, index) => row.options ? bothFigures(row.options[index]) : "–"),
  ]);
  return dataTable(question, ["", ...question.options.map((option) => textOf(option.label))], rows);
});
