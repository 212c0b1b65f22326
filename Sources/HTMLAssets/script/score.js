// The quiz score, after submitting.
on.submit.push(() => {
  const { points, possible, passed } = score(state.answers);
  const verdict = passed === null ? "" : " " + word(passed ? "passed" : "not_passed");
  byId("score").textContent = word("scored", { points, possible }) + verdict;
});
