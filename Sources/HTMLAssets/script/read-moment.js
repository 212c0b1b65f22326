// Date and time controls; one that is filled in half has no value yet.
controls.moment = {
  read(box) {
    const control = firstControl(box);
    return control.value || (control.validity.badInput ? new Unrecognised("") : null);
  },
  write(box, answer) {
    firstControl(box).value = typeof answer === "string" ? answer : "";
  },
};
