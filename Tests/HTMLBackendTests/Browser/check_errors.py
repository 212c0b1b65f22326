from playwright.sync_api import expect


def check_summary(suite):
    page = suite.open("everything")
    page.submit()
    alert = page.get_by_role("alert").filter(has_text="There is a problem")
    expect(alert).to_be_focused()
    expect(alert.get_by_role("heading", name="There is a problem")).to_be_visible()
    assert alert.get_by_role("link").all_text_contents() == [
        "Which grade are you in, …?: Please answer this question.",
        "How old are you?: Please answer this question.",
        "What do you think?: Please answer every row."]
    assert page.title().startswith("Error: ")
    alert.get_by_role("link", name="How old").click()
    box = page.get_by_role("textbox", name="How old are you?")
    expect(box).to_be_focused()
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(box).to_have_accessible_description("years Error: Please answer this question.")


def check_message_goes_when_mended(suite):
    page = suite.open("everything")
    page.submit()
    page.choose("Which grade", "9")
    page.get_by_role("textbox", name="How old are you?").fill("12")
    expect(page.get_by_text("Please answer this question.")).to_have_count(0)
    for row in ["The food is warm.", "There is enough time to eat."]:
        page.get_by_role("radiogroup", name=row).get_by_role("radio", name="Agree", exact=True).check(force=True)
    expect(page.get_by_role("heading", name="There is a problem")).to_have_count(0)
    assert page.title() == "School Lunch Survey"


def check_no_message_while_typing(suite):
    page = suite.open("everything")
    page.get_by_role("textbox", name="Your e-mail address?").press_sequentially("ada")
    page.get_by_role("textbox", name="How old are you?").press_sequentially("abc")
    page.keyboard.press("Tab")
    expect(page.get_by_text("Please enter")).to_have_count(0)


def check_messages(suite):
    page = suite.open("everything")
    page.get_by_role("textbox", name="Your e-mail address?").fill("ada")
    age = page.get_by_role("textbox", name="How old are you?")
    age.fill("many")
    page.get_by_label("When did you last eat here?").fill("2026-04-30")
    page.group("Rank the drinks.").get_by_role("button", name="Add Milk").click()
    group = page.group("What goes on")
    for name in ["Cheese", "Pickles", "Other"]:
        group.get_by_role("checkbox", name=name).check()
    page.submit()
    alert = page.get_by_role("alert").filter(has_text="There is a problem")
    texts = alert.get_by_role("link").all_text_contents()
    for text in [
            "Your e-mail address?: Please enter an e-mail address, like name@example.org.",
            "What goes on your burger?: Please choose at most 2.", "How old are you?: Please enter a number.",
            "When did you last eat here?: Please enter a date not before 1 May 2026.",
            "Rank the drinks.: Please rank all 3 options."]:
        assert text in texts, (text, texts)
    group.get_by_role("checkbox", name="Cheese").uncheck()
    page.submit()
    expect(alert.get_by_role("link", name='Please say what you mean by "Other".')).to_be_visible()
    age.fill("4")
    page.submit()
    expect(alert.get_by_role("link", name="Please enter a number of at least 5.")).to_be_visible()
    expect(age).to_have_value("4")


def check_browser_bubbles_are_off(suite):
    page = suite.open("everything")
    assert page.locator("form").get_attribute("novalidate") is not None
