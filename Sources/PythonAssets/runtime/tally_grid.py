def count_grid(question, answers, base, unrecognised):
    """Each row is counted like a question of its own."""
    values_of = {row["id"]: [] for row in question["rows"]}
    for answer in answers:
        for row, value in answer.items():
            if row in values_of:
                values_of[row].append(value)
            else:
                unrecognised.append("{}: {}".format(row, value))
    rows = []
    for row in question["rows"]:
        values = values_of[row["id"]]
        result = {"id": row["id"], "text": row["text"], "answered": None}
        if not is_too_few(len(values)):
            result["answered"] = len(values)
            result["options"] = count_options(question, values, len(values))
            unknown = [value for value in values if value not in question["values"]]
            if unknown:
                result["unrecognised"] = count_texts(unknown)
        rows.append(result)
    return {"rows": rows}


COUNTERS["grid"] = count_grid
