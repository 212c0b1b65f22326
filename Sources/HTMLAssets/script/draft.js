// The answers so far, kept for this tab until they are submitted, for ten minutes at most.
const draftKey = prefix + "draft";

function dropDraft() {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    return;
  }
}

function keepDraft() {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ ...state, time: Date.now() }));
  } catch {
    storageFails();
  }
}

function revived(answer) {
  return answer && answer.unrecognised !== undefined ? new Unrecognised(answer.unrecognised) : answer;
}

on.start.push(() => {
  let draft;
  try {
    draft = JSON.parse(sessionStorage.getItem(draftKey));
  } catch {
    return;
  }
  if (!draft || !(Date.now() - draft.time < 600000)) return dropDraft();
  state.id = draft.id;
  state.others = draft.others;
  state.page = draft.page;
  questions.forEach((question, index) => {
    if (controlOf(index)) write(index, revived(draft.answers[index]) ?? null);
  });
  run("draft", draft);
  byId("back-again").replaceChildren(
    element("p", { role: "status" }, word("draft_is_back")), button("start_again", newResponse, "plain"));
});
on.change.push(keepDraft);
on.submit.push(dropDraft);
on.reset.push(() => {
  dropDraft();
  byId("back-again").replaceChildren();
});
