// What every form has: the survey's parts on the page, texts, words, elements, hooks.
const byId = (id) => document.getElementById(id);
const form = byId("form");
const on = { start: [], change: [], language: [], submit: [], reset: [], store: [], check: [], leave: [], settle: [], draft: [] };
const run = (hook, ...values) => on[hook].forEach((act) => act(...values));
const questions = survey.questions;
const boxes = questions.map((question, index) => byId("q" + index));
const state = { answers: [], others: [], language: survey.languages[0], id: "", page: 0 };
let shown = questions.map(() => true);

// The compiler lets only tags through that Intl takes.
const locale = () => state.language;

function word(key, args = {}) {
  const words = survey.languages[1] ? survey.words[state.language] : survey.words;
  let phrase = words[key];
  if (typeof phrase === "object") {
    phrase = phrase[new Intl.PluralRules(locale()).select(args.n)] ?? phrase.other;
  }
  return phrase.replace(/\{(\w+)\}/g, (place, name) => name in args ? shownValue(name, args[name]) : place);
}

function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value != null && value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child != null));
  return node;
}

function announce(text) {
  byId("status").textContent = text;
}

function button(key, act, look) {
  return element("button", { type: "button", class: look, click: act }, word(key));
}

// One view at a time: the survey, the thanks, the results. Focus goes to its heading.
function show(view) {
  ["survey", "thanks", "results"].forEach((id) => {
    if (byId(id)) byId(id).hidden = id !== view;
  });
  document.body.dataset.view = view;
  announce("");
}

function focusOn(node) {
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
  scrollTo(0, 0);
}
