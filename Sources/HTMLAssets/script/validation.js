// What is wrong with the answers: at most one thing a question, in page order, as a built-in word
// and what stands in its places. `checks` has a function for each question type with rules of its
// own: (question, answer) => [word, args] or nothing; `unreadable` the words for what is no number,
// date or time.
const checks = {};
const unreadable = {};

function violations(answers, others) {
  const shown = visibility(answers);
  return survey.questions.flatMap((question, index) => {
    const answer = answers[index] ?? null;
    const problem = shown[index] && violation(question, answer, others[index]);
    return problem ? [{ question: index, word: problem[0], args: problem[1] || {}, ...problem[2] }] : [];
  });
}

function violation(question, answer, other) {
  if (answer === null || !answer.length && Array.isArray(answer)) {
    return question.required && [question.rows ? "please_answer_every_row" : "please_answer"];
  }
  if (answer instanceof Unrecognised) return unreadable[question.type];
  return [checks[question.type], checks.other].reduce((found, check) => found || check && check(question, answer, other), null);
}
