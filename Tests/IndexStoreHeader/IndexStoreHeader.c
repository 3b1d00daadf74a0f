#include "IndexStoreHeader.h"
