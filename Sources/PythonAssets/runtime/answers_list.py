def read_list(question, value):
    """Several answers: a list, or one text that joins them."""
    if isinstance(value, dict):
        return Unrecognised(json_text(value))
    if isinstance(value, list):
        texts = []
        for item in value:
            is_shape = isinstance(item, (list, dict))
            texts.append(json_text(item) if is_shape else scalar_text(item))
        return listed(question, [text for text in texts if text is not None])
    text = scalar_text(value)
    return None if text is None else listed(question, split_joined(question, text))


def listed(question, texts):
    """Each value once; of choose_many in the order of the options, then what is no option."""
    values = list(dict.fromkeys(option_value(question, text) for text in texts))
    if question["type"] == "rank":
        return values or None
    chosen = [value for value in question["values"] if value in values]
    return chosen + [value for value in values if value not in question["values"]]


def split_joined(question, text):
    """The items of a text such as "Cheese; Pickles".

    Options that are known are found first, the longest first, since the name of an option
    may contain a comma itself.
    """
    known = sorted(filter(None, question["names"]), key=len, reverse=True)
    items = []
    while text:
        for option in known:
            if text.startswith(option) and ENDS_ITEM.match(text, len(option)):
                item = option
                break
        else:
            item = SEPARATOR.split(text, maxsplit=1)[0]
        items.append(trim(item))
        text = trim(text[len(item):])
        if text[:1] in (";", "\n", "|", ","):
            text = trim(text[1:])
    return [item for item in items if item]


SEPARATOR = re.compile("[;\n|]|, ")
ENDS_ITEM = re.compile("[" + WHITE_SPACE + r"]*(?:[;\n|]|, |\Z)")

READERS["choose_many"] = READERS["rank"] = read_list
