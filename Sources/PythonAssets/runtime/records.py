# ------------------------------------------------------------------------------------------
# Reading files
# ------------------------------------------------------------------------------------------


def read_file(responses, data, name):
    """Reads the bytes of one file: JSON Lines, one JSON value, or a table."""
    text, encoding = decode(data)
    if encoding != "UTF-8":
        responses.encodings.append((name, encoding))
    start = text.lstrip("\t\n\v\f\r ")[:1]
    is_table = name.lower().endswith((".csv", ".tsv", ".txt", ".tab"))
    if not start:
        return
    if start in "{[":
        read_json(responses, text, name)
    elif is_table or not any(line.lstrip(" \t")[:1] == "{" for line in text.split("\n")):
        read_table(responses, text, name)
    else:
        # A damaged first line does not make a table.
        read_json(responses, text, name)


def decode(data):
    """The text of a file and the encoding it was in."""
    for mark, encoding in ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")):
        if data.startswith(mark):
            units = data[2:len(data) // 2 * 2]
            text = units.decode(encoding, "surrogatepass")
            return re.sub("[\ud800-\udfff]", "\ufffd", text), "UTF-16"
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    try:
        return data.decode("utf-8"), "UTF-8"
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace"), "Windows-1252"


def read_json(responses, text, name):
    """One value, perhaps over several lines; else a value a line."""
    try:
        whole = parse_json(text)
    except BadJSON:
        for number, line in enumerate(text.split("\n"), start=1):
            if not trim(line):
                continue
            try:
                record = parse_json(line)
            except BadJSON as error:
                responses.add_unreadable(name, number, "this is no JSON: {}".format(error))
            else:
                add_record(responses, record, name, number)
        return
    records = whole if isinstance(whole, list) else [whole]
    for number, record in enumerate(records, start=1):
        add_record(responses, record, name, number)


def add_record(responses, record, name, number):
    """Counts one response, or says why it is none."""
    if not isinstance(record, dict):
        responses.add_unreadable(name, number, "this is no object")
        return
    values = record.get("answers")
    if not isinstance(values, dict):
        responses.add_unreadable(name, number, 'it has no object "answers"')
        return
    fingerprint = scalar_text(record.get("fingerprint"))
    survey = scalar_text(record.get("survey"))
    if not responses.belongs(survey, fingerprint):
        reason = 'it belongs to another survey, "{}"'.format(survey)
        responses.add_unreadable(name, number, reason)
        return
    for key in values:
        if key not in KNOWN_KEYS:
            responses.unknown_keys[key] = True
    answers, others = read_answers(values)
    responses.add(scalar_text(record.get("id")), fingerprint, answers, others)
