function yesOrNo(text) {
  const match = /^(?:(true|1|yes)|false|0|no)$/i.exec(text);
  return match ? match[1] ? "Yes" : "No" : text;
}
