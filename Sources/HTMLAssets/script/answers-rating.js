// The numbers are options, which the data leaves out.
survey.questions.filter((question) => question.type === "rating").forEach((question) => {
  question.options = [];
  for (let number = question.min; number <= question.max; number++) {
    question.options.push({ value: String(number), label: String(number) });
  }
});

readers.rating = (question, value) =>
  readScalar(value, (text) => {
    const number = parseNumber(text);
    return Number.isInteger(number) && number >= question.min && number <= question.max
      ? number
      : new Unrecognised(text);
  });
