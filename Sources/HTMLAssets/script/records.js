// Reads responses from a text: one JSON value, or JSON Lines. Of one id the first counts.
function readLines(text, known = []) {
  const ids = new Set(known.map((response) => response.id));
  const result = { responses: [], duplicates: 0, unreadable: 0 };
  for (const record of recordsOf(text.replace(/^\ufeff/, ""))) {
    if (!isResponse(record)) {
      result.unreadable++;
    } else if (record.id && ids.has(String(record.id))) {
      result.duplicates++;
    } else {
      if (record.id) ids.add(String(record.id));
      result.responses.push(record);
    }
  }
  return result;
}

function recordsOf(text) {
  const parse = (json) => {
    try {
      return parseJSON(json);
    } catch {
      return null;
    }
  };
  const whole = parse(text);
  if (whole) return [].concat(whole);
  return text.split("\n").filter((line) => trim(line)).map(parse);
}

function isResponse(record) {
  return isRecord(record) && isRecord(record.answers)
    && (record.survey === undefined || record.survey === survey.id || record.fingerprint === survey.fingerprint);
}

function isRecord(value) {
  return value !== null && isShape(value) && !Array.isArray(value);
}

function jsonLines(responses) {
  return responses.map((response) => JSON.stringify(response) + "\n").join("");
}
