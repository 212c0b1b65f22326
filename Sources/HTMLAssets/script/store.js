// The responses kept on this device: one entry each, so that two tabs do not overwrite each other.
// What the browser's storage does not take is held in memory, and the page says so at once.
const prefix = `surveyc ${survey.id} ${survey.fingerprint} `;
const identity = (response) => response.id || JSON.stringify(response);
const memory = [];
let entries = 0;

function storageFails() {
  byId("notice").replaceChildren(element("p", { role: "alert", class: "alarm" }, word("storage_fails")));
}

// Keys in the order in which the responses came.
function storedKeys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix + "r")).sort();
  } catch {
    return [];
  }
}

function parsed(text) {
  try {
    return JSON.parse(text) || {};
  } catch {
    return {};
  }
}

const store = {
  responses() {
    return [...storedKeys().map((key) => parsed(localStorage[key])), ...memory];
  },
  append(response, isQuiet) {
    if (store.responses().some((one) => identity(one) === identity(response))) return;
    try {
      entries += 1;
      const order = String(Date.now()).padStart(15, "0") + String(entries).padStart(6, "0");
      localStorage.setItem(`${prefix}r${order} ${response.id}`, JSON.stringify(response));
    } catch {
      memory.push(response);
      storageFails();
    }
    if (!isQuiet) run("store");
  },
  replaceAll(list) {
    const kept = new Set(list.map(identity));
    storedKeys().forEach((key) => {
      if (!kept.has(identity(parsed(localStorage[key])))) localStorage.removeItem(key);
    });
    memory.splice(0, memory.length, ...memory.filter((response) => kept.has(identity(response))));
    list.forEach((response) => store.append(response, true));
    run("store");
  },
};

on.start.push(() => {
  try {
    localStorage.setItem(prefix, "");
    localStorage.removeItem(prefix);
  } catch {
    storageFails();
  }
});
addEventListener("storage", (event) => {
  if (!event.key || event.key.startsWith(prefix)) run("store");
});
