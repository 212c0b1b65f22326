# ------------------------------------------------------------------------------------------
# All responses together
# ------------------------------------------------------------------------------------------


class Responses:
    """The responses that were read, each counted once, and what was noticed on the way."""

    def __init__(self):
        self.count = 0
        self.duplicates = 0
        self.unreadable = 0
        self.unreadable_places = []
        self.ids = set()
        self.scores = []
        questions = [question["id"] for question in SURVEY["questions"]]
        self.asked = {name: 0 for name in questions}
        self.answers = {name: [] for name in questions}
        self.others = {name: [] for name in questions}
        self.versions = Counter()
        self.other_names = Counter()
        self.unknown_keys = {}
        self.missing_columns = {}
        self.encodings = []

    def add_unreadable(self, file, line, reason):
        self.unreadable += 1
        self.unreadable_places.append("{}:{}: {}".format(file, line, reason))

    def add(self, identifier, fingerprint, answers, others):
        """Counts a response, unless one with its id has been counted before."""
        if identifier:
            if identifier in self.ids:
                self.duplicates += 1
                return
            self.ids.add(identifier)
        self.count += 1
        if fingerprint and fingerprint != SURVEY["fingerprint"]:
            self.versions[fingerprint] += 1
        visible = visible_questions(answers)
        for question in SURVEY["questions"]:
            name = question["id"]
            if name not in visible:
                continue
            self.asked[name] += 1
            if name in answers:
                self.answers[name].append(answers[name])
                if name in others and is_other_chosen(question, answers[name]):
                    self.others[name].append(others[name])
        if "quiz" in SURVEY:
            self.scores.append(quiz_score(answers, visible))

    def belongs(self, survey, fingerprint):
        """Whether a record is from this survey: it says so, or has the same questions."""
        if survey is None or survey == SURVEY["id"]:
            return True
        if fingerprint != SURVEY["fingerprint"]:
            return False
        self.other_names[survey] += 1
        return True

    def tally(self):
        """All figures as one value, in the order in which they are printed."""
        result = {
            "survey": SURVEY["id"],
            "title": SURVEY["title"],
            "responses": self.count,
            "duplicates": self.duplicates,
            "unreadable": self.unreadable,
        }
        if "quiz" in SURVEY:
            result["quiz"] = tally_quiz(self.scores)
        result["questions"] = [
            tally_question(
                question, self.asked[question["id"]], self.answers[question["id"]],
                self.others[question["id"]])
            for question in SURVEY["questions"]
        ]
        return result

    def notes(self):
        """What was noticed, in sentences."""
        notes = []
        for file, encoding in self.encodings:
            notes.append("{} is not UTF-8; it was read as {}".format(file, encoding))
        if self.duplicates:
            were = counted(self.duplicates, "response was", "responses were")
            notes.append(were + " there twice (the same id) and counted once")
        if self.unreadable:
            were = counted(self.unreadable, "record", "records")
            notes.append(were + " could not be read:")
            notes.extend("  " + place for place in self.unreadable_places[:20])
            if self.unreadable > 20:
                notes.append("  … and {} more".format(self.unreadable - 20))
        if self.versions:
            were = counted(sum(self.versions.values()), "response is", "responses are")
            versions = counted(len(self.versions), "other version", "other versions")
            notes.append("{} from {} of this survey".format(were, versions))
        for name, number in self.other_names.items():
            notes.append('{} the survey "{}", which has the same questions and options'.format(
                counted(number, "response names", "responses name"), name))
        if self.unknown_keys:
            names = ", ".join('"{}"'.format(key) for key in self.unknown_keys)
            notes.append("not in the survey, so not counted: " + names)
        if self.missing_columns:
            notes.append("no column for: " + ", ".join(self.missing_columns))
        return notes


def counted(number, one, many):
    return "1 " + one if number == 1 else "{} {}".format(number, many)
