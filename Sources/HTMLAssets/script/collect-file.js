// The respondent takes the response away: as a file, by the share sheet, or as text.
on.submit.push((response) => {
  const line = JSON.stringify(response) + "\n";
  const name = `${survey.id}.${response.id.slice(0, 8)}.jsonl`;
  const file = new File([line], name, { type: "application/jsonl" });
  const data = { files: [file] };
  const share = () => navigator.share(data).catch(() => {});
  byId("hand-in").replaceChildren(
    button("save_your_response", () => save(name, "application/jsonl", line), "main"),
    navigator.canShare?.(data) ? button("share", share, "plain") : "",
    copyBox("response_as_text", line));
});
on.reset.push(() => byId("hand-in").replaceChildren());
