def count_scale(question, answers, base, unrecognised):
    """The options of a scale are worth 1, 2, 3 …; "reverse" counts from the other end."""
    values = question["values"]
    result = count_one_choice(question, answers, base, unrecognised)
    scores = [values.index(value) + 1 for value in answers if value in values]
    if question.get("reverse"):
        scores = [len(values) + 1 - score for score in scores]
    result.update(statistics([score * MILLION for score in scores]))
    return result


COUNTERS["scale"] = count_scale
