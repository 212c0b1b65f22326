// The parts and their figures as the author wants them drawn.
function drawnParts(question, result) {
  const parts = partsOf(question, result);
  return question.chart.sort ? parts.sort((a, b) => b.count - a.count) : parts;
}

function shownFigures(question, part) {
  const { show } = question.chart;
  return show === "percent" ? percentText(part.percent) : show ? String(part.count) : bothFigures(part);
}

function chartTitle(question) {
  return question.chart.title && element("figcaption", {}, textOf(question.chart.title));
}
