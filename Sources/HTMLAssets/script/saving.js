// A download, and a text to copy for browsers that do not download.
function save(fileName, type, content) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  element("a", { href: url, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}

function copyBox(key, text) {
  const box = element("textarea", { readonly: true, rows: 6, spellcheck: "false" });
  box.value = text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      box.select();
      document.execCommand("copy");
    }
    announce(word("copied"));
  };
  return element("div", { class: "copy" }, element("label", {}, word(key), box), button("copy", copy, "plain"));
}
