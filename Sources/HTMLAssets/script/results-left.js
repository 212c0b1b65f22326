// What is no option: every text with its count.
resultParts.push((question, result) => textCounts(result.unrecognised, word("not_an_option")));
