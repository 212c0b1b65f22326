# ------------------------------------------------------------------------------------------
# Counting
# ------------------------------------------------------------------------------------------

# For each type of question the function that counts its answers. It gets the question, the
# answers and a list for what it does not recognise, and returns the figures as a dict.
COUNTERS = {}


def tally_question(question, asked, answers, others):
    """The figures of one question, in the order in which they are printed."""
    result = {"id": question["id"], "question": question["text"], "type": question["type"]}
    if is_too_few(len(answers)):
        result["asked"] = result["answered"] = None
        return result
    result["asked"] = asked
    result["answered"] = len(answers)
    if "answer" in question:
        result["right"] = sum(is_right(question, answer) for answer in answers)
        result["right_percent"] = percentage(result["right"], asked)
    unrecognised = [answer.text for answer in answers if isinstance(answer, Unrecognised)]
    recognised = [answer for answer in answers if not isinstance(answer, Unrecognised)]
    count_answers = COUNTERS[question["type"]]
    result.update(count_answers(question, recognised, len(answers), unrecognised))
    if others:
        result["other"] = count_texts(others)
    if unrecognised:
        result["unrecognised"] = count_texts(unrecognised)
    return result


def is_too_few(number_of_answers):
    """Whether so few have answered that the figures could give somebody away."""
    return number_of_answers < SURVEY.get("minimum_count", 0)


def is_other_chosen(question, answer):
    """Whether the option "Other" was chosen."""
    other = question["other"]
    if other is None:
        return False
    return other in answer if isinstance(answer, list) else answer == other


def count_texts(texts):
    """How often each text was given: the most frequent first, then by character code."""
    counts = sorted(Counter(texts).items(), key=lambda item: (-item[1], item[0]))
    return [{"text": text, "count": number} for text, number in counts]


def percentage(part, whole):
    """To one decimal, half up; None of nobody."""
    return rounded(100 * part, whole, places=1) if whole else None


def shares(counts):
    """Percentages to one decimal that add up to exactly 100.

    Each is rounded down; what is missing then goes, a tenth at a time, to those that lost
    most by rounding.
    """
    whole = sum(counts)
    if not whole:
        return [None] * len(counts)
    tenths = [1000 * number // whole for number in counts]
    by_loss = sorted(range(len(counts)), key=lambda index: -(1000 * counts[index] % whole))
    for index in by_loss[:1000 - sum(tenths)]:
        tenths[index] += 1
    return [Fraction(number, 10) for number in tenths]
