// Places of a scale's options and ratings, with their statistics.
tallies.scale = tallies.rating = (question, answers, result, left) => {
  const texts = answers.map((answer) => typeof answer === "number" ? String(answer) : answer);
  left.push(...countChoices(question.options, texts, result));
  const { length } = question.options;
  const scores = texts.map((text) => question.options.findIndex((option) => option.value === text) + 1)
    .filter(Boolean)
    .map((place) => question.type === "rating" ? place - 1 + question.min : question.reverse ? length + 1 - place : place);
  addStatistics(result, scores.map(millionths));
};
