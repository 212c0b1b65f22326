// How many ranked an option at all, how many first, its mean place, and n points for the first of n
// places down to 1 for the last.
tallies.rank = (question, answers, result, left) => {
  const n = question.options.length;
  const rankings = answers.map((answer) => listAt(answer).filter((value) => isOption(question, value)));
  result.options = question.options.map((option) => {
    const places = rankings.map((ranking) => ranking.indexOf(option.value) + 1).filter(Boolean);
    const sum = places.reduce((total, place) => total + place, 0);
    return {
      ...countOption(option, places.length, percentage(places.length, answers.length)),
      firsts: places.filter((place) => place === 1).length,
      mean_rank: places.length ? hundredths(BigInt(sum), BigInt(places.length)) : null,
      borda: (n + 1) * places.length - sum,
    };
  });
  left.push(...answers.flatMap((answer) => answer).filter((value) => !isOption(question, value)));
};
