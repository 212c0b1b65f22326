// An answer is matched to an option's value, else to its label in any language.
function optionValue(question, text) {
  const match = question.options.find((option) => option.value === text)
    || question.options.find((option) => allTexts(option.label).includes(text));
  if (match) return match.value;
  const yesOrNo = question.type === "yes_no" && /^(?:(true|1|yes)|false|0|no)$/i.exec(text);
  return yesOrNo ? yesOrNo[1] ? "Yes" : "No" : text;
}

function isOption(question, value) {
  return question.options.some((option) => option.value === value);
}

readers.choose_one = readers.yes_no = readers.scale = (question, value) =>
  readScalar(value, (text) => optionValue(question, text));
