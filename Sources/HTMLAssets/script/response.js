// Something was answered that cannot be an answer to the question.
class Unrecognised {
  constructor(text) {
    this.unrecognised = text;
  }
}

// The answers of a response as they are stored: only of questions that are shown.
function responseAnswers(answers, others) {
  const stored = {};
  const shown = visibility(answers);
  survey.questions.forEach((question, index) => {
    const answer = answers[index];
    if (!shown[index] || answer === null || answer === undefined) return;
    stored[question.id] = answer;
    const other = otherOption(question);
    if (other && others[index] && isChosen(other, answer)) {
      stored[question.id + ".other.text"] = others[index];
    }
  });
  return stored;
}

function otherOption(question) {
  return (question.options || []).find((option) => option.other);
}

function isChosen(option, answer) {
  return [].concat(answer).includes(option.value);
}
