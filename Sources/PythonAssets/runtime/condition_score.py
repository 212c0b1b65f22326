def score(answers, name, row=None):
    """The points in a quiz; else the place in a scale or grid (reversed: from the end), or
    the rating."""
    question = question_called(name)
    answer = answers.get(name)
    if "points" in question or "possible" in question:
        points = None if isinstance(answer, Unrecognised) else points_of(question, answer)
        return NOTHING if points is None else points / MILLION
    if question["type"] == "rating":
        return number(answers, name)
    is_reversed = question.get("reverse", False)
    for part in question.get("rows", []):
        if part["id"] == row:
            is_reversed = part.get("reverse", False)
    spot = place(answers, name, row)
    return len(question["values"]) + 1 - spot if is_reversed else spot
