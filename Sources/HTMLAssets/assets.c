#include "HTMLAssets.h"

// One block and one line below for each file, in the order of their names.

static const unsigned char script_answers_choice[] = {
#embed "script/answers-choice.js"
};

static const unsigned char script_answers_grid[] = {
#embed "script/answers-grid.js"
};

static const unsigned char script_answers_list[] = {
#embed "script/answers-list.js"
};

static const unsigned char script_answers_moment[] = {
#embed "script/answers-moment.js"
};

static const unsigned char script_answers_number[] = {
#embed "script/answers-number.js"
};

static const unsigned char script_answers_rating[] = {
#embed "script/answers-rating.js"
};

static const unsigned char script_answers_text[] = {
#embed "script/answers-text.js"
};

static const unsigned char script_answers[] = {
#embed "script/answers.js"
};

static const unsigned char script_chart_bar[] = {
#embed "script/chart-bar.js"
};

static const unsigned char script_chart_column[] = {
#embed "script/chart-column.js"
};

static const unsigned char script_chart_histogram[] = {
#embed "script/chart-histogram.js"
};

static const unsigned char script_chart_ring[] = {
#embed "script/chart-ring.js"
};

static const unsigned char script_chart_spread[] = {
#embed "script/chart-spread.js"
};

static const unsigned char script_chart_stacked[] = {
#embed "script/chart-stacked.js"
};

static const unsigned char script_chart[] = {
#embed "script/chart.js"
};

static const unsigned char script_condition_score[] = {
#embed "script/condition-score.js"
};

static const unsigned char script_conditions[] = {
#embed "script/conditions.js"
};

static const unsigned char script_csv_grid[] = {
#embed "script/csv-grid.js"
};

static const unsigned char script_csv_list[] = {
#embed "script/csv-list.js"
};

static const unsigned char script_csv[] = {
#embed "script/csv.js"
};

static const unsigned char script_json[] = {
#embed "script/json.js"
};

static const unsigned char script_number[] = {
#embed "script/number.js"
};

static const unsigned char script_quiz[] = {
#embed "script/quiz.js"
};

static const unsigned char script_records[] = {
#embed "script/records.js"
};

static const unsigned char script_response[] = {
#embed "script/response.js"
};

static const unsigned char script_responses[] = {
#embed "script/responses.js"
};

static const unsigned char script_results_bins[] = {
#embed "script/results-bins.js"
};

static const unsigned char script_results_figures[] = {
#embed "script/results-figures.js"
};

static const unsigned char script_results_grid[] = {
#embed "script/results-grid.js"
};

static const unsigned char script_results_left[] = {
#embed "script/results-left.js"
};

static const unsigned char script_results_options[] = {
#embed "script/results-options.js"
};

static const unsigned char script_results_quiz[] = {
#embed "script/results-quiz.js"
};

static const unsigned char script_results_texts[] = {
#embed "script/results-texts.js"
};

static const unsigned char script_results[] = {
#embed "script/results.js"
};

static const unsigned char script_save_chart[] = {
#embed "script/save-chart.js"
};

static const unsigned char script_start[] = {
#embed "script/start.js"
};

static const unsigned char script_statistics[] = {
#embed "script/statistics.js"
};

static const unsigned char script_tally_choice[] = {
#embed "script/tally-choice.js"
};

static const unsigned char script_tally_grid[] = {
#embed "script/tally-grid.js"
};

static const unsigned char script_tally_json[] = {
#embed "script/tally-json.js"
};

static const unsigned char script_tally_many[] = {
#embed "script/tally-many.js"
};

static const unsigned char script_tally_number[] = {
#embed "script/tally-number.js"
};

static const unsigned char script_tally_quiz[] = {
#embed "script/tally-quiz.js"
};

static const unsigned char script_tally_rank[] = {
#embed "script/tally-rank.js"
};

static const unsigned char script_tally_scale[] = {
#embed "script/tally-scale.js"
};

static const unsigned char script_tally_text[] = {
#embed "script/tally-text.js"
};

static const unsigned char script_tally[] = {
#embed "script/tally.js"
};

static const unsigned char script_text[] = {
#embed "script/text.js"
};

static const unsigned char script_validation_choose_many[] = {
#embed "script/validation-choose-many.js"
};

static const unsigned char script_validation_grid[] = {
#embed "script/validation-grid.js"
};

static const unsigned char script_validation_moment[] = {
#embed "script/validation-moment.js"
};

static const unsigned char script_validation_number[] = {
#embed "script/validation-number.js"
};

static const unsigned char script_validation_rank[] = {
#embed "script/validation-rank.js"
};

static const unsigned char script_validation_text[] = {
#embed "script/validation-text.js"
};

static const unsigned char script_validation[] = {
#embed "script/validation.js"
};

static const unsigned char script_visibility[] = {
#embed "script/visibility.js"
};

static const unsigned char style_results[] = {
#embed "style/results.css"
};

static const struct surveyc_asset assets[] = {
    {"script/answers-choice.js", script_answers_choice, sizeof script_answers_choice},
    {"script/answers-grid.js", script_answers_grid, sizeof script_answers_grid},
    {"script/answers-list.js", script_answers_list, sizeof script_answers_list},
    {"script/answers-moment.js", script_answers_moment, sizeof script_answers_moment},
    {"script/answers-number.js", script_answers_number, sizeof script_answers_number},
    {"script/answers-rating.js", script_answers_rating, sizeof script_answers_rating},
    {"script/answers-text.js", script_answers_text, sizeof script_answers_text},
    {"script/answers.js", script_answers, sizeof script_answers},
    {"script/chart-bar.js", script_chart_bar, sizeof script_chart_bar},
    {"script/chart-column.js", script_chart_column, sizeof script_chart_column},
    {"script/chart-histogram.js", script_chart_histogram, sizeof script_chart_histogram},
    {"script/chart-ring.js", script_chart_ring, sizeof script_chart_ring},
    {"script/chart-spread.js", script_chart_spread, sizeof script_chart_spread},
    {"script/chart-stacked.js", script_chart_stacked, sizeof script_chart_stacked},
    {"script/chart.js", script_chart, sizeof script_chart},
    {"script/condition-score.js", script_condition_score, sizeof script_condition_score},
    {"script/conditions.js", script_conditions, sizeof script_conditions},
    {"script/csv-grid.js", script_csv_grid, sizeof script_csv_grid},
    {"script/csv-list.js", script_csv_list, sizeof script_csv_list},
    {"script/csv.js", script_csv, sizeof script_csv},
    {"script/json.js", script_json, sizeof script_json},
    {"script/number.js", script_number, sizeof script_number},
    {"script/quiz.js", script_quiz, sizeof script_quiz},
    {"script/records.js", script_records, sizeof script_records},
    {"script/response.js", script_response, sizeof script_response},
    {"script/responses.js", script_responses, sizeof script_responses},
    {"script/results-bins.js", script_results_bins, sizeof script_results_bins},
    {"script/results-figures.js", script_results_figures, sizeof script_results_figures},
    {"script/results-grid.js", script_results_grid, sizeof script_results_grid},
    {"script/results-left.js", script_results_left, sizeof script_results_left},
    {"script/results-options.js", script_results_options, sizeof script_results_options},
    {"script/results-quiz.js", script_results_quiz, sizeof script_results_quiz},
    {"script/results-texts.js", script_results_texts, sizeof script_results_texts},
    {"script/results.js", script_results, sizeof script_results},
    {"script/save-chart.js", script_save_chart, sizeof script_save_chart},
    {"script/start.js", script_start, sizeof script_start},
    {"script/statistics.js", script_statistics, sizeof script_statistics},
    {"script/tally-choice.js", script_tally_choice, sizeof script_tally_choice},
    {"script/tally-grid.js", script_tally_grid, sizeof script_tally_grid},
    {"script/tally-json.js", script_tally_json, sizeof script_tally_json},
    {"script/tally-many.js", script_tally_many, sizeof script_tally_many},
    {"script/tally-number.js", script_tally_number, sizeof script_tally_number},
    {"script/tally-quiz.js", script_tally_quiz, sizeof script_tally_quiz},
    {"script/tally-rank.js", script_tally_rank, sizeof script_tally_rank},
    {"script/tally-scale.js", script_tally_scale, sizeof script_tally_scale},
    {"script/tally-text.js", script_tally_text, sizeof script_tally_text},
    {"script/tally.js", script_tally, sizeof script_tally},
    {"script/text.js", script_text, sizeof script_text},
    {"script/validation-choose-many.js", script_validation_choose_many, sizeof script_validation_choose_many},
    {"script/validation-grid.js", script_validation_grid, sizeof script_validation_grid},
    {"script/validation-moment.js", script_validation_moment, sizeof script_validation_moment},
    {"script/validation-number.js", script_validation_number, sizeof script_validation_number},
    {"script/validation-rank.js", script_validation_rank, sizeof script_validation_rank},
    {"script/validation-text.js", script_validation_text, sizeof script_validation_text},
    {"script/validation.js", script_validation, sizeof script_validation},
    {"script/visibility.js", script_visibility, sizeof script_visibility},
    {"style/results.css", style_results, sizeof style_results},
};

const struct surveyc_asset *surveyc_html_assets(void) { return assets; }
size_t surveyc_html_asset_count(void) { return sizeof assets / sizeof assets[0]; }
