// Counts responses. The figures agree to the last digit with those of every other output, so sums
// are exact integers and only what is printed is rounded. `tallies` has a function for each question
// type: (question, answers, result) adds its figures to the result.
// `counting` has functions (question, result, answered responses, index) that add to any.
const tallies = {};
const counting = [];

function tally(responses) {
  const read = responses.map((response) => {
    const { answers, others } = readResponse(response);
    return { answers, others, shown: visibility(answers) };
  });
  return survey.questions.map((question, index) => tallyQuestion(question, index, read));
}

function tallyQuestion(question, index, read) {
  const count = tallies[question.type];
  if (!count) return null;
  const asked = read.filter((response) => response.shown[index]);
  const answered = asked.filter((response) => response.answers[index] !== null);
  if (answered.length < survey.minimumCount) return { asked: null, answered: null };
  const answers = answered.map((response) => response.answers[index]);
  const result = { asked: asked.length, answered: answers.length };
  if (question.answer) countRight(question, answers, result);
  const left = [];
  count(question, answers, result, left);
  counting.forEach((add) => add(question, result, answered, index));
  addTexts(result, "unrecognised", left.map((answer) => answer.unrecognised || answer));
  return result;
}

function addTexts(result, name, texts) {
  if (texts.length) result[name] = countTexts(texts);
}

// The most frequent first, then by code point: strings compare by UTF-16 units, in which surrogates
// would stand before the last of the single ones.
function countTexts(texts) {
  const counts = new Map();
  texts.forEach((text) => counts.set(text, (counts.get(text) || 0) + 1));
  const place = (text) => text.replace(/[\ud800-\udfff]/g, "\uffff$&");
  return [...counts].map(([text, count]) => ({ text, count }))
    .sort((a, b) => b.count - a.count || (place(a.text) < place(b.text) ? -1 : 1));
}

function countOption(option, count, percent) {
  return { value: option.value, label: option.label, count, percent };
}
