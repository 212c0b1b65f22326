// The responses on this device: saving, copying, adding, clearing.
function responsesBlock(container) {
  const responses = store.responses();
  const name = survey.id + ".responses";
  const lines = () => jsonLines(responses);
  const saveLines = () => {
    save(name + ".jsonl", "application/jsonl", lines());
    savedIDs = new Set(responses.map(identity));
  };
  const texts = element("div", {});
  const showTexts = () => texts.replaceChildren(
    copyBox("responses_as_text", lines()), copyBox("responses_as_csv", csvText(responses)));
  const picker = element("input", {
    type: "file", multiple: true, hidden: true, accept: ".jsonl,.json,.txt", change: () => addFiles(picker.files, responses),
  });
  container.append(
    element("p", {}, word("responses_count", { n: responses.length })),
    element("div", { class: "actions" },
      button("save_responses", saveLines, "plain"),
      button("save_csv", () => save(name + ".csv", "text/csv", csvText(responses)), "plain"),
      button("show_as_text", showTexts, "plain"),
      shareButton(name, lines),
      button("add_files", () => picker.click(), "plain"),
      button("clear_all", () => askToClear(responses, saveLines), "plain")),
    picker, element("p", {}, addedNote), texts);
  addedNote = "";
}

// What came of the files that were added last; said in the block that is drawn next.
let addedNote = "";

// Which responses have been saved since the page was opened: only those can be cleared.
let savedIDs = new Set();

// Where the device has a share sheet that takes files.
function shareButton(name, lines) {
  const file = () => new File([lines()], name + ".txt", { type: "text/plain" });
  if (!navigator.canShare?.({ files: [file()] })) return null;
  return button("share", () => navigator.share({ files: [file()] }).catch(() => {}), "plain");
}

async function addFiles(files, known) {
  const read = { responses: [], duplicates: 0, unreadable: 0 };
  for (const file of files) {
    const more = readLines(await file.text(), [...known, ...read.responses]);
    read.responses.push(...more.responses);
    read.duplicates += more.duplicates;
    read.unreadable += more.unreadable;
  }
  addedNote = word("files_added", { new: read.responses.length, known: read.duplicates, unreadable: read.unreadable });
  store.replaceAll([...known, ...read.responses]);
  announce(addedNote);
}

function askToClear(responses, saveLines) {
  const isSaved = () => responses.every((response) => savedIDs.has(identity(response)));
  const hint = element("p", {}, word("save_before_clearing"));
  const clear = button("clear", () => {
    dialog.close();
    store.replaceAll([]);
  }, "main");
  const update = () => {
    hint.hidden = isSaved();
    clear.disabled = !isSaved();
  };
  const heading = element("h2", { id: "clearing" }, word("clear_all_question"));
  const saveFirst = () => {
    saveLines();
    update();
  };
  const dialog = element("dialog", { "aria-labelledby": "clearing", close: () => dialog.remove() }, heading,
    element("p", {}, word("clear_all_explanation", { n: responses.length })), hint,
    element("div", { class: "actions" },
      button("save_responses", saveFirst, "plain"), clear, button("cancel", () => dialog.close(), "plain")));
  update();
  document.body.append(dialog);
  dialog.showModal();
}
