#pragma once
#include <stddef.h>

/// A file of this target, embedded as it stands (UTF-8, not NUL-terminated).
struct surveyc_asset {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

const struct surveyc_asset *_Nonnull surveyc_html_assets(void);
size_t surveyc_html_asset_count(void);
