# ---- Printing -----------------------------------------------------------------------------------


def as_json(value, indent=""):
    """JSON with one member a line; figures are written as plain decimals."""
    inner = indent + "  "
    if isinstance(value, dict):
        items = [inner + json.dumps(name, ensure_ascii=False) + ": " + as_json(item, inner)
                 for name, item in value.items()]
        return "{\n" + ",\n".join(items) + "\n" + indent + "}" if items else "{}"
    if isinstance(value, list):
        items = [inner + as_json(item, inner) for item in value]
        return "[\n" + ",\n".join(items) + "\n" + indent + "]" if items else "[]"
    if isinstance(value, int):
        return str(value)
    return json.dumps(value, ensure_ascii=False)


BAR_WIDTH = 40
EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


def bar(count, most):
    """A bar whose length stands for a count; the greatest count fills the line."""
    if not count:
        return " " * BAR_WIDTH
    units = max(1, (count * BAR_WIDTH * 8 + most // 2) // most)
    text = "█" * (units // 8) + EIGHTHS[units % 8]
    return text.ljust(BAR_WIDTH)


def print_bars(rows):
    """rows: (label, count, what stands behind the count)."""
    rows = [(inert(label), count, note) for label, count, note in rows]
    label_width = max((width_of(label) for label, _, _ in rows), default=0)
    most = max((count for _, count, _ in rows), default=0)
    digits = len(str(most))
    for label, count, note in rows:
        space = " " * (label_width - width_of(label))
        print("  %s%s  %s %s%s" % (label, space, bar(count, most), str(count).rjust(digits), note))


def percent_note(value):
    if value is None:
        return ""
    text = str(value)
    return " (%s%%)" % (text if "." in text else text + ".0")


def print_texts(texts):
    digits = max(len(str(text["count"])) for text in texts)
    for text in texts:
        print("  %s× %s" % (str(text["count"]).rjust(digits), inert(text["text"])))


def counted(count, noun):
    return "1 %s" % noun if count == 1 else "%d %ss" % (count, noun)


def print_statistics(result):
    names = (("mean", "mean"), ("median", "median"), ("sd", "standard deviation"), ("min", "minimum"),
             ("q1", "lower quartile"), ("q3", "upper quartile"), ("max", "maximum"))
    figures = ["%s %s" % (name, "–" if result[key] is None else result[key])
               for key, name in names if key in result]
    print("  " + " · ".join(figures))


def print_options(options):
    print_bars([(option["label"], option["count"], percent_note(option["percent"])) for option in options])


def print_question(result):
    print()
    print(inert(result["question"]))
    if result["asked"] is None:
        print("  Hidden until %d people have answered." % MINIMUM_COUNT)
        return
    if result["asked"] == result["answered"]:
        print("  " + counted(result["answered"], "answer"))
    else:
        print("  %d of %d answered" % (result["answered"], result["asked"]))
    if "right" in result:
        print("  right: %d%s" % (result["right"], percent_note(result["right_percent"])))
    if result["answered"] == 0:
        print("  Nobody has answered yet.")
        return
    if result["type"] == "rank":
        print_bars([
            (option["label"], option["borda"], " points (%d× first)" % option["firsts"])
            for option in result["options"]
        ])
    elif "options" in result:
        print_options(result["options"])
    for row in result.get("rows", []):
        print("  " + inert(row["text"]))
        if row["answered"] is None:
            print("  Hidden until %d people have answered." % MINIMUM_COUNT)
        else:
            print_options(row["options"])
    if "bins" in result:
        # Only the last interval holds its upper end.
        ends = ["under "] * (len(result["bins"]) - 1) + [""]
        print_bars([("%s to %s%s" % (b["from"], end, b["to"]), b["count"], "")
                    for b, end in zip(result["bins"], ends)])
    if "mean" in result:
        print_statistics(result)
    if result.get("answers"):
        print_texts(result["answers"])
    for key, heading in (("other", "Other"), ("unrecognised", "Not an option")):
        if key in result:
            print("  %s:" % heading)
            print_texts(result[key])


def print_tally(tally):
    print(inert(tally["title"]))
    print(counted(tally["responses"], "response"))
    quiz = tally.get("quiz")
    if quiz and quiz["mean"] is not None:
        print()
        print("Points: mean %s of %s" % (quiz["mean"], quiz["possible"]))
        if quiz["passed"] is not None:
            print("  passed: %d%s" % (quiz["passed"], percent_note(quiz["passed_percent"])))
        print_bars([(str(entry["points"]), entry["count"], "") for entry in quiz["points"]])
    for result in tally["questions"]:
        print_question(result)


def print_notes(reading):
    """What was noticed while reading, on standard error, so that it never mixes with the results."""
    notes = list(reading.notes)
    if reading.duplicates:
        notes.append("%s there twice (the same id), and counted once"
                     % (counted(reading.duplicates, "response") + (" was" if reading.duplicates == 1 else " were")))
    if reading.other_versions:
        total = sum(reading.other_versions.values())
        notes.append("%s from %s of this survey" % (
            counted(total, "response") + (" is" if total == 1 else " are"),
            counted(len(reading.other_versions), "other version")))
    if reading.unreadable:
        notes.append("%s could not be read:" % counted(len(reading.unreadable), "record"))
        notes += ["  %s: %s" % entry for entry in reading.unreadable[:20]]
        if len(reading.unreadable) > 20:
            notes.append("  … and %d more" % (len(reading.unreadable) - 20))
    for note in notes:
        print("note: " + inert(note), file=sys.stderr)
