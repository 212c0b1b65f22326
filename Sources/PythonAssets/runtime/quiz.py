# ------------------------------------------------------------------------------------------
# The quiz
# ------------------------------------------------------------------------------------------


def is_scored(question):
    """Whether an answer can get points: there is a right one, or options have points."""
    return "points" in question or "possible" in question


def is_right(question, answer):
    """Whether the answer is one of the right ones; texts ignore case."""
    if question["type"] in ("short_text", "long_text") and isinstance(answer, str):
        return fold_case(answer) in [fold_case(right) for right in question["answer"]]
    return answer in question["answer"]


def points_of(question, answer):
    """The points for an answer in millionths; None without an answer."""
    if answer is None:
        return None
    if "answer" in question:
        return parse_number(str(question["points"])) if is_right(question, answer) else 0
    values = answer if isinstance(answer, list) else [answer]
    points = 0
    for option in question["options"]:
        if option["value"] in values:
            points += parse_number(str(option.get("points", 0)))
    return points


def possible_points(question):
    """The most points that the question can give, in millionths."""
    return parse_number(str(question.get("possible", question.get("points", 0))))


def quiz_score(answers, visible):
    """The points that somebody got, and the most there were for what they were asked."""
    got = possible = 0
    for question in SURVEY["questions"]:
        if question["id"] in visible and is_scored(question):
            got += points_of(question, answers.get(question["id"])) or 0
            possible += possible_points(question)
    return got, possible


def tally_quiz(scores):
    """The figures of the whole quiz, from the scores of all responses."""
    result = {
        "possible": decimal(sum(possible_points(question) for question in SURVEY["questions"])),
        "mean": None,
        "passed": None,
        "passed_percent": None,
        "points": [],
    }
    if is_too_few(len(scores)):
        return result
    result["mean"] = statistics([got for got, possible in scores])["mean"]
    if "pass" in SURVEY["quiz"]:
        needed = parse_number(str(SURVEY["quiz"]["pass"]))
        passed = sum(got * 100 * MILLION >= needed * possible for got, possible in scores)
        result["passed"] = passed
        result["passed_percent"] = percentage(passed, len(scores))
    counts = Counter(got for got, possible in scores)
    result["points"] = [
        {"points": decimal(got), "count": counts[got]} for got in sorted(counts)
    ]
    return result
