// Another language: all texts stand in the page, those of one language are shown.
function speak(language) {
  state.language = language;
  document.documentElement.lang = language;
  document.querySelectorAll("[data-l]").forEach((text) => {
    text.hidden = text.lang !== language;
  });
  const place = survey.languages.indexOf(language);
  document.querySelectorAll("[data-placeholder]").forEach((box) => {
    box.placeholder = JSON.parse(box.dataset.placeholder)[place];
  });
  document.title = textOf(survey.title);
  byId("language").value = language;
  document.documentElement.dir = byId("language").selectedOptions[0].dir;
  run("language");
}

byId("language").addEventListener("change", (event) => speak(event.target.value));
on.draft.push((draft) => {
  if (survey.languages.includes(draft.language)) speak(draft.language);
});
