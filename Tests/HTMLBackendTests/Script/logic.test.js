const test = require("node:test");
const assert = require("node:assert/strict");
const { load, question, options } = require("./slices.js");

const survey = (...questions) => ({ id: "s", title: "T", fingerprint: "f", questions });
const response = (answers, id) => ({ survey: "s", fingerprint: "f", id, answers });
const plain = (value) => JSON.parse(JSON.stringify(value));

test("texts are trimmed of the 25 White_Space scalars, composed, with line ends of one kind", () => {
  const { normalise } = load(survey());
  assert.equal(normalise("\u0085\u3000 e\u0301\r\nx\ry \u1680"), "é\nx\ny");
  assert.equal(normalise("\ufeffa\u180e"), "\ufeffa\u180e", "not White_Space");
  assert.equal(normalise("a\ud800b"), "a\ufffdb");
});

test("numbers are rounded from their decimal text to six places, half away from zero", () => {
  const { parseNumber } = load(survey());
  const cases = {
    "1.0000005": 1.000001, "-1.0000005": -1.000001, "0.0000004999": 0, "5e-7": 0.000001, "4e-7": 0, "5e-8": 0,
    ".5": 0.5, "5.": 5, "+3": 3, "1e3": 1000, "999999999.9999994": 999999999.999999, "-0": 0,
    "000000000000000000007": 7, "0e99": 0,
  };
  for (const [text, value] of Object.entries(cases)) assert.equal(parseNumber(text), value, text);
  for (const text of ["1e9", "999999999.9999996", "", ".", "-", "1,5", "0x10", "1e", "NaN", "1 2", "1e99"]) {
    assert.equal(parseNumber(text), null, text);
  }
});

test("a number in JSON is read by its spelling", () => {
  const { parseJSON, compactJSON } = load(survey());
  const text = '{"a":[1,1.0,-0,1e2,"1.0"],"b":{"c":null,"d":true}}';
  assert.equal(compactJSON(parseJSON(text)), text);
  assert.throws(() => parseJSON("[01]"));
  assert.throws(() => parseJSON("NaN"));
});

test("answers match values, then labels in any language; the rest is kept as it stands", () => {
  const q = [
    question("a", "choose_one", { options: [{ value: "9", label: { en: "nine", es: "nueve" } }, { value: "nine", label: "x" }] }),
    question("b", "choose_many", { options: options("A; B", "A", "C") }),
    question("c", "yes_no", { options: options("Yes", "No") }),
    question("d", "rating", { min: 1, max: 5 }),
    question("constructor", "short_text"),
  ];
  const { readResponse, parseJSON } = load(survey(...q));
  const read = (json) => plain(readResponse(parseJSON(`{"answers":${json}}`)).answers);
  assert.deepEqual(read('{"a":9,"b":["C","A","C",7],"c":true,"d":4.0}'), ["9", ["A", "C", "7"], "Yes", 4, null]);
  assert.deepEqual(read('{"a":"nueve","b":"A; B;C","c":"no","d":6}'), ["9", ["A; B", "C"], "No", { unrecognised: "6" }, null]);
  assert.deepEqual(read('{"a":9.0,"b":[],"c":0,"d":[1.0]}'), ["9.0", [], "No", { unrecognised: "[1.0]" }, null]);
  assert.deepEqual(read('{"a":" ","b":"","c":null}'), [null, null, null, null, null]);
});

test("hiding cascades and nothing hidden is stored", () => {
  const shows = '[null, (a) => textAt(a[0]) === "Yes", (a) => textAt(a[1]) !== null]';
  const { visibility, responseAnswers } = load(survey(
    question("a", "yes_no", { options: options("Yes", "No") }), question("b", "short_text"), question("c", "short_text")),
    { shows });
  assert.deepEqual(visibility(["No", "x", "y"]), [true, false, false]);
  assert.deepEqual(visibility(["Yes", "x", "y"]), [true, true, true]);
  assert.deepEqual(responseAnswers(["No", "x", "y"], []), { a: "No" });
});

test("a question has at most one problem", () => {
  const { violations } = load(survey(
    question("a", "choose_many", { required: true, min: 2, max: 3, options: [...options("A", "B", "C", "D"), { value: "N", label: "N", exclusive: true }] }),
    question("b", "number", { min: 0.1, max: 10, step: 0.2 }),
    question("c", "short_text", { minLength: 2, pattern: "email" }),
    question("d", "choose_one", { options: [...options("A"), { value: "other", label: "Other", other: true }] }),
    question("e", "grid", { required: true, rows: [{ id: "r1", text: "x" }, { id: "r2", text: "y" }], options: options("A") }),
  ));
  const words = (...answers) => violations(answers, []).map((item) => item.word);
  assert.deepEqual(words(null, null, null, null, null), ["please_answer", "please_answer_every_row"]);
  assert.deepEqual(words(["A"], 0.2, "é", "other", { r1: "A" }), [
    "please_choose_at_least", "please_enter_in_steps", "please_write_at_least", "please_say_other", "please_answer_every_row",
  ]);
  assert.deepEqual(words(["N"], 0.3, "a@b.org", "A", { r1: "A", r2: "A" }), []);
});

test("percentages of one choice share 100 by largest remainder", () => {
  const { tally } = load(survey(question("a", "choose_one", { options: options("A", "B", "C") })));
  const [result] = tally(["A", "B", "C"].map((a) => response({ a })));
  assert.deepEqual(result.options.map((option) => option.percent), [33.4, 33.3, 33.3]);
});

test("the tally of the example has the canonical layout", () => {
  const { tallyText } = load(survey(
    question("a", "choose_one", { text: "Q?", options: [...options("A"), { value: "other", label: "Other", other: true }] }),
    question("n", "number")));
  const responses = [
    response({ a: "A", n: 1.25 }), response({ a: "other", "a.other.text": "Tacos", n: 2 }), response({ a: "B", n: -3.5 }),
  ];
  assert.equal(tallyText({ responses, duplicates: 1, unreadable: 0 }), `{
  "survey": "s",
  "title": "T",
  "responses": 3,
  "duplicates": 1,
  "unreadable": 0,
  "questions": [
    {
      "id": "a",
      "question": "Q?",
      "type": "choose_one",
      "asked": 3,
      "answered": 3,
      "options": [
        {
          "value": "A",
          "label": "A",
          "count": 1,
          "percent": 33.4
        },
        {
          "value": "other",
          "label": "Other",
          "count": 1,
          "percent": 33.3
        }
      ],
      "other": [
        {
          "text": "Tacos",
          "count": 1
        }
      ],
      "unrecognised": [
        {
          "text": "B",
          "count": 1
        }
      ]
    },
    {
      "id": "n",
      "question": "n",
      "type": "number",
      "asked": 3,
      "answered": 3,
      "mean": -0.08,
      "median": 1.25,
      "sd": 2.98,
      "min": -3.5,
      "max": 2,
      "q1": -1.13,
      "q3": 1.63,
      "bins": [
        {
          "from": -4,
          "to": -2,
          "count": 1
        },
        {
          "from": -2,
          "to": 0,
          "count": 0
        },
        {
          "from": 0,
          "to": 2,
          "count": 2
        }
      ]
    }
  ]
}
`);
});

test("bins follow Sturges, have round widths and cover all values", () => {
  const { binsOf } = load(survey());
  const edges = (...values) => {
    const bins = binsOf(values.map((value) => Math.round(value * 1e6)).sort((a, b) => a - b));
    return [bins[0].from, bins[0].to - bins[0].from, bins.map((bin) => bin.count)];
  };
  assert.deepEqual(edges(3, 3), [3, 1, [2]]);
  assert.deepEqual(edges(-2.5), [-3, 1, [1]]);
  assert.deepEqual(edges(0, 10), [0, 5, [1, 1]]);
  assert.deepEqual(edges(1, 2, 3, 4, 5, 6, 7, 8), [0, 2, [1, 2, 2, 3]]);
  assert.deepEqual(binsOf([1, 2])[0], { from: 1e-6, to: 1.5e-6, count: 1 });
});

test("records are read once each, and what cannot be read is counted", () => {
  const { readLines } = load(survey());
  const line = (id, rest = {}) => JSON.stringify({ survey: "s", fingerprint: "f", id, answers: {}, ...rest });
  const text = ["\ufeff" + line("1"), "", line("1"), "nonsense", line("2", { survey: "x" }), line("3", { survey: "x", fingerprint: "g" }), line(""), line(""), "[]", '{"answers":[]}'].join("\r\n");
  const { responses, duplicates, unreadable } = readLines(text);
  assert.deepEqual([responses.length, duplicates, unreadable], [4, 1, 4]);
  assert.equal(readLines(`[${line("1")},\n${line("2")}]`).responses.length, 2);
});

test("responses as CSV have a column a question, an option and a row", () => {
  const { csvText } = load(survey(
    question("a", "choose_many", { options: [...options("A", "B"), { value: "other", label: "Other", other: true }] }),
    question("n", "number"), question("t", "short_text"), question("x", "note"),
    question("r", "rank", { options: options("A", "B") }),
    question("g", "grid", { rows: [{ id: "r1", text: "x" }], options: options("A") })));
  const responses = [
    response({ a: ["B", "other", "Q"], "a.other.text": "=1", n: -2, t: "=1+1", r: ["B", "A"], g: { r1: "A" } }, "1"),
    response({ t: 'say "hi", all' }, "2"),
  ];
  assert.equal(csvText(responses), [
    "id,survey,fingerprint,submitted_at,language,a,a.A,a.B,a.other,a.other.text,n,t,r,r.A,r.B,g.r1",
    "1,s,f,,,Q,0,1,1,'=1,-2,'=1+1,,2,1,A",
    '2,s,f,,,,,,,,,"say ""hi"", all",,,,', "",
  ].join("\r\n"));
});
