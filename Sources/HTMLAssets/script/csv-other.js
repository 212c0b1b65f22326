csvColumns.other = (question, columns, cell) => {
  if (otherOption(question)) columns.push([question.id + ".other.text", cell]);
};
