// Something was answered that cannot be an answer to the question.
class Unrecognised {
  constructor(text) {
    this.unrecognised = text;
  }
}

// The answers of a response as they are stored: only of questions that are shown. `storing` has
// functions (stored, question, answer, other) that add to them.
const storing = [];

function responseAnswers(answers, others) {
  const stored = {};
  const shown = visibility(answers);
  survey.questions.forEach((question, index) => {
    const answer = answers[index];
    if (!shown[index] || answer == null) return;
    stored[question.id] = answer;
    storing.forEach((add) => add(stored, question, answer, others[index]));
  });
  return stored;
}
