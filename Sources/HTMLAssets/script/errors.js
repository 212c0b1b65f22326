// What is wrong with the answers, in a summary above the form and at each question.
let problems = [];

// Tells the mistakes among the questions `isChecked`; whether there are none.
function check(isChecked) {
  problems = violations(state.answers, state.others).filter((problem) => isChecked(problem.question));
  drawProblems();
  if (problems.length) {
    byId("problems").focus({ preventScroll: true });
    byId("problems").scrollIntoView({ block: "start" });
  }
  return !problems.length;
}

function drawProblems() {
  const summary = byId("problems");
  const list = problems.map((problem) => {
    const go = (event) => {
      event.preventDefault();
      showQuestion(problem.question);
    };
    const text = `${textOf(questions[problem.question].text)}: ${word(problem.word, problem.args)}`;
    return element("li", {}, element("a", { href: "#q" + problem.question, click: go }, text));
  });
  summary.replaceChildren(...list.length ? [element("h2", {}, word("problem")), element("ul", {}, ...list)] : []);
  boxes.forEach((box, index) => {
    const problem = problems.find((one) => one.question === index);
    const note = byId(`q${index}e`);
    if (!note) return;
    note.hidden = !problem;
    note.replaceChildren(...problem ? [element("b", {}, word("error")), " " + word(problem.word, problem.args)] : []);
    box.classList.toggle("wrong", !!problem);
    const marked = box.matches("fieldset") ? box : firstControl(box);
    if (problem) marked.setAttribute("aria-invalid", "true");
    else marked.removeAttribute("aria-invalid");
  });
  document.title = (problems.length ? word("error") + " " : "") + textOf(survey.title);
}

function showQuestion(index) {
  const box = boxes[index];
  if (survey.pages) goTo(questions[index].section || 0);
  firstControl(box).focus({ preventScroll: true });
  box.scrollIntoView({ block: "start" });
}

// A message goes when its question is mended; it changes only when one has finished typing.
on.change.push((index, isFinished) => {
  if (!problems.length) return;
  const now = violations(state.answers, state.others);
  problems = problems.flatMap((problem) => {
    const still = now.find((one) => one.question === problem.question);
    return !still ? [] : isFinished ? [still] : [problem];
  });
  drawProblems();
});
function forget() {
  problems = [];
  drawProblems();
}

on.check.push(check);
on.language.push(drawProblems);
on.leave.push(forget);
on.reset.push(forget);
