// A device that is passed around: clear for the next person after two minutes without a sign of
// life, with half a minute's warning; back to the start by itself after the thanks.
let idle = Date.now();
let thanked = Infinity;

function alive() {
  idle = Date.now();
  byId("warning").textContent = "";
}

["pointerdown", "pointermove", "keydown", "scroll", "touchstart"].forEach((kind) =>
  addEventListener(kind, alive, { passive: true, capture: true }));

setInterval(() => {
  const isUntouched = document.body.dataset.view === "survey" && !state.page && state.answers.every((answer, index) =>
    JSON.stringify(answer) === JSON.stringify(questions[index].initial ?? null));
  const rest = Date.now() - idle;
  if (rest >= 120000 && !isUntouched || document.body.dataset.view === "thanks" && Date.now() - Math.max(thanked, idle) >= 10000) {
    thanked = Infinity;
    byId("kept").closest("details").open = false;
    newResponse();
    alive();
  } else if (rest >= 90000 && !isUntouched && !byId("warning").textContent) {
    byId("warning").textContent = word("clears_soon");
  }
}, 1000);

on.submit.push(() => {
  thanked = Date.now();
});
