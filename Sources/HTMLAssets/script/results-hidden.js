function hiddenText() {
  return word("hidden", { n: survey.minimumCount });
}
