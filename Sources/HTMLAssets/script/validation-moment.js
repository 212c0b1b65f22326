unreadable.date = ["please_enter_date"];
unreadable.time = ["please_enter_time"];

checks.date = (question, answer) => {
  if (answer < question.min) return ["please_enter_date_not_before", { date: question.min }];
  if (answer > question.max) return ["please_enter_date_not_after", { date: question.max }];
};

checks.time = (question, answer) => {
  if (answer < question.min) return ["please_enter_time_not_before", { time: question.min }];
  if (answer > question.max) return ["please_enter_time_not_after", { time: question.max }];
};
