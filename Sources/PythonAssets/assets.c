#include "PythonAssets.h"
