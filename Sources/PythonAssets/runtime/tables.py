# ---- Tables (CSV) -------------------------------------------------------------------------------


class Record:
    def __init__(self, line):
        self.line = line
        self.cells = []
        self.is_blank = False
        self.is_cut_off = False


def records_of(text, separator):
    """The records of a table (RFC 4180). A quote opens a cell only at its beginning."""
    offset = 0
    line = 1
    while offset < len(text):
        record = Record(line)
        start = offset
        while True:
            cell = []
            if text[offset:offset + 1] == '"':
                end, record.is_cut_off = closing_quote(text, offset + 1)
                quoted = text[offset + 1:end]
                line += quoted.count("\n") + quoted.replace("\r\n", "").count("\r")
                cell.append(quoted.replace('""', '"'))
                offset = end if record.is_cut_off else end + 1
            end = offset
            while end < len(text) and text[end] not in (separator, "\n", "\r"):
                end += 1
            cell.append(text[offset:end])
            record.cells.append("".join(cell))
            offset = end
            if text[offset:offset + 1] != separator:
                break
            offset += 1
        record.is_blank = offset == start
        if text[offset:offset + 2] == "\r\n":
            offset += 1
        offset += 1
        line += 1
        yield record


def closing_quote(text, offset):
    """Where a quoted cell ends, and whether its closing quote is missing."""
    while True:
        offset = text.find('"', offset)
        if offset < 0:
            return len(text), True
        if text[offset + 1:offset + 2] != '"':
            return offset, False
        offset += 2


def separator_of(text):
    """The separator that gives the first record most cells."""
    best, most = ",", 0
    for separator in (",", ";", "\t"):
        first = next((record for record in records_of(text, separator) if not record.is_blank), None)
        count = len(first.cells) if first else 0
        if count > most:
            best, most = separator, count
    return best


def restored(cell):
    """Without the apostrophe that keeps a spreadsheet from running a cell."""
    return cell[1:] if re.match("'+[=+\\-@\t\r]", cell) else cell


def folded(text):
    """A question's text without markup, capitals and extra spaces."""
    text = re.sub("<[^>]*(>|$)", "", normalise(text))
    spaces = "[" + re.escape(WHITE_SPACE) + "]+"
    return fold(re.sub(spaces, " ", text).strip(" "))


def part_role(question, index, name):
    """The option of a list or the row of a grid that is called so."""
    parts, kind = None, "option"
    if question["type"] in ("choose_many", "rank"):
        parts = [(option["value"], option["labels"]) for option in question["options"]]
    elif question["type"] == "grid":
        parts, kind = [(row["id"], row["texts"]) for row in question["rows"]], "row"
    for place, (value, _) in enumerate(parts or []):
        if value == name:
            return kind, index, place
    for place, (_, texts) in enumerate(parts or []):
        if name in texts:
            return kind, index, place
    return None


def role_of(header):
    """What a column means, and whether it was found by the question's text."""
    if header in ("id", "survey", "fingerprint"):
        return ("meta", header), False
    if header in ("submitted_at", "language", "version"):
        return ("known",), False
    questions = [(i, q) for i, q in enumerate(QUESTIONS) if q["type"] != "note"]
    for index, question in questions:
        if header == question["id"]:
            return ("answer", index), False
        if not header.startswith(question["id"]):
            continue
        rest = header[len(question["id"]):]
        if rest[:1] not in (".", "/"):
            continue
        name = rest[1:]
        if other_option(question):
            if name == "other.text":
                return ("other", index), False
            if name == "other" and question["type"] not in ("choose_many", "rank"):
                return ("other", index), False
        part = part_role(question, index, name)
        if part:
            return part, False
    text = folded(header)
    for index, question in questions:
        for asked in map(folded, question["texts"]):
            if not text or not asked:
                continue
            if text == asked:
                return ("answer", index), True
            if text.startswith(asked) and header.endswith("]") and "[" in header:
                before, name = header[:-1].split("[", 1)
                part = part_role(question, index, name.strip(WHITE_SPACE))
                if folded(before) == asked and part:
                    return part, True
    return ("unknown",), False


class Columns:
    """What the columns of a table mean."""

    def __init__(self, cells):
        self.headers = [normalise(restored(cell)) for cell in cells]
        self.roles = []
        self.by_text = set()
        taken = set()
        for header in self.headers:
            role, is_by_text = role_of(header)
            # Of two columns for one thing the first counts.
            if role[0] not in ("unknown", "known"):
                if role in taken:
                    role = ("unknown",)
                elif is_by_text and role[0] == "answer":
                    self.by_text.add(role[1])
                taken.add(role)
            self.roles.append(role)

    def absorbs(self, cells):
        """Whether a second or third record is a heading too; it may name the columns."""
        cells = [normalise(cell) for cell in cells]
        # A response that says whose it is can answer in the words of a question.
        own = (("meta", "survey"), SURVEY["id"]), (("meta", "fingerprint"), SURVEY["fingerprint"])
        if any(pair in own for pair in zip(self.roles, cells)):
            return False
        if any(cell.startswith('{"ImportId"') for cell in cells):
            return True
        names_parts = self.names_parts(cells)
        for cell, role in zip(cells, self.roles):
            if role[0] in ("answer", "option", "row", "other") and role[1] not in self.by_text:
                text = folded(QUESTIONS[role[1]]["texts"][0])
                if text and folded(cell) == text:
                    return True
        return names_parts

    def names_parts(self, cells):
        current = start = None
        found = {}
        for column, header in enumerate(self.headers):
            if header:
                current = None
                if self.roles[column][0] == "answer":
                    current, start = self.roles[column][1], column
            if current is None or column >= len(cells) or not cells[column]:
                continue
            part = part_role(QUESTIONS[current], current, cells[column])
            follows_blank = column + 1 < len(self.headers) and not self.headers[column + 1]
            if part and (column > start or follows_blank):
                found[column] = part
        if not any(not self.headers[column] for column in found):
            return False
        for column, role in found.items():
            self.roles[column] = role
        return True


def read_table(text, name, reading):
    """Counts a table, a response a record."""
    separator = separator_of(text)
    records = (record for record in records_of(text, separator) if not record.is_blank)
    first = next(records, None)
    if first is None:
        return
    columns = Columns(first.cells)
    headings_left = 2
    for record in records:
        if headings_left:
            headings_left -= 1
            if columns.absorbs(record.cells):
                continue
            headings_left = 0
        place = "%s:%d" % (name, record.line)
        if record.is_cut_off:
            reading.refuse(place, "a quote is not closed")
        elif any(cell.strip(WHITE_SPACE) for cell in record.cells[len(columns.roles):]):
            reading.refuse(place, "it has more cells than there are columns")
        else:
            read_cells(record.cells, columns, separator != ",", place, reading)
    for header, role in zip(columns.headers, columns.roles):
        if role[0] == "unknown" and header:
            reading.note('not in the survey, so not counted: "%s"' % header)
    found = set(role[1] for role in columns.roles if role[0] in ("answer", "option", "row"))
    for index, question in enumerate(QUESTIONS):
        if question["type"] != "note" and index not in found:
            reading.note("no column for: %s" % question["id"])


def read_cells(cells, columns, has_decimal_comma, place, reading):
    meta = {}
    answers = [None] * len(QUESTIONS)
    others = [None] * len(QUESTIONS)
    split = set(role[1] for role in columns.roles if role[0] == "option")
    items = {}
    places = {}
    rows = {}
    for role, cell in zip(columns.roles, cells):
        text = normalise(restored(cell))
        if not text:
            continue
        if role[0] == "meta":
            meta[role[1]] = text
        elif role[0] == "other":
            others[role[1]] = text
        elif role[0] == "row":
            question = QUESTIONS[role[1]]
            row = question["rows"][role[2]]["id"]
            rows.setdefault(role[1], {})[row] = option_value(question, text)
        elif role[0] == "answer" and role[1] in split:
            given = [item.strip(WHITE_SPACE) for item in text.split("\n")]
            items.setdefault(role[1], []).extend(item for item in given if item)
        elif role[0] == "answer":
            answers[role[1]] = cell_answer(QUESTIONS[role[1]], text, has_decimal_comma)
        elif role[0] == "option":
            add_option(role[1], role[2], text, items, places)
    for index in split:
        if index in items or index in places:
            ranked = [value for _, value in sorted(places.get(index, []), key=lambda pair: pair[0])]
            answers[index] = listed(QUESTIONS[index], ranked + items.get(index, []))
    for index, given in rows.items():
        answers[index] = given
    fingerprint = meta.get("fingerprint")
    if reading.belongs(meta.get("survey"), fingerprint, place):
        reading.add(meta.get("id"), fingerprint, answers, others)


def add_option(index, place, text, items, places):
    """An option's own column: 1 or 0, or its place in a ranking."""
    question = QUESTIONS[index]
    value = question["options"][place]["value"]
    given = items.setdefault(index, [])
    if question["type"] == "rank":
        number = millionths_of(text)
        if number is not None and number % MILLION == 0 and number >= MILLION:
            places.setdefault(index, []).append((number, value))
        else:
            given.append(text)
    elif lower_ascii(text) in ("1", "true", "yes"):
        given.append(value)
    elif lower_ascii(text) not in ("0", "false", "no"):
        given.append(text)


def cell_answer(question, text, has_decimal_comma):
    if has_decimal_comma and question["type"] == "number" and millionths_of(text) is None:
        if text.count(",") == 1 and "." not in text:
            number = millionths_of(text.replace(",", "."))
            if number is not None:
                return number
    return read_answer(question, text)
