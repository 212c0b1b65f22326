// Mean, median and their kin.
resultParts.push((question, result) => {
  const figures = [
    [word("mean"), result.mean], [word("median"), result.median], [word("standard_deviation"), result.sd],
    [word("minimum"), result.min], [word("maximum"), result.max],
    [word("lower_quartile"), result.q1], [word("upper_quartile"), result.q3],
  ].filter(([, value]) => value !== undefined);
  return figures.length && element("dl", {}, ...figures.map(([name, value]) =>
    element("div", {}, element("dt", {}, name), element("dd", {}, value === null ? "–" : String(value)))));
});
