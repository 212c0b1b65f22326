# ---- Texts -------------------------------------------------------------------------------------

# The characters that count as white space. (str.strip() would take a few more.)
WHITE_SPACE = (
    "\t\n\x0b\x0c\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000"
)


def normalise(text):
    """A text as the survey takes it: one kind of line end, composed letters, no space around it."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    # Half of a character pair, which JSON can hold, is no character.
    text = re.sub("[\ud800-\udfff]", "\ufffd", text)
    return unicodedata.normalize("NFC", text).strip(WHITE_SPACE)


def fold(text):
    """A text for comparing without regard to capital and small letters."""
    return "".join(character.lower() for character in text)


def lower_ascii(text):
    """The same for A to Z only."""
    return "".join(c.lower() if "A" <= c <= "Z" else c for c in text)


def inert(text):
    """A text with nothing in it that a terminal would obey instead of showing it."""
    shown = []
    for character in text:
        if character in "\t\n":
            shown.append(" ")
        elif character in OBEYED or unicodedata.category(character) == "Cc":
            shown.append("\\u{%X}" % ord(character))
        else:
            shown.append(character)
    return "".join(shown)


# Marks that turn the direction of writing, and line separators.
OBEYED = set("\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")


def width_of(text):
    """How many cells of a terminal a text takes: some letters need two, accents none."""
    width = 0
    for character in text:
        if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
            continue
        width += 2 if unicodedata.east_asian_width(character) in "WF" else 1
    return width
