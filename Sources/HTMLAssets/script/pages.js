// One section a page; the browser's Back button goes to the page before.
const askedPages = () => survey.sections.map((section, place) => place).filter(isAsked);

function drawPage() {
  const pages = askedPages();
  if (!pages.includes(state.page)) {
    state.page = pages.filter((page) => page < state.page).pop() ?? pages[0] ?? 0;
  }
  layOut();
  const place = pages.indexOf(state.page);
  byId("progress").textContent = word("page", { n: place + 1, total: pages.length });
  byId("bar").max = pages.length;
  byId("bar").value = place + 1;
  byId("back").hidden = place <= 0;
  byId("next").hidden = place >= pages.length - 1;
  form.querySelector(".submit").hidden = !byId("next").hidden;
}

function goTo(page, isHistory) {
  if (page === state.page) return;
  state.page = page;
  drawPage();
  if (!isHistory) history.pushState({ page }, "");
  focusOn(sections[page].querySelector("h2") || byId("progress"));
  if (!survey.collect.kiosk) keepDraft();
}

function turnPage(step) {
  const { from, to } = survey.sections[state.page];
  const isHere = (index) => index >= from && index < to;
  if (step > 0 && !on.check.every((check) => check(isHere))) return;
  run("leave");
  const pages = askedPages();
  goTo(pages[pages.indexOf(state.page) + step] ?? state.page);
}

byId("back").addEventListener("click", () => turnPage(-1));
addEventListener("popstate", (event) => {
  if (!byId("survey").hidden && sections[event.state?.page]) goTo(event.state.page, true);
});
on.start.push(() => {
  drawPage();
  history.replaceState({ page: state.page }, "");
});
on.change.push(drawPage);
on.language.push(drawPage);
on.reset.push(() => {
  drawPage();
  history.replaceState({ page: state.page }, "");
});
