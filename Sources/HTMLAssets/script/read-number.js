// A number as people write it: with a decimal comma too. What is no number stays as it was typed.
controls.number = {
  read(box) {
    const text = normalise(firstControl(box).value).replace(/^([+-]?\d*),(\d+)$/, "$1.$2").replace(/^\u2212/, "-");
    return text ? parseNumber(text) ?? new Unrecognised(text) : null;
  },
  write(box, answer) {
    firstControl(box).value = answer == null ? "" : answer.unrecognised ?? shownValue("n", answer);
  },
};
