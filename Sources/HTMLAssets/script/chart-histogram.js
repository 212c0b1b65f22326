// Histograms: a column an interval, its count above, the edges below.
charts.histogram = (question, result, width) => {
  const drawing = new Drawing(width);
  const { bins } = result;
  if (!bins.length) return "";
  const edges = [...bins.map((bin) => bin.from), bins[bins.length - 1].to].map(String);
  const margin = Math.max(widthOf(edges[0]), widthOf(edges[edges.length - 1])) / 2;
  const step = Math.min((width - 2 * margin) / bins.length, 90);
  const start = (width - step * bins.length) / 2;
  const every = Math.ceil((Math.max(...edges.map(widthOf)) + 10) / step);
  const tallest = Math.max(...bins.map((bin) => bin.count));
  bins.forEach((bin, index) => {
    const height = 160 * bin.count / tallest;
    drawRect(drawing, start + step * index, -height, step, height, survey.palette?.[1] || "#56B4E9");
    if (bin.count) drawing.text([String(bin.count)], start + step * (index + 0.5), -height - 11, "middle", 1);
  });
  edges.forEach((edge, index) => {
    const x = start + step * index;
    drawing.line(`M${drawing.x(x)} 0v${index % every ? 3 : 6}`);
    if (index % every === 0) drawing.text([edge], x, 17, "middle");
  });
  drawing.line(`M0 0H${width}`);
  const unit = question.unit && textOf(question.unit);
  if (unit) drawing.text([unit], width / 2, 37, "middle");
  const parts = bins.map((bin) => ({ label: binText(bin) + ":", count: bin.count, percent: null }));
  return drawing.svg(chartName(word("histogram"), result, parts), -182, unit ? 46 : 28);
};
