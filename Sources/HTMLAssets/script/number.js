// Numbers have at most six digits after the point and stay below 10⁹, so their millionths are
// integers that a JavaScript number holds exactly.
function parseNumber(text) {
  const parts = /^([+-]?)(?=\.?\d)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text);
  if (!parts) return null;
  const [, sign, whole, fraction, exponent] = parts;
  const digits = (whole + fraction).replace(/^0+/, "");
  if (!digits) return 0;
  const kept = digits.length - fraction.length + Number(exponent || 0) + 6;
  if (kept > 15) return null;
  const padded = digits.padEnd(kept + 1, "0");
  const millionths = kept < 0 ? 0 : Number(padded.slice(0, kept)) + (padded[kept] >= "5" ? 1 : 0);
  return millionths < 1e15 ? (sign === "-" ? -millionths : millionths) / 1e6 || 0 : null;
}

function millionths(number) {
  return Math.round(number * 1e6);
}

// The shortest plain decimal: six places never need an exponent.
function formatNumber(number) {
  return String(number);
}
