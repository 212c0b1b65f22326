#pragma once
#include <stddef.h>

/// One page of docs/diagnostics/, embedded as it stands (UTF-8 Markdown, not NUL-terminated).
struct surveyc_diagnostic_page {
  const char *_Nonnull id;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

const struct surveyc_diagnostic_page *_Nonnull surveyc_diagnostic_pages(void);
size_t surveyc_diagnostic_page_count(void);
