def count_ranks(question, answers, base, unrecognised):
    """What is no option takes no place; of n options the first gets n points, the next n - 1 …"""
    places = {value: [] for value in question["values"]}
    for answer in answers:
        unrecognised.extend(value for value in answer if value not in places)
        ranked = [value for value in answer if value in places]
        for index, value in enumerate(ranked):
            places[value].append(index + 1)
    options = []
    for option in question["options"]:
        own = places[option["value"]]
        options.append({
            "value": option["value"],
            "label": option["label"],
            "count": len(own),
            "percent": percentage(len(own), base),
            "firsts": own.count(1),
            "mean_rank": rounded(sum(own), len(own)) if own else None,
            "borda": sum(len(places) + 1 - place for place in own),
        })
    return {"options": options}


COUNTERS["rank"] = count_ranks
