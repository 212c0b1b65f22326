// Checkboxes; an exclusive one clears the others and the other way round.
controls.many = {
  read(box, index, event) {
    const { options } = questions[index];
    const isExclusive = (value) => options.some((option) => option.exclusive && option.value === value);
    const ticks = [...box.querySelectorAll("input[type=checkbox]")];
    const last = event.target;
    if (last.checked) {
      ticks.forEach((tick) => {
        if (tick !== last && (isExclusive(last.value) || isExclusive(tick.value))) tick.checked = false;
      });
    }
    const chosen = ticks.filter((tick) => tick.checked).map((tick) => tick.value);
    const answer = options.map((option) => option.value).filter((value) => chosen.includes(value));
    return answer.length ? answer : null;
  },
  write(box, answer) {
    box.querySelectorAll("input[type=checkbox]").forEach((tick) => {
      tick.checked = (answer || []).includes(tick.value);
    });
  },
};
