// Radio buttons and menus; a rating's are numbers.
controls.one = {
  read(box, index) {
    const control = box.querySelector("select") || box.querySelector("input[type=radio]:checked");
    const value = control && control.value;
    return !value ? null : questions[index].type === "rating" ? +value : value;
  },
  write(box, answer) {
    const menu = box.querySelector("select");
    if (menu) menu.value = answer ?? "";
    box.querySelectorAll("input[type=radio]").forEach((radio) => {
      radio.checked = radio.value === String(answer);
    });
  },
};
