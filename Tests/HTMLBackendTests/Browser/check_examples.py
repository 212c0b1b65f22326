"""Every example, answered by a respondent who only knows roles and names; what the form saves is
then counted by the tool and by the script, which must agree."""

import glob
import os
import re
import subprocess
import sys
import tempfile

from check_accessibility import clean
from playwright.sync_api import expect

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
TOOL = os.environ.get("SURVEYC", os.path.join(ROOT, ".build", "debug", "surveyc"))
ADD = re.compile("^Add ")
SUBMIT = ["Submit", "Enviar", "إرسال"]
SAVE = ["Save responses", "Save your response", "Guardar las respuestas", "حفظ الردود"]
VIEW = ["View Results", "Ver resultados", "عرض النتائج"]


def visible(locator):
    return [item for item in locator.all() if item.is_visible()]


def fill(page):
    """Answers what the page shows; answering can show more, so it looks until nothing is new."""
    for _ in range(8):
        before = len(visible(page.locator("input, select, textarea")))
        for group in visible(page.get_by_role("group")) + visible(page.get_by_role("radiogroup")):
            radios = visible(group.get_by_role("radio"))
            if radios and not any(radio.is_checked() for radio in radios):
                radios[0].check(force=True)
            boxes = visible(group.get_by_role("checkbox"))
            if boxes and not any(box.is_checked() for box in boxes):
                boxes[0].check(force=True)
            while visible(group.get_by_role("button", name=ADD)):
                visible(group.get_by_role("button", name=ADD))[0].click()
        for slider in visible(page.get_by_role("slider")):
            slider.press("ArrowRight")
        for menu in visible(page.locator("select")):
            if (menu.get_attribute("aria-label") or "") not in ("Language", "Idioma", "اللغة") \
                    and not menu.evaluate("e => e.value || e.options.length && e.selectedIndex > 0"):
                menu.select_option(index=1)
        for box in visible(page.locator("input:not([type=radio]):not([type=checkbox]):not([type=range])"
                                        ":not([type=file]), textarea")):
            if not box.input_value() and box.is_editable():
                kind = box.get_attribute("type")
                value = box.get_attribute("min") or {"date": "2027-05-10", "time": "09:30"}.get(kind)
                box.fill(value or ("2" if box.get_attribute("inputmode") == "decimal" else "Yes, please"))
        if len(visible(page.locator("input, select, textarea"))) == before:
            return


def press(page, names):
    for name in names:
        for button in visible(page.get_by_role("button", name=name, exact=True)):
            button.click()
            return True
    return False


def saved(page):
    """What the form gives to save, as a file."""
    for summary in visible(page.locator("summary")):
        summary.click()
    with page.expect_download() as download:
        assert press(page, SAVE), "there is nothing to save"
    return download.value.path()


def counts(spec, folder, responses):
    """The tally by the tool and by the script of the same survey."""
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, "answers.jsonl")
        with open(responses, "rb") as source, open(path, "wb") as copy:
            copy.write(source.read())
        native = subprocess.run([TOOL, "tally", spec, path, "--format", "json"], capture_output=True, check=True)
        script = glob.glob(os.path.join(folder, survey_id(spec) + "-tally.py"))[0]
        python = subprocess.run([sys.executable, script, "--json", path], capture_output=True, check=True)
        assert not native.stderr, native.stderr
    return native.stdout, python.stdout


def survey_id(spec):
    with open(spec, encoding="utf-8") as lines:
        ids = [line[4:].strip() for line in lines if line.startswith("id: ")]
    return ids[0] if ids else os.path.basename(spec)[:-5]


def journey(suite, spec, **options):
    page = suite.open(survey_id(spec), **options)
    clean(page, "start")
    for _ in range(6):
        fill(page)
        if press(page, SUBMIT):
            break
        assert press(page, ["Next"]), "neither Submit nor Next"
    alerts = [alert.text_content() for alert in visible(page.get_by_role("alert"))]
    assert not any(alerts), alerts
    expect(page.locator("h2:focus")).to_be_visible()
    clean(page, "thanks")
    press(page, VIEW)
    native, python = counts(spec, suite.folder, saved(page))
    assert native == python, "the tool and the script count differently"
    assert b'"responses": 1,' in native, native[:200]
    assert b'"unrecognised"' not in native, "the form saved what the spec does not know"


def example(spec):
    def check(suite):
        journey(suite, spec)
        journey(suite, spec, width=820, color_scheme="dark")
    return check


for _spec in sorted(glob.glob(os.path.join(ROOT, "examples", "*.yaml"))):
    globals()["check_" + os.path.basename(_spec)[:-5].replace("-", "_")] = example(_spec)


def check_that_other_valid_specs_open_quietly(suite):
    for path in sorted(glob.glob(os.path.join(suite.folder, "valid", "*.html"))):
        page = suite.open("valid/" + os.path.basename(path)[:-5])
        clean(page, os.path.basename(path))
        page.context.close()
