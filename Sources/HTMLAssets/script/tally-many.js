// Several choices each: the base is people.
tallies.choose_many = (question, answers, result, left) => {
  const all = answers.flatMap((answer) => answer);
  result.options = question.options.map((option) => {
    const count = all.filter((value) => value === option.value).length;
    return countOption(option, count, percentage(count, answers.length));
  });
  left.push(...all.filter((value) => !isOption(question, value)));
};
