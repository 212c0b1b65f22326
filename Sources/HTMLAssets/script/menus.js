// Entries of menus, which can hold nothing but text.
function nameEntries() {
  boxes.forEach((box, index) => {
    [...box.querySelectorAll("option")].forEach((entry, place) => {
      entry.textContent = place ? textOf(questions[index].options.find((option) => option.value === entry.value).label) : word("choose");
    });
  });
}

on.start.push(nameEntries);
on.change.push(nameEntries);
on.language.push(nameEntries);
