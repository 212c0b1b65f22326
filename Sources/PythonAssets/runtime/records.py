# ---- Reading files ------------------------------------------------------------------------------


class Reading:
    """All responses that were read, and what was noticed on the way."""

    def __init__(self):
        self.responses = []
        self.ids = set()
        self.duplicates = 0
        self.unreadable = []
        self.notes = []
        self.other_versions = {}

    def note(self, text):
        if text not in self.notes:
            self.notes.append(text)

    def refuse(self, place, reason):
        self.unreadable.append((place, reason))

    def belongs(self, survey, fingerprint, place):
        """Whether a response is one of this survey, by its name or by its fingerprint."""
        if survey is not None and survey != SURVEY["id"]:
            if fingerprint != SURVEY["fingerprint"]:
                self.refuse(place, 'it belongs to another survey, "%s"' % survey)
                return False
            self.note('some responses name the survey "%s", which has the same questions' % survey)
        return True

    def add(self, identifier, fingerprint, answers, others):
        """Counts a response, unless one with its id has been counted."""
        if identifier:
            if identifier in self.ids:
                self.duplicates += 1
                return
            self.ids.add(identifier)
        if fingerprint is not None and fingerprint != SURVEY["fingerprint"]:
            self.other_versions[fingerprint] = self.other_versions.get(fingerprint, 0) + 1
        self.responses.append((answers, others))


def read_file(data, name, reading):
    """Reads the bytes of one file: JSON Lines, one JSON value, or a table."""
    text = decode(data, name, reading)
    first = next((c for c in text if c not in " \t\n\x0b\x0c\r"), "")
    if not first:
        return
    is_table = lower_ascii(name).endswith((".csv", ".tsv", ".txt", ".tab"))
    has_objects = any(line.lstrip(" \t").startswith("{") for line in text.split("\n"))
    if first in "{[" or (has_objects and not is_table):
        read_json(text, name, reading)
    else:
        read_table(text, name, reading)


def decode(data, name, reading):
    """UTF-8, or what Excel and older programs write."""
    for mark, encoding in ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")):
        if data.startswith(mark):
            reading.note("%s is not UTF-8; it was read as UTF-16" % name)
            return data[2:len(data) - len(data) % 2].decode(encoding, "replace")
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        reading.note("%s is not UTF-8; it was read as Windows-1252" % name)
        return data.decode("cp1252", "replace")


def refuse_constant(name):
    raise ValueError(name + " is no JSON")


def parse_json(text):
    """A JSON value whose numbers keep their spelling; ValueError when it is none."""
    try:
        value = json.loads(text, parse_int=Spelling, parse_float=Spelling, parse_constant=refuse_constant)
    except RecursionError:
        raise ValueError("it is nested too deeply")
    if text.count("[") + text.count("{") > DEEPEST and depth_of(value) > DEEPEST:
        raise ValueError("it is nested too deeply")
    return whole_characters(value) if "\\u" in text else value


# Lists in lists in lists …: what is nested deeper was not made by a survey.
DEEPEST = 500


def depth_of(value):
    """How many lists and objects stand around the innermost value."""
    depth = -1
    values = [value]
    while values:
        depth += 1
        lists = [item for item in values if isinstance(item, list)]
        lists += [list(item.values()) for item in values if isinstance(item, dict)]
        values = [item for items in lists for item in items]
    return depth


def whole_characters(value):
    """The value with U+FFFD for half characters, which an escape such as \\ud83d leaves behind."""
    if isinstance(value, list):
        for place in range(len(value)):
            value[place] = whole_characters(value[place])
    elif isinstance(value, dict):
        members = list(value.items())
        value.clear()
        for name, item in members:
            value[whole_characters(name)] = whole_characters(item)
    elif isinstance(value, str) and not isinstance(value, Spelling):
        return re.sub("[\ud800-\udfff]", "\ufffd", value)
    return value


def read_json(text, name, reading):
    try:
        whole = parse_json(text)
    except ValueError:
        pass
    else:
        records = whole if isinstance(whole, list) else [whole]
        for number, record in enumerate(records, 1):
            read_record(record, "%s:%d" % (name, number), reading)
        return
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip(WHITE_SPACE):
            continue
        place = "%s:%d" % (name, number)
        try:
            record = parse_json(line)
        except ValueError:
            reading.refuse(place, "this is no JSON")
        else:
            read_record(record, place, reading)


def single(value):
    text = scalar_text(value)
    return None if text is NOT_SCALAR else text


def read_record(record, place, reading):
    """Counts one response of a JSON file."""
    if not isinstance(record, dict):
        return reading.refuse(place, "this is no object")
    given = record.get("answers")
    if not isinstance(given, dict):
        return reading.refuse(place, 'it has no object "answers"')
    fingerprint = single(record.get("fingerprint"))
    if not reading.belongs(single(record.get("survey")), fingerprint, place):
        return None
    answers = []
    others = []
    known = set()
    for question in QUESTIONS:
        is_note = question["type"] == "note"
        known.add(None if is_note else question["id"])
        answers.append(None if is_note else read_answer(question, given.get(question["id"])))
        other_key = question["id"] + ".other.text"
        if other_option(question):
            known.add(other_key)
            others.append(single(given.get(other_key)))
        else:
            others.append(None)
    for key in given:
        if key not in known:
            reading.note('not in the survey, so not counted: "%s"' % key)
    reading.add(single(record.get("id")), fingerprint, answers, others)
