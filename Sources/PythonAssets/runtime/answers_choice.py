def option_value(question, text):
    """The value of the option that is called so; else the text itself."""
    value = question["names"].get(text)
    if value is not None:
        return value
    if question["type"] == "yes_no":
        if lower_ascii(text) in ("true", "1", "yes"):
            return "Yes"
        if lower_ascii(text) in ("false", "0", "no"):
            return "No"
    return text


def read_choice(question, value):
    return read_scalar(value, lambda text: option_value(question, text))


for type_name in ("choose_one", "yes_no", "scale"):
    READERS[type_name] = read_choice
