// Loads slices of the form's script as the page has them: one function scope, in a fixed order.
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const folder = path.join(__dirname, "../../../Sources/HTMLAssets/script");

const logic = [
  "text", "response", "other", "number", "json", "answers", "written", "answers-choice", "answers-yes-no", "answers-list", "answers-number", "answers-rating",
  "answers-text", "answers-moment", "answers-grid", "visibility", "conditions", "validation",
  "validation-choose-many", "validation-rank", "validation-number", "validation-text",
  "validation-moment", "validation-grid", "validation-other", "quiz", "condition-score", "statistics", "tally", "tally-other", "percentage",
  "tally-choice", "tally-many", "tally-rank", "tally-scale", "tally-number", "tally-text",
  "tally-grid", "tally-quiz", "tally-json", "records", "csv", "csv-other", "csv-list", "csv-grid",
];

function load(survey, { shows = "[]", sectionShows = "[]" } = {}) {
  const slices = logic.map((name) => fs.readFileSync(path.join(folder, name + ".js"), "utf8"));
  const code = `(() => { "use strict";
    const survey = ${JSON.stringify(survey)}; const shows = ${shows}; const sectionShows = ${sectionShows};
    ${slices.join("\n")}
    return { normalise, parseNumber, parseJSON, compactJSON, readResponse, responseAnswers, visibility,
      violations, score, tally, tallyText, readLines, binsOf, csvText };
  })()`;
  return vm.runInThisContext(code);
}

function question(id, type, rest = {}) {
  return { id, type, text: id, section: 0, ...rest };
}

function options(...values) {
  return values.map((value) => ({ value, label: value }));
}

module.exports = { load, question, options };
