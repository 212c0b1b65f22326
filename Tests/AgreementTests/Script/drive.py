"""Runs the tally script of every survey in a folder over its files, in one process:

    python3 drive.py FOLDER COUNT

FOLDER/N/tally.py with each of FOLDER/N/*.jsonl and *.csv makes python-NAME.json.
"""

import contextlib
import io
import os
import runpy
import sys
import traceback

FILES = ("responses.jsonl", "table.csv", "form.csv", "native.csv")


def run(script, path):
    output, errors = io.StringIO(), io.StringIO()
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
            script["main"](["--json", path])
    except (Exception, SystemExit):
        return "failed: " + traceback.format_exc()
    return output.getvalue()


def drive(folder, count):
    for index in range(count):
        place = os.path.join(folder, str(index))
        script = runpy.run_path(os.path.join(place, "tally.py"))
        for name in FILES:
            path = os.path.join(place, name)
            if os.path.exists(path):
                target = os.path.join(place, "python-" + name + ".json")
                with open(target, "w", encoding="utf-8", newline="\n") as file:
                    file.write(run(script, path))


if __name__ == "__main__":
    drive(sys.argv[1], int(sys.argv[2]))
