// An answer is matched to an option's value, else to its label in any language.
function optionValue(question, text) {
  const match = question.options.find((option) => option.value === text)
    || question.options.find((option) => allTexts(option.label).includes(text));
  return match ? match.value : question.type === "yes_no" ? yesOrNo(text) : text;
}

readers.choose_one = readers.yes_no = readers.scale = (question, value) =>
  readScalar(value, (text) => optionValue(question, text));
