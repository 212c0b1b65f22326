// One choice each. Percentages share 100.0 by largest remainder, ties to the earlier; those that
// are no option are a last part that takes its share unseen.
function shares(counts, total) {
  if (!total) return counts.map(() => null);
  const parts = counts.map((count) => Math.floor(1000 * count / total));
  const missing = 1000 - parts.reduce((sum, part) => sum + part, 0);
  counts.map((count, index) => [1000 * count % total, index])
    .sort((a, b) => b[0] - a[0] || a[1] - b[1])
    .slice(0, missing)
    .forEach(([, index]) => parts[index]++);
  return parts.map((part) => part / 10);
}

// Adds the options' counts; returns the answers that are none of them.
function countChoices(options, answers, result) {
  const counts = options.map((option) => answers.filter((answer) => answer === option.value).length);
  const left = answers.filter((answer) => !options.some((option) => option.value === answer));
  const percents = shares([...counts, left.length], answers.length);
  result.options = options.map((option, index) => countOption(option, counts[index], percents[index]));
  return left;
}

tallies.choose_one = tallies.yes_no = (question, answers, result, left) => {
  left.push(...countChoices(question.options, answers, result));
};
