// 1 May 2026, in the reader's way; English has the day first.
function longDate(day) {
  return new Date(day).toLocaleDateString(locale() === "en" ? "en-GB" : locale(),
    { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" });
}
