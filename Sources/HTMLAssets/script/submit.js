// Submitting, the thanks, and the next response.
function newResponse() {
  run("reset");
  show("survey");
  focusOn(document.querySelector("h1"));
}

function submit() {
  if (!byId("thanks").hidden || !on.check.every((check) => check(() => true))) return;
  const response = {
    survey: survey.id,
    fingerprint: survey.fingerprint,
    id: state.id,
    submitted_at: new Date().toISOString().replace(/\.\d+/, ""),
    language: state.language,
    answers: responseAnswers(state.answers, state.others),
  };
  store.append(response);
  show("thanks");
  focusOn(byId("thanks").querySelector("h2"));
  run("submit", response);
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (byId("next")?.hidden === false) turnPage(1);
  else submit();
});
byId("again")?.addEventListener("click", newResponse);
on.reset.push(begin);
