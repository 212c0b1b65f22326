def count_options(question, values, base):
    """How often each option was chosen; `base` people answered, and each chose at most one.

    What is no option has a share of the 100 percent too, which is not printed.
    """
    counts = Counter(values)
    numbers = [counts[value] for value in question["values"]]
    percents = shares(numbers + [base - sum(numbers)])
    return [
        {"value": option["value"], "label": option["label"], "count": number, "percent": percent}
        for option, number, percent in zip(question["options"], numbers, percents)
    ]


def count_one_choice(question, answers, base, unrecognised):
    unrecognised.extend(value for value in answers if value not in question["values"])
    return {"options": count_options(question, answers, base)}


COUNTERS["choose_one"] = COUNTERS["yes_no"] = count_one_choice
