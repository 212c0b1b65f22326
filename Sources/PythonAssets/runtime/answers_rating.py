def read_rating(question, value):
    """A whole number from "min" to "max" of the question."""

    def read(text):
        number = parse_number(text)
        if number is None or number % MILLION:
            return Unrecognised(text)
        if not question["min"] <= number // MILLION <= question["max"]:
            return Unrecognised(text)
        return number

    return read_scalar(value, read)


READERS["rating"] = read_rating
