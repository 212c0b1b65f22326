#pragma once
#include <stddef.h>

/// One spec to begin with, embedded as it stands (UTF-8, not NUL-terminated).
struct surveyc_spec_template {
  const char *_Nonnull name;
  const char *_Nonnull summary;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

const struct surveyc_spec_template *_Nonnull surveyc_spec_templates(void);
size_t surveyc_spec_template_count(void);
