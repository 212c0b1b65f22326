#!/usr/bin/env python3
"""Copies what the fuzzers begin with into one folder a harness: seeds.py FOLDER.

Specs are the examples and every spec of the tests, conditions are theirs, and responses are the
example's, with a few more in each format that is read.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLES = [
    "id,food,days\n1,Soup,Mon;Tue\n2,pasta,Wed\n",
    "Timestamp\tFood?\tStars?\n2026/01/05 10:00\tSoup\t4\n",
    'food;age\r\n"Pasta bake";"1,5"\r\n',
    '[{"answers":{"food":"pasta","rooms":{"art":"Good"},"order":["Red"]}}]',
    '{"id":"1","answers":{"age":12.5,"sure":true,"day":"2026-02-28","hour":"09:30"}}\n',
]


def specs():
    folders = [ROOT / "examples", ROOT / "Tests", ROOT / "../shared/cases"]
    for folder in folders:
        yield from sorted(folder.rglob("*.yaml"))
    for page in sorted((ROOT / "docs").rglob("*.md")):
        for number, text in enumerate(re.findall(r"```yaml[^\n]*\n(.*?)```", page.read_text(), re.S)):
            yield page.with_suffix(f".{number}.yaml"), text.encode()


def main():
    target = pathlib.Path(sys.argv[1])
    folders = {name: target / name for name in ("YAML", "Survey", "Condition", "Responses")}
    for folder in folders.values():
        folder.mkdir(parents=True, exist_ok=True)
    conditions = set()
    for number, spec in enumerate(specs()):
        data = spec[1] if isinstance(spec, tuple) else spec.read_bytes()
        for name in ("YAML", "Survey"):
            (folders[name] / f"seed-{number}").write_bytes(data)
        conditions |= set(re.findall(rb"show_if: *(.+)", data))
    for number, condition in enumerate(sorted(conditions)):
        (folders["Condition"] / f"seed-{number}").write_bytes(condition.strip(b"'\" \r"))
    responses = [path.read_bytes() for path in sorted((ROOT / "examples").glob("*.jsonl"))]
    for number, data in enumerate(responses + [text.encode() for text in TABLES]):
        (folders["Responses"] / f"seed-{number}").write_bytes(data)


main()
