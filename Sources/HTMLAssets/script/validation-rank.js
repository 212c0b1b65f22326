// Without bounds all options are to be ranked.
checks.rank = (question, answer) => {
  const { min, max, options } = question;
  if ((min ?? max) === undefined && answer.length < options.length) return ["please_rank_all", { n: options.length }];
  if (answer.length < min) return ["please_rank_at_least", { n: min }];
  if (answer.length > max) return ["please_rank_at_most", { n: max }];
};
