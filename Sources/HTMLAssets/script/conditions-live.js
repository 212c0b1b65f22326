// Questions come and go in place; focus and scroll stay, a live region says so.
function showAsked(isQuiet) {
  const now = visibility(state.answers);
  const came = now.filter((is, index) => is && !shown[index]).length;
  const went = now.filter((is, index) => !is && shown[index]).length;
  shown = now;
  boxes.forEach((box, index) => {
    box.hidden = !now[index];
  });
  layOut();
  if (isQuiet !== true && came + went) {
    announce([came && word("question_appeared", { n: came }), went && word("question_disappeared", { n: went })]
      .filter(Boolean).join(" "));
  }
}

on.start.push(() => showAsked(true));
on.reset.push(() => showAsked(true));
on.change.push(() => showAsked());
