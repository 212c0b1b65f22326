def read_time(question, value):
    """A time of the day, written exactly like 08:30."""

    def read(text):
        if re.fullmatch("([01][0-9]|2[0-3]):[0-5][0-9]", text):
            return datetime.time(int(text[:2]), int(text[3:]))
        return Unrecognised(text)

    return read_scalar(value, read)


READERS["time"] = read_time
