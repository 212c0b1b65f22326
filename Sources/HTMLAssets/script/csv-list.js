// A column an option: 1 or 0, in a ranking the place. What is no option stands beside them.
csvColumns.choose_many = csvColumns.rank = (question) => {
  const columns = question.options.map(({ value }) => [
    `${question.id}.${value}`,
    (answer) => {
      if (!Array.isArray(answer)) return "";
      const place = answer.filter((item) => isOption(question, item)).indexOf(value) + 1;
      return question.type === "rank" ? place || "" : Math.sign(place);
    },
  ]);
  const left = (answer) => answer.unrecognised || answer.filter((item) => !isOption(question, item)).join("\n");
  return [[question.id, left], ...columns];
};
