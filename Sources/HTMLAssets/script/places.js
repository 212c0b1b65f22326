// Answers of earlier questions inside texts.
function answerText(index) {
  const question = questions[index];
  const answer = shown[index] ? state.answers[index] : null;
  const label = (value) => {
    const option = (question.options || []).find((item) => item.value === value);
    return option ? option.other && state.others[index] || textOf(option.label) : value;
  };
  if (answer == null) return "…";
  if (Array.isArray(answer)) return answer.map(label).join(", ");
  if (typeof answer === "number") return shownValue("n", answer);
  if (typeof answer !== "object") return question.type === "date" ? longDate(answer) : label(answer);
  return answer.unrecognised ?? question.rows.filter((row) => row.id in answer)
    .map((row) => `${textOf(row.text)}: ${label(answer[row.id])}`).join(", ");
}

function fillPlaces() {
  document.querySelectorAll("[data-a]").forEach((place) => {
    place.textContent = answerText(+place.dataset.a);
  });
}

on.start.push(fillPlaces);
on.change.push(fillPlaces);
on.language.push(fillPlaces);
on.reset.push(fillPlaces);
