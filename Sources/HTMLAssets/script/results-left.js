// What was written beside Other, and what is no option: every text with its count.
resultParts.push((question, result) => {
  const list = (items, name) => items && element("p", {}, element("strong", {}, name), ": "
    + items.map((item) => `${item.text} (${item.count})`).join(", "));
  const other = otherOption(question);
  const lists = [list(result.other, other && textOf(other.label)), list(result.unrecognised, word("not_an_option"))];
  return element("div", {}, ...lists.filter(Boolean));
});
