// The results, and back to the survey with the answers as they were.
function drawResults() {
  if (document.body.dataset.view !== "results" && !byId("after")?.offsetParent) return;
  const container = byId("after")?.offsetParent ? byId("after") : byId("figures");
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
