# ------------------------------------------------------------------------------------------
# Numbers
# ------------------------------------------------------------------------------------------

# A number that somebody answered is kept as a whole count of millionths: 2.5 is 2500000.
# Whole numbers are exact in Python, however large, so sums never pick up rounding errors.
MILLION = 1000000


def parse_number(text):
    """The number in millionths, rounded half away from zero; None when it is no number.

    Numbers from a thousand million on are too large to be meant, and are none either.
    """
    match = re.fullmatch(r"([+-]?)([0-9]*)\.?([0-9]*)(?:[eE]([+-]?)([0-9]+))?", text)
    if not match or not (match.group(2) or match.group(3)):
        return None
    sign, whole, fraction, exponent_sign, exponent = match.groups()
    exponent = (exponent or "0").lstrip("0")
    power = int(exponent or "0") if len(exponent) <= 6 else MILLION
    digits = (whole + fraction).lstrip("0")
    if not digits:
        return 0
    # The value is 0.DIGITS times ten to the magnitude.
    magnitude = len(digits) - len(fraction) + (-power if exponent_sign == "-" else power)
    if magnitude > 9:
        return None
    kept = magnitude + 6
    value = 0
    if kept >= 0:
        value = int((digits[:kept] + "0" * (kept - len(digits))) or "0")
        if digits[kept:kept + 1] >= "5":
            value += 1
    if value >= 1000000000 * MILLION:
        return None
    return -value if sign == "-" else value


def plain(number):
    """A number as the shortest plain decimal: 40, 42.5, 0.0025; never 40.0 or 4e-05."""
    if isinstance(number, int):
        return str(number)
    whole, rest = divmod(abs(number) * 10**8, 10**8)
    digits = "{:08d}".format(int(rest)).rstrip("0")
    return ("-" if number < 0 else "") + str(whole) + ("." + digits if digits else "")


def decimal(millionths):
    """Millionths as a number that plain() prints."""
    return Fraction(millionths, MILLION)


def rounded(dividend, divisor, places=2):
    """A quotient rounded to decimal places, half away from zero."""
    scale = 10**places
    size = (2 * scale * abs(dividend) + divisor) // (2 * divisor)
    return Fraction(-size if dividend < 0 else size, scale)
