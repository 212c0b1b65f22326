# ------------------------------------------------------------------------------------------
# Reading tables (CSV, TSV)
# ------------------------------------------------------------------------------------------


def read_table(responses, text, name):
    """Counts a table, a response a record; the columns are found by id, then by question."""
    separator = separator_of(text)
    records = (record for record in table_records(text, separator) if record.cells is not None)
    header = next(records, None)
    if header is None:
        return
    columns = Columns(header.cells)
    is_below_headers = True
    headers_left = 2
    for record in records:
        if is_below_headers and headers_left and columns.absorb(record.cells):
            headers_left -= 1
            continue
        is_below_headers = False
        extra = record.cells[len(columns.roles):]
        if record.is_cut_off:
            responses.add_unreadable(name, record.line, "a quote is not closed")
        elif any(trim(cell) for cell in extra):
            reason = "it has more cells than there are columns"
            responses.add_unreadable(name, record.line, reason)
        else:
            add_cells(responses, columns, record, name, has_decimal_comma=separator != ",")
    for header in columns.unknown():
        responses.unknown_keys[header] = True
    for question in columns.missing_questions():
        responses.missing_columns[question] = True


class Record:
    """A record of a table; `cells` is None for a line with nothing on it at all."""

    def __init__(self, line, cells, is_cut_off):
        self.line = line
        self.cells = cells
        self.is_cut_off = is_cut_off


def table_records(text, separator):
    """The records of a table, taken apart into cells as RFC 4180 says.

    A quote counts only at the beginning of a cell. Inside, two quotes are one quote, and
    line ends belong to the text. Records end at LF, CR LF or CR.
    """
    quoted = re.compile(r'"([^"]*(?:""[^"]*)*)("?)')
    bare = re.compile("[^" + separator + "\r\n]*")
    position = 0
    line = 1
    while position < len(text):
        start, first_line = position, line
        cells = []
        is_cut_off = False
        while True:
            cell = ""
            match = quoted.match(text, position)
            if match:
                cell = match.group(1).replace('""', '"')
                is_cut_off = not match.group(2)
                line += len(re.findall("\r\n|\r|\n", match.group(1)))
                position = match.end()
            match = bare.match(text, position)
            cells.append(cell + match.group())
            position = match.end()
            if text[position:position + 1] != separator:
                break
            position += 1
        yield Record(first_line, cells if position > start else None, is_cut_off)
        position += 2 if text.startswith("\r\n", position) else 1
        line += 1


def separator_of(text):
    """Of comma, semicolon and tab the one that gives the first record most cells."""

    def size(separator):
        for record in table_records(text, separator):
            if record.cells is not None:
                return len(record.cells)
        return 0

    return max(",;\t", key=size)


def restored(cell):
    """A cell without the apostrophe that keeps a spreadsheet from running it as a formula."""
    return cell[1:] if re.match("'+[=+\\-@\t\r]", cell) else cell


# What a column can mean. Beside these there are "answer", "option", "row" and "other text",
# which come with a question, and the middle two with an option or a row.
UNKNOWN = ("unknown",)
IGNORED = ("ignored",)
FIXED_COLUMNS = {
    "id": ("id",),
    "survey": ("survey",),
    "fingerprint": ("fingerprint",),
    "submitted_at": IGNORED,
    "language": IGNORED,
    "version": IGNORED,
}


class Columns:
    """What the columns of a table mean."""

    def __init__(self, cells):
        self.headers = [normalise(restored(cell)) for cell in cells]
        self.roles = []
        self.found_by_text = set()
        for header in self.headers:
            role = role_by_id(header)
            is_by_text = role is None
            role = role or role_by_text(header) or UNKNOWN
            # Of two columns for one thing the first counts.
            if role != IGNORED and role in self.roles:
                role = UNKNOWN
            if is_by_text and role[0] == "answer":
                self.found_by_text.add(role[1])
            self.roles.append(role)

    def questions_with(self, *kinds):
        """The ids of the questions that have a column of one of these kinds."""
        return {role[1] for role in self.roles if role[0] in kinds}

    def unknown(self):
        pairs = zip(self.headers, self.roles)
        return [header for header, role in pairs if role == UNKNOWN and header]

    def missing_questions(self):
        found = self.questions_with("answer", "option", "row")
        return [question["id"] for question in SURVEY["questions"] if question["id"] not in found]

    def absorb(self, cells):
        """Whether a second or third record is a header too, as other programs write it.

        If it names options or rows below blank headers, the columns mean those.
        """
        cells = [normalise(cell) for cell in cells]
        # A response that says whose it is can answer in the words of a question.
        own = ((("survey",), SURVEY["id"]), (("fingerprint",), SURVEY["fingerprint"]))
        if any(pair in own for pair in zip(self.roles, cells)):
            return False
        if any(cell.startswith('{"ImportId"') for cell in cells):
            return True
        repeats = False
        for cell, role in zip(cells, self.roles):
            if len(role) > 1 and role[1] not in self.found_by_text:
                text = folded(QUESTIONS[role[1]]["text"])
                repeats = repeats or text != "" and folded(cell) == text
        return self.take_names(cells) or repeats

    def take_names(self, cells):
        found = {}
        question = None
        start = 0
        for index, role in enumerate(self.roles):
            if self.headers[index]:
                question = None
                if role[0] == "answer":
                    question = QUESTIONS[role[1]]
                    start = index
            if question is None or index >= len(cells) or not cells[index]:
                continue
            part = part_called(question, cells[index])
            # The name of one option below its question's own header alone is an answer.
            is_group = index > start or self.headers[index + 1:index + 2] == [""]
            if part is not None and is_group:
                found[index] = part
        if all(self.headers[index] for index in found):
            return False
        for index, part in found.items():
            self.roles[index] = part
        return True


def role_by_id(header):
    """What a column means whose header names it by ids, such as toppings.Cheese."""
    if header in FIXED_COLUMNS:
        return FIXED_COLUMNS[header]
    for question in QUESTIONS.values():
        name = question["id"]
        if header == name:
            return ("answer", name)
        if not header.startswith((name + ".", name + "/")):
            continue
        rest = header[len(name) + 1:]
        if question["other"] is not None:
            is_list = question["type"] in ("choose_many", "rank")
            if rest == "other.text" or rest == "other" and not is_list:
                return ("other text", name)
        part = part_called(question, rest)
        if part is not None:
            return part
    return None


def role_by_text(header):
    """What a column means whose header is a question's text, or "Question [Option]"."""
    text = folded(header)
    if not text:
        return None
    for question in QUESTIONS.values():
        for asked in map(folded, all_texts(question, "text")):
            if not asked:
                continue
            if text == asked:
                return ("answer", question["id"])
            if header.endswith("]") and "[" in header:
                before, _, name = header[:-1].partition("[")
                if folded(before) == asked:
                    part = part_called(question, trim(name))
                    if part is not None:
                        return part
    return None


def part_called(question, name):
    """The option of a list question, or the row of a grid, by its value or its text."""
    if question["type"] in ("choose_many", "rank"):
        if name in question["names"]:
            return ("option", question["id"], question["names"][name])
    elif question["type"] == "grid":
        for row in question["rows"]:
            if row["id"] == name:
                return ("row", question["id"], name)
        for row in question["rows"]:
            if name in all_texts(row, "text"):
                return ("row", question["id"], row["id"])
    return None


def folded(text):
    """A text without markup such as <b>, its white space single, its case ignored."""

    def space_in(markup):
        return re.sub("[^" + WHITE_SPACE + "]+", "", markup.group())

    text = re.sub("<[^>]*(>|$)", space_in, normalise(text))
    return fold_case(trim(re.sub("[" + WHITE_SPACE + "]+", " ", text)))


def add_cells(responses, columns, record, name, has_decimal_comma):
    """Counts one record of a table."""
    fixed = {}
    answers = {}
    others = {}
    rows = {}
    # What the option columns of a question say: items, and for a ranking also places.
    items = {}
    places = {}
    with_options = columns.questions_with("option")
    for role, cell in zip(columns.roles, record.cells):
        text = normalise(restored(cell))
        if not text:
            continue
        kind = role[0]
        if kind in ("id", "survey", "fingerprint"):
            fixed[kind] = text
        elif kind == "other text":
            others[role[1]] = text
        elif kind == "answer":
            if role[1] in with_options:
                lines = [trim(line) for line in text.split("\n")]
                items.setdefault(role[1], []).extend(line for line in lines if line)
            else:
                answers[role[1]] = read_cell(QUESTIONS[role[1]], text, has_decimal_comma)
        elif kind == "row":
            rows.setdefault(role[1], {})[role[2]] = option_value(QUESTIONS[role[1]], text)
        elif kind == "option":
            own = items.setdefault(role[1], [])
            if QUESTIONS[role[1]]["type"] == "rank":
                place = parse_number(text)
                if place is not None and place % MILLION == 0 and place >= MILLION:
                    places.setdefault(role[1], []).append((place, role[2]))
                else:
                    own.append(text)
            elif lower_ascii(text) in ("1", "true", "yes"):
                own.append(role[2])
            elif lower_ascii(text) not in ("0", "false", "no"):
                own.append(text)
    # The columns of rows and options say more than one of the whole question.
    answers.update(rows)
    for question, own in items.items():
        ranked = sorted(places.get(question, []), key=lambda item: item[0])
        texts = [value for place, value in ranked] + own
        answers[question] = listed(QUESTIONS[question], texts)
    if not responses.belongs(fixed.get("survey"), fixed.get("fingerprint")):
        reason = 'it belongs to another survey, "{}"'.format(fixed["survey"])
        responses.add_unreadable(name, record.line, reason)
        return
    answers = {key: answer for key, answer in answers.items() if answer is not None}
    responses.add(fixed.get("id"), fixed.get("fingerprint"), answers, others)


def read_cell(question, text, has_decimal_comma):
    """An answer in a cell; beside semicolons and tabs a number may have a decimal comma."""
    if has_decimal_comma and question["type"] == "number" and parse_number(text) is None:
        if text.count(",") == 1 and "." not in text:
            number = parse_number(text.replace(",", "."))
            if number is not None:
                return number
    return read_answer(question, text)
