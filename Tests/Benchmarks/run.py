"""Measures surveyc against small C programs and against itself.

All figures are ratios of interleaved runs in one go, so that they mean the same on every machine:

    make bench
"""

import gzip
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def seconds(command, stdin=None):
    """The wall time of one whole process, with its output thrown away.

    Spawned and not forked: a fork of Python costs more than the small programs that are compared.
    """
    files = [
        (os.POSIX_SPAWN_OPEN, 0, stdin or os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
    ]
    start = time.perf_counter()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=files)
    _, status = os.waitpid(process, 0)
    took = time.perf_counter() - start
    code = os.waitstatus_to_exitcode(status)
    if code != 0:
        sys.exit(f"{command[0]} ended with {code}")
    return took


def compare(rounds, *commands):
    """The median time of each command, run in turn; the first one is the measure."""
    times = [[] for _ in commands]
    for turn in range(rounds + 1):
        for index, (command, stdin) in enumerate(commands):
            took = seconds(command, stdin)
            if turn > 0:
                times[index].append(took)
    return [statistics.median(series) for series in times]


def small_spec(random_source, number):
    """A survey as a pupil writes one, a little different each time."""
    topics = ["lunch", "the trip", "the library", "sports day", "the bus", "homework"]
    words = ["Burgers", "Salad", "Soup", "Rice", "Pasta", "Fish", "Beans", "Bread"]
    topic = random_source.choice(topics)
    lines = [f"id: survey-{number}", f"title: A survey about {topic}", "questions:"]
    for index in range(random_source.randint(1, 6)):
        options = random_source.sample(words, random_source.randint(3, 6))
        lines += [f"  - id: part_{index}", f"    question: What do you think of part {index} of {topic}?"]
        kind = random_source.randrange(4)
        if kind == 0:
            lines += [f"    options: [{', '.join(options)}]", "    other: true"]
        elif kind == 1:
            lines += ["    type: choose_many", "    options:"]
            lines += [f"      - {{label: {word}, value: {word.lower()}}}" for word in options]
        elif kind == 2:
            lines += ["    type: number", "    min: 0", "    max: 20", "    unit: pieces"]
        else:
            lines += ["    type: long_text", "    max_length: 300"]
    lines += ["colors: {submit: blue, results: green}"]
    return "\n".join(lines) + "\n"


def long_spec(count):
    lines = ["title: A very long survey", "questions:"]
    for index in range(count):
        lines += [f"  - id: part_{index}", f"    question: How was part number {index}?"]
        lines += ["    options: [Good, Fair, Poor]"]
        if index % 3 == 2:
            lines += [f'    show_if: part_{index - 1} == "Poor"']
    return "\n".join(lines) + "\n"


def main(tool):
    tool = os.path.abspath(tool)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name in ("events", "hello"):
            libraries = ["-lyaml"] if name == "events" else []
            source = os.path.join(HERE, name + ".c")
            subprocess.run(["cc", "-O2", "-o", f"{folder}/{name}", source] + libraries, check=True)

        source = random.Random(2026)
        paths = []
        for number in range(10_000):
            path = f"{folder}/{number:05}.yaml"
            with open(path, "w") as file:
                file.write(small_spec(source, number))
            paths.append(path)
        with open(f"{folder}/list", "w") as file:
            file.write("\n".join(paths) + "\n")
        check = [tool, "check", "--quiet"]
        floor, both, one = compare(
            7,
            ([f"{folder}/events"], f"{folder}/list"),
            (check + paths, None),
            (check + ["--jobs", "1"] + paths, None),
        )
        rows.append(("check of 10,000 small specs, all cores / libyaml's events in C", both / floor, 2.5))
        rows.append(("the same with --jobs 1", one / floor, 5))

        lunch = os.path.join(ROOT, "examples", "lunch.yaml")
        hello, start = compare(300, ([f"{folder}/hello"], None), ([tool, "check", lunch], None))
        rows.append(("check of examples/lunch.yaml, whole process / hello world in C", start / hello, 4))

        sizes = [1_250, 2_500, 5_000, 10_000]
        commands = []
        for size in sizes:
            path = f"{folder}/long-{size}.yaml"
            with open(path, "w") as file:
                file.write(long_spec(size))
            commands.append(([tool, "check", "--quiet", path], None))
        times = compare(7, *commands)
        for size, took in zip(sizes[1:], times[1:]):
            rows.append((f"check a question, {size:,} questions / 1,250 questions",
                         took / size / (times[0] / sizes[0]), 1.3))

        subprocess.run([tool, "build", "--quiet", lunch, "-o", folder], check=True)
        with open(f"{folder}/lunch.html", "rb") as file:
            page = file.read()
        rows.append(("the lunch form by gzip -9, in KB", len(gzip.compress(page, 9)) / 1000, 10))

    print("| what | figure | bound |\n|---|---|---|")
    for what, figure, bound in rows:
        print(f"| {what} | {figure:.2f} | {bound} |")
    over = [row for row in rows if row[1] > row[2]]
    print(f"\n{len(rows) - len(over)} passed, {len(over)} failed")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
