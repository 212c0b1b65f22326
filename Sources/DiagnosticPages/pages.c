#include "DiagnosticPages.h"

static const unsigned char unknown_key[] = {
#embed "../../docs/diagnostics/unknown-key.md"
};

static const struct surveyc_diagnostic_page pages[] = {
    {"unknown-key", unknown_key, sizeof unknown_key},
};

const struct surveyc_diagnostic_page *surveyc_diagnostic_pages(void) { return pages; }
size_t surveyc_diagnostic_page_count(void) { return sizeof pages / sizeof pages[0]; }
