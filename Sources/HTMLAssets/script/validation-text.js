// Lengths count Unicode scalars.
const patterns = {
  email: [/^[^\p{White_Space}@]+@[^\p{White_Space}@.]+(\.[^\p{White_Space}@.]+)+$/u, "please_enter_email"],
  url: [/^https?:\/\/[^\p{White_Space}/?#]+\P{White_Space}*$/u, "please_enter_url"],
  phone: [/^\+?[0-9(][0-9 ()./-]*[0-9]$/u, "please_enter_phone"],
};

checks.short_text = checks.long_text = (question, answer) => {
  const length = [...answer].length;
  const [pattern, word] = patterns[question.pattern] || [];
  if (length < question.minLength) return ["please_write_at_least", { n: question.minLength }];
  if (length > question.maxLength) return ["please_write_at_most", { n: question.maxLength }];
  if (pattern && !pattern.test(answer)) return [word];
};
