// Diverging stacks: the middle of the scale stands at one line in all bars, so that agreement leans
// one way and disagreement the other.
charts.stacked = (question, result, width) => {
  const drawing = new Drawing(width);
  const kind = word("stacked_chart");
  const rowOf = (options) => options.map((option, index) => ({
    ...option,
    label: textOf(option.label),
    color: question.options[index].color || survey.palette[index % survey.palette.length],
  }));
  if (!result.rows) {
    const parts = rowOf(result.options);
    drawStack(drawing, parts, stackScale([parts], width), 1);
    const bottom = drawStackLabels(drawing, question, parts, 37);
    return drawing.svg(chartName(kind, result, parts), 0, bottom);
  }

  const rows = result.rows.map((row) => ({ text: textOf(row.text), parts: rowOf(row.options || []) }));
  const scale = stackScale(rows.map((row) => row.parts), width);
  let y = drawStackKey(drawing, rowOf(question.options)) + 14;
  rows.forEach(({ text, parts }) => {
    const lines = wrap(text, width);
    drawing.text(lines, 0, y + lineHeight / 2);
    y += lines.length * lineHeight + 2;
    if (parts.some((part) => part.count)) {
      drawStack(drawing, parts, scale, y);
      drawStackFigures(drawing, question, parts, y + 36);
    } else {
      drawing.text(["–"], 0, y + 16);
    }
    y += 74;
  });
  const figures = rows.map((row) => `${row.text}: ${figuresOf(row.parts) || "–"}`);
  return drawing.svg(`${kind}. ${word("answers", { n: result.answered })}. ${figures.join(". ")}.`, 0, y - 14);
};

// How long one answer in a hundred is, and where the middle of the scale stands.
function stackScale(rows, width) {
  let left = 0;
  let right = 0;
  rows.forEach((parts) => {
    const before = weightBefore(parts);
    left = Math.max(left, before);
    right = Math.max(right, parts.reduce((sum, part) => sum + part.percent, 0) - before);
  });
  const unit = (width - 2) / (left + right || 1);
  return { unit, middle: 1 + left * unit };
}

function weightBefore(parts) {
  const middle = (parts.length - 1) / 2;
  return parts.reduce((sum, part, index) => sum + part.percent * Math.max(0, Math.min(1, middle + 0.5 - index)), 0);
}

// Draws a bar and notes in each part where its middle is.
function drawStack(drawing, parts, { unit, middle }, y) {
  let x = middle - weightBefore(parts) * unit;
  parts.forEach((part) => {
    const length = part.percent * unit;
    part.at = x + length / 2;
    if (part.count) drawRect(drawing, x, y, length, 32, part.color);
    x += length;
  });
  drawing.line(`M${drawing.x(middle)} ${y - 1}v40`);
}

// Below the bar of a scale: every label with its figures, in cells, or where these are too narrow in
// lines with the parts' places.
function drawStackLabels(drawing, question, parts, y) {
  const step = drawing.width / parts.length;
  const figures = parts.map((part) => shownFigures(question, part));
  const stacks = parts.map((part) => figureLines(question, part));
  const words = [...parts.flatMap((part) => part.label.split(/\s+/)), ...stacks.flat()];
  if (words.every((text) => widthOf(text) <= step - 6)) {
    return Math.max(...parts.map((part, index) => {
      const middle = step * (index + 0.5);
      const lines = [...wrap(part.label, step - 6), ...stacks[index]];
      if (part.count) drawing.line(`M${drawing.x(part.at)} ${y - 4}v5L${drawing.x(middle)} ${y + 20}`);
      drawing.text(lines, middle, y + 32, "middle", stacks[index].length);
      return y + 26 + lines.length * lineHeight;
    }));
  }
  drawStackFigures(drawing, question, parts, y, () => "");
  y += 34;
  parts.forEach((part, index) => {
    const lines = wrap(`${index + 1}: ${part.label}`, drawing.width - 24);
    drawRect(drawing, 1, y, 15, 15, part.color);
    drawing.text([...lines, figures[index]], 24, y + 8, "start", 1);
    y += (lines.length + 1) * lineHeight + 6;
  });
  return y;
}

// Below the bar of a row: each part's place and figure, moved apart.
function drawStackFigures(drawing, question, parts, y, figure) {
  const drawn = parts.map((part, index) => ({ ...part, index })).filter((part) => part.count);
  const labelled = (text) => drawn.map((part) => {
    const label = (part.index + 1) + text(part);
    return { label, at: part.at, y: part.at, height: widthOf(label) + 8 };
  });
  let labels = labelled(figure || ((part) =>
    ": " + (question.chart.show === "count" ? part.count : percentText(part.percent))));
  if (labels.reduce((sum, label) => sum + label.height, 0) > drawing.width) labels = labelled((part) => ": " + part.count);
  spread(labels);
  labels.reduce((from, label) => {
    label.top = Math.max(from, label.top);
    return label.top + label.height;
  }, 0);
  let limit = drawing.width;
  labels.reverse().forEach((label) => {
    label.top = Math.min(label.top, limit - label.height);
    limit = label.top;
    const middle = label.top + label.height / 2;
    drawing.line(`M${drawing.x(label.at)} ${y - 4}v3L${drawing.x(middle)} ${y + 8}`);
    drawing.text([label.label], middle, y + 17, "middle", 1);
  });
}

// Above the bars of a grid: what the places mean.
function drawStackKey(drawing, options) {
  const step = drawing.width / options.length;
  const texts = options.map((option, index) => `${index + 1}: ${option.label}`);
  if (texts.every((text) => text.split(/\s+/).every((part) => widthOf(part) <= step - 8))) {
    return Math.max(...texts.map((text, index) => {
      const lines = wrap(text, step - 8);
      drawRect(drawing, step * (index + 0.5) - 8, 1, 16, 16, options[index].color);
      drawing.text(lines, step * (index + 0.5), 30, "middle");
      return 22 + lines.length * lineHeight;
    }));
  }
  return texts.reduce((y, text, index) => {
    const lines = wrap(text, drawing.width - 24);
    drawRect(drawing, 1, y + 1, 16, 16, options[index].color);
    drawing.text(lines, 24, y + 9);
    return y + lines.length * lineHeight + 4;
  }, 0);
}
