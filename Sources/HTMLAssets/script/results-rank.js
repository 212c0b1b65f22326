// The table of a ranking.
resultParts.push((question, result) => {
  if (question.type !== "rank") return null;
  const head = ["answer", "count", "percent", "first_places", "mean_rank", "borda_points"].map((key) => word(key));
  return dataTable(question, head, partsOf(question, result).map((part) =>
    [part.label, part.count, percentText(part.percent), part.firsts ?? "–", part.mean_rank ?? "–", part.borda ?? "–"]));
});
