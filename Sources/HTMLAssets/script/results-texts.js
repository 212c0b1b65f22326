// The table of texts, dates or times.
resultParts.push((question, result) => result.answers
  && dataTable(question, [word("answer"), word("count")], result.answers.map((item) => [item.text, item.count])));
