# ------------------------------------------------------------------------------------------
# Texts
# ------------------------------------------------------------------------------------------

# The 25 characters that are white space. (str.strip() on its own would take others too.)
WHITE_SPACE = (
    "\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009"
    "\u200a\u2028\u2029\u202f\u205f\u3000"
)


def trim(text):
    """The text without white space at its ends."""
    return text.strip(WHITE_SPACE)


def normalise(text):
    """The text with one kind of line end, one spelling of each accent (NFC), and trimmed."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return trim(unicodedata.normalize("NFC", text))


def lower_ascii(text):
    """The text with A to Z made small and nothing else changed."""
    return re.sub("[A-Z]+", lambda match: match.group().lower(), text)


def fold_case(text):
    """The text for comparisons that ignore case, character by character."""
    return "".join(character.lower() for character in text)
