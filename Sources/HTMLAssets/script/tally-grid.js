// One choice a row, each row with its own base.
tallies.grid = (question, answers, result, left) => {
  const rows = answers.filter((answer) => !(answer instanceof Unrecognised));
  left.push(...answers.filter((answer) => answer instanceof Unrecognised));
  result.rows = question.rows.map((row) => {
    const values = rows.map((answer) => own(answer, row.id)).filter((value) => value !== undefined);
    const entry = { id: row.id, text: row.text, answered: values.length };
    if (values.length < survey.minimumCount) return { ...entry, answered: null };
    addTexts(entry, "unrecognised", countChoices(question.options, values, entry));
    return entry;
  });
  rows.forEach((answer) => Object.keys(answer)
    .filter((id) => !question.rows.some((row) => row.id === id))
    .forEach((id) => left.push(`${id}: ${answer[id]}`)));
};
