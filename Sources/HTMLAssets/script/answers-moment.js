// Dates are exactly YYYY-MM-DD of a day that exists, times exactly HH:MM.
function isDate(text) {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) && text > "0001" ? Date.parse(text) : NaN;
  return !isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function isTime(text) {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

readers.date = readers.time = (question, value) =>
  readScalar(value, (text) =>
    (question.type === "date" ? isDate : isTime)(text) ? text : new Unrecognised(text));
