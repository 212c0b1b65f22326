from playwright.sync_api import expect


def check_journey(suite):
    page = suite.open("lunch")
    assert page.title() == "Lunch Survey"
    expect(page.get_by_role("heading", level=1)).to_have_text("Lunch Survey")
    group = page.group("Choose your preferred option for lunch.")
    assert [radio.input_value() for radio in group.get_by_role("radio").all()] == ["Burgers", "Sandwich", "Salad"]
    for option in ["Burgers", "Salad", "Burgers"]:
        page.choose("Choose your", option)
        page.submit()
        expect(page.get_by_role("heading", name="Thank you", level=2)).to_be_focused()
        expect(page.get_by_text("Thank you. Your answers are saved.")).to_be_visible()
        page.button("New response").click()
        expect(group.get_by_role("radio", checked=True)).to_have_count(0)
    page.button("View Results").click()
    expect(page.get_by_role("heading", name="Results")).to_be_focused()
    image = page.get_by_role("img")
    name = image.get_attribute("aria-label")
    assert "Burgers 2 (66.7%)" in name and "Sandwich 0 (0.0%)" in name and "Salad 1 (33.3%)" in name, name
    page.get_by_text("Data table").click()
    row = page.get_by_role("table", name="Choose your preferred option").get_by_role("row", name="Burgers")
    assert row.get_by_role("cell").all_text_contents() == ["2", "66.7%"]
    responses = page.responses()
    assert [one["answers"] for one in responses] == [{"q1": "Burgers"}, {"q1": "Salad"}, {"q1": "Burgers"}]
    assert len({one["id"] for one in responses}) == 3 and all(len(one["id"]) == 32 for one in responses)
    assert set(responses[0]) == {"survey", "fingerprint", "id", "submitted_at", "language", "answers"}
    page.button("Back to the survey").click()
    expect(page.button("Submit")).to_be_visible()


def check_answers_stay_behind_the_results(suite):
    page = suite.open("lunch")
    page.choose("Choose your", "Salad")
    page.button("View Results").click()
    page.button("Back to the survey").click()
    expect(page.get_by_role("radio", name="Salad")).to_be_checked()


def check_double_click_is_one_response(suite):
    page = suite.open("lunch")
    page.choose("Choose your", "Salad")
    page.button("Submit").dblclick()
    page.button("View Results").click()
    assert len(page.responses()) == 1


def check_reload_keeps_draft_and_responses(suite):
    page = suite.open("lunch")
    page.choose("Choose your", "Salad")
    page.submit()
    page.button("New response").click()
    page.choose("Choose your", "Burgers")
    page.reload()
    expect(page.get_by_text("Your answers so far are back.")).to_be_visible()
    expect(page.get_by_role("radio", name="Burgers")).to_be_checked()
    page.button("Start again").click()
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    page.button("View Results").click()
    assert len(page.responses()) == 1


def check_clear_answer(suite):
    page = suite.open("lunch")
    expect(page.button("Clear answer")).to_be_hidden()
    page.choose("Choose your", "Salad")
    page.button("Clear answer").click()
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    expect(page.button("Clear answer")).to_be_hidden()


def check_segments_become_a_list(suite):
    def tops(page):
        return {round(label.bounding_box()["y"]) for label in page.get_by_role("radio").all()}
    assert len(tops(suite.open("lunch"))) == 1
    assert len(tops(suite.open("lunch", width=280))) == 3


def check_two_tabs(suite):
    page = suite.open("lunch")
    other = page.context.new_page()
    other.goto(page.url)
    for tab, option in [(other, "Salad"), (page.page, "Burgers"), (other, "Salad")]:
        again = tab.get_by_role("button", name="New response")
        if again.is_visible():
            again.click()
        tab.get_by_role("radio", name=option).check(force=True)
        tab.get_by_role("button", name="Submit").click()
    page.button("View Results").click()
    assert len(page.responses()) == 3


def check_no_storage(suite):
    page = suite.open("lunch")
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
    page.reload()
    expect(page.get_by_role("alert").filter(has_text="This device cannot keep answers.")).to_be_visible()
    page.choose("Choose your", "Salad")
    page.submit()
    page.button("View Results").click()
    assert len(page.responses()) == 1


def check_without_script_the_questions_are_there(suite):
    page = suite.open("lunch", java_script_enabled=False)
    expect(page.get_by_role("radio")).to_have_count(3)
    expect(page.get_by_text("This page needs JavaScript")).to_be_visible()


def check_size(suite):
    import gzip
    with open(suite.folder + "/lunch.html", "rb") as file:
        size = len(gzip.compress(file.read(), 9))
    assert size <= 10240, size
