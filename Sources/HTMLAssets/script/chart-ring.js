// Donut and pie: every part's label stands beside it, on the side where the part is, tied to it by a
// line; labels are moved apart until none overlaps. What nobody chose stands below.
charts.donut = (question, result, width) => drawRing(question, result, width, 0.58, word("donut_chart"));
charts.pie = (question, result, width) => drawRing(question, result, width, 0, word("pie_chart"));

function drawRing(question, result, width, hole, kind) {
  const drawing = new Drawing(width);
  const all = drawnParts(question, result);
  const parts = all.filter((part) => part.count);
  const total = parts.reduce((sum, part) => sum + part.count, 0);
  const gap = 26;

  // The columns of labels get what their words need, the ring what is left.
  const widest = (texts, weight) => Math.max(...texts.map((text) => widthOf(text, weight))) + 2;
  const words = Math.max(widest(parts.flatMap((part) => part.label.split(/\s+/))),
    widest(parts.map((part) => shownFigures(question, part)), 700));
  const roomy = Math.min(widest(parts.map((part) => part.label)), width / 2 - 110 - gap);
  const column = Math.min(width / 2 - 45 - gap, Math.max(words, roomy));
  const radius = Math.min(110, width / 2 - column - gap);
  const center = width / 2;

  const point = (turn, distance) =>
    `${center + distance * Math.sin(turn * 2 * Math.PI)} ${-distance * Math.cos(turn * 2 * Math.PI)}`;
  const arc = (from, to, distance) => {
    const sweep = Math.sign(to - from);
    const middle = point((from + to) / 2, distance);
    const half = `A${distance} ${distance} 0 0 ${sweep > 0 ? 1 : 0} `;
    return half + middle + half + point(to, distance);
  };

  let turn = 0;
  const sides = [[], []];
  parts.forEach((part) => {
    const end = turn + part.count / total;
    const middle = (turn + end) / 2;
    const lines = [...wrap(part.label, column), shownFigures(question, part)];
    const label = { turn: middle, lines, height: lines.length * lineHeight + 6 };
    label.y = -(radius + 10) * Math.cos(middle * 2 * Math.PI);
    if (part.count === total) {
      drawing.path(`M${point(0, radius)}${arc(0, 1, radius)}${hole ? `M${point(0, hole * radius)}${arc(1, 0, hole * radius)}` : ""}Z`, part.color);
    } else {
      const inside = hole ? `L${point(end, hole * radius)}${arc(end, turn, hole * radius)}` : `L${point(0, 0)}`;
      drawing.path(`M${point(turn, radius)}${arc(turn, end, radius)}${inside}Z`, part.color);
    }
    sides[middle < 0.5 ? 0 : 1].push(label);
    turn = end;
  });
  if (hole) drawing.text([String(total)], center, 0, "middle", 1);

  sides[1].reverse();
  sides.forEach((labels) => {
    spread(labels);
    nest(labels);
  });
  sides.forEach((labels, side) => labels.forEach((label) => {
    const outwards = side ? -1 : 1;
    const edge = center + outwards * (radius + gap);
    drawing.text(label.lines, drawing.x(edge), label.top + 3 + lineHeight / 2, outwards > 0 === drawing.isMirrored ? "end" : "start", 1);
    const y = label.top + label.height / 2;
    const x = edge - outwards * 4;
    const distance = radius + 6 + label.rank * 3;
    const [fromX, fromY] = point(label.turn, distance).split(" ").map(Number);
    const isClear = (fromX - center) * (x - fromX) + fromY * (y - fromY) >= 0;
    const turn = Math.acos(Math.max(-0.8, Math.min(0.8, -y / distance))) / 2 / Math.PI;
    const around = isClear ? "" : arc(label.turn, side ? 1 - turn : turn, distance);
    drawing.line(`M${point(label.turn, radius)}L${fromX} ${fromY}${around}L${x} ${y}`);
  }));
  const ends = sides.flat().flatMap((label) => [label.top, label.top + label.height]);
  let bottom = Math.max(radius + 9, ...ends);
  all.filter((part) => !part.count).forEach((part) => {
    const lines = wrap(`${part.label} ${shownFigures(question, part)}`, width);
    drawing.text(lines, center, bottom + lineHeight, "middle");
    bottom += lines.length * lineHeight + 4;
  });
  return drawing.svg(chartName(kind, result, all), Math.min(-radius - 9, ...ends), bottom + 8);
}

// Lines that run around the ring side by side keep apart: the one that leaves first runs outside.
function nest(labels) {
  labels.forEach((label) => {
    label.rank = 0;
    label.at = label.top + label.height / 2;
  });
  const passes = (label, next) => label && next && (next.y - label.at) * (next.y - label.y) < 0;
  [...labels].reverse().reduce((next, label) => {
    if (passes(label, next)) label.rank = next.rank + 1;
    return label;
  }, null);
  labels.reduce((previous, label) => {
    if (passes(label, previous)) label.rank = previous.rank + 1;
    return label;
  }, null);
}
