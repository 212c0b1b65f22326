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

function readResponse(response) {
  const answers = survey.questions.map((question) => {
    const read = readers[question.type];
    return (read && read(question, own(response.answers, question.id))) ?? null;
  });
  const others = survey.questions.map((question) =>
    scalarText(own(response.answers, question.id + ".other.text")) ?? null);
  return { answers, others };
}
