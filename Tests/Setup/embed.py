"""Writes the C files that embed the form's and the script's parts: one block a file, by #embed.

    python3 Tests/Setup/embed.py            writes them anew (after adding or renaming a part)
    python3 Tests/Setup/embed.py --check    only says whether they are up to date
"""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# Target, its folders of parts, their ending, the name of its struct and of its functions; and whether a
# part is named with its folder and ending or by its bare name.
TARGETS = [
    ("HTMLAssets", ["script", "style"], (".js", ".css"), "surveyc_asset", "surveyc_html_asset", True),
    ("PythonAssets", ["runtime"], (".py",), "surveyc_python_asset", "surveyc_python_asset", False),
]


def source(target, folders, endings, struct, function, has_full_names):
    paths = sorted(
        f"{folder}/{name}" for folder in folders
        for name in os.listdir(os.path.join(ROOT, "Sources", target, folder)) if name.endswith(endings)
    )
    identifiers = [re.sub(r"\W", "_", path.rsplit(".", 1)[0]) for path in paths]
    lines = [f'#include "{target}.h"', "", "// Written by `make embed`: one block and one line below for each part.", ""]
    for path, identifier in zip(paths, identifiers):
        lines += [f"static const unsigned char {identifier}[] = {{", f'#embed "{path}"', "};", ""]
    lines.append(f"static const struct {struct} assets[] = {{")
    for path, identifier in zip(paths, identifiers):
        name = path if has_full_names else os.path.basename(path).rsplit(".", 1)[0]
        lines.append(f'    {{"{name}", {identifier}, sizeof {identifier}}},')
    lines += [
        "};", "",
        f"const struct {struct} *{function}s(void) {{ return assets; }}",
        f"size_t {function}_count(void) {{ return sizeof assets / sizeof assets[0]; }}", "",
    ]
    return "\n".join(lines)


def main(arguments):
    stale = []
    for target in TARGETS:
        path = os.path.join(ROOT, "Sources", target[0], "assets.c")
        text = source(*target)
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                continue
        stale.append(path)
        if "--check" not in arguments:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
    if stale and "--check" in arguments:
        print("not up to date (run `make embed`): " + ", ".join(os.path.relpath(path, ROOT) for path in stale))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
