#pragma once
#include <stddef.h>

/// A part of the script, embedded as it stands (UTF-8, not NUL-terminated).
struct surveyc_python_asset {
  /// The file's name without its ending.
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

const struct surveyc_python_asset *_Nonnull surveyc_python_assets(void);
size_t surveyc_python_asset_count(void);
