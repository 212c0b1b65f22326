// Text boxes and areas.
controls.text = {
  read: (box) => normalise(firstControl(box).value) || null,
  write(box, answer) {
    firstControl(box).value = answer ?? "";
  },
};
