// Which questions are asked. A hidden one reads as no answer, so hiding cascades.
function visibility(answers) {
  const seen = [...answers];
  return survey.questions.map((question, index) => {
    const isShown = [sectionShows[question.section || 0], shows[index]].every((show) => !show || show(seen));
    if (!isShown) seen[index] = null;
    return isShown;
  });
}
