// A slider that nobody touched is no answer, and looks so.
controls.slider = {
  read(box, index) {
    return showSlider(box, index, parseNumber(firstControl(box).value));
  },
  write(box, answer, index) {
    const slider = firstControl(box);
    slider.value = answer ?? slider.defaultValue;
    showSlider(box, index, answer);
  },
};

function showSlider(box, index, answer) {
  const slider = firstControl(box);
  const { unit } = questions[index];
  const text = answer == null ? word("no_answer_yet") : shownValue("n", answer) + (unit ? " " + textOf(unit) : "");
  box.classList.toggle("untouched", answer == null);
  slider.setAttribute("aria-valuetext", text);
  box.querySelector("output").textContent = text;
  return answer;
}

function touchSlider(event) {
  const { target, key } = event;
  if (target.type !== "range" || key && !/^(Arrow|Page|Home|End| |Enter)/.test(key)) return;
  const index = boxes.indexOf(target.closest("[data-kind]"));
  if (state.answers[index] == null) read(index, event);
}

form.addEventListener("click", touchSlider);
form.addEventListener("keyup", touchSlider);
on.language.push(() => boxes.forEach((box, index) => {
  if (box.dataset.kind === "slider") showSlider(box, index, state.answers[index]);
}));
