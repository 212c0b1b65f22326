unreadable.number = ["please_enter_number"];
checks.number = (question, answer) => {
  const { min, max, step } = question;
  if (answer < min) return ["please_enter_at_least", { n: min }];
  if (answer > max) return ["please_enter_at_most", { n: max }];
  if ((millionths(answer) - millionths(min || 0)) % millionths(step)) return ["please_enter_in_steps", { n: step }];
};
