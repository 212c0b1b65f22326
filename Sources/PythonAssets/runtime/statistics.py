# ------------------------------------------------------------------------------------------
# Statistics, of numbers in millionths
# ------------------------------------------------------------------------------------------


def statistics(values):
    """Mean, median and the standard deviation of the sample, rounded to two decimals."""
    if not values:
        return {"mean": None, "median": None, "sd": None}
    return {
        "mean": rounded(sum(values), len(values) * MILLION),
        "median": quartile(sorted(values), 2),
        "sd": standard_deviation(values),
    }


def quartile(ordered, number):
    """The quartile 1, 2 or 3 of ordered values, between two of them in proportion ("type 7")."""
    if not ordered:
        return None
    position, rest = divmod((len(ordered) - 1) * number, 4)
    low = ordered[position]
    high = ordered[position + 1] if rest else low
    return rounded(4 * low + rest * (high - low), 4 * MILLION)


def standard_deviation(values):
    """None for fewer than two values.

    To round exactly, without a rounded square root: twice the deviation in hundredths, cut
    down to a whole number, says which of two hundredths is nearer.
    """
    size = len(values)
    if size < 2:
        return None
    squares = size * sum(value * value for value in values) - sum(values) ** 2
    doubled = math.isqrt(4 * squares // (size * (size - 1) * 10**8))
    return Fraction((doubled + 1) // 2, 100)
