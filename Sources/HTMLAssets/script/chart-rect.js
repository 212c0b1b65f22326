function drawRect(drawing, x, y, width, height, fill) {
  drawing.path(`M${drawing.x(x)} ${y}H${drawing.x(x + width)}v${height}H${drawing.x(x)}Z`, fill);
}
