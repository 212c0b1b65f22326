def count_rating(question, answers, base, unrecognised):
    values = [str(answer // MILLION) for answer in answers]
    result = {"options": count_options(question, values, base)}
    result.update(statistics(answers))
    return result


COUNTERS["rating"] = count_rating
