// The table of options.
resultParts.push((question, result) => {
  if (!result.options) return null;
  const isRank = question.type === "rank";
  const head = [word("answer"), word("count"), word("percent")];
  if (isRank) head.push(word("first_places"), word("mean_rank"), word("borda_points"));
  return dataTable(question, head, partsOf(question, result).map((part) => {
    const cells = [part.label, part.count, percentText(part.percent)];
    return isRank ? [...cells, part.firsts ?? "–", part.mean_rank ?? "–", part.borda ?? "–"] : cells;
  }));
});
