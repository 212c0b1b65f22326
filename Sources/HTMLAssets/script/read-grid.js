// One group of radio buttons a row.
const rowRadios = (index, row) => [...boxes[index].querySelectorAll(`[name=q${index}r${row}]`)];

controls.grid = {
  read(box, index) {
    const chosen = questions[index].rows.flatMap((row, place) => {
      const radio = rowRadios(index, place).find((one) => one.checked);
      return radio ? [[row.id, radio.value]] : [];
    });
    return chosen.length ? Object.fromEntries(chosen) : null;
  },
  write(box, answer, index) {
    questions[index].rows.forEach((row, place) => rowRadios(index, place).forEach((radio) => {
      radio.checked = !!answer && answer[row.id] === radio.value;
    }));
  },
};
