// Numbers and days as the reader writes them.
function shownValue(name, value) {
  if (name === "date") return longDate(value);
  if (typeof value !== "number") return textOf(value);
  return value.toLocaleString(locale(), { maximumFractionDigits: 6, numberingSystem: "latn", useGrouping: false });
}
