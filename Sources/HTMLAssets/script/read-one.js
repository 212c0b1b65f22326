// Radio buttons; a rating's are numbers.
controls.one = {
  read(box, index) {
    const { value } = box.querySelector("input[type=radio]:checked");
    return questions[index].type === "rating" ? +value : value;
  },
  write(box, answer) {
    box.querySelectorAll("input[type=radio]").forEach((radio) => {
      radio.checked = radio.value === String(answer);
    });
  },
};
