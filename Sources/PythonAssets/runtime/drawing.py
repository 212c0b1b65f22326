# ------------------------------------------------------------------------------------------
# Drawing
# ------------------------------------------------------------------------------------------

WIDTH = 80


def draw(tally):
    """The tally as text, a bar an option."""
    lines = [visible_text(tally["title"]), counted(tally["responses"], "response", "responses")]
    if "quiz" in tally:
        lines += [""] + draw_quiz(tally["quiz"])
    for result in tally["questions"]:
        lines += [""] + draw_question(result)
    return "\n".join(lines) + "\n"


def draw_question(result):
    lines = wrapped(result["question"], WIDTH)
    lines.append("-" * max(width_of(line) for line in lines))
    if result["answered"] is None:
        least = SURVEY["minimum_count"]
        return lines + ["Hidden until {} people have answered.".format(least)]
    if result["answered"] == result["asked"]:
        lines.append(counted(result["answered"], "answer", "answers"))
    else:
        lines.append("{} of {} answered".format(result["answered"], result["asked"]))
    if result["answered"] == 0:
        return lines + ["Nobody has answered yet."]
    if "right" in result:
        right = percent_text(result["right_percent"])
        lines.append("right: {}{} of those asked".format(result["right"], right))
    if "rows" in result:
        for row in result["rows"]:
            lines += draw_row(row, result)
    elif "options" in result:
        lines += draw_options(in_drawn_order(result, result["options"]), result["type"])
    elif "bins" in result:
        lines += draw_bins(result["bins"])
    else:
        lines += draw_texts(result["answers"])
    lines += draw_statistics(result)
    if "other" in result:
        lines += ["Other:"] + draw_texts(result["other"])
    if "unrecognised" in result:
        lines += ["Not an option:"] + draw_texts(result["unrecognised"])
    return lines


def in_drawn_order(result, options):
    """As written, unless the survey's chart asks for the most frequent first."""
    if QUESTIONS[result["id"]].get("sort") == "count":
        return sorted(options, key=lambda option: -option["count"])
    return options


def draw_options(options, kind):
    rows = []
    for option in options:
        note = percent_text(option["percent"])
        if kind == "rank":
            mean = option["mean_rank"]
            mean = "" if mean is None else ", mean place " + plain(mean)
            note = " points ({} × first{})".format(option["firsts"], mean)
            rows.append((option["label"], option["borda"], note))
        else:
            rows.append((option["label"], option["count"], note))
    return draw_bars(rows)


def draw_row(row, result):
    lines = wrapped(row["text"], WIDTH)
    if row["answered"] is None:
        return lines + ["  Hidden until {} people have answered.".format(SURVEY["minimum_count"])]
    lines += ["  " + line for line in draw_options(row["options"], "grid")]
    lines.append("  " + counted(row["answered"], "answer", "answers"))
    if "unrecognised" in row:
        lines += ["  Not an option:"] + draw_texts(row["unrecognised"])
    return lines


def draw_bins(bins):
    rows = []
    for index, interval in enumerate(bins):
        end = "]" if index == len(bins) - 1 else ")"
        label = "[{}, {}{}".format(plain(interval["from"]), plain(interval["to"]), end)
        rows.append((label, interval["count"], ""))
    return draw_bars(rows)


def draw_statistics(result):
    names = [
        ("mean", "mean"), ("median", "median"), ("sd", "standard deviation"), ("min", "least"),
        ("q1", "lower quartile"), ("q3", "upper quartile"), ("max", "greatest"),
    ]
    known = [(word, result[name]) for name, word in names if result.get(name) is not None]
    if not known:
        return []
    return wrapped(", ".join(word + " " + plain(value) for word, value in known), WIDTH)


def draw_quiz(quiz):
    if quiz["mean"] is None:
        return ["The points of the quiz are hidden, or nobody has answered yet."]
    lines = ["Points", "------"]
    lines.append("mean {} of {}".format(plain(quiz["mean"]), plain(quiz["possible"])))
    if quiz["passed"] is not None:
        lines.append("passed: {}{}".format(quiz["passed"], percent_text(quiz["passed_percent"])))
    rows = [(plain(item["points"]), item["count"], "") for item in quiz["points"]]
    return lines + draw_bars(rows)


def draw_texts(texts):
    lines = []
    size = max(len(str(item["count"])) for item in texts) if texts else 0
    for item in texts:
        mark = "  {} × ".format(str(item["count"]).rjust(size))
        for line in wrapped(item["text"], WIDTH - len(mark)):
            lines.append(mark + line)
            mark = " " * len(mark)
    return lines


def draw_bars(rows):
    """A line a row of label, number and note: the label, a bar, the number, the note."""
    labels = [visible_text(label) for label, number, note in rows]
    label_width = min(max(map(width_of, labels), default=0), WIDTH // 3)
    size = max((len(str(number)) for label, number, note in rows), default=1)
    note_width = max((len(note) for label, number, note in rows), default=0)
    bar_width = min(40, max(8, WIDTH - label_width - size - note_width - 6))
    most = max((number for label, number, note in rows), default=0)
    lines = []
    for label, (_, number, note) in zip(labels, rows):
        parts = wrapped(label, max(label_width, 2))
        padding = " " * (label_width - width_of(parts[0]))
        bar = bar_text(number, most, bar_width)
        lines.append("  {}{}  {} {}{}".format(
            parts[0], padding, bar, str(number).rjust(size), note).rstrip())
        lines += ["  " + part for part in parts[1:]]
    return lines


def bar_text(number, most, width):
    """A bar of blocks, fine to an eighth of a character; something is never nothing."""
    if number <= 0 or most <= 0:
        return " " * width
    eighths = max(1, (number * width * 8 + most // 2) // most)
    bar = "█" * (eighths // 8) + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[eighths % 8]
    return bar.ljust(width)


def percent_text(percent):
    return "" if percent is None else " ({:.1f}%)".format(float(percent))


def visible_text(text):
    """The text on one line, with everything spelt out that a terminal would act on."""
    result = ""
    for character in text.replace("\r\n", "\n"):
        if character in "\n\r\t":
            result += " "
        elif is_active(character):
            result += "<U+{:04X}>".format(ord(character))
        else:
            result += character
    return result


def is_active(character):
    """Whether a character does something in place of being seen (two joiners are letters)."""
    categories = ("Cc", "Cf", "Cs", "Zl", "Zp")
    return unicodedata.category(character) in categories and character not in "\u200c\u200d"


def width_of(text):
    """How many columns of a terminal a text takes."""
    width = 0
    for character in text:
        if unicodedata.category(character) not in ("Mn", "Me", "Cf"):
            width += 2 if unicodedata.east_asian_width(character) in "WF" else 1
    return width


def wrapped(text, width):
    """The text in lines that fit, broken at spaces, and inside words that are too long."""
    lines = []
    line = ""
    for word in visible_text(text).split(" "):
        if line and width_of(line + " " + word) <= width:
            line += " " + word
            continue
        if line:
            lines.append(line)
        line = ""
        for character in word:
            if width_of(line + character) > width:
                lines.append(line)
                line = ""
            line += character
    return lines + [line] if line or not lines else lines
