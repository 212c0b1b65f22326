def count_moments(question, answers, base, unrecognised):
    """Dates as 2026-09-01, times as 08:30."""
    length = 10 if question["type"] == "date" else 5
    return {"answers": count_texts([answer.isoformat()[:length] for answer in answers])}


COUNTERS["date"] = COUNTERS["time"] = count_moments
