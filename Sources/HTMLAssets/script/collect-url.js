// Responses are posted one by one; what could not be sent waits on this device and is sent again,
// with growing waits, when the page opens and when the network returns. The id is the same each
// time, so a server can tell a repetition. What the server refuses is kept and can be saved.
const refused = new Set();
let isSending = false;
let pause = 2000;
let timer;

async function sendAll() {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  for (const response of store.responses()) {
    if (refused.has(identity(response))) continue;
    const outcome = await send(response);
    if (outcome === "later") break;
    if (outcome === "sent") store.replaceAll(store.responses().filter((one) => identity(one) !== identity(response)));
    else refused.add(identity(response));
  }
  isSending = false;
  drawQueue();
  if (waiting()) {
    timer = setTimeout(sendAll, pause);
    pause = Math.min(pause * 2, 300000);
  } else {
    pause = 2000;
  }
}

async function send(response) {
  try {
    const { ok, status } = await fetch(survey.collect.url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(response),
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    return ok || status === 409 ? "sent" : status < 500 && status !== 408 && status !== 429 ? "refused" : "later";
  } catch {
    return "later";
  }
}

const waiting = () => store.responses().filter((response) => !refused.has(identity(response))).length;

function drawQueue() {
  const count = waiting();
  const again = () => {
    refused.clear();
    sendAll();
  };
  const own = byId("outcome");
  const isKept = store.responses().some((response) => response.id === state.id);
  own.hidden = isKept;
  byId("queue").replaceChildren(...[
    count && element("p", {}, word("not_sent_yet", { n: count })),
    refused.size && element("p", {}, word("not_accepted")),
    (count || refused.size) && button("send_again", again, "plain"),
  ].filter(Boolean));
}

on.start.push(sendAll);
on.submit.push(() => {
  byId("outcome").hidden = true;
  sendAll();
});
on.language.push(drawQueue);
addEventListener("online", sendAll);
