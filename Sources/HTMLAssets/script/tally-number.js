// Numbers: statistics and a histogram.
tallies.number = (question, answers, result, left) => {
  const values = answers.filter((answer) => typeof answer === "number").map(millionths);
  left.push(...answers.filter((answer) => typeof answer !== "number"));
  addStatistics(result, values);
  result.min = meanOf(values.slice(0, 1));
  result.max = meanOf(values.slice(-1));
  result.q1 = quartile(values, 1);
  result.q3 = quartile(values, 3);
  result.bins = binsOf(values);
};

// Sturges's number of bins, a round width; left-closed, the last closed. Widths may be finer than
// millionths, so edges are counted in units of 10⁻⁸.
function binsOf(sorted) {
  if (!sorted.length) return [];
  const low = BigInt(sorted[0]) * 100n;
  const high = BigInt(sorted[sorted.length - 1]) * 100n;
  const unit = 100000000n;
  const wanted = BigInt((sorted.length - 1).toString(2).length + 1);
  const isWhole = sorted.every((value) => value % 1e6 === 0);
  let width = unit;
  if (low < high) {
    const widths = [10n, 20n, 25n, 50n];
    let power = 1n;
    const fits = (size) => size * power % 10n === 0n && size * power / 10n * wanted >= high - low
      && (!isWhole || size * power / 10n % unit === 0n);
    while (!widths.some(fits)) power *= 10n;
    width = widths.find(fits) * power / 10n;
  }
  let from = low / width * width;
  if (from > low) from -= width;
  const bins = [];
  do {
    bins.push({ from: Number(from) / 1e8, to: Number(from + width) / 1e8, count: 0 });
    from += width;
  } while (from < high);
  sorted.forEach((value) => {
    const index = Number((BigInt(value) * 100n - (from - width * BigInt(bins.length))) / width);
    bins[Math.min(index, bins.length - 1)].count++;
  });
  return bins;
}
