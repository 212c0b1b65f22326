// Texts in several languages, or with places for answers.
function textOf(text) {
  if (typeof text === "string") return text;
  if (!Array.isArray(text)) return textOf(text[state.language] ?? text[survey.languages[0]]);
  return text.map((part) => typeof part === "number" ? answerText(part) : part).join("");
}
