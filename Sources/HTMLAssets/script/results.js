// The results: for each question its text, how many answered, its chart, its figures and its data.
// Slices add to `resultParts`, functions (question, result) => node or null, in page order, and to
// `charts`, functions (question, result, width) => drawing by chart kind.
const resultParts = [];
const charts = {};

function showResults(container) {
  tally(store.responses()).forEach((result, index) => {
    if (!result) return;
    const question = survey.questions[index];
    const section = element("section", { class: "result" }, element("h3", {}, textOf(question.text)));
    container.append(section);
    if (!result.answered) {
      section.append(element("p", {}, result.answered === null ? hiddenText() : word("nobody")));
      return;
    }
    section.append(element("p", {}, word("answers", { n: result.answered })));
    resultParts.forEach((part) => section.append(part(question, result, section.clientWidth) || ""));
  });
}

// What is counted one by one: the options in written order, then what is no option.
function partsOf(question, result) {
  const parts = result.options.map((option, index) => ({
    ...option,
    label: textOf(option.label),
    color: question.options[index].color || survey.palette?.[index % survey.palette.length],
  }));
  if (result.unrecognised) {
    const count = result.unrecognised.reduce((sum, item) => sum + item.count, 0);
    const rest = 1000 - parts.reduce((sum, part) => sum + Math.round(part.percent * 10), 0);
    const percent = /many|rank/.test(question.type) ? null : rest / 10;
    parts.push({ label: word("not_an_option"), count, percent, color: "#999999" });
  }
  return parts;
}

function percentText(percent) {
  return percent === null ? "–" : percent.toFixed(1) + "%";
}

function bothFigures(part) {
  return part.percent === null ? String(part.count) : `${part.count} (${percentText(part.percent)})`;
}

function textCounts(items, name) {
  const text = items && items.map((item) => `${item.text} (${item.count})`).join(", ");
  return items && element("p", {}, `${name}: ${text}`);
}

// The data behind a chart; without a chart it stands open.
function dataTable(question, head, rows) {
  const row = (cells, tag) => element("tr", {}, ...cells.map((cell, index) =>
    element(index ? tag : "th", { scope: tag === "th" ? "col" : index ? null : "row" }, String(cell))));
  const table = element("div", { class: "scroll" }, element("table", {},
    element("caption", {}, textOf(question.text)),
    element("thead", {}, row(head, "th")),
    element("tbody", {}, ...rows.map((cells) => row(cells, "td")))));
  return charts[question.chart.kind]
    ? element("details", {}, element("summary", {}, word("data_table")), table)
    : table;
}
