#include "DiagnosticPages.h"

// A file cannot be embedded through a macro, so every page has its lines here; a test compares the
// list with the catalogue of ids and the folder.

static const unsigned char not_utf8[] = {
#embed "../../docs/diagnostics/not-utf8.md"
};
static const unsigned char not_plain_text[] = {
#embed "../../docs/diagnostics/not-plain-text.md"
};
static const unsigned char odd_space[] = {
#embed "../../docs/diagnostics/odd-space.md"
};
static const unsigned char tab_indentation[] = {
#embed "../../docs/diagnostics/tab-indentation.md"
};
static const unsigned char yaml_syntax[] = {
#embed "../../docs/diagnostics/yaml-syntax.md"
};
static const unsigned char second_colon[] = {
#embed "../../docs/diagnostics/second-colon.md"
};
static const unsigned char missing_space_after_colon[] = {
#embed "../../docs/diagnostics/missing-space-after-colon.md"
};
static const unsigned char unclosed_quote[] = {
#embed "../../docs/diagnostics/unclosed-quote.md"
};
static const unsigned char text_after_quote[] = {
#embed "../../docs/diagnostics/text-after-quote.md"
};
static const unsigned char unclosed_bracket[] = {
#embed "../../docs/diagnostics/unclosed-bracket.md"
};
static const unsigned char bad_indentation[] = {
#embed "../../docs/diagnostics/bad-indentation.md"
};
static const unsigned char duplicate_key[] = {
#embed "../../docs/diagnostics/duplicate-key.md"
};
static const unsigned char several_documents[] = {
#embed "../../docs/diagnostics/several-documents.md"
};
static const unsigned char empty_file[] = {
#embed "../../docs/diagnostics/empty-file.md"
};
static const unsigned char too_deep[] = {
#embed "../../docs/diagnostics/too-deep.md"
};
static const unsigned char too_large[] = {
#embed "../../docs/diagnostics/too-large.md"
};
static const unsigned char alias_bomb[] = {
#embed "../../docs/diagnostics/alias-bomb.md"
};
static const unsigned char unknown_alias[] = {
#embed "../../docs/diagnostics/unknown-alias.md"
};
static const unsigned char alias_cycle[] = {
#embed "../../docs/diagnostics/alias-cycle.md"
};
static const unsigned char yaml_tag[] = {
#embed "../../docs/diagnostics/yaml-tag.md"
};
static const unsigned char special_start[] = {
#embed "../../docs/diagnostics/special-start.md"
};
static const unsigned char hash_comment[] = {
#embed "../../docs/diagnostics/hash-comment.md"
};
static const unsigned char smart_quotes[] = {
#embed "../../docs/diagnostics/smart-quotes.md"
};
static const unsigned char unknown_key[] = {
#embed "../../docs/diagnostics/unknown-key.md"
};
static const unsigned char misplaced_key[] = {
#embed "../../docs/diagnostics/misplaced-key.md"
};
static const unsigned char missing_key[] = {
#embed "../../docs/diagnostics/missing-key.md"
};
static const unsigned char wrong_shape[] = {
#embed "../../docs/diagnostics/wrong-shape.md"
};
static const unsigned char not_a_number[] = {
#embed "../../docs/diagnostics/not-a-number.md"
};
static const unsigned char not_a_boolean[] = {
#embed "../../docs/diagnostics/not-a-boolean.md"
};
static const unsigned char not_a_date[] = {
#embed "../../docs/diagnostics/not-a-date.md"
};
static const unsigned char not_an_identifier[] = {
#embed "../../docs/diagnostics/not-an-identifier.md"
};
static const unsigned char unknown_type[] = {
#embed "../../docs/diagnostics/unknown-type.md"
};
static const unsigned char unknown_value[] = {
#embed "../../docs/diagnostics/unknown-value.md"
};
static const unsigned char ambiguous_type[] = {
#embed "../../docs/diagnostics/ambiguous-type.md"
};
static const unsigned char key_not_for_type[] = {
#embed "../../docs/diagnostics/key-not-for-type.md"
};
static const unsigned char empty_list[] = {
#embed "../../docs/diagnostics/empty-list.md"
};
static const unsigned char empty_text[] = {
#embed "../../docs/diagnostics/empty-text.md"
};
static const unsigned char option_map[] = {
#embed "../../docs/diagnostics/option-map.md"
};
static const unsigned char question_and_questions[] = {
#embed "../../docs/diagnostics/question-and-questions.md"
};
static const unsigned char template_syntax[] = {
#embed "../../docs/diagnostics/template-syntax.md"
};
static const unsigned char duplicate_id[] = {
#embed "../../docs/diagnostics/duplicate-id.md"
};
static const unsigned char ids_differ_by_case[] = {
#embed "../../docs/diagnostics/ids-differ-by-case.md"
};
static const unsigned char duplicate_option[] = {
#embed "../../docs/diagnostics/duplicate-option.md"
};
static const unsigned char options_differ_by_case[] = {
#embed "../../docs/diagnostics/options-differ-by-case.md"
};
static const unsigned char duplicate_label[] = {
#embed "../../docs/diagnostics/duplicate-label.md"
};
static const unsigned char duplicate_row[] = {
#embed "../../docs/diagnostics/duplicate-row.md"
};
static const unsigned char duplicate_question[] = {
#embed "../../docs/diagnostics/duplicate-question.md"
};
static const unsigned char unknown_option_list[] = {
#embed "../../docs/diagnostics/unknown-option-list.md"
};
static const unsigned char unused_option_list[] = {
#embed "../../docs/diagnostics/unused-option-list.md"
};
static const unsigned char reserved_id[] = {
#embed "../../docs/diagnostics/reserved-id.md"
};
static const unsigned char implicit_ids[] = {
#embed "../../docs/diagnostics/implicit-ids.md"
};
static const unsigned char unknown_parameter[] = {
#embed "../../docs/diagnostics/unknown-parameter.md"
};
static const unsigned char missing_translation[] = {
#embed "../../docs/diagnostics/missing-translation.md"
};
static const unsigned char untranslated_texts[] = {
#embed "../../docs/diagnostics/untranslated-texts.md"
};
static const unsigned char unknown_language[] = {
#embed "../../docs/diagnostics/unknown-language.md"
};
static const unsigned char no_built_in_words[] = {
#embed "../../docs/diagnostics/no-built-in-words.md"
};
static const unsigned char empty_range[] = {
#embed "../../docs/diagnostics/empty-range.md"
};
static const unsigned char out_of_range[] = {
#embed "../../docs/diagnostics/out-of-range.md"
};
static const unsigned char not_a_url[] = {
#embed "../../docs/diagnostics/not-a-url.md"
};
static const unsigned char step_misses_max[] = {
#embed "../../docs/diagnostics/step-misses-max.md"
};
static const unsigned char bound_exceeds_options[] = {
#embed "../../docs/diagnostics/bound-exceeds-options.md"
};
static const unsigned char default_not_allowed[] = {
#embed "../../docs/diagnostics/default-not-allowed.md"
};
static const unsigned char answer_not_allowed[] = {
#embed "../../docs/diagnostics/answer-not-allowed.md"
};
static const unsigned char points_and_answer[] = {
#embed "../../docs/diagnostics/points-and-answer.md"
};
static const unsigned char condition_syntax[] = {
#embed "../../docs/diagnostics/condition-syntax.md"
};
static const unsigned char unknown_question[] = {
#embed "../../docs/diagnostics/unknown-question.md"
};
static const unsigned char unknown_row[] = {
#embed "../../docs/diagnostics/unknown-row.md"
};
static const unsigned char bare_option[] = {
#embed "../../docs/diagnostics/bare-option.md"
};
static const unsigned char not_a_condition[] = {
#embed "../../docs/diagnostics/not-a-condition.md"
};
static const unsigned char no_answer_to_compare[] = {
#embed "../../docs/diagnostics/no-answer-to-compare.md"
};
static const unsigned char later_question[] = {
#embed "../../docs/diagnostics/later-question.md"
};
static const unsigned char condition_cycle[] = {
#embed "../../docs/diagnostics/condition-cycle.md"
};
static const unsigned char type_mismatch[] = {
#embed "../../docs/diagnostics/type-mismatch.md"
};
static const unsigned char unknown_option[] = {
#embed "../../docs/diagnostics/unknown-option.md"
};
static const unsigned char never_shown[] = {
#embed "../../docs/diagnostics/never-shown.md"
};
static const unsigned char always_true[] = {
#embed "../../docs/diagnostics/always-true.md"
};
static const unsigned char condition_on_optional[] = {
#embed "../../docs/diagnostics/condition-on-optional.md"
};
static const unsigned char holds_when_unanswered[] = {
#embed "../../docs/diagnostics/holds-when-unanswered.md"
};
static const unsigned char condition_list[] = {
#embed "../../docs/diagnostics/condition-list.md"
};
static const unsigned char single_equals[] = {
#embed "../../docs/diagnostics/single-equals.md"
};
static const unsigned char foreign_operator[] = {
#embed "../../docs/diagnostics/foreign-operator.md"
};
static const unsigned char unknown_color[] = {
#embed "../../docs/diagnostics/unknown-color.md"
};
static const unsigned char low_contrast[] = {
#embed "../../docs/diagnostics/low-contrast.md"
};
static const unsigned char colors_look_alike[] = {
#embed "../../docs/diagnostics/colors-look-alike.md"
};
static const unsigned char colors_alike_in_grey[] = {
#embed "../../docs/diagnostics/colors-alike-in-grey.md"
};
static const unsigned char chart_not_for_type[] = {
#embed "../../docs/diagnostics/chart-not-for-type.md"
};
static const unsigned char parts_exceed_whole[] = {
#embed "../../docs/diagnostics/parts-exceed-whole.md"
};
static const unsigned char too_many_slices[] = {
#embed "../../docs/diagnostics/too-many-slices.md"
};
static const unsigned char too_few_colors[] = {
#embed "../../docs/diagnostics/too-few-colors.md"
};
static const unsigned char double_question[] = {
#embed "../../docs/diagnostics/double-question.md"
};
static const unsigned char leading_question[] = {
#embed "../../docs/diagnostics/leading-question.md"
};
static const unsigned char unbalanced_scale[] = {
#embed "../../docs/diagnostics/unbalanced-scale.md"
};
static const unsigned char overlapping_ranges[] = {
#embed "../../docs/diagnostics/overlapping-ranges.md"
};
static const unsigned char gap_in_ranges[] = {
#embed "../../docs/diagnostics/gap-in-ranges.md"
};
static const unsigned char no_way_out[] = {
#embed "../../docs/diagnostics/no-way-out.md"
};
static const unsigned char long_question[] = {
#embed "../../docs/diagnostics/long-question.md"
};
static const unsigned char long_option[] = {
#embed "../../docs/diagnostics/long-option.md"
};
static const unsigned char too_many_questions[] = {
#embed "../../docs/diagnostics/too-many-questions.md"
};
static const unsigned char asks_personal_data[] = {
#embed "../../docs/diagnostics/asks-personal-data.md"
};
static const unsigned char small_group_risk[] = {
#embed "../../docs/diagnostics/small-group-risk.md"
};
static const unsigned char shuffled_scale[] = {
#embed "../../docs/diagnostics/shuffled-scale.md"
};
static const unsigned char missing_scale_labels[] = {
#embed "../../docs/diagnostics/missing-scale-labels.md"
};

#define PAGE(id, name) {id, name, sizeof name}

static const struct surveyc_diagnostic_page pages[] = {
    PAGE("not-utf8", not_utf8),
    PAGE("not-plain-text", not_plain_text),
    PAGE("odd-space", odd_space),
    PAGE("tab-indentation", tab_indentation),
    PAGE("yaml-syntax", yaml_syntax),
    PAGE("second-colon", second_colon),
    PAGE("missing-space-after-colon", missing_space_after_colon),
    PAGE("unclosed-quote", unclosed_quote),
    PAGE("text-after-quote", text_after_quote),
    PAGE("unclosed-bracket", unclosed_bracket),
    PAGE("bad-indentation", bad_indentation),
    PAGE("duplicate-key", duplicate_key),
    PAGE("several-documents", several_documents),
    PAGE("empty-file", empty_file),
    PAGE("too-deep", too_deep),
    PAGE("too-large", too_large),
    PAGE("alias-bomb", alias_bomb),
    PAGE("unknown-alias", unknown_alias),
    PAGE("alias-cycle", alias_cycle),
    PAGE("yaml-tag", yaml_tag),
    PAGE("special-start", special_start),
    PAGE("hash-comment", hash_comment),
    PAGE("smart-quotes", smart_quotes),
    PAGE("unknown-key", unknown_key),
    PAGE("misplaced-key", misplaced_key),
    PAGE("missing-key", missing_key),
    PAGE("wrong-shape", wrong_shape),
    PAGE("not-a-number", not_a_number),
    PAGE("not-a-boolean", not_a_boolean),
    PAGE("not-a-date", not_a_date),
    PAGE("not-an-identifier", not_an_identifier),
    PAGE("unknown-type", unknown_type),
    PAGE("unknown-value", unknown_value),
    PAGE("ambiguous-type", ambiguous_type),
    PAGE("key-not-for-type", key_not_for_type),
    PAGE("empty-list", empty_list),
    PAGE("empty-text", empty_text),
    PAGE("option-map", option_map),
    PAGE("question-and-questions", question_and_questions),
    PAGE("template-syntax", template_syntax),
    PAGE("duplicate-id", duplicate_id),
    PAGE("ids-differ-by-case", ids_differ_by_case),
    PAGE("duplicate-option", duplicate_option),
    PAGE("options-differ-by-case", options_differ_by_case),
    PAGE("duplicate-label", duplicate_label),
    PAGE("duplicate-row", duplicate_row),
    PAGE("duplicate-question", duplicate_question),
    PAGE("unknown-option-list", unknown_option_list),
    PAGE("unused-option-list", unused_option_list),
    PAGE("reserved-id", reserved_id),
    PAGE("implicit-ids", implicit_ids),
    PAGE("unknown-parameter", unknown_parameter),
    PAGE("missing-translation", missing_translation),
    PAGE("untranslated-texts", untranslated_texts),
    PAGE("unknown-language", unknown_language),
    PAGE("no-built-in-words", no_built_in_words),
    PAGE("empty-range", empty_range),
    PAGE("out-of-range", out_of_range),
    PAGE("not-a-url", not_a_url),
    PAGE("step-misses-max", step_misses_max),
    PAGE("bound-exceeds-options", bound_exceeds_options),
    PAGE("default-not-allowed", default_not_allowed),
    PAGE("answer-not-allowed", answer_not_allowed),
    PAGE("points-and-answer", points_and_answer),
    PAGE("condition-syntax", condition_syntax),
    PAGE("unknown-question", unknown_question),
    PAGE("unknown-row", unknown_row),
    PAGE("bare-option", bare_option),
    PAGE("not-a-condition", not_a_condition),
    PAGE("no-answer-to-compare", no_answer_to_compare),
    PAGE("later-question", later_question),
    PAGE("condition-cycle", condition_cycle),
    PAGE("type-mismatch", type_mismatch),
    PAGE("unknown-option", unknown_option),
    PAGE("never-shown", never_shown),
    PAGE("always-true", always_true),
    PAGE("condition-on-optional", condition_on_optional),
    PAGE("holds-when-unanswered", holds_when_unanswered),
    PAGE("condition-list", condition_list),
    PAGE("single-equals", single_equals),
    PAGE("foreign-operator", foreign_operator),
    PAGE("unknown-color", unknown_color),
    PAGE("low-contrast", low_contrast),
    PAGE("colors-look-alike", colors_look_alike),
    PAGE("colors-alike-in-grey", colors_alike_in_grey),
    PAGE("chart-not-for-type", chart_not_for_type),
    PAGE("parts-exceed-whole", parts_exceed_whole),
    PAGE("too-many-slices", too_many_slices),
    PAGE("too-few-colors", too_few_colors),
    PAGE("double-question", double_question),
    PAGE("leading-question", leading_question),
    PAGE("unbalanced-scale", unbalanced_scale),
    PAGE("overlapping-ranges", overlapping_ranges),
    PAGE("gap-in-ranges", gap_in_ranges),
    PAGE("no-way-out", no_way_out),
    PAGE("long-question", long_question),
    PAGE("long-option", long_option),
    PAGE("too-many-questions", too_many_questions),
    PAGE("asks-personal-data", asks_personal_data),
    PAGE("small-group-risk", small_group_risk),
    PAGE("shuffled-scale", shuffled_scale),
    PAGE("missing-scale-labels", missing_scale_labels),
};

const struct surveyc_diagnostic_page *surveyc_diagnostic_pages(void) { return pages; }
size_t surveyc_diagnostic_page_count(void) { return sizeof pages / sizeof pages[0]; }
