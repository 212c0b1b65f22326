#include "PythonAssets.h"

// Written by `make embed`: one block and one line below for each part.

static const unsigned char runtime_answers[] = {
#embed "runtime/answers.py"
};

static const unsigned char runtime_answers_choice[] = {
#embed "runtime/answers_choice.py"
};

static const unsigned char runtime_answers_date[] = {
#embed "runtime/answers_date.py"
};

static const unsigned char runtime_answers_grid[] = {
#embed "runtime/answers_grid.py"
};

static const unsigned char runtime_answers_list[] = {
#embed "runtime/answers_list.py"
};

static const unsigned char runtime_answers_number[] = {
#embed "runtime/answers_number.py"
};

static const unsigned char runtime_answers_rating[] = {
#embed "runtime/answers_rating.py"
};

static const unsigned char runtime_answers_text[] = {
#embed "runtime/answers_text.py"
};

static const unsigned char runtime_answers_time[] = {
#embed "runtime/answers_time.py"
};

static const unsigned char runtime_command[] = {
#embed "runtime/command.py"
};

static const unsigned char runtime_condition_score[] = {
#embed "runtime/condition_score.py"
};

static const unsigned char runtime_conditions[] = {
#embed "runtime/conditions.py"
};

static const unsigned char runtime_drawing[] = {
#embed "runtime/drawing.py"
};

static const unsigned char runtime_head[] = {
#embed "runtime/head.py"
};

static const unsigned char runtime_json_values[] = {
#embed "runtime/json_values.py"
};

static const unsigned char runtime_numbers[] = {
#embed "runtime/numbers.py"
};

static const unsigned char runtime_quiz[] = {
#embed "runtime/quiz.py"
};

static const unsigned char runtime_records[] = {
#embed "runtime/records.py"
};

static const unsigned char runtime_responses[] = {
#embed "runtime/responses.py"
};

static const unsigned char runtime_statistics[] = {
#embed "runtime/statistics.py"
};

static const unsigned char runtime_table[] = {
#embed "runtime/table.py"
};

static const unsigned char runtime_tally[] = {
#embed "runtime/tally.py"
};

static const unsigned char runtime_tally_choice[] = {
#embed "runtime/tally_choice.py"
};

static const unsigned char runtime_tally_grid[] = {
#embed "runtime/tally_grid.py"
};

static const unsigned char runtime_tally_many[] = {
#embed "runtime/tally_many.py"
};

static const unsigned char runtime_tally_moment[] = {
#embed "runtime/tally_moment.py"
};

static const unsigned char runtime_tally_number[] = {
#embed "runtime/tally_number.py"
};

static const unsigned char runtime_tally_rank[] = {
#embed "runtime/tally_rank.py"
};

static const unsigned char runtime_tally_rating[] = {
#embed "runtime/tally_rating.py"
};

static const unsigned char runtime_tally_scale[] = {
#embed "runtime/tally_scale.py"
};

static const unsigned char runtime_tally_text[] = {
#embed "runtime/tally_text.py"
};

static const unsigned char runtime_text[] = {
#embed "runtime/text.py"
};

static const unsigned char runtime_visibility[] = {
#embed "runtime/visibility.py"
};

static const struct surveyc_python_asset assets[] = {
    {"answers", runtime_answers, sizeof runtime_answers},
    {"answers_choice", runtime_answers_choice, sizeof runtime_answers_choice},
    {"answers_date", runtime_answers_date, sizeof runtime_answers_date},
    {"answers_grid", runtime_answers_grid, sizeof runtime_answers_grid},
    {"answers_list", runtime_answers_list, sizeof runtime_answers_list},
    {"answers_number", runtime_answers_number, sizeof runtime_answers_number},
    {"answers_rating", runtime_answers_rating, sizeof runtime_answers_rating},
    {"answers_text", runtime_answers_text, sizeof runtime_answers_text},
    {"answers_time", runtime_answers_time, sizeof runtime_answers_time},
    {"command", runtime_command, sizeof runtime_command},
    {"condition_score", runtime_condition_score, sizeof runtime_condition_score},
    {"conditions", runtime_conditions, sizeof runtime_conditions},
    {"drawing", runtime_drawing, sizeof runtime_drawing},
    {"head", runtime_head, sizeof runtime_head},
    {"json_values", runtime_json_values, sizeof runtime_json_values},
    {"numbers", runtime_numbers, sizeof runtime_numbers},
    {"quiz", runtime_quiz, sizeof runtime_quiz},
    {"records", runtime_records, sizeof runtime_records},
    {"responses", runtime_responses, sizeof runtime_responses},
    {"statistics", runtime_statistics, sizeof runtime_statistics},
    {"table", runtime_table, sizeof runtime_table},
    {"tally", runtime_tally, sizeof runtime_tally},
    {"tally_choice", runtime_tally_choice, sizeof runtime_tally_choice},
    {"tally_grid", runtime_tally_grid, sizeof runtime_tally_grid},
    {"tally_many", runtime_tally_many, sizeof runtime_tally_many},
    {"tally_moment", runtime_tally_moment, sizeof runtime_tally_moment},
    {"tally_number", runtime_tally_number, sizeof runtime_tally_number},
    {"tally_rank", runtime_tally_rank, sizeof runtime_tally_rank},
    {"tally_rating", runtime_tally_rating, sizeof runtime_tally_rating},
    {"tally_scale", runtime_tally_scale, sizeof runtime_tally_scale},
    {"tally_text", runtime_tally_text, sizeof runtime_tally_text},
    {"text", runtime_text, sizeof runtime_text},
    {"visibility", runtime_visibility, sizeof runtime_visibility},
};

const struct surveyc_python_asset *surveyc_python_assets(void) { return assets; }
size_t surveyc_python_asset_count(void) { return sizeof assets / sizeof assets[0]; }
