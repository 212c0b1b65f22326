// The option Other and what was written beside it, which counts only while Other is chosen.
function otherOption(question) {
  return (question.options || []).find((option) => option.other);
}

function isOtherChosen(question, answer) {
  const other = otherOption(question);
  return other && [].concat(answer).includes(other.value);
}

storing.push((stored, question, answer, other) => {
  if (other && isOtherChosen(question, answer)) stored[question.id + ".other.text"] = other;
});
