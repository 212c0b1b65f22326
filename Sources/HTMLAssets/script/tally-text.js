// Texts, dates and times.
tallies.short_text = tallies.long_text = tallies.date = tallies.time = (question, answers, result, left) => {
  left.push(...answers.filter((answer) => typeof answer !== "string"));
  result.answers = countTexts(answers.filter((answer) => typeof answer === "string"));
};
