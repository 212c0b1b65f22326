# ------------------------------------------------------------------------------------------
# The program
# ------------------------------------------------------------------------------------------

prepare(SURVEY)
QUESTIONS = {question["id"]: question for question in SURVEY["questions"]}
KNOWN_KEYS = set(QUESTIONS)
KNOWN_KEYS.update(name + ".other.text" for name in QUESTIONS if QUESTIONS[name]["other"])


def paths_in(path):
    """The file itself; of a folder the files of responses in it, by name."""
    if path == "-" or not os.path.isdir(path):
        return [path]
    endings = (".jsonl", ".json", ".ndjson", ".csv", ".tsv")
    names = [name for name in os.listdir(path) if name.lower().endswith(endings)]
    return [os.path.join(path, name) for name in sorted(names, key=os.fsencode)]


def read_bytes(path):
    if path == "-":
        return sys.stdin.buffer.read()
    with open(path, "rb") as file:
        return file.read()


def main(arguments=None):
    """Does what the command line asks for; returns 0 for success (see --help)."""
    parser = argparse.ArgumentParser(
        description="Counts the answers to a survey and draws the results.",
        epilog="Ends with 0 when all is well, 1 when nothing could be read as a response, "
        "2 when the command line is wrong, 3 when a file cannot be opened.")
    parser.add_argument(
        "files", metavar="FILE", nargs="+",
        help="responses: JSON Lines, JSON, CSV or TSV; a folder of them; or - for standard input")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        # The same characters and line ends on every system.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", newline="\n")
    responses = Responses()
    try:
        for argument in options.files:
            for path in paths_in(argument):
                name = "standard input" if path == "-" else path
                read_file(responses, read_bytes(path), name)
    except OSError as error:
        reason = error.strerror or str(error)
        print(visible_text("error: {}: {}".format(error.filename, reason)), file=sys.stderr)
        return 3
    tally = responses.tally()
    sys.stdout.write(json_text(tally, "\n") + "\n" if options.json else draw(tally))
    sys.stdout.flush()
    for note in responses.notes():
        print("note: " + visible_text(note), file=sys.stderr)
    return 1 if responses.unreadable and not responses.count else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (BrokenPipeError, KeyboardInterrupt):
        # Whoever reads the output has closed it, or somebody pressed Ctrl-C.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
