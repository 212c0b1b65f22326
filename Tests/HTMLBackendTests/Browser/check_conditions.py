from playwright.sync_api import expect


def check_question_comes_and_goes(suite):
    page = suite.open("everything")
    why = page.get_by_role("textbox", name="Why plain?")
    expect(why).to_be_hidden()
    nothing = page.group("What goes on").get_by_role("checkbox", name="Nothing")
    nothing.focus()
    before = page.evaluate("scrollY")
    page.keyboard.press("Space")
    expect(why).to_be_visible()
    expect(nothing).to_be_focused()
    assert page.evaluate("scrollY") == before
    expect(page.get_by_role("status").filter(has_text="A question was added below.")).to_have_count(1)
    why.fill("I like it plain")
    nothing.uncheck()
    expect(why).to_be_hidden()
    expect(page.get_by_role("status").filter(has_text="A question was removed.")).to_have_count(1)
    nothing.check()
    expect(why).to_have_value("I like it plain")


def check_hidden_answers_are_not_stored(suite):
    from check_controls import answers_of, fill_required
    page = suite.open("everything")
    fill_required(page)
    nothing = page.group("What goes on").get_by_role("checkbox", name="Nothing")
    nothing.check()
    page.get_by_role("textbox", name="Why plain?").fill("Because")
    nothing.uncheck()
    assert "why_plain" not in answers_of(page)
