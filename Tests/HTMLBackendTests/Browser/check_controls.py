from playwright.sync_api import expect


def answers_of(page):
    page.submit()
    expect(page.get_by_role("heading", name="Thank you")).to_be_visible()
    page.button("View Results").click()
    return page.responses()[-1]["answers"]


def fill_required(page):
    page.choose("Which grade", "10")
    page.get_by_role("textbox", name="How old are you?").fill("12")
    for row in ["The food is warm.", "There is enough time to eat."]:
        page.get_by_role("radiogroup", name=row).get_by_role("radio", name="Agree", exact=True).check(force=True)


def check_every_type_is_stored(suite):
    page = suite.open("everything", width=820)
    fill_required(page)
    page.get_by_role("textbox", name="What is your first name?").fill("  Ada ")
    page.get_by_role("combobox", name="Where do you live?").select_option("Somewhere else")
    page.group("Where do you live?").get_by_role("textbox").fill("On a boat")
    page.choose("Do you take the bus?", "No")
    page.get_by_role("textbox", name="Your e-mail address?").fill("ada@example.org")
    page.group("What goes on").get_by_role("checkbox", name="Pickles").check()
    page.group("What goes on").get_by_role("checkbox", name="Cheese").check()
    page.choose("The lunch line is fair.", "Neutral")
    page.group("How does it taste?").get_by_role("radio", name="4").check(force=True)
    page.group("How loud is it?").get_by_role("radio", name="0").first.check(force=True)
    page.get_by_role("textbox", name="How old are you?").fill("12,5")
    page.get_by_role("slider", name="How much").fill("7.5")
    page.get_by_label("When did you last eat here?").fill("2026-05-02")
    page.get_by_label("When do you eat?").fill("12:30")
    drinks = page.group("Rank the drinks.")
    for drink in ["Milk", "Water", "Juice"]:
        drinks.get_by_role("button", name="Add " + drink).click()
    drinks.get_by_role("button", name="Move Juice up").click()
    assert answers_of(page) == {
        "name": "Ada", "grade": "10", "country": "other", "country.other.text": "On a boat", "rides": "No",
        "mail": "ada@example.org", "toppings": ["Cheese", "Pickles"], "fair": "Neutral", "taste": 4, "noise": 0,
        "age": 12.5, "spend": 7.5, "day": "2026-05-02", "clock": "12:30", "drinks": ["Milk", "Juice", "Water"],
        "views": {"warm": "Agree", "enough": "Agree"}}


def check_what_is_not_answered_is_not_stored(suite):
    page = suite.open("everything")
    fill_required(page)
    assert set(answers_of(page)) == {"grade", "age", "views"}


def check_exclusive_options(suite):
    page = suite.open("everything")
    group = page.group("What goes on")
    group.get_by_role("checkbox", name="Cheese").check()
    group.get_by_role("checkbox", name="Nothing").check()
    expect(group.get_by_role("checkbox", name="Cheese")).not_to_be_checked()
    group.get_by_role("checkbox", name="Onions").check()
    expect(group.get_by_role("checkbox", name="Nothing")).not_to_be_checked()


def check_other_text_is_not_focused_but_next(suite):
    page = suite.open("everything")
    group = page.group("What goes on")
    expect(group.get_by_role("textbox")).to_have_count(0)
    other = group.get_by_role("checkbox", name="Other")
    other.check()
    expect(other).to_be_focused()
    page.keyboard.press("Tab")
    expect(group.get_by_role("textbox")).to_be_focused()


def check_untouched_slider(suite):
    page = suite.open("everything")
    slider = page.get_by_role("slider", name="How much")
    expect(page.get_by_text("No answer yet")).to_be_visible()
    slider.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_text("No answer yet")).to_be_visible()
    slider.click()
    expect(page.get_by_text("10 dollars")).to_be_visible()
    page.locator("#" + slider.evaluate("node => node.closest('[data-kind]').id")).get_by_role(
        "button", name="Clear answer").click()
    expect(page.get_by_text("No answer yet")).to_be_visible()


def check_slider_by_key(suite):
    page = suite.open("everything")
    page.get_by_role("slider", name="How much").press("ArrowRight")
    expect(page.get_by_text("10.5 dollars")).to_be_visible()


def check_ranking(suite):
    page = suite.open("everything")
    drinks = page.group("Rank the drinks.")
    drinks.get_by_role("button", name="Add Milk").click()
    drinks.get_by_role("button", name="Add Water").click()
    ranking = drinks.get_by_role("list").last
    assert ranking.get_by_role("listitem").all_inner_texts() == ["Milk", "Water"]
    drinks.get_by_role("button", name="Move Water up").click()
    assert ranking.get_by_role("listitem").all_inner_texts() == ["Water", "Milk"]
    drinks.get_by_role("button", name="Remove Water").click()
    expect(drinks.get_by_role("button", name="Add Water")).to_be_focused()
    expect(drinks.get_by_role("button", name="Add Milk")).to_have_count(0)


def check_characters_left(suite):
    page = suite.open("everything")
    box = page.get_by_role("textbox", name="What is your first name?")
    box.fill("A")
    expect(page.get_by_text("characters left")).to_have_count(0)
    box.fill("A" * 29)
    expect(page.get_by_text("1 character left")).to_be_visible()


def check_texts_follow_answers(suite):
    page = suite.open("everything")
    page.get_by_role("textbox", name="What is your first name?").fill("<b>Ada</b>")
    expect(page.group("Which grade are you in, <b>Ada</b>?")).to_be_visible()


def check_grid_is_a_table_when_wide_and_cards_when_narrow(suite):
    for width, count in [(1000, 1), (390, 3)]:
        page = suite.open("everything", width=width)
        row = page.get_by_role("radiogroup", name="The food is warm.")
        tops = {round(radio.bounding_box()["y"]) for radio in row.get_by_role("radio").all()}
        assert len(tops) == count, (width, tops)


def check_nothing_is_wider_than_a_small_screen(suite):
    for name in ["lunch", "everything", "pages", "hostile", "quiz"]:
        page = suite.open(name, width=320)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, name


def check_targets_are_large(suite):
    page = suite.open("everything")
    small = page.evaluate("""() => [...document.querySelectorAll('button, select, label:has([type=radio],[type=checkbox]),'
        + 'input:not([type=radio],[type=checkbox]), textarea')]
        .filter((node) => node.getClientRects().length && node.getBoundingClientRect().height < 44).map((node) => node.outerHTML)""")
    assert not small, small
