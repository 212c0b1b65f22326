#include "PythonAssets.h"

static const unsigned char text[] = {
#embed "runtime/text.py"
};
static const unsigned char numbers[] = {
#embed "runtime/numbers.py"
};
static const unsigned char answers[] = {
#embed "runtime/answers.py"
};
static const unsigned char conditions[] = {
#embed "runtime/conditions.py"
};
static const unsigned char records[] = {
#embed "runtime/records.py"
};
static const unsigned char tables[] = {
#embed "runtime/tables.py"
};
static const unsigned char counting[] = {
#embed "runtime/counting.py"
};
static const unsigned char printing[] = {
#embed "runtime/printing.py"
};
static const unsigned char main_program[] = {
#embed "runtime/main.py"
};

static const struct surveyc_python_asset assets[] = {
    {text, sizeof text},
    {numbers, sizeof numbers},
    {answers, sizeof answers},
    {conditions, sizeof conditions},
    {records, sizeof records},
    {tables, sizeof tables},
    {counting, sizeof counting},
    {printing, sizeof printing},
    {main_program, sizeof main_program},
};

const struct surveyc_python_asset *surveyc_python_assets(void) { return assets; }
size_t surveyc_python_asset_count(void) { return sizeof assets / sizeof assets[0]; }
