// Menus.
controls.menu = {
  read: (box) => box.querySelector("select").value || null,
  write(box, answer) {
    box.querySelector("select").value = answer ?? "";
  },
};
