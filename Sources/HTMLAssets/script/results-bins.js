// The table of numbers by interval.
resultParts.push((question, result) => result.bins
  && dataTable(question, [word("answer"), word("count")], result.bins.map((bin) => [binText(bin), bin.count])));

function binText(bin) {
  return `${bin.from} – ${bin.to}`;
}
