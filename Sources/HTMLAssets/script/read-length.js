// The characters that are left, once they become few.
function countCharacters(index) {
  const note = byId(`q${index}c`);
  if (!note) return;
  const limit = questions[index].maxLength;
  const left = limit - [...firstControl(boxes[index]).value].length;
  note.textContent = left >= 0 && left <= Math.max(20, limit / 5) ? word("characters_left", { n: left }) : "";
}

const countAll = () => questions.forEach((question, index) => countCharacters(index));
on.change.push(countCharacters);
on.start.push(countAll);
on.reset.push(countAll);
on.language.push(countAll);
