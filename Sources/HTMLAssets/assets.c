#include "HTMLAssets.h"
