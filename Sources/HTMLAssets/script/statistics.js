// Exact statistics of numbers given in millionths.

// A quotient to two decimals, half away from zero.
function hundredths(dividend, divisor) {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = Number((200n * size + divisor) / (2n * divisor)) / 100;
  return dividend < 0n ? -rounded || 0 : rounded;
}

function squareRoot(square) {
  let root = BigInt(Math.floor(Math.sqrt(Number(square))));
  while (root * root > square) root--;
  while ((root + 1n) * (root + 1n) <= square) root++;
  return root;
}

function meanOf(values) {
  const sum = values.reduce((total, value) => total + BigInt(value), 0n);
  return values.length ? hundredths(sum, BigInt(values.length) * 1000000n) : null;
}

// The quartile 1, 2 or 3 by linear interpolation (type 7 of Hyndman and Fan, 1996).
function quartile(sorted, number) {
  if (!sorted.length) return null;
  const place = (sorted.length - 1) * number;
  const low = BigInt(sorted[Math.floor(place / 4)]);
  const high = BigInt(sorted[Math.ceil(place / 4)]);
  return hundredths(4n * low + BigInt(place % 4) * (high - low), 4000000n);
}

// The standard deviation of the sample, rounded by comparing squares, never a rounded root.
function deviationOf(values) {
  const n = BigInt(values.length);
  if (n < 2n) return null;
  let sum = 0n;
  let squares = 0n;
  values.forEach((value) => {
    sum += BigInt(value);
    squares += BigInt(value) ** 2n;
  });
  const half = squareRoot(4n * (n * squares - sum * sum) / (n * (n - 1n) * 100000000n));
  return Number((half + 1n) / 2n) / 100;
}

function addStatistics(result, values) {
  values.sort((a, b) => a - b);
  result.mean = meanOf(values);
  result.median = quartile(values, 2);
  result.sd = deviationOf(values);
}
