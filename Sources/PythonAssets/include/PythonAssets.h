#pragma once
#include <stddef.h>

/// A file of the tally script's runtime, embedded as it stands (UTF-8, not NUL-terminated).
struct surveyc_python_asset {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// The files in the order in which they stand in a script.
const struct surveyc_python_asset *_Nonnull surveyc_python_assets(void);
size_t surveyc_python_asset_count(void);
