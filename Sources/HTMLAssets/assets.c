#include "HTMLAssets.h"

// One block and one line below for each file, in the order of their names.

static const unsigned char script_start[] = {
#embed "script/start.js"
};

static const struct surveyc_asset assets[] = {
    {"script/start.js", script_start, sizeof script_start},
};

const struct surveyc_asset *surveyc_html_assets(void) { return assets; }
size_t surveyc_html_asset_count(void) { return sizeof assets / sizeof assets[0]; }
