#include "pick.h"
