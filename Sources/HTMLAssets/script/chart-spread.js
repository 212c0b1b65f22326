// Moves labels, in order from the top, as little as possible until none overlaps: touching ones
// become a block around the mean of their places.
function spread(labels) {
  const blocks = [];
  labels.forEach((label) => {
    let block = { labels: [label], height: label.height, top: label.y - label.height / 2 };
    while (blocks.length && blocks[blocks.length - 1].top + blocks[blocks.length - 1].height > block.top) {
      const above = blocks.pop();
      const a = above.labels.length;
      const b = block.labels.length;
      block = {
        labels: [...above.labels, ...block.labels],
        height: above.height + block.height,
        top: (a * above.top + b * (block.top - above.height)) / (a + b),
      };
    }
    blocks.push(block);
  });
  blocks.forEach((block) => block.labels.reduce((top, label) => {
    label.top = top;
    return top + label.height;
  }, block.top));
}
