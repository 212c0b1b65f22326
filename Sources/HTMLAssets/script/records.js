// Reads responses from a text: one JSON value, or JSON Lines. Of one id the first counts.
function readLines(text, known = []) {
  const ids = known.map((response) => scalarText(response.id));
  const result = { responses: [], duplicates: 0, unreadable: 0 };
  recordsOf(text.replace(/^\ufeff/, "")).forEach((record) => {
    const id = record && scalarText(record.id);
    if (!isResponse(record)) result.unreadable++;
    else if (id && ids.includes(id)) result.duplicates++;
    else {
      ids.push(id);
      result.responses.push(record);
    }
  });
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
  return whole ? [].concat(whole) : text.split("\n").filter(trim).map(parse);
}

// A record of this survey, by its id or by the parts that give answers their meaning.
function isResponse(record) {
  const answers = record && record.answers;
  return answers && isShape(answers) && !Array.isArray(answers)
    && ([null, undefined, survey.id].includes(scalarText(record.survey)) || scalarText(record.fingerprint) === survey.fingerprint);
}

function jsonLines(responses) {
  return responses.map((response) => JSON.stringify(response) + "\n").join("");
}
