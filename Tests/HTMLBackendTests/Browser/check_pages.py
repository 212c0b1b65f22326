from playwright.sync_api import expect


def check_pages_with_a_condition(suite):
    page = suite.open("pages")
    expect(page.get_by_text("Page 1 of 2")).to_be_visible()
    expect(page.button("Back")).to_be_hidden()
    expect(page.button("Submit")).to_be_hidden()
    page.button("Next").click()
    expect(page.get_by_role("heading", name="There is a problem")).to_be_visible()
    page.get_by_role("textbox", name="What is your name?").fill("Ada")
    page.choose("Do you eat", "Yes")
    expect(page.get_by_text("Page 1 of 3")).to_be_visible()
    page.button("Next").click()
    expect(page.get_by_role("heading", name="At school", level=2)).to_be_focused()
    expect(page.get_by_role("combobox", name="Which dish, Ada?")).to_be_visible()
    page.get_by_role("combobox", name="Which dish").select_option("Soup")
    page.go_back()
    expect(page.get_by_role("textbox", name="What is your name?")).to_have_value("Ada")
    page.choose("Do you eat", "No")
    page.button("Next").click()
    expect(page.get_by_text("Page 2 of 2")).to_be_visible()
    expect(page.get_by_role("heading", name="At the end")).to_be_visible()
    page.submit()
    page.button("View Results").click()
    assert page.responses()[0]["answers"] == {"name": "Ada", "eats": "No"}


def check_next_by_enter(suite):
    page = suite.open("pages")
    page.get_by_role("textbox", name="What is your name?").fill("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Page 2 of 2")).to_be_visible()


def check_languages(suite):
    page = suite.open("pages")
    page.get_by_role("textbox", name="What is your name?").fill("Ada")
    page.choose("Do you eat", "Yes")
    page.button("Next").click()
    page.get_by_role("combobox", name="Which dish").select_option("Soup")
    menu = page.get_by_role("combobox").first
    assert menu.locator("option").all_text_contents() == ["English", "العربية"]
    menu.focus()
    menu.select_option("ar")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == ["ar", "rtl"]
    expect(page.get_by_role("heading", name="في المدرسة", level=2)).to_be_visible()
    dish = page.get_by_role("combobox", name="أي طبق يا Ada؟")
    expect(dish).to_have_value("Soup")
    assert dish.locator("option").all_text_contents()[1:] == ["شوربة", "سلطة"]
    expect(page.get_by_text("At school", exact=True)).to_be_hidden()
    expect(menu).to_be_focused()
    assert page.title() == "غداء المدرسة"


def check_draft_keeps_the_page(suite):
    page = suite.open("pages")
    page.get_by_role("textbox", name="What is your name?").fill("Ada")
    page.button("Next").click()
    page.reload()
    expect(page.get_by_text("Page 2 of 2")).to_be_visible()
    page.button("Back").click()
    expect(page.get_by_role("textbox", name="What is your name?")).to_have_value("Ada")
