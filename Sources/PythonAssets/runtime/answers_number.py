def read_number(question, value):
    def read(text):
        number = parse_number(text)
        return Unrecognised(text) if number is None else number

    return read_scalar(value, read)


READERS["number"] = read_number
