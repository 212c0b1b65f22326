// The table of options.
resultParts.push((question, result) => result.options && question.type !== "rank"
  && dataTable(question, [word("answer"), word("count"), word("percent")], partsOf(question, result).map((part) =>
    [part.label, part.count, percentText(part.percent)])));
