// Points are counted in millionths. Right is, for choose_many, exactly the set, for rank exactly the
// order, for others any one of the answers listed.
function isRight(question, answer) {
  return answer !== null && answer !== undefined && question.answer.some((right) => sameAnswer(question, answer, right));
}

function sameAnswer(question, answer, right) {
  if (typeof right === "number") return answer === right;
  if (typeof right === "string") {
    return typeof answer === "string"
      && (/text/.test(question.type) ? fold(answer) === fold(right) : answer === right);
  }
  const flat = (value) => JSON.stringify(Array.isArray(value) ? value : Object.entries(value || 0).sort());
  return flat(answer) === flat(right);
}

// The points for one answer; null where it has none.
function pointsOf(question, answer) {
  if (question.answer) return isRight(question, answer) ? millionths(question.points) : 0;
  const values = [].concat(answer);
  return question.options.reduce((sum, option) =>
    sum + (values.includes(option.value) ? millionths(option.points || 0) : 0), 0);
}

// The score of one response: of the questions that it was asked.
function score(answers) {
  const shown = visibility(answers);
  let points = 0;
  let possible = 0;
  survey.questions.forEach((question, index) => {
    if (question.possible === undefined || !shown[index]) return;
    possible += millionths(question.possible);
    points += pointsOf(question, answers[index]);
  });
  const { pass } = survey.quiz;
  const passed = pass === undefined ? null : BigInt(points) * 100000000n >= BigInt(millionths(pass)) * BigInt(possible);
  return { points: points / 1e6, possible: possible / 1e6, passed };
}

// Case is folded scalar by scalar, so that a final sigma folds like any other.
function fold(text) {
  return [...text].map((scalar) => scalar.toLowerCase()).join("");
}
