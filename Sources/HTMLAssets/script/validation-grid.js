checks.grid = (question, answer) => {
  const open = question.required && question.rows.find((row) => !textAt(answer, row.id));
  return open && ["please_answer_every_row", {}, { row: open.id }];
};
