// Donut and pie: every part's label stands beside it and is tied to it by a line. From the middle
// line labels are only ever moved away, up or down, so no line runs over the ring. What nobody
// chose stands below.
function drawRing(question, result, width, hole, kind) {
  const drawing = new Drawing(width);
  const parts = drawnParts(question, result);
  const total = parts.reduce((sum, part) => sum + part.count, 0);
  const center = width / 2;
  const room = center - 26;

  // The columns of labels get what their words need, the ring what is left.
  const needed = parts.flatMap((part) => [...part.label.split(" "), shownFigures(question, part)]).map(widthOf);
  const column = Math.min(room - 45, Math.max(room - 110, ...needed));
  const radius = room - column;
  const inner = hole * radius;

  const at = (turn, distance) => {
    const angle = turn * 2 * Math.PI;
    return [center + distance * Math.sin(angle), -distance * Math.cos(angle)];
  };
  const arc = (from, to, distance) => [(from + to) / 2, to].map((turn) =>
    `A${distance} ${distance} 0 0 ${from < to ? 1 : 0} ${at(turn, distance)}`).join("");
  let turn = 0;
  parts.forEach((part) => {
    if (!part.count) return;
    const end = turn + part.count / total;
    part.turn = (turn + end) / 2;
    part.height = -Math.cos(part.turn * 2 * Math.PI);
    const join = part.count < total ? "L" : "M";
    drawing.path(`M${at(turn, radius)}${arc(turn, end, radius)}${join}${at(end, inner)}${arc(end, turn, inner)}Z`, part.color);
    turn = end;
  });
  if (hole) drawing.text([String(total)], center, 0, "middle", 1);

  const filled = {};
  parts.filter((part) => part.count).sort((a, b) => Math.abs(a.height) - Math.abs(b.height)).forEach((part) => {
    const lines = [...wrap(part.label, column), shownFigures(question, part)];
    const size = lines.length * lineHeight + 6;
    const side = part.turn < 0.5 ? 1 : -1;
    const down = part.height < 0 ? -1 : 1;
    const near = Math.max(filled[[side, down]] || 0, Math.abs(part.height) * (radius + 10) - size / 2);
    filled[[side, down]] = near + size;
    const edge = center + side * (radius + 24);
    const middle = down * (near + size / 2);
    drawing.line(`M${at(part.turn, radius)}L${at(part.turn, radius + 7)}L${edge - side * 4} ${middle}`);
    const anchor = side > 0 === drawing.isMirrored ? "end" : "start";
    drawing.text(lines, drawing.x(edge), middle - (lines.length - 1) * lineHeight / 2, anchor, 1);
  });
  const reach = (side) => Math.max(radius + 8, filled[[1, side]] || 0, filled[[-1, side]] || 0);
  let bottom = reach(1);
  parts.filter((part) => !part.count).forEach((part) => {
    const lines = wrap(`${part.label} ${shownFigures(question, part)}`, width);
    drawing.text(lines, center, bottom + lineHeight, "middle");
    bottom += lines.length * lineHeight + 6;
  });
  return drawing.svg(chartName(kind, result, parts), -reach(-1), bottom);
}
