def read_date(question, value):
    """A day of the calendar, written exactly like 2026-09-01."""

    def read(text):
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            try:
                return datetime.date(int(text[:4]), int(text[5:7]), int(text[8:]))
            except ValueError:
                pass
        return Unrecognised(text)

    return read_scalar(value, read)


READERS["date"] = read_date
