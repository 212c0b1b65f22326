// To one decimal, half up; null of nobody.
function percentage(count, total) {
  return total ? Math.floor((2000 * count + total) / (2 * total)) / 10 : null;
}
