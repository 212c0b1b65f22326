// What is done with the responses on this device.
function drawKept() {
  const kept = byId("kept");
  kept.replaceChildren();
  responsesBlock(kept);
}

on.start.push(drawKept);
on.store.push(drawKept);
on.language.push(drawKept);
