# ---- The program --------------------------------------------------------------------------------


def files_at(path):
    """A folder's files of responses in the order of their names; else the file itself."""
    if path == "-" or not os.path.isdir(path):
        return [path]
    endings = (".jsonl", ".json", ".ndjson", ".csv", ".tsv")
    names = sorted(os.fsencode(name) for name in os.listdir(path)
                   if name.lower().endswith(endings) and not name.startswith("."))
    return [os.path.join(path, os.fsdecode(name)) for name in names]


def main(arguments):
    parser = argparse.ArgumentParser(
        description="Counts the responses of one survey. A file is what the form saved (JSON Lines or CSV); "
                    "a folder stands for the files in it, and - for standard input.")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    options = parser.parse_args(arguments)
    # Results are UTF-8 on every system.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    reading = Reading()
    for path in options.files:
        try:
            for name in files_at(path):
                if name == "-":
                    read_file(sys.stdin.buffer.read(), "standard input", reading)
                else:
                    with open(name, "rb") as file:
                        read_file(file.read(), name, reading)
        except OSError as error:
            print("cannot read %s: %s" % (inert(path), error.strerror), file=sys.stderr)
            return 3
    tally = count(reading)
    if options.json:
        print(as_json(tally))
    else:
        print_tally(tally)
    print_notes(reading)
    return 1 if reading.unreadable and not reading.responses else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
