// Another language: all texts stand in the page, those of one language are shown.
const rightToLeft = (tag) => survey.rightToLeft?.includes(tag);

function speak(language) {
  state.language = language;
  document.documentElement.lang = language;
  document.documentElement.dir = rightToLeft(language) ? "rtl" : "ltr";
  document.querySelectorAll("[data-l]").forEach((text) => {
    text.hidden = text.lang !== language;
  });
  const place = survey.languages.indexOf(language);
  document.querySelectorAll("[data-placeholder]").forEach((box) => {
    box.placeholder = JSON.parse(box.dataset.placeholder)[place];
  });
  document.title = textOf(survey.title);
  byId("language").value = language;
  run("language");
}

byId("language").addEventListener("change", (event) => speak(event.target.value));
