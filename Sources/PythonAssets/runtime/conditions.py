# ---- What the conditions ask --------------------------------------------------------------------
#
# A number that is not there is NaN ("not a number"): every comparison with it is false.

NAN = float("nan")


def text_at(answer, row=None):
    """The text of an answer, or of one row of a grid."""
    if isinstance(answer, dict):
        return answer.get(row)
    return answer if isinstance(answer, str) and row is None else None


def same_text(left, right):
    return left is not None and left == right


def is_answered(answer):
    return answer is not None


def chosen(answer):
    """The options that were chosen or ranked."""
    return answer if isinstance(answer, list) else []


def number_at(answer):
    return answer / MILLION if isinstance(answer, int) else NAN


def place_at(index, answer, row=None):
    """The place of the chosen option: 1 for the first."""
    text = text_at(answer, row)
    for place, option in enumerate(QUESTIONS[index]["options"], 1):
        if option["value"] == text:
            return float(place)
    return NAN


def moment_at(answer):
    """A date as a number of days, a time as a number of minutes."""
    if not isinstance(answer, str):
        return NAN
    if ":" in answer:
        return float(int(answer[:2]) * 60 + int(answer[3:]))
    day = datetime.date(int(answer[:4]), int(answer[5:7]), int(answer[8:]))
    return float(day.toordinal() - datetime.date(1970, 1, 1).toordinal())


def finite(number):
    return number if number - number == 0 else NAN


def quotient(left, right):
    return finite(left / right) if right != 0 else NAN


def score_at(index, answer, row=None):
    """The points for an answer; else the place of a scale, or the rating."""
    question = QUESTIONS[index]
    if answer is None or isinstance(answer, Unrecognised):
        return NAN
    if "possible" in question:
        return points_for(question, answer) / MILLION
    if question["type"] == "rating":
        return number_at(answer)
    place = place_at(index, answer, row)
    reverse = question.get("reverse")
    if row is not None:
        reverse = any(item["id"] == row and item.get("reverse") for item in question["rows"])
    return len(question["options"]) + 1 - place if reverse else place


def visibility(answers):
    """Which questions were asked. A hidden question reads as not answered, so hiding goes on."""
    seen = list(answers)
    shown = []
    for index, question in enumerate(QUESTIONS):
        conditions = (SECTION_CONDITIONS.get(question.get("section", 0)), CONDITIONS.get(index))
        is_shown = all(condition is None or condition(seen) for condition in conditions)
        shown.append(is_shown)
        if not is_shown:
            seen[index] = None
    return shown


# ---- Points of a quiz ---------------------------------------------------------------------------


def is_right(question, answer):
    """Right is exactly the set, exactly the order, or any one of the answers listed."""
    for right in question["answer"]:
        if isinstance(answer, str) and isinstance(right, str):
            if question["type"] in ("short_text", "long_text"):
                if fold(answer) == fold(right):
                    return True
            elif answer == right:
                return True
        elif type(answer) is type(right) and answer == right:
            return True
    return False


def points_for(question, answer):
    if "answer" in question:
        return question["possible"] if is_right(question, answer) else 0
    values = answer if isinstance(answer, list) else [answer]
    return sum(option.get("points", 0) for option in question["options"] if option["value"] in values)


def score_of(answers, shown):
    """The points of one response and the most that could be got, of the questions asked."""
    points = possible = 0
    for question, answer, is_shown in zip(QUESTIONS, answers, shown):
        if is_shown and "possible" in question:
            possible += question["possible"]
            if answer is not None:
                points += points_for(question, answer)
    return points, possible
