checks.other = (question, answer, other) => {
  if (!other && isOtherChosen(question, answer)) return ["please_say_other", { label: otherOption(question).label }];
};
