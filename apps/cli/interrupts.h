// Ctrl-C ends a long work between two of its steps instead of in the middle of one.
#pragma once

#include <holdfast/core/progress.h>

namespace holdfast::cli {

/// A flag that SIGINT and SIGTERM raise from now on; a second one of the same kind ends the program at once.
const StopFlag& raised_by_interrupts();

}  // namespace holdfast::cli
