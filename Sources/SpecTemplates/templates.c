#include "SpecTemplates.h"

static const unsigned char lunch[] = {
#embed "templates/lunch.yaml"
};
static const unsigned char club[] = {
#embed "templates/club.yaml"
};
static const unsigned char feedback[] = {
#embed "templates/feedback.yaml"
};
static const unsigned char quiz[] = {
#embed "templates/quiz.yaml"
};

static const struct surveyc_spec_template templates[] = {
    {"lunch", "one question and a donut chart", lunch, sizeof lunch},
    {"club", "several questions, one of them only for some", club, sizeof club},
    {"feedback", "statements to agree or disagree with", feedback, sizeof feedback},
    {"quiz", "questions with right answers and points", quiz, sizeof quiz},
};

const struct surveyc_spec_template *surveyc_spec_templates(void) { return templates; }
size_t surveyc_spec_template_count(void) { return sizeof templates / sizeof templates[0]; }
