// Horizontal bars: the label above, the figures at the end of the bar.
charts.bar = (question, result, width) => drawBars(question, result, width, word("bar_chart"));

function drawBars(question, result, width, kind) {
  const drawing = new Drawing(width);
  const parts = drawnParts(question, result);
  const longest = Math.max(...parts.map((part) => part.count)) || 1;
  const figures = parts.map((part) => shownFigures(question, part));
  const room = width - Math.max(...figures.map(widthOf)) - 12;
  let y = 1;
  parts.forEach((part, index) => {
    const lines = wrap(part.label, width);
    drawing.text(lines, 0, y + lineHeight / 2);
    y += lines.length * lineHeight + 2;
    const length = room * part.count / longest;
    drawRect(drawing, 1, y, length, 24, part.color);
    drawing.text([figures[index]], length + 8, y + 12, "start", 1);
    y += 36;
  });
  return drawing.svg(chartName(kind, result, parts), 0, y - 11);
}
