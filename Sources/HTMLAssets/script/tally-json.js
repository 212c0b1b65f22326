// The canonical JSON of a tally, byte for byte; for checks against the other outputs, never in a
// page.
function tallyText({ responses, duplicates = 0, unreadable = 0 }) {
  const questions = tally(responses).flatMap((result, index) => {
    if (!result) return [];
    const { id, text, type } = survey.questions[index];
    return [{ id, question: allTexts(text)[0], type, ...result }];
  });
  const quiz = survey.quiz && { quiz: tallyQuiz(responses) };
  const whole = {
    survey: survey.id, title: allTexts(survey.title)[0], responses: responses.length, duplicates, unreadable,
    ...quiz, questions,
  };
  return indented(whole, "\n") + "\n";
}

function indented(value, line) {
  if (typeof value === "number") return plain(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const inner = line + "  ";
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => indented(item, inner))
    : Object.entries(value).map(([name, item]) =>
      `${JSON.stringify(name)}: ${indented(isText(name) ? allTexts(item)[0] : item, inner)}`);
  const [open, close] = isList ? "[]" : "{}";
  return items.length ? open + inner + items.join("," + inner) + line + close : open + close;
}

function isText(name) {
  return name === "label" || name === "text";
}

function plain(number) {
  const text = String(number);
  return text.includes("e") ? number.toFixed(8).replace(/0+$/, "") : text;
}
