def count_written(question, answers, base, unrecognised):
    return {"answers": count_texts(answers)}


COUNTERS["short_text"] = COUNTERS["long_text"] = count_written
