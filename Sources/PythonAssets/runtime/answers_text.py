def read_text(question, value):
    return read_scalar(value, lambda text: text)


READERS["short_text"] = READERS["long_text"] = read_text
