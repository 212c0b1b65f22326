# ---- Numbers -----------------------------------------------------------------------------------
#
# Numbers have at most six digits after the point. They are kept as whole numbers of millionths, so
# that sums are exact: 0.1 + 0.2 is 0.3 here.

MILLION = 1000000
NUMBER = re.compile(r"([+-]?)(?=\.?[0-9])([0-9]*)\.?([0-9]*)(?:[eE]([+-]?)([0-9]+))?")


def millionths_of(text):
    """The number that a text stands for, in millionths; None when it is none or too large."""
    found = NUMBER.fullmatch(text)
    if not found:
        return None
    sign, whole, fraction, exponent_sign, exponent_digits = found.groups()
    digits = (whole + fraction).lstrip("0")
    if not digits:
        return 0
    # An exponent of more than six digits is far beyond every bound.
    exponent = int((exponent_digits or "0").lstrip("0")[:7] or "0")
    if exponent_sign == "-":
        exponent = -exponent
    kept = len(digits) - len(fraction) + exponent + 6
    if kept > 15:
        return None
    value = 0
    if kept >= 0:
        value = int(digits[:kept].ljust(kept, "0") or "0")
        # Halves are rounded away from zero.
        if digits[kept:kept + 1] >= "5":
            value += 1
    if value >= 10 ** 15:
        return None
    return -value if sign == "-" else value


def decimal(value, places=6):
    """Writes a whole number of millionths (or other decimal parts) as a plain decimal: 42.5."""
    digits = str(abs(value)).rjust(places + 1, "0")
    whole, fraction = digits[:-places], digits[-places:].rstrip("0")
    sign = "-" if value < 0 else ""
    return sign + whole + ("." + fraction if fraction else "")


def divided(dividend, divisor, scale):
    """dividend / divisor in units of 1/scale, rounded, halves away from zero."""
    rounded = (2 * scale * abs(dividend) + divisor) // (2 * divisor)
    return -rounded if dividend < 0 else rounded


def hundredths(dividend, divisor):
    """A quotient with two decimals, in millionths."""
    return divided(dividend, divisor, 100) * 10000


class Decimal6(int):
    """A figure in millionths, which is written as a decimal."""

    def __str__(self):
        return decimal(int(self))


class Decimal8(int):
    """A figure in hundred-millionths: edges of a histogram can be that fine."""

    def __str__(self):
        return decimal(int(self), 8)
