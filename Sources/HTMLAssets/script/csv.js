// Responses as CSV (RFC 4180): a column a question; for several choices and rankings a column an
// option, for grids a column a row.
const csvColumns = {};

function csvText(responses) {
  const read = responses.map(readResponse);
  const columns = ["id", "survey", "fingerprint", "submitted_at", "language"]
    .map((name) => [name, (index) => responses[index][name]]);
  survey.questions.forEach((question, at) => {
    const split = csvColumns[question.type];
    const answer = (index) => read[index].answers[at];
    if (split) columns.push(...split(question).map(([name, cell]) => [name, (index) => answer(index) && cell(answer(index))]));
    else if (readers[question.type]) columns.push([question.id, answer]);
    csvColumns.other?.(question, columns, (index) => read[index].others[at]);
  });
  const rows = responses.map((response, index) => columns.map(([, cell]) => cell(index)));
  return [columns.map(([name]) => name), ...rows].map((row) => row.map(csvCell) + "\r\n").join("");
}

// What a spreadsheet could run gets an apostrophe in front, unless it is a plain number.
function csvCell(value) {
  let text = value == null ? "" : String(value.unrecognised ?? value);
  if (/^'*[=+\-@\t\r]/.test(text) && !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) text = "'" + text;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
