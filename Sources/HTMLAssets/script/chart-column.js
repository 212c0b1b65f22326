// Upright columns: the figures above, the label below. Where the labels' words do not fit below,
// the columns lie down as bars.
charts.column = (question, result, width) => {
  const drawing = new Drawing(width);
  const parts = drawnParts(question, result);
  const kind = word("column_chart");
  const step = Math.min(width / parts.length, 110);
  const figures = parts.map((part) => figureLines(question, part));
  const isWide = (text) => widthOf(text) > step - 6;
  if ([...parts.flatMap((part) => part.label.split(/\s+/)), ...figures.flat()].some(isWide)) return drawBars(question, result, width, kind);
  const tallest = Math.max(...parts.map((part) => part.count)) || 1;
  const start = (width - step * parts.length) / 2;
  let bottom = 0;
  parts.forEach((part, index) => {
    const height = 160 * part.count / tallest;
    const middle = start + step * (index + 0.5);
    const lines = wrap(part.label, step - 6);
    drawRect(drawing, middle - step * 0.36, -height, step * 0.72, height, part.color);
    drawing.text(figures[index], middle, -height - 12 - (figures[index].length - 1) * lineHeight, "middle", 2);
    drawing.text(lines, middle, 14, "middle");
    bottom = Math.max(bottom, lines.length * lineHeight + 6);
  });
  drawing.line(`M0 0H${width}`);
  return drawing.svg(chartName(kind, result, parts), -160 - 12 - figures[0].length * lineHeight, bottom);
};

function figureLines(question, part) {
  return question.chart.show || part.percent === null
    ? [shownFigures(question, part)]
    : [String(part.count), percentText(part.percent)];
}
