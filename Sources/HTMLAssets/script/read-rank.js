// The ranking as a numbered list, made anew after every step; focus stays with the option moved.
controls.rank = {
  read: (box, index) => state.answers[index],
  write: (box, answer, index) => drawRanking(index),
};

const labelOf = (index, value) => textOf(questions[index].options.find((option) => option.value === value).label);

function rank(index, ranking, message, focus) {
  state.answers[index] = ranking.length ? ranking : null;
  settle(index);
  drawRanking(index);
  const box = boxes[index];
  (box.querySelector(focus + ":not([disabled])") || box.querySelector("button:not([disabled])")).focus();
  announce(message);
  run("change", index, true);
}

function rankButton(index, key, value, look, act) {
  const label = labelOf(index, value);
  return element("button", { type: "button", class: look, title: word(key, { label }), "aria-label": word(key, { label }), click: act });
}

function drawRanking(index) {
  const ranking = state.answers[index] || [];
  const list = boxes[index].querySelector("ol");
  const at = (value, look) => `[data-v="${questions[index].options.findIndex((option) => option.value === value)}"] ${look}`;
  const place = (value) => questions[index].options.findIndex((option) => option.value === value);
  const move = (from, to) => {
    const next = [...ranking];
    next.splice(to, 0, ...next.splice(from, 1));
    rank(index, next, `${labelOf(index, ranking[from])}: ${to + 1}`, at(ranking[from], to < from ? ".up" : ".down"));
  };
  list.replaceChildren(...ranking.map((value, step) => {
    const up = rankButton(index, "move_up", value, "step up", () => move(step, step - 1));
    const down = rankButton(index, "move_down", value, "step down", () => move(step, step + 1));
    up.disabled = !step;
    down.disabled = step === ranking.length - 1;
    return element("li", { "data-v": place(value) }, element("span", {}, labelOf(index, value)), up, down,
      rankButton(index, "remove", value, "step out", () =>
        rank(index, ranking.filter((one) => one !== value), "", at(value, ".add"))));
  }));
  boxes[index].querySelector(".none").hidden = ranking.length > 0;
  boxes[index].querySelectorAll(".add").forEach((add) => {
    const value = questions[index].options[add.parentNode.dataset.v].value;
    add.parentNode.hidden = ranking.includes(value);
    add.setAttribute("aria-label", word("add", { label: labelOf(index, value) }));
  });
}

form.addEventListener("click", (event) => {
  const add = event.target.closest(".add");
  if (!add) return;
  const index = boxes.indexOf(add.closest("[data-kind]"));
  const { value } = questions[index].options[add.parentNode.dataset.v];
  const ranking = [...state.answers[index] || [], value];
  rank(index, ranking, `${labelOf(index, value)}: ${ranking.length}`, ".choices li:not([hidden]) .add");
});
on.language.push(() => boxes.forEach((box, index) => {
  if (box.dataset.kind === "rank") drawRanking(index);
}));
