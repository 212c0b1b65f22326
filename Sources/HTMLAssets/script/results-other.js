// What was written beside Other.
resultParts.push((question, result) => result.other && textCounts(result.other, textOf(otherOption(question).label)));
