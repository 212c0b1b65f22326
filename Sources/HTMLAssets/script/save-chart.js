// Saves a chart as a picture that stands alone: black on white, with the page's font.
function saveChart(event, question, isPNG) {
  const chart = event.target.closest("section").querySelector("svg");
  const { y, width, height } = chart.viewBox.baseVal;
  const { fontFamily, direction } = getComputedStyle(chart);
  const size = { width: width + 32, height: height + 32 };
  const copy = svg("svg", {
    ...size, viewBox: [-16, y - 16, size.width, size.height], color: "#000", "font-family": fontFamily, direction, "font-size": 14,
  }, svg("rect", { ...size, x: -16, y: y - 16, fill: "#fff" }), ...chart.cloneNode(true).childNodes);
  const name = `${survey.id}.${question.id}.`;
  const text = new XMLSerializer().serializeToString(copy);
  if (!isPNG) return save(name + "svg", "image/svg+xml", text);
  const image = new Image();
  const canvas = element("canvas", { width: 2 * size.width, height: 2 * size.height });
  image.onload = () => {
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => save(name + "png", "image/png", blob));
  };
  image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
}

resultParts.push((question) => charts[question.chart.kind] && element("div", { class: "actions" },
  button("save_svg", (event) => saveChart(event, question), "plain"),
  button("save_png", (event) => saveChart(event, question, true), "plain")));
