# ------------------------------------------------------------------------------------------
# Reading answers
#
# What a person answered becomes a Python value, by the type of the question:
#
#   choose_one, yes_no, scale   the value of the option (a str)
#   choose_many, rank           a list of values
#   number, rating              millionths (an int)
#   short_text, long_text       a str
#   date, time                  a datetime.date, a datetime.time
#   grid                        a dict from row to value
#
# No answer is None. An answer that cannot be one is kept as Unrecognised, never dropped.
# ------------------------------------------------------------------------------------------


class Unrecognised:
    """Something was answered that cannot be an answer to the question."""

    def __init__(self, text):
        self.text = text


# For each type of question the function that reads its answers: (question, value) -> answer.
READERS = {}


def scalar_text(value):
    """The text of a scalar as it was written; None when it is blank, or is no scalar."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, str):
        return normalise(value) or None
    return None


def read_scalar(value, read):
    """The answer that a text or a number stands for."""
    if isinstance(value, (list, dict)):
        return Unrecognised(json_text(value))
    text = scalar_text(value)
    return None if text is None else read(text)


def read_answer(question, value):
    """The answer to a question that a value stands for, or None."""
    read = READERS.get(question["type"])
    return read(question, value) if read and value is not None else None


def read_answers(values):
    """All answers of one response, and the texts beside "Other", by question id."""
    answers = {}
    others = {}
    for question in SURVEY["questions"]:
        name = question["id"]
        answer = read_answer(question, values.get(name))
        if answer is not None:
            answers[name] = answer
        if question["other"] is not None:
            text = scalar_text(values.get(name + ".other.text"))
            if text is not None:
                others[name] = text
    return answers, others


def prepare(survey):
    """Fills in what the survey leaves out, so that all questions look alike."""
    for question in survey["questions"]:
        if question["type"] == "rating":
            numbers = range(question["min"], question["max"] + 1)
            question["options"] = [str(number) for number in numbers]
        options = []
        for option in question.get("options", []):
            if isinstance(option, str):
                option = {"value": option, "label": option}
            options.append(option)
        question["options"] = options
        question["values"] = [option["value"] for option in options]
        question["other"] = None
        # What the options are called: values first, then labels in any language.
        names = {value: value for value in question["values"]}
        for option in options:
            if option.get("other"):
                question["other"] = option["value"]
            for label in all_texts(option, "label"):
                names.setdefault(label, option["value"])
        question["names"] = names
        if "answer" in question:
            right = [read_answer(question, value) for value in question["answer"]]
            question["answer"] = right


def all_texts(part, name):
    """A text of a question, an option or a row in all languages."""
    return [part[name]] + part.get("translations", [])
