// The quiz as a whole: points per response and how many passed.
function tallyQuiz(responses) {
  const scores = responses.map((response) => score(readResponse(response).answers));
  const points = scores.map((item) => item.points).sort((a, b) => a - b);
  const possible = survey.questions.reduce((sum, question) => sum + millionths(question.possible || 0), 0) / 1e6;
  if (scores.length < survey.minimumCount) return { possible, mean: null, passed: null, passed_percent: null, points: [] };
  const passed = survey.quiz.pass === undefined ? null : scores.filter((item) => item.passed).length;
  return {
    possible,
    mean: meanOf(points.map(millionths)),
    passed,
    passed_percent: passed === null ? null : percentage(passed, scores.length),
    points: [...new Set(points)].map((value) => ({ points: value, count: points.filter((item) => item === value).length })),
  };
}

// How many of those asked were right.
function countRight(question, answers, result) {
  result.right = answers.filter((answer) => isRight(question, answer)).length;
  result.right_percent = percentage(result.right, result.asked);
}
