// What was written beside Other.
counting.push((question, result, answered, index) => {
  const chosen = answered.filter((response) => isOtherChosen(question, response.answers[index]));
  addTexts(result, "other", chosen.map((response) => response.others[index]).filter(Boolean));
});
