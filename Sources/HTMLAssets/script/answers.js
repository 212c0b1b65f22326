// What a response says, read as the language reads it. `readers` has a function for each question
// type that the survey uses: (question, value) => answer or null.
const readers = {};

// The text of a scalar; null when it is blank; undefined when it is a list or an object.
function scalarText(value) {
  return value == null ? null : isShape(value) ? undefined : normalise(String(value)) || null;
}

function readScalar(value, read) {
  const text = scalarText(value);
  return text === undefined ? new Unrecognised(compactJSON(value)) : text && read(text);
}

// All the ways in which a text of the survey is written.
function allTexts(text) {
  const texts = typeof text === "object" && !Array.isArray(text) ? Object.values(text) : [text];
  return texts.map(written);
}

// A text of one language as its author wrote it.
function written(text) {
  return typeof text === "string"
    ? text
    : text.map((part) => part >= 0 ? `{{${survey.questions[part].id}}}` : part).join("");
}

function readResponse(response) {
  const answers = survey.questions.map((question) => {
    const read = readers[question.type];
    return (read && read(question, own(response.answers, question.id))) ?? null;
  });
  const others = survey.questions.map((question) =>
    scalarText(own(response.answers, question.id + ".other.text")) ?? null);
  return { answers, others };
}
