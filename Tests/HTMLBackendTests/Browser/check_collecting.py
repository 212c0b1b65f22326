import json

from playwright.sync_api import expect


def check_file(suite):
    page = suite.open("file")
    page.get_by_role("textbox", name="What did you learn?").fill("Much")
    page.submit()
    expect(page.get_by_text("Thank you. Now save your response.")).to_be_visible()
    with page.expect_download() as download:
        page.button("Save your response").click()
    with open(download.value.path(), encoding="utf-8") as file:
        text = file.read()
    assert json.loads(text)["answers"] == {"q1": "Much"} and text.count("\n") == 1
    expect(page.get_by_role("textbox", name="Your response as text")).to_have_value(text)
    assert download.value.suggested_filename.endswith(".jsonl")


def posting(suite, answer):
    """The page of `url.yaml`, and what arrives at the address; `answer` gives the status, or none."""
    page = suite.open("url")
    arrived = []

    def handle(route):
        status = answer(len(arrived))
        request = route.request
        if request.method == "OPTIONS":
            return route.fulfill(status=204, headers={"Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*"})
        arrived.append((request.headers.get("content-type"), json.loads(request.post_data)))
        if status is None:
            return route.abort()
        return route.fulfill(status=status, headers={"Access-Control-Allow-Origin": "*"})

    page.context.route("https://collect.example/**", handle)
    return page, arrived


def quiet(page):
    """Requests to the address, and the browser's own words on failed ones, are no noise here."""
    page.noise[:] = [line for line in page.noise
                     if "collect.example" not in line and "Failed to load resource" not in line]


def send(page, text):
    page.get_by_role("textbox", name="What did you learn?").fill(text)
    page.submit()
    expect(page.get_by_role("heading", name="Thank you")).to_be_visible()


def check_post(suite):
    page, arrived = posting(suite, lambda count: 201)
    send(page, "Much")
    expect(page.get_by_text("Thank you. Your answers are sent.")).to_be_visible()
    kind, body = arrived[0]
    assert kind == "application/json" and body["answers"] == {"q1": "Much"}, arrived
    quiet(page)


def check_post_waits_and_is_repeated_with_its_id(suite):
    page, arrived = posting(suite, lambda count: None if count == 0 else 503 if count == 1 else 201)
    send(page, "Much")
    expect(page.get_by_text("Not sent yet. 1 response waits on this device.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Not sent yet. 1 response waits on this device.")).to_be_visible()
    page.button("Send again").click()
    expect(page.get_by_text("Not sent yet.")).to_have_count(0)
    assert len({body["id"] for _, body in arrived}) == 1 and len(arrived) >= 3
    quiet(page)


def check_post_refused_is_kept(suite):
    page, _ = posting(suite, lambda count: 400)
    send(page, "Much")
    expect(page.get_by_text("The server did not accept this response.")).to_be_visible()
    page.get_by_text("Responses on this device").click()
    assert page.responses()[0]["answers"] == {"q1": "Much"}
    quiet(page)


def check_conflict_counts_as_sent(suite):
    page, _ = posting(suite, lambda count: 409)
    send(page, "Much")
    expect(page.get_by_text("Thank you. Your answers are sent.")).to_be_visible()
    quiet(page)


def check_kiosk(suite):
    page = suite.open("kiosk")
    page.clock.install()
    page.reload()
    page.choose("Was the lesson clear?", "Yes")
    page.clock.run_for(95_000)
    expect(page.get_by_role("alert").filter(has_text="Your answers will be cleared soon.")).to_be_visible()
    page.clock.run_for(30_000)
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    page.choose("Was the lesson clear?", "No")
    page.submit()
    expect(page.get_by_role("heading", name="Thank you")).to_be_visible()
    page.clock.run_for(15_000)
    expect(page.button("Submit")).to_be_visible()
    expect(page.button("View Results")).to_be_hidden()
    page.get_by_text("Responses on this device").click()
    expect(page.button("View Results")).to_be_visible()
    assert [one["answers"] for one in page.responses()] == [{"q1": "No"}]


def check_kiosk_keeps_no_draft(suite):
    page = suite.open("kiosk")
    page.choose("Was the lesson clear?", "Yes")
    page.reload()
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)


def check_quiz(suite):
    page = suite.open("quiz")
    page.choose("France", "Paris")
    page.get_by_role("textbox", name="Spain").fill("Lisbon")
    page.submit()
    expect(page.get_by_text("You scored 1 of 2 points. Passed.")).to_be_visible()
    expect(page.get_by_role("img")).to_be_visible()
