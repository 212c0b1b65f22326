// The results, and back to the survey with the answers as they were.
function drawResults() {
  const container = byId(document.body.dataset.view === "thanks" ? "after" : "figures");
  if (!container?.offsetParent) return;
  container.replaceChildren();
  showResults(container);
}

let lastView = "survey";

function viewResults() {
  lastView = document.body.dataset.view;
  show("results");
  drawResults();
  focusOn(byId("results").querySelector("h2"));
}

byId("view")?.addEventListener("click", viewResults);
byId("return")?.addEventListener("click", () => {
  show(lastView);
  focusOn(lastView === "survey" ? document.querySelector("h1") : byId("thanks").querySelector("h2"));
});
on.store.push(drawResults);
on.language.push(drawResults);
