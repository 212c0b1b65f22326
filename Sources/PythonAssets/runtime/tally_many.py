def count_many_choices(question, answers, base, unrecognised):
    """Percentages are of people, so that together they can exceed 100."""
    values = [value for answer in answers for value in answer]
    unrecognised.extend(value for value in values if value not in question["values"])
    counts = Counter(values)
    options = []
    for option in question["options"]:
        number = counts[option["value"]]
        options.append({
            "value": option["value"],
            "label": option["label"],
            "count": number,
            "percent": percentage(number, base),
        })
    return {"options": options}


COUNTERS["choose_many"] = count_many_choices
