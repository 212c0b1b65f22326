// All the ways in which a text of the survey is written.
function allTexts(text) {
  const texts = typeof text === "object" && !Array.isArray(text) ? Object.values(text) : [text];
  return texts.map(written);
}

// A text of one language as its author wrote it.
function written(text) {
  return typeof text === "string"
    ? text
    : text.map((part) => typeof part === "number" ? `{{${survey.questions[part].id}}}` : part).join("");
}
