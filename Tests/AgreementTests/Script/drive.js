// Runs the form's script of every survey in a folder over its responses, in one process:
//   node drive.js FOLDER COUNT
// FOLDER/N/logic.js and responses.jsonl become form.json (the tally), tidy.jsonl becomes form.csv (as
// the form exports responses) and responses.jsonl form.txt (line by line what is shown and refused).
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const [folder, count] = process.argv.slice(2);

function attempt(file, make) {
  let text;
  try {
    text = make();
  } catch (error) {
    text = "failed: " + error.stack + "\n";
  }
  fs.writeFileSync(file, text);
}

for (let index = 0; index < Number(count); index++) {
  const inFolder = (name) => path.join(folder, String(index), name);
  vm.runInThisContext(fs.readFileSync(inFolder("logic.js"), "utf8"));
  const { visibility, violations, readLines, readResponse, tallyText, csvText } = globalThis.surveyLogic;
  const text = fs.readFileSync(inFolder("responses.jsonl"), "utf8");
  attempt(inFolder("form.json"), () => tallyText(readLines(text)));
  attempt(inFolder("form.csv"), () => csvText(readLines(fs.readFileSync(inFolder("tidy.jsonl"), "utf8")).responses));
  attempt(inFolder("form.txt"), () => text.split("\n").filter((line) => line.startsWith("{")).map((line) => {
    const [response] = readLines(line).responses;
    if (!response) return "unreadable\n";
    const { answers, others } = readResponse(response);
    const refused = violations(answers, others).map((item) => {
      const row = item.row === undefined ? "" : "/" + item.row;
      const values = Object.entries(item.args).filter(([name]) => name !== "label").map(([name, value]) => `(${name}=${value})`);
      return item.question + row + ":" + item.word + values.join("");
    });
    return visibility(answers).map(Number).join("") + " " + JSON.stringify(refused) + "\n";
  }).join(""));
}
