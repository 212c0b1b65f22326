// Between the controls and the answers. `controls` has for each kind of control how it is read and
// how an answer is shown in it.
const controls = {};
const controlOf = (index) => controls[boxes[index].dataset.kind];

function take(event) {
  const index = boxes.indexOf(event.target.closest("[data-kind]"));
  if (index >= 0) read(index, event);
}

function read(index, event) {
  const box = boxes[index];
  if (event.target.matches(".other")) state.others[index] = normalise(event.target.value) || null;
  else state.answers[index] = controlOf(index).read(box, index, event);
  settle(index);
  run("change", index, event.type === "change");
}

// Puts an answer into its controls, as for a default or a draft.
function write(index, answer) {
  state.answers[index] = answer;
  controlOf(index).write(boxes[index], answer, index);
  settle(index);
}

// What depends on the answer inside the question itself.
function settle(index) {
  const box = boxes[index];
  const answer = state.answers[index];
  run("settle", box, index);
  const clear = box.querySelector(".clear");
  if (clear) clear.hidden = answer == null;
}

function clearAnswer(event) {
  const box = event.target.closest("[data-kind]");
  const index = boxes.indexOf(box);
  write(index, null);
  firstControl(box).focus();
  run("change", index, true);
}

function firstControl(box) {
  return box.querySelector("input:not([hidden]), select, textarea, button");
}

function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function begin() {
  state.id = newId();
  state.page = 0;
  questions.forEach((question, index) => {
    state.others[index] = null;
    state.answers[index] = null;
    if (controlOf(index)) write(index, question.initial ?? null);
  });
}

form.addEventListener("input", take);
form.addEventListener("change", take);
document.querySelectorAll(".clear").forEach((clear) => clear.addEventListener("click", clearAnswer));
