// What all charts share. A chart is drawn in the page's own pixels, so that its text has the page's
// size; x runs in the direction of reading and is mirrored where that is right to left. Labels are
// wrapped, never cut, and the height follows from them.
const lineHeight = 18;
const ruler = document.createElement("canvas").getContext("2d");

function svg(tag, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  Object.entries(attributes).forEach(([name, value]) => node.setAttribute(name, value));
  node.append(...children);
  return node;
}

// Of bold text, so that there is always room.
function widthOf(text) {
  return ruler.measureText(text).width;
}

// Lines no wider than `width`, broken at spaces, else inside a word.
function wrap(text, width) {
  const lines = [];
  let line = "";
  for (const scalar of text) {
    if (widthOf((line + scalar).trimEnd()) > width && line) {
      const space = line.lastIndexOf(" ") + 1 || line.length;
      lines.push(line.slice(0, space));
      line = line.slice(space);
    }
    line += scalar;
  }
  return [...lines, line];
}

class Drawing {
  constructor(width) {
    const { direction, fontFamily } = getComputedStyle(document.body);
    this.width = width;
    this.isMirrored = direction === "rtl";
    this.nodes = [];
    ruler.font = "700 14px " + fontFamily;
  }

  x(x) {
    return this.isMirrored ? this.width - x : x;
  }

  // Lines of text, the last `bold` of them bold; the first line's middle is at y.
  text(lines, x, y, anchor = "start", bold = 0) {
    lines.forEach((line, index) => this.nodes.push(svg("text", {
      x: this.x(x), y: y + index * lineHeight, dy: ".35em", "text-anchor": anchor, fill: "currentColor",
      "font-weight": index < lines.length - bold ? 400 : 700,
    }, line)));
  }

  // A filled shape with an outline that contrasts.
  path(d, fill) {
    this.nodes.push(svg("path", { d, fill, stroke: "currentColor" }));
  }

  line(d) {
    this.path(d, "none");
  }

  // The finished image, from the height `top` down to `bottom`, with its name.
  svg(name, top, bottom) {
    return svg("svg", {
      role: "img", "aria-label": name, width: this.width, height: bottom - top,
      viewBox: [0, top, this.width, bottom - top], "font-size": 14, class: "chart",
    }, ...this.nodes);
  }
}

// "Donut chart. 5 answers. Burgers 2 (40.0%), Salad 3 (60.0%)."
function chartName(kind, result, parts) {
  return `${kind}. ${word("answers", { n: result.answered })}. ${figuresOf(parts)}.`;
}

function figuresOf(parts) {
  return parts.map((part) => `${part.label} ${bothFigures(part)}`).join(", ");
}

resultParts.push((question, result, width) => {
  const draw = charts[question.chart.kind];
  return draw && element("figure", {}, chartTitle(question), draw(question, result, Math.max(240, Math.min(width, 640))));
});
