from playwright.sync_api import expect

EVIL = "</script><img src=x onerror=alert(1)>"


def check_texts_do_nothing(suite):
    page = suite.open("hostile")
    expect(page.get_by_role("heading", level=1)).to_have_text("</title></script><script>alert(1)</script>")
    assert page.locator("img").count() == 0 and page.locator("script").count() == 1
    assert page.locator("b, i").count() == 0
    links = [link.get_attribute("href") for link in page.get_by_role("link").all()]
    assert links == ["https://example.org/?a=1&b=2"], links
    assert page.get_by_role("link").get_attribute("rel") == "noopener noreferrer"
    group = page.group("Pick " + EVIL)
    names = [radio.get_attribute("value") for radio in group.get_by_role("radio").all()]
    assert names[:2] == ["<b>bold</b>", "\"quoted\" 'single' `tick` \\"], names
    for value in names[:-1]:
        group.locator(f"input[type=radio]").nth(names.index(value)).check(force=True)
    group.get_by_role("radio").nth(0).check(force=True)
    expect(page.get_by_role("textbox", name="You picked <b>bold</b> <!-- -->")).to_be_visible()
    page.get_by_role("textbox", name="You picked").fill(EVIL)
    page.submit()
    expect(page.get_by_text("${alert(1)} " + EVIL)).to_be_visible()
    page.button("View Results").click()
    page.button("Show as text").click()
    assert EVIL in page.get_by_role("textbox", name="Responses as text").input_value()
    assert page.locator("main img").count() == 0


def check_direction_controls_turn_nothing(suite):
    page = suite.open("hostile")
    loose = page.evaluate("""() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode;
          if (/[\\u202a-\\u202e\\u2066-\\u2069]/.test(data) && parentElement.localName !== "bdi"
              && parentElement.localName !== "script") found.push(data);
        }
        return found;
      }""")
    assert not loose, loose


def check_policy(suite):
    for name in ["lunch", "everything", "hostile", "url"]:
        page = suite.open(name)
        head = page.locator("head > *").first
        assert head.get_attribute("http-equiv") == "Content-Security-Policy", name
        policy = head.get_attribute("content")
        assert policy.startswith("default-src 'none'; script-src 'sha256-") and "unsafe" not in policy, policy
        assert ("connect-src https://collect.example/responses" in policy) == (name == "url"), policy
        page.noise[:] = [] if name == "url" else page.noise
