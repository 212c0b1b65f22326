def count_numbers(question, answers, base, unrecognised):
    ordered = sorted(answers)
    result = statistics(ordered)
    result["min"] = rounded(ordered[0], MILLION) if ordered else None
    result["max"] = rounded(ordered[-1], MILLION) if ordered else None
    result["q1"] = quartile(ordered, 1)
    result["q3"] = quartile(ordered, 3)
    result["bins"] = bins(ordered)
    return result


COUNTERS["number"] = count_numbers


def bins(ordered):
    """The intervals of a histogram, and how many numbers fall into each.

    An interval holds its lower end and not its upper one; the last one holds both. How many
    there should be is Sturges's rule, 1 more than the binary logarithm of the count.
    """
    if not ordered:
        return []
    # Widths can be finer than answers, so these are hundredths of millionths.
    unit = 100 * MILLION
    values = [100 * value for value in ordered]
    low, high = values[0], values[-1]
    width = unit if low == high else bin_width(values, unit)
    start = low // width * width
    number = max(1, -((start - high) // width))
    counts = [0] * number
    for value in values:
        counts[min((value - start) // width, number - 1)] += 1
    return [
        {
            "from": Fraction(start + index * width, unit),
            "to": Fraction(start + (index + 1) * width, unit),
            "count": counts[index],
        }
        for index in range(number)
    ]


def bin_width(values, unit):
    """The smallest of 1, 2, 2.5 and 5 times a power of ten that needs few enough intervals."""
    wanted = (len(values) - 1).bit_length() + 1
    are_whole = all(value % unit == 0 for value in values)
    power = 1
    while True:
        for size in (10, 20, 25, 50):
            width, rest = divmod(size * power, 10)
            reaches = width * wanted >= values[-1] - values[0]
            if rest == 0 and reaches and not (are_whole and width % unit):
                return width
        power *= 10
