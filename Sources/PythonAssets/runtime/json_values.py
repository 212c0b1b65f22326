# ------------------------------------------------------------------------------------------
# JSON
# ------------------------------------------------------------------------------------------


class Number(str):
    """A number in a JSON file, as it is spelled there: the answer 9.0 is not 9."""


class BadJSON(ValueError):
    """Why a text is no JSON."""


# Lists in lists in lists …: what is nested deeper than this was not made by a survey.
DEEPEST = 500


def refuse_constant(name):
    """Python would read NaN and Infinity, which are no JSON."""
    raise BadJSON("{} is no JSON".format(name))


def parse_json(text):
    """The value of a JSON text; objects become dicts, numbers keep their spelling."""
    try:
        value = json.loads(
            text, parse_int=Number, parse_float=Number, parse_constant=refuse_constant)
    except json.JSONDecodeError as error:
        raise BadJSON(error.msg[:1].lower() + error.msg[1:])
    except RecursionError:
        raise BadJSON("it is nested too deeply")
    if text.count("[") + text.count("{") > DEEPEST and depth_of(value) > DEEPEST:
        raise BadJSON("it is nested too deeply")
    return whole_characters(value) if "\\u" in text else value


def depth_of(value):
    """How many lists and objects stand around the innermost value."""
    depth = -1
    values = [value]
    while values:
        depth += 1
        inner = []
        for item in values:
            if isinstance(item, dict):
                inner.extend(item.values())
            elif isinstance(item, list):
                inner.extend(item)
        values = inner
    return depth


def whole_characters(value):
    """The value with U+FFFD for every half character that \\ud83d alone leaves behind."""
    if isinstance(value, list):
        for index in range(len(value)):
            value[index] = whole_characters(value[index])
    elif isinstance(value, dict):
        members = list(value.items())
        value.clear()
        for name, item in members:
            value[whole_characters(name)] = whole_characters(item)
    elif isinstance(value, str) and not isinstance(value, Number):
        return re.sub("[\ud800-\udfff]", "\ufffd", value)
    return value


def json_text(value, line_end=None):
    """The value as JSON: on one line, or a member a line when line_end is "\\n"."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (list, dict)):
        return plain(value)
    inner = line_end + "  " if line_end else None
    colon = ": " if line_end else ":"
    items = []
    if isinstance(value, dict):
        for name in value:
            items.append(json_text(name) + colon + json_text(value[name], inner))
        start, end = "{}"
    else:
        for item in value:
            items.append(json_text(item, inner))
        start, end = "[]"
    if not items or not line_end:
        return start + ",".join(items) + end
    return start + inner + ("," + inner).join(items) + line_end + end
