// The responses on this device: saving, copying, adding, clearing. What came of the files that were
// added last is said in the block that is drawn next.
let addedNote = "";

function responsesBlock(container) {
  const responses = store.responses();
  const name = survey.id + ".responses.";
  const act = (key, action) => button(key, action, "plain");
  let isSaved = !responses.length;
  const saveLines = () => {
    isSaved = true;
    save(name + "jsonl", "application/jsonl", jsonLines(responses));
  };
  const texts = element("div");
  const picker = element("input", {
    type: "file", multiple: true, hidden: true, change: () => addFiles(picker.files, responses),
  });
  const ask = () => {
    const hint = element("p", {}, word("save_before_clearing"));
    const close = () => dialog.remove();
    const clear = button("clear", () => {
      close();
      store.replaceAll([]);
    }, "main");
    const update = () => {
      hint.hidden = isSaved;
      clear.disabled = !isSaved;
    };
    const saveFirst = () => {
      saveLines();
      update();
    };
    const dialog = element("dialog", { "aria-label": word("clear_all_question"), close },
      element("h2", {}, word("clear_all_question")),
      element("p", {}, word("clear_all_explanation", { n: responses.length })), hint,
      element("div", { class: "actions" }, act("save_responses", saveFirst), clear, act("cancel", close)));
    update();
    document.body.append(dialog);
    dialog.showModal();
  };
  container.append(
    element("p", {}, word("responses_count", { n: responses.length }), " ", addedNote),
    element("div", { class: "actions" },
      act("save_responses", saveLines),
      act("save_csv", () => save(name + "csv", "text/csv", csvText(responses))),
      act("show_as_text", () => texts.replaceChildren(
        copyBox("responses_as_text", jsonLines(responses)), copyBox("responses_as_csv", csvText(responses)))),
      act("add_files", () => picker.click()),
      act("clear_all", ask)),
    picker, texts);
  addedNote = "";
}

async function addFiles(files, known) {
  const all = [...known];
  const counts = { new: 0, known: 0, unreadable: 0 };
  for (const file of files) {
    const { responses, duplicates, unreadable } = readLines(await file.text(), all);
    all.push(...responses);
    counts.new += responses.length;
    counts.known += duplicates;
    counts.unreadable += unreadable;
  }
  addedNote = word("files_added", counts);
  const note = addedNote;
  store.replaceAll(all);
  announce(note);
}
