// The points of one answer; else the place of a scale or grid row, or the rating.
function scoreAt(index, answer, row) {
  const question = survey.questions[index];
  if (answer === null || answer === undefined || answer instanceof Unrecognised) return NaN;
  if (question.possible !== undefined) return pointsOf(question, answer) / 1e6;
  if (question.type === "rating") return valueAt(answer);
  const place = placeAt(index, answer, row);
  const { reverse } = row === undefined ? question : question.rows.find((item) => item.id === row);
  return reverse ? question.options.length + 1 - place : place;
}
