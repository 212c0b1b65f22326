// What the generated conditions call. A number that is not there is NaN, with which every
// comparison is false.
function textAt(answer, row) {
  const value = row === undefined ? answer : answer && own(answer, row);
  return typeof value === "string" ? value : null;
}

function rowID(question, row) {
  return survey.questions[question].rows[row].id;
}

function isAnswered(answer) {
  return answer !== null && answer !== undefined;
}

function sameText(left, right) {
  return left !== null && left === right;
}

function listAt(answer) {
  return Array.isArray(answer) ? answer : [];
}

function valueAt(answer) {
  return typeof answer === "number" ? answer : NaN;
}

function placeAt(index, answer, row) {
  const options = survey.questions[index].options;
  return options.findIndex((option) => option.value === textAt(answer, row)) + 1 || NaN;
}

function momentAt(answer) {
  if (typeof answer !== "string") return NaN;
  const [hours, minutes] = answer.split(":");
  return minutes ? hours * 60 + +minutes : Date.parse(answer) / 864e5;
}

function finite(number) {
  return isFinite(number) ? number : NaN;
}
