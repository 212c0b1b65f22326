"""A browser, pages in it, and the count of what passed."""

import json
import os
import shutil
import traceback

from playwright.sync_api import expect, sync_playwright

expect.set_options(timeout=3000)


class Page:
    """One opened form: finds things by role and name, and notes every message and request."""

    def __init__(self, suite, name, **options):
        self.context = suite.browser.new_context(
            viewport={"width": options.pop("width", 390), "height": 844}, accept_downloads=True, **options)
        self.page = self.context.new_page()
        self.noise = []
        self.page.set_default_timeout(4000)
        self.listen(self.page)
        self.url = "file://" + os.path.join(suite.folder, name + ".html")

    def listen(self, page):
        page.on("console", lambda message: self.noise.append("console: " + message.text))
        page.on("pageerror", lambda error: self.noise.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (self.noise.append("dialog: " + dialog.message), dialog.dismiss()))
        page.on("request", lambda request: self.noise.append("request: " + request.url)
                if not request.url.startswith(("file:", "data:", "blob:")) else None)

    def open(self):
        self.page.goto(self.url)
        return self

    def __getattr__(self, name):
        return getattr(self.page, name)

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def group(self, text):
        return self.page.get_by_role("group", name=text)

    def choose(self, question, option):
        self.group(question).get_by_role("radio", name=option, exact=True).check(force=True)

    def submit(self):
        self.button("Submit").click()

    def responses(self):
        """The submitted responses, as `Save responses` gives them."""
        with self.page.expect_download() as download:
            self.button("Save responses").first.click()
        with open(download.value.path(), encoding="utf-8") as lines:
            return [json.loads(line) for line in lines]


class Suite:
    def __init__(self, folder):
        self.folder = folder
        self.passed = 0
        self.failed = 0

    def __enter__(self):
        self.playwright = sync_playwright().start()
        path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        self.browser = self.playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        return self

    def __exit__(self, *_):
        self.browser.close()
        self.playwright.stop()

    def run(self, title, check):
        self.pages = []
        try:
            check(self)
            for page in self.pages:
                assert not page.noise, page.noise
            self.passed += 1
            print("ok   " + title, flush=True)
        except Exception as error:
            self.failed += 1
            where = traceback.extract_tb(error.__traceback__)
            place = next((entry for entry in reversed(where) if "check_" in entry.filename), where[-1])
            print(f"FAIL {title}\n     line {place.lineno}: {place.line}\n     {str(error)[:1200]}", flush=True)
        finally:
            for page in self.pages:
                page.context.close()

    def open(self, name, **options):
        page = Page(self, name, **options)
        self.pages.append(page)
        return page.open()

    def close(self):
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed else 0
