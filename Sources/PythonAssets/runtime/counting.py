# ---- Counting -----------------------------------------------------------------------------------


def percentage(count, total):
    """A share of people in percent, with one decimal, halves up; None of nobody."""
    return Decimal6((2000 * count + total) // (2 * total) * 100000) if total else None


def shares(counts):
    """Percentages that add up to exactly 100.0: what is missing goes to the largest remainders."""
    total = sum(counts)
    if not total:
        return [None] * len(counts)
    parts = [1000 * count // total for count in counts]
    order = sorted(range(len(counts)), key=lambda index: -(1000 * counts[index] % total))
    for index in order[:1000 - sum(parts)]:
        parts[index] += 1
    return [Decimal6(part * 100000) for part in parts]


def count_texts(texts):
    """Each text with its count, the most frequent first, else in the order of the alphabet."""
    counts = {}
    for text in texts:
        counts[text] = counts.get(text, 0) + 1
    return [{"text": text, "count": count}
            for text, count in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))]


def quartile(values, number):
    """The quartile 1, 2 (the median) or 3 of sorted values, by linear interpolation."""
    if not values:
        return None
    place = (len(values) - 1) * number
    low = values[place // 4]
    high = values[(place + 3) // 4]
    return Decimal6(hundredths(4 * low + place % 4 * (high - low), 4 * MILLION))


def mean_of(values):
    return Decimal6(hundredths(sum(values), len(values) * MILLION)) if values else None


def deviation_of(values):
    """The standard deviation of a sample, rounded without a rounded root."""
    count = len(values)
    if count < 2:
        return None
    difference = count * sum(value * value for value in values) - sum(values) ** 2
    # The root of four times the square is twice the deviation, in hundredths.
    doubled = math.isqrt(4 * difference // (count * (count - 1) * 10 ** 8))
    return Decimal6((doubled + 1) // 2 * 10000)


def add_statistics(result, values):
    values.sort()
    result["mean"] = mean_of(values)
    result["median"] = quartile(values, 2)
    result["sd"] = deviation_of(values)


def bins_of(values):
    """The intervals of a histogram: about log2(n) + 1 of them (Sturges), of a round width."""
    if not values:
        return []
    # Widths can be finer than millionths, so the edges are counted in hundred-millionths.
    unit = 10 ** 8
    low, high = values[0] * 100, values[-1] * 100
    width = unit
    if low < high:
        wanted = (len(values) - 1).bit_length() + 1
        is_whole = all(value % MILLION == 0 for value in values)
        power = 1
        width = None
        while width is None:
            for size in (10, 20, 25, 50):
                candidate = size * power // 10
                if size * power % 10 or candidate * wanted < high - low:
                    continue
                if not is_whole or candidate % unit == 0:
                    width = candidate
                    break
            power *= 10
    start = low // width * width
    bins = []
    while not bins or start + len(bins) * width < high:
        edge = start + len(bins) * width
        bins.append({"from": Decimal8(edge), "to": Decimal8(edge + width), "count": 0})
    for value in values:
        bins[min((value * 100 - start) // width, len(bins) - 1)]["count"] += 1
    return bins


def count_one_choice(options, values, result):
    """One choice each. Returns what is no option."""
    places = {option["value"]: place for place, option in enumerate(options)}
    counts = [0] * len(options)
    left = []
    for value in values:
        if value in places:
            counts[places[value]] += 1
        else:
            left.append(value)
    percents = shares(counts + [len(left)])
    result["options"] = [
        {"value": option["value"], "label": option["label"], "count": count, "percent": percent}
        for option, count, percent in zip(options, counts, percents)
    ]
    return left


def count_many_choices(question, answers, result):
    values = [value for answer in answers for value in answer]
    result["options"] = []
    for option in question["options"]:
        count = values.count(option["value"])
        result["options"].append({
            "value": option["value"], "label": option["label"], "count": count,
            "percent": percentage(count, len(answers)),
        })
    return [value for value in values if not is_option(question, value)]


def count_ranking(question, answers, result):
    """How many ranked an option, how many first, its mean place, and n points for a first place."""
    rankings = [[value for value in answer if is_option(question, value)] for answer in answers]
    result["options"] = []
    for option in question["options"]:
        places = [ranking.index(option["value"]) + 1 for ranking in rankings if option["value"] in ranking]
        result["options"].append({
            "value": option["value"], "label": option["label"], "count": len(places),
            "percent": percentage(len(places), len(answers)), "firsts": places.count(1),
            "mean_rank": Decimal6(hundredths(sum(places), len(places))) if places else None,
            "borda": (len(question["options"]) + 1) * len(places) - sum(places),
        })
    return [value for answer in answers for value in answer if not is_option(question, value)]


def count_scale(question, texts, result):
    left = count_one_choice(question["options"], texts, result)
    scores = []
    for place, option in enumerate(result["options"]):
        score = place + 1
        if question["type"] == "rating":
            score = question["min"] + place
        elif question.get("reverse"):
            score = len(result["options"]) - place
        scores += [score * MILLION] * option["count"]
    add_statistics(result, scores)
    return left


def count_grid(question, answers, result):
    result["rows"] = []
    ids = [row["id"] for row in question["rows"]]
    for row in question["rows"]:
        values = [answer[row["id"]] for answer in answers if row["id"] in answer]
        entry = {"id": row["id"], "text": row["text"], "answered": len(values)}
        if is_hidden(len(values)):
            entry["answered"] = None
        else:
            left = count_one_choice(question["options"], values, entry)
            if left:
                entry["unrecognised"] = count_texts(left)
        result["rows"].append(entry)
    return ["%s: %s" % (row, value) for answer in answers for row, value in answer.items() if row not in ids]


def count_numbers(answers, result):
    values = list(answers)
    add_statistics(result, values)
    result["min"] = mean_of(values[:1])
    result["max"] = mean_of(values[-1:])
    result["q1"] = quartile(values, 1)
    result["q3"] = quartile(values, 3)
    result["bins"] = bins_of(values)


def is_hidden(count):
    """Whether so few have answered that the figures stay hidden."""
    return MINIMUM_COUNT > 1 and count < MINIMUM_COUNT


def count_question(index, responses):
    """All figures of one question. Each response is (answers, others, shown)."""
    question = QUESTIONS[index]
    result = {"id": question["id"], "question": question["text"], "type": question["type"]}
    asked = [response for response in responses if response[2][index]]
    answered = [response for response in asked if response[0][index] is not None]
    if is_hidden(len(answered)):
        result.update({"asked": None, "answered": None})
        return result
    result.update({"asked": len(asked), "answered": len(answered)})
    given = [response[0][index] for response in answered]
    if "answer" in question:
        right = sum(1 for answer in given if is_right(question, answer))
        result.update({"right": right, "right_percent": percentage(right, len(asked))})
    strange = [answer.text for answer in given if isinstance(answer, Unrecognised)]
    answers = [answer for answer in given if not isinstance(answer, Unrecognised)]
    kind = question["type"]
    if kind in ("choose_one", "yes_no"):
        # The base of the percentages is everybody who answered, so these are counted as well.
        left = count_one_choice(question["options"], answers + [None] * len(strange), result)
        strange += [value for value in left if value is not None]
    elif kind == "choose_many":
        strange += count_many_choices(question, answers + [[]] * len(strange), result)
    elif kind == "rank":
        strange += count_ranking(question, answers + [[]] * len(strange), result)
    elif kind in ("scale", "rating"):
        texts = [decimal(answer) if kind == "rating" else answer for answer in answers]
        left = count_scale(question, texts + [None] * len(strange), result)
        strange += [value for value in left if value is not None]
    elif kind == "grid":
        strange += count_grid(question, answers, result)
    elif kind == "number":
        count_numbers(answers, result)
    else:
        result["answers"] = count_texts(answers)
    other = other_option(question)
    if other:
        texts = [response[1][index] for response in answered
                 if response[1][index] and chose(response[0][index], other["value"])]
        if texts:
            result["other"] = count_texts(texts)
    if strange:
        result["unrecognised"] = count_texts(strange)
    return result


def chose(answer, value):
    return value in answer if isinstance(answer, list) else answer == value


def count_quiz(responses):
    """The points of the quiz as a whole."""
    possible = Decimal6(sum(question.get("possible", 0) for question in QUESTIONS))
    if is_hidden(len(responses)):
        return {"possible": possible, "mean": None, "passed": None, "passed_percent": None, "points": []}
    scores = [score_of(answers, shown) for answers, _, shown in responses]
    points = sorted(score[0] for score in scores)
    passed = None
    if "pass" in QUIZ:
        # points / possible is at least pass / 100, without a division.
        passed = sum(1 for got, most in scores if got * 100 * MILLION >= QUIZ["pass"] * most)
    return {
        "possible": possible,
        "mean": mean_of(points),
        "passed": passed,
        "passed_percent": None if passed is None else percentage(passed, len(scores)),
        "points": [{"points": Decimal6(value), "count": points.count(value)} for value in sorted(set(points))],
    }


def count(reading):
    """The whole tally."""
    responses = [(answers, others, visibility(answers)) for answers, others in reading.responses]
    tally = {
        "survey": SURVEY["id"], "title": SURVEY["title"], "responses": len(responses),
        "duplicates": reading.duplicates, "unreadable": len(reading.unreadable),
    }
    if QUIZ is not None:
        tally["quiz"] = count_quiz(responses)
    tally["questions"] = [
        count_question(index, responses) for index, question in enumerate(QUESTIONS) if question["type"] != "note"
    ]
    return tally
