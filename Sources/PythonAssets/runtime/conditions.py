# ------------------------------------------------------------------------------------------
# What conditions are made of
# ------------------------------------------------------------------------------------------

# A number that is not there. Python's "not a number" is just right: no comparison with it
# holds, and whatever is computed from it is not there either.
NOTHING = float("nan")


def question_called(name):
    return next(question for question in SURVEY["questions"] if question["id"] == name)


def answered(answers, name, row=None):
    """Whether the question, or the row of a grid, was answered."""
    return name in answers if row is None else text(answers, name, row) is not None


def text(answers, name, row=None):
    """What an answer is compared by: the value of an option, or what was written; or None."""
    answer = answers.get(name)
    if isinstance(answer, dict):
        return answer.get(row)
    return answer if isinstance(answer, str) else None


def same_text(left, right):
    """Whether both texts are there and equal."""
    return left is not None and left == right


def chosen(answers, name):
    """The list of what was chosen or ranked."""
    answer = answers.get(name)
    return answer if isinstance(answer, list) else []


def count(answers, name):
    """How many different values were chosen."""
    return float(len(set(chosen(answers, name))))


def number(answers, name):
    """The number that was answered."""
    answer = answers.get(name)
    return answer / MILLION if isinstance(answer, int) else NOTHING


def place(answers, name, row=None):
    """The place of the chosen option among all, from 1."""
    values = question_called(name)["values"]
    value = text(answers, name, row)
    return float(values.index(value) + 1) if value in values else NOTHING


def moment(answers, name):
    """A date as a number of days since 1970, a time as minutes since midnight."""
    answer = answers.get(name)
    if isinstance(answer, datetime.date):
        return float(answer.toordinal() - datetime.date(1970, 1, 1).toordinal())
    if isinstance(answer, datetime.time):
        return float(60 * answer.hour + answer.minute)
    return NOTHING


def finite(value):
    """A result that is too large to be a number is not there."""
    return value if math.isfinite(value) else NOTHING


def divided(left, right):
    """A quotient; dividing by zero gives nothing."""
    return finite(left / right) if right else NOTHING
