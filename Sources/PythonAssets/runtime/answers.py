# ---- Answers -----------------------------------------------------------------------------------
#
# Answers are kept in a list, one place for each question of QUESTIONS. What stands there:
#   None           no answer
#   str            a chosen option, a text, a date or a time
#   int            a number or a rating, in millionths
#   list of str    several chosen options, or a ranking
#   dict           the answers of a grid, by row
#   Unrecognised   something was answered, but not what the question asks for


class Unrecognised:
    def __init__(self, text):
        self.text = text


class Spelling(str):
    """A number in a JSON file, as it is written there: 9.0 is not the option "9"."""


NOT_SCALAR = object()


def scalar_text(value):
    """The text of a single value; None when it is blank."""
    if value is None:
        return None
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, Spelling):
        return str(value)
    if isinstance(value, str):
        return normalise(value) or None
    return NOT_SCALAR


def compact(value):
    """A JSON value on one line."""
    if isinstance(value, Spelling):
        return str(value)
    # Loops, since Python limits how deeply functions may call each other.
    items = []
    if isinstance(value, list):
        for item in value:
            items.append(compact(item))
        return "[" + ",".join(items) + "]"
    if isinstance(value, dict):
        for name in value:
            items.append(json.dumps(name, ensure_ascii=False) + ":" + compact(value[name]))
        return "{" + ",".join(items) + "}"
    return json.dumps(value, ensure_ascii=False)


def has_options(question):
    return "options" in question


def option_value(question, text):
    """The option that a text names, by its value or its label; else the text itself."""
    for option in question["options"]:
        if option["value"] == text:
            return text
    for option in question["options"]:
        if text in option["labels"]:
            return option["value"]
    if question["type"] == "yes_no":
        if lower_ascii(text) in ("true", "1", "yes"):
            return "Yes"
        if lower_ascii(text) in ("false", "0", "no"):
            return "No"
    return text


def is_option(question, value):
    return any(option["value"] == value for option in question["options"])


def other_option(question):
    """The added option with a text box, if the question has one."""
    for option in question.get("options", []):
        if option.get("other"):
            return option
    return None


def is_date(text):
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return False
    try:
        datetime.date(int(text[:4]), int(text[5:7]), int(text[8:]))
        return True
    except ValueError:
        return False


def is_time(text):
    return re.fullmatch("([01][0-9]|2[0-3]):[0-5][0-9]", text) is not None


def read_answer(question, value):
    """What a value in a file means as the answer to a question."""
    kind = question["type"]
    if kind in ("choose_many", "rank"):
        return read_list(question, value)
    if kind == "grid" and isinstance(value, dict):
        return read_rows(question, value)
    text = scalar_text(value)
    if text is None:
        return None
    if text is NOT_SCALAR:
        return Unrecognised(compact(value))
    if kind in ("choose_one", "yes_no", "scale"):
        return option_value(question, text)
    if kind in ("short_text", "long_text"):
        return text
    if kind == "date":
        return text if is_date(text) else Unrecognised(text)
    if kind == "time":
        return text if is_time(text) else Unrecognised(text)
    if kind == "grid":
        return Unrecognised(text)
    number = millionths_of(text)
    if number is None:
        return Unrecognised(text)
    if kind == "rating":
        if number % MILLION or not question["min"] <= number // MILLION <= question["max"]:
            return Unrecognised(text)
    return number


def read_list(question, value):
    if value is None:
        return None
    if isinstance(value, dict):
        return Unrecognised(compact(value))
    if isinstance(value, list):
        texts = []
        for item in value:
            text = scalar_text(item)
            if text is not None:
                texts.append(compact(item) if text is NOT_SCALAR else text)
    else:
        text = scalar_text(value)
        if text is None:
            return None
        texts = split_joined(question, text)
    return listed(question, texts)


def listed(question, texts):
    """Each value once; a ranking in its order, chosen options in the order of the survey."""
    values = []
    for text in texts:
        value = option_value(question, text)
        if value not in values:
            values.append(value)
    if question["type"] == "rank":
        return values or None
    chosen = [option["value"] for option in question["options"] if option["value"] in values]
    return chosen + [value for value in values if value not in chosen]


def read_rows(question, value):
    rows = {}
    for row, given in value.items():
        text = scalar_text(given)
        rows.pop(row, None)
        if text is not None:
            rows[row] = compact(given) if text is NOT_SCALAR else option_value(question, text)
    return rows or None


def split_joined(question, text):
    """Several answers in one text. Options are found first, the longest first, because an option
    may contain a comma."""
    known = [name for option in question["options"] for name in [option["value"]] + option["labels"]]
    known.sort(key=lambda name: -len(name.encode("utf-16-le")))
    items = []
    while text:
        item = next((name for name in known if name and text.startswith(name)
                     and ends_item(text[len(name):])), None)
        if item is None:
            item = re.split(r"[;\n|]|, ", text, maxsplit=1)[0]
        if item.strip(WHITE_SPACE):
            items.append(item.strip(WHITE_SPACE))
        text = text[len(item):].strip(WHITE_SPACE)
        if text[:1] in (";", "\n", "|", ",") and text:
            text = text[1:].strip(WHITE_SPACE)
    return items


def ends_item(rest):
    after = rest.lstrip(WHITE_SPACE)
    space = rest[:len(rest) - len(after)]
    return not after or after[0] in ";|" or "\n" in space or after[:2] == ", "
