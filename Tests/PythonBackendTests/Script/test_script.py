"""Tests of generated scripts: python3 test_script.py FOLDER, where FOLDER holds club-tally.py,
quiz-tally.py and small-tally.py."""

import ast
import glob
import json
import os
import runpy
import subprocess
import sys
import tempfile
import unittest
from fractions import Fraction

FOLDER = sys.argv[1]


def script(name):
    return os.path.join(FOLDER, name + "-tally.py")


CLUB = runpy.run_path(script("club"))
QUIZ = runpy.run_path(script("quiz"))


def run(name, *arguments, data=b""):
    """The status, the output and the errors of a script."""
    finished = subprocess.run(
        [sys.executable, script(name)] + list(arguments), input=data, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, check=False)
    return finished.returncode, finished.stdout.decode(), finished.stderr.decode()


def figures(name, data, question):
    status, output, errors = run(name, "--json", "-", data=data)
    assert status == 0, errors
    return next(item for item in json.loads(output)["questions"] if item["id"] == question)


def lines(*answers):
    records = [json.dumps({"answers": one}, ensure_ascii=False) for one in answers]
    return "\n".join(records).encode()


class Source(unittest.TestCase):
    def test_is_python_3_8(self):
        for path in glob.glob(os.path.join(FOLDER, "*.py")):
            with open(path, encoding="utf-8") as file:
                ast.parse(file.read(), feature_version=(3, 8))

    def test_texts_stay_texts(self):
        self.assertEqual(CLUB["SURVEY"]["title"], "Club \"\"\" \\ ''' {x} \nimport os")
        self.assertEqual(CLUB["QUESTIONS"]["toppings"]["values"][2], 'a"b\\')


class Numbers(unittest.TestCase):
    def test_are_read_exactly(self):
        cases = {
            "1": 1000000, "-2.5": -2500000, ".5": 500000, "5.": 5000000, "1e3": 1000000000,
            "0.0000005": 1, "-0.0000005": -1, "0.00000049": 0, "1e-99999999999": 0, "+3": 3000000,
            "999999999.999999": 999999999999999, "1000000000": None, "999999999.9999995": None,
            "": None, ".": None, "1,5": None, "0x10": None, "1e": None, "\u0663": None, "NaN": None,
            "1_0": None, " 1": None, "1\n": None, "-0": 0,
        }
        for text, number in cases.items():
            self.assertEqual(CLUB["parse_number"](text), number, text)

    def test_are_printed_plainly(self):
        cases = {
            Fraction(40): "40", Fraction(85, 2): "42.5", Fraction(1, 400): "0.0025",
            Fraction(-1, 2): "-0.5", Fraction(1, 10**8): "0.00000001", Fraction(0): "0",
            Fraction(123456789012345678, 10**8): "1234567890.12345678",
        }
        for number, text in cases.items():
            self.assertEqual(CLUB["plain"](number), text)

    def test_round_half_away_from_zero(self):
        self.assertEqual(CLUB["rounded"](5, 1000), Fraction(1, 100))
        self.assertEqual(CLUB["rounded"](-5, 1000), Fraction(-1, 100))
        self.assertEqual(CLUB["rounded"](49, 10000), 0)


class Figures(unittest.TestCase):
    def test_shares_add_up_to_a_hundred(self):
        shares = CLUB["shares"]
        self.assertEqual([10 * share for share in shares([1, 1, 1])], [334, 333, 333])
        for counts in ([3, 3, 1], [1] * 7, [999, 1, 1], [0, 5]):
            self.assertEqual(sum(shares(counts)), 100)
        self.assertEqual(shares([0, 0]), [None, None])

    def test_statistics_are_exact(self):
        values = [number * 1000000 for number in (2, 4, 4, 4, 5, 5, 7, 9)]
        result = CLUB["statistics"](values)
        self.assertEqual(result["mean"], 5)
        self.assertEqual(result["median"], Fraction(9, 2))
        self.assertEqual(result["sd"], Fraction(214, 100))
        ordered = [1000000, 2000000, 3000000, 4000000]
        self.assertEqual(CLUB["quartile"](ordered, 1), Fraction(175, 100))
        self.assertIsNone(CLUB["statistics"]([1])["sd"])

    def test_bins_cover_everything(self):
        bins = CLUB["bins"]
        self.assertEqual(bins([]), [])
        same = bins([2500000, 2500000])
        self.assertEqual([(item["from"], item["to"], item["count"]) for item in same], [(2, 3, 2)])
        some = bins([-1000000, 0, 3000000, 9000000])
        self.assertEqual(
            [(item["from"], item["to"], item["count"]) for item in some],
            [(-5, 0, 1), (0, 5, 2), (5, 10, 1)])

    def test_few_answers_stay_hidden(self):
        result = figures("club", lines({"grade": "9"}), "grade")
        self.assertEqual(
            result, {"id": "grade", "question": "Which grade?", "type": "choose_one",
                     "asked": None, "answered": None})

    def test_labels_in_any_language_count(self):
        data = lines({"grade": "once"}, {"grade": "eleven"}, {"grade": 11}, {"grade": 11.0})
        result = figures("club", data, "grade")
        self.assertEqual([option["count"] for option in result["options"]], [0, 0, 3, 0])
        self.assertEqual(result["unrecognised"], [{"text": "11.0", "count": 1}])

    def test_an_option_may_hold_a_comma(self):
        data = lines({"toppings": "Cheese, Salt, pepper"}, {"toppings": ["Cheese"]})
        counts = [option["count"] for option in figures("club", data, "toppings")["options"]]
        self.assertEqual(counts, [2, 1, 0])

    def test_quiz_texts_ignore_case(self):
        status, output, errors = run("quiz", "--json", "-", data=lines(
            {"one": "B", "two": "STRAßE"}, {"one": "A", "two": "strasse"}))
        self.assertEqual(status, 0, errors)
        quiz = json.loads(output)["quiz"]
        self.assertEqual(quiz["possible"], 3.5)
        self.assertEqual(quiz["points"], [{"points": 0, "count": 1}, {"points": 3.5, "count": 1}])
        self.assertEqual((quiz["passed"], quiz["passed_percent"]), (1, 50))


class Files(unittest.TestCase):
    def test_json_beyond_the_standard_is_refused(self):
        deep = "[" * 600 + "]" * 600
        for text in ("NaN", "[1,]", "{'a': 1}", "01", "+1", '"\t"', deep, "\ufeff1"):
            with self.assertRaises(ValueError, msg=text):
                CLUB["parse_json"](text)

    def test_half_characters_are_replaced(self):
        value = CLUB["parse_json"]('{"\\ud83d": ["\\ude00", "\\ud83d\\ude00"]}')
        self.assertEqual(value, {"\ufffd": ["\ufffd", "\U0001f600"]})

    def test_tables_are_taken_apart(self):
        records = CLUB["table_records"]('a,"b ""x""\r\ny"\r\n\r\n""\n,\n"c', ",")
        self.assertEqual(
            [(record.line, record.cells, record.is_cut_off) for record in records],
            [(1, ["a", 'b "x"\r\ny'], False), (3, None, False), (4, [""], False),
             (5, ["", ""], False), (6, ["c"], True)])

    def test_columns_by_id_text_and_option(self):
        table = (
            "WHICH GRADE?;toppings.Cheese;Which toppings? [Salt, pepper];amount;order.Maths;"
            "order/Music;lessons.r1\r\n"
            "9;1;0;1,5;2;1;Bad\r\n10;0;Yes;-2,25;1;;Good\r\n")
        for data in (table.encode(), table.encode("utf-16"), b"\xef\xbb\xbf" + table.encode()):
            count = [option["count"] for option in figures("club", data, "toppings")["options"]]
            self.assertEqual(count, [1, 1, 0])
            self.assertEqual(figures("club", data, "amount")["min"], -2.25)
            ranks = figures("club", data, "order")["options"]
            self.assertEqual([option["firsts"] for option in ranks], [1, 1])

    def test_a_folder_stands_for_its_files(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("b.jsonl", "a.json", "ignored.md"):
                with open(os.path.join(folder, name), "wb") as file:
                    file.write(b'{"id": "same", "answers": {}}')
            status, output, errors = run("small", "--json", folder)
        self.assertEqual(status, 0)
        tally = json.loads(output)
        self.assertEqual((tally["responses"], tally["duplicates"]), (1, 1))
        self.assertIn("1 response was there twice", errors)


class Command(unittest.TestCase):
    def test_statuses(self):
        self.assertEqual(run("small", "-", data=b'{"answers": {}}')[0], 0)
        self.assertEqual(run("small", "-", data=b"")[0], 0)
        self.assertEqual(run("small", "--help")[0], 0)
        self.assertEqual(run("small", "-", data=b"{nothing}")[0], 1)
        self.assertEqual(run("small")[0], 2)
        self.assertEqual(run("small", "--jsonn", "-")[0], 2)
        status, output, errors = run("small", "no-such-file.jsonl")
        self.assertEqual((status, output), (3, ""))
        self.assertEqual(errors, "error: no-such-file.jsonl: No such file or directory\n")

    def test_notes_say_where(self):
        data = b'{"answers": {"q1": "Soup", "x": 1}}\nbroken\n{"survey": "other", "answers": {}}\n'
        status, output, errors = run("small", "-", data=data)
        self.assertEqual(status, 0)
        self.assertIn("standard input:2: this is no JSON", errors)
        self.assertIn('standard input:3: it belongs to another survey, "other"', errors)
        self.assertIn('not in the survey, so not counted: "x"', errors)

    def test_bars_line_up(self):
        data = lines({"q1": "Soup"}, {"q1": "Soup"}, {"q1": "Salad"}, {"q1": "Tea\u202e\x1b[2J"})
        output = run("small", "-", data=data)[1]
        self.assertIn("4 answers", output)
        bars = [line for line in output.splitlines() if "%" in line]
        self.assertEqual([line.index("(") for line in bars], [bars[0].index("(")] * 2)
        self.assertIn("Tea<U+202E><U+001B>[2J", output)

    def test_a_closed_pipe_is_no_fault(self):
        reader, writer = os.pipe()
        os.close(reader)
        finished = subprocess.run(
            [sys.executable, script("small"), "-"], input=b'{"answers": {}}', stdout=writer,
            stderr=subprocess.PIPE, check=False)
        os.close(writer)
        self.assertNotIn(b"Traceback", finished.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
