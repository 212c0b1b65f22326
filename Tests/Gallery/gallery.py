"""Takes the pictures of the README and the docs from built forms: python3 gallery.py PAGES IMAGES"""

import os
import shutil
import sys

from playwright.sync_api import sync_playwright

ANSWERS = ["Burgers", "Salad", "Burgers", "Sandwich", "Burgers", "Salad", "Burgers", "Salad"]


def answer_lunch(page):
    for answer in ANSWERS:
        page.get_by_role("radio", name=answer).check(force=True)
        page.get_by_role("button", name="Submit").click()
        page.get_by_role("button", name="New response").click()


def main(pages, images):
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])

        def open_page(name, width, height, **options):
            context = browser.new_context(viewport={"width": width, "height": height}, **options)
            page = context.new_page()
            page.goto("file://" + os.path.join(os.path.abspath(pages), name + ".html"))
            return page

        def take(page, name):
            page.screenshot(path=os.path.join(images, name + ".png"))

        page = open_page("lunch", 390, 470)
        answer_lunch(page)
        page.get_by_role("radio", name="Sandwich").check(force=True)
        page.mouse.move(0, 0)
        take(page, "lunch-form")
        page.get_by_role("button", name="View Results").click()
        page.evaluate("document.activeElement.blur()")
        take(page, "lunch-results")

        page = open_page("library", 820, 620, color_scheme="dark")
        take(page, "library-dark")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
