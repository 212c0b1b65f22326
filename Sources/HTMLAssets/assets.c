#include "HTMLAssets.h"

// Written by `make embed`: one block and one line below for each part.

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

static const unsigned char script_answers_yes_no[] = {
#embed "script/answers-yes-no.js"
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

static const unsigned char script_chart_donut[] = {
#embed "script/chart-donut.js"
};

static const unsigned char script_chart_histogram[] = {
#embed "script/chart-histogram.js"
};

static const unsigned char script_chart_pie[] = {
#embed "script/chart-pie.js"
};

static const unsigned char script_chart_plain[] = {
#embed "script/chart-plain.js"
};

static const unsigned char script_chart_rect[] = {
#embed "script/chart-rect.js"
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

static const unsigned char script_chart_wishes[] = {
#embed "script/chart-wishes.js"
};

static const unsigned char script_chart[] = {
#embed "script/chart.js"
};

static const unsigned char script_collect_file[] = {
#embed "script/collect-file.js"
};

static const unsigned char script_collect_url[] = {
#embed "script/collect-url.js"
};

static const unsigned char script_condition_score[] = {
#embed "script/condition-score.js"
};

static const unsigned char script_conditions_live[] = {
#embed "script/conditions-live.js"
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

static const unsigned char script_csv_other[] = {
#embed "script/csv-other.js"
};

static const unsigned char script_csv[] = {
#embed "script/csv.js"
};

static const unsigned char script_dates[] = {
#embed "script/dates.js"
};

static const unsigned char script_draft[] = {
#embed "script/draft.js"
};

static const unsigned char script_errors[] = {
#embed "script/errors.js"
};

static const unsigned char script_finish[] = {
#embed "script/finish.js"
};

static const unsigned char script_json[] = {
#embed "script/json.js"
};

static const unsigned char script_kept[] = {
#embed "script/kept.js"
};

static const unsigned char script_kiosk[] = {
#embed "script/kiosk.js"
};

static const unsigned char script_languages[] = {
#embed "script/languages.js"
};

static const unsigned char script_layout[] = {
#embed "script/layout.js"
};

static const unsigned char script_menus[] = {
#embed "script/menus.js"
};

static const unsigned char script_number[] = {
#embed "script/number.js"
};

static const unsigned char script_other[] = {
#embed "script/other.js"
};

static const unsigned char script_pages[] = {
#embed "script/pages.js"
};

static const unsigned char script_percentage[] = {
#embed "script/percentage.js"
};

static const unsigned char script_places[] = {
#embed "script/places.js"
};

static const unsigned char script_quiz[] = {
#embed "script/quiz.js"
};

static const unsigned char script_read_grid[] = {
#embed "script/read-grid.js"
};

static const unsigned char script_read_length[] = {
#embed "script/read-length.js"
};

static const unsigned char script_read_many[] = {
#embed "script/read-many.js"
};

static const unsigned char script_read_menu[] = {
#embed "script/read-menu.js"
};

static const unsigned char script_read_moment[] = {
#embed "script/read-moment.js"
};

static const unsigned char script_read_number[] = {
#embed "script/read-number.js"
};

static const unsigned char script_read_one[] = {
#embed "script/read-one.js"
};

static const unsigned char script_read_other[] = {
#embed "script/read-other.js"
};

static const unsigned char script_read_rank[] = {
#embed "script/read-rank.js"
};

static const unsigned char script_read_slider[] = {
#embed "script/read-slider.js"
};

static const unsigned char script_read_text[] = {
#embed "script/read-text.js"
};

static const unsigned char script_reading[] = {
#embed "script/reading.js"
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

static const unsigned char script_results_after[] = {
#embed "script/results-after.js"
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

static const unsigned char script_results_hidden[] = {
#embed "script/results-hidden.js"
};

static const unsigned char script_results_left[] = {
#embed "script/results-left.js"
};

static const unsigned char script_results_options[] = {
#embed "script/results-options.js"
};

static const unsigned char script_results_other[] = {
#embed "script/results-other.js"
};

static const unsigned char script_results_quiz[] = {
#embed "script/results-quiz.js"
};

static const unsigned char script_results_rank[] = {
#embed "script/results-rank.js"
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

static const unsigned char script_saving[] = {
#embed "script/saving.js"
};

static const unsigned char script_score[] = {
#embed "script/score.js"
};

static const unsigned char script_shuffle[] = {
#embed "script/shuffle.js"
};

static const unsigned char script_start[] = {
#embed "script/start.js"
};

static const unsigned char script_statistics[] = {
#embed "script/statistics.js"
};

static const unsigned char script_store[] = {
#embed "script/store.js"
};

static const unsigned char script_submit[] = {
#embed "script/submit.js"
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

static const unsigned char script_tally_other[] = {
#embed "script/tally-other.js"
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

static const unsigned char script_texts_plain[] = {
#embed "script/texts-plain.js"
};

static const unsigned char script_texts[] = {
#embed "script/texts.js"
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

static const unsigned char script_validation_other[] = {
#embed "script/validation-other.js"
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

static const unsigned char script_values_plain[] = {
#embed "script/values-plain.js"
};

static const unsigned char script_values[] = {
#embed "script/values.js"
};

static const unsigned char script_view_results[] = {
#embed "script/view-results.js"
};

static const unsigned char script_visibility[] = {
#embed "script/visibility.js"
};

static const unsigned char script_written_plain[] = {
#embed "script/written-plain.js"
};

static const unsigned char script_written[] = {
#embed "script/written.js"
};

static const unsigned char style_base[] = {
#embed "style/base.css"
};

static const unsigned char style_choices[] = {
#embed "style/choices.css"
};

static const unsigned char style_collect[] = {
#embed "style/collect.css"
};

static const unsigned char style_errors[] = {
#embed "style/errors.css"
};

static const unsigned char style_figures[] = {
#embed "style/figures.css"
};

static const unsigned char style_grid[] = {
#embed "style/grid.css"
};

static const unsigned char style_kept[] = {
#embed "style/kept.css"
};

static const unsigned char style_kiosk[] = {
#embed "style/kiosk.css"
};

static const unsigned char style_languages[] = {
#embed "style/languages.css"
};

static const unsigned char style_note[] = {
#embed "style/note.css"
};

static const unsigned char style_other[] = {
#embed "style/other.css"
};

static const unsigned char style_print[] = {
#embed "style/print.css"
};

static const unsigned char style_prose[] = {
#embed "style/prose.css"
};

static const unsigned char style_queue[] = {
#embed "style/queue.css"
};

static const unsigned char style_rank[] = {
#embed "style/rank.css"
};

static const unsigned char style_rating[] = {
#embed "style/rating.css"
};

static const unsigned char style_required[] = {
#embed "style/required.css"
};

static const unsigned char style_results[] = {
#embed "style/results.css"
};

static const unsigned char style_score[] = {
#embed "style/score.css"
};

static const unsigned char style_sections[] = {
#embed "style/sections.css"
};

static const unsigned char style_segmented[] = {
#embed "style/segmented.css"
};

static const unsigned char style_slider[] = {
#embed "style/slider.css"
};

static const unsigned char style_text[] = {
#embed "style/text.css"
};

static const struct surveyc_asset assets[] = {
    {"script/answers-choice.js", script_answers_choice, sizeof script_answers_choice},
    {"script/answers-grid.js", script_answers_grid, sizeof script_answers_grid},
    {"script/answers-list.js", script_answers_list, sizeof script_answers_list},
    {"script/answers-moment.js", script_answers_moment, sizeof script_answers_moment},
    {"script/answers-number.js", script_answers_number, sizeof script_answers_number},
    {"script/answers-rating.js", script_answers_rating, sizeof script_answers_rating},
    {"script/answers-text.js", script_answers_text, sizeof script_answers_text},
    {"script/answers-yes-no.js", script_answers_yes_no, sizeof script_answers_yes_no},
    {"script/answers.js", script_answers, sizeof script_answers},
    {"script/chart-bar.js", script_chart_bar, sizeof script_chart_bar},
    {"script/chart-column.js", script_chart_column, sizeof script_chart_column},
    {"script/chart-donut.js", script_chart_donut, sizeof script_chart_donut},
    {"script/chart-histogram.js", script_chart_histogram, sizeof script_chart_histogram},
    {"script/chart-pie.js", script_chart_pie, sizeof script_chart_pie},
    {"script/chart-plain.js", script_chart_plain, sizeof script_chart_plain},
    {"script/chart-rect.js", script_chart_rect, sizeof script_chart_rect},
    {"script/chart-ring.js", script_chart_ring, sizeof script_chart_ring},
    {"script/chart-spread.js", script_chart_spread, sizeof script_chart_spread},
    {"script/chart-stacked.js", script_chart_stacked, sizeof script_chart_stacked},
    {"script/chart-wishes.js", script_chart_wishes, sizeof script_chart_wishes},
    {"script/chart.js", script_chart, sizeof script_chart},
    {"script/collect-file.js", script_collect_file, sizeof script_collect_file},
    {"script/collect-url.js", script_collect_url, sizeof script_collect_url},
    {"script/condition-score.js", script_condition_score, sizeof script_condition_score},
    {"script/conditions-live.js", script_conditions_live, sizeof script_conditions_live},
    {"script/conditions.js", script_conditions, sizeof script_conditions},
    {"script/csv-grid.js", script_csv_grid, sizeof script_csv_grid},
    {"script/csv-list.js", script_csv_list, sizeof script_csv_list},
    {"script/csv-other.js", script_csv_other, sizeof script_csv_other},
    {"script/csv.js", script_csv, sizeof script_csv},
    {"script/dates.js", script_dates, sizeof script_dates},
    {"script/draft.js", script_draft, sizeof script_draft},
    {"script/errors.js", script_errors, sizeof script_errors},
    {"script/finish.js", script_finish, sizeof script_finish},
    {"script/json.js", script_json, sizeof script_json},
    {"script/kept.js", script_kept, sizeof script_kept},
    {"script/kiosk.js", script_kiosk, sizeof script_kiosk},
    {"script/languages.js", script_languages, sizeof script_languages},
    {"script/layout.js", script_layout, sizeof script_layout},
    {"script/menus.js", script_menus, sizeof script_menus},
    {"script/number.js", script_number, sizeof script_number},
    {"script/other.js", script_other, sizeof script_other},
    {"script/pages.js", script_pages, sizeof script_pages},
    {"script/percentage.js", script_percentage, sizeof script_percentage},
    {"script/places.js", script_places, sizeof script_places},
    {"script/quiz.js", script_quiz, sizeof script_quiz},
    {"script/read-grid.js", script_read_grid, sizeof script_read_grid},
    {"script/read-length.js", script_read_length, sizeof script_read_length},
    {"script/read-many.js", script_read_many, sizeof script_read_many},
    {"script/read-menu.js", script_read_menu, sizeof script_read_menu},
    {"script/read-moment.js", script_read_moment, sizeof script_read_moment},
    {"script/read-number.js", script_read_number, sizeof script_read_number},
    {"script/read-one.js", script_read_one, sizeof script_read_one},
    {"script/read-other.js", script_read_other, sizeof script_read_other},
    {"script/read-rank.js", script_read_rank, sizeof script_read_rank},
    {"script/read-slider.js", script_read_slider, sizeof script_read_slider},
    {"script/read-text.js", script_read_text, sizeof script_read_text},
    {"script/reading.js", script_reading, sizeof script_reading},
    {"script/records.js", script_records, sizeof script_records},
    {"script/response.js", script_response, sizeof script_response},
    {"script/responses.js", script_responses, sizeof script_responses},
    {"script/results-after.js", script_results_after, sizeof script_results_after},
    {"script/results-bins.js", script_results_bins, sizeof script_results_bins},
    {"script/results-figures.js", script_results_figures, sizeof script_results_figures},
    {"script/results-grid.js", script_results_grid, sizeof script_results_grid},
    {"script/results-hidden.js", script_results_hidden, sizeof script_results_hidden},
    {"script/results-left.js", script_results_left, sizeof script_results_left},
    {"script/results-options.js", script_results_options, sizeof script_results_options},
    {"script/results-other.js", script_results_other, sizeof script_results_other},
    {"script/results-quiz.js", script_results_quiz, sizeof script_results_quiz},
    {"script/results-rank.js", script_results_rank, sizeof script_results_rank},
    {"script/results-texts.js", script_results_texts, sizeof script_results_texts},
    {"script/results.js", script_results, sizeof script_results},
    {"script/save-chart.js", script_save_chart, sizeof script_save_chart},
    {"script/saving.js", script_saving, sizeof script_saving},
    {"script/score.js", script_score, sizeof script_score},
    {"script/shuffle.js", script_shuffle, sizeof script_shuffle},
    {"script/start.js", script_start, sizeof script_start},
    {"script/statistics.js", script_statistics, sizeof script_statistics},
    {"script/store.js", script_store, sizeof script_store},
    {"script/submit.js", script_submit, sizeof script_submit},
    {"script/tally-choice.js", script_tally_choice, sizeof script_tally_choice},
    {"script/tally-grid.js", script_tally_grid, sizeof script_tally_grid},
    {"script/tally-json.js", script_tally_json, sizeof script_tally_json},
    {"script/tally-many.js", script_tally_many, sizeof script_tally_many},
    {"script/tally-number.js", script_tally_number, sizeof script_tally_number},
    {"script/tally-other.js", script_tally_other, sizeof script_tally_other},
    {"script/tally-quiz.js", script_tally_quiz, sizeof script_tally_quiz},
    {"script/tally-rank.js", script_tally_rank, sizeof script_tally_rank},
    {"script/tally-scale.js", script_tally_scale, sizeof script_tally_scale},
    {"script/tally-text.js", script_tally_text, sizeof script_tally_text},
    {"script/tally.js", script_tally, sizeof script_tally},
    {"script/text.js", script_text, sizeof script_text},
    {"script/texts-plain.js", script_texts_plain, sizeof script_texts_plain},
    {"script/texts.js", script_texts, sizeof script_texts},
    {"script/validation-choose-many.js", script_validation_choose_many, sizeof script_validation_choose_many},
    {"script/validation-grid.js", script_validation_grid, sizeof script_validation_grid},
    {"script/validation-moment.js", script_validation_moment, sizeof script_validation_moment},
    {"script/validation-number.js", script_validation_number, sizeof script_validation_number},
    {"script/validation-other.js", script_validation_other, sizeof script_validation_other},
    {"script/validation-rank.js", script_validation_rank, sizeof script_validation_rank},
    {"script/validation-text.js", script_validation_text, sizeof script_validation_text},
    {"script/validation.js", script_validation, sizeof script_validation},
    {"script/values-plain.js", script_values_plain, sizeof script_values_plain},
    {"script/values.js", script_values, sizeof script_values},
    {"script/view-results.js", script_view_results, sizeof script_view_results},
    {"script/visibility.js", script_visibility, sizeof script_visibility},
    {"script/written-plain.js", script_written_plain, sizeof script_written_plain},
    {"script/written.js", script_written, sizeof script_written},
    {"style/base.css", style_base, sizeof style_base},
    {"style/choices.css", style_choices, sizeof style_choices},
    {"style/collect.css", style_collect, sizeof style_collect},
    {"style/errors.css", style_errors, sizeof style_errors},
    {"style/figures.css", style_figures, sizeof style_figures},
    {"style/grid.css", style_grid, sizeof style_grid},
    {"style/kept.css", style_kept, sizeof style_kept},
    {"style/kiosk.css", style_kiosk, sizeof style_kiosk},
    {"style/languages.css", style_languages, sizeof style_languages},
    {"style/note.css", style_note, sizeof style_note},
    {"style/other.css", style_other, sizeof style_other},
    {"style/print.css", style_print, sizeof style_print},
    {"style/prose.css", style_prose, sizeof style_prose},
    {"style/queue.css", style_queue, sizeof style_queue},
    {"style/rank.css", style_rank, sizeof style_rank},
    {"style/rating.css", style_rating, sizeof style_rating},
    {"style/required.css", style_required, sizeof style_required},
    {"style/results.css", style_results, sizeof style_results},
    {"style/score.css", style_score, sizeof style_score},
    {"style/sections.css", style_sections, sizeof style_sections},
    {"style/segmented.css", style_segmented, sizeof style_segmented},
    {"style/slider.css", style_slider, sizeof style_slider},
    {"style/text.css", style_text, sizeof style_text},
};

const struct surveyc_asset *surveyc_html_assets(void) { return assets; }
size_t surveyc_html_asset_count(void) { return sizeof assets / sizeof assets[0]; }
