// A random order, once a response. What keeps its place stays where it stands.
function shuffled(items, isFixed) {
  const loose = items.filter((item) => !isFixed(item));
  for (let last = loose.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(Math.random() * (last + 1));
    [loose[last], loose[pick]] = [loose[pick], loose[last]];
  }
  return items.map((item) => isFixed(item) ? item : loose.shift());
}

function shuffle() {
  document.querySelectorAll("[data-shuffle]").forEach((parent) => {
    const items = [...parent.children].filter((child) => child.dataset.i);
    const rest = [...parent.children].filter((child) => !child.dataset.i);
    const heads = rest.filter((child) => items.length && child.compareDocumentPosition(items[0]) & 4);
    const inOrder = items.sort((left, right) => left.dataset.i - right.dataset.i);
    parent.append(...heads, ...shuffled(inOrder, (item) => "fixed" in item.dataset), ...rest.filter((child) => !heads.includes(child)));
  });
}

on.start.push(shuffle);
on.reset.push(shuffle);
