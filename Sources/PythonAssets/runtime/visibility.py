# ------------------------------------------------------------------------------------------
# Who was asked what
# ------------------------------------------------------------------------------------------


def visible_questions(answers):
    """The ids of the questions that somebody with these answers was asked.

    A hidden question reads as not answered, so hiding one can hide others after it.
    """
    seen = dict(answers)
    visible = set()
    open_sections = {}
    for question in SURVEY["questions"]:
        section = question.get("section", 1)
        if section not in open_sections:
            opens = SECTION_CONDITIONS.get(section)
            open_sections[section] = opens is None or opens(seen)
        asks = QUESTION_CONDITIONS.get(question["id"])
        if open_sections[section] and (asks is None or asks(seen)):
            visible.add(question["id"])
        else:
            seen.pop(question["id"], None)
    return visible
