// How many answered right.
resultParts.push((question, result) => result.right === undefined ? null : element("p", {},
  `${word("right_answers", { n: result.right })} (${percentText(result.right_percent)})`));
