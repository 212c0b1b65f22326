// Exclusive options alone satisfy the least number.
checks.choose_many = (question, answer) => {
  const isAlone = answer.every((value) =>
    question.options.some((option) => option.exclusive && option.value === value));
  if (answer.length < question.min && !isAlone) return ["please_choose_at_least", { n: question.min }];
  if (answer.length > question.max) return ["please_choose_at_most", { n: question.max }];
};
