// The text beside "Other".
on.settle.push((box, index) => {
  const beside = box.querySelector(".beside");
  if (!beside) return;
  beside.hidden = ![].concat(state.answers[index]).includes(beside.dataset.value);
  const other = beside.querySelector(".other");
  if (document.activeElement !== other) other.value = state.others[index] || "";
});
