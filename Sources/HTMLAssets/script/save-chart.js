// Saves a chart as a picture that stands alone: with the page's font and colours and a background.
resultParts.push((question) => {
  if (!charts[question.chart.kind]) return null;
  const name = `${survey.id}.${question.id}`;
  const pictureOf = (event) => standalone(event.target.closest("section").querySelector("svg"));
  const saveSVG = (event) => save(name + ".svg", "image/svg+xml", pictureOf(event).text);
  const savePNG = (event) => {
    const { text, width, height } = pictureOf(event);
    const image = new Image();
    const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    image.onload = () => {
      const canvas = element("canvas", { width: 2 * width, height: 2 * height });
      canvas.getContext("2d").drawImage(image, 0, 0, 2 * width, 2 * height);
      canvas.toBlob((blob) => save(name + ".png", "image/png", blob));
      URL.revokeObjectURL(url);
    };
    image.src = url;
  };
  return element("div", { class: "actions" }, button("save_svg", saveSVG, "plain"), button("save_png", savePNG, "plain"));
});

function standalone(chart) {
  const style = getComputedStyle(chart);
  const copy = chart.cloneNode(true);
  const margin = 16;
  const [left, top, width, height] = copy.getAttribute("viewBox").split(" ").map(Number);
  const box = { x: left - margin, y: top - margin, width: width + 2 * margin, height: height + 2 * margin };
  copy.setAttribute("viewBox", Object.values(box).join(" "));
  copy.setAttribute("width", box.width);
  copy.setAttribute("height", box.height);
  copy.setAttribute("color", style.color);
  copy.setAttribute("direction", style.direction);
  copy.setAttribute("font-family", style.fontFamily);
  copy.prepend(svg("rect", { ...box, fill: getComputedStyle(document.body).backgroundColor }));
  return { text: new XMLSerializer().serializeToString(copy), width: box.width, height: box.height };
}
