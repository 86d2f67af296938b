// Ctrl-C ends a long computation between two of its steps instead of in the middle of one.
//
// So a file being written stays whole and can be resumed, a progress bar is taken away, and a batch has
// written only complete lines. A computation looks at the flag through Work::stop and throws Stopped.
#pragma once

#include <holdfast/core/progress.h>

namespace holdfast::cli {

/// A flag that SIGINT and SIGTERM raise from now on; a second one of the same kind ends the program at once.
/// Each call installs the handlers anew, so only commands that watch the flag change what Ctrl-C does.
const StopFlag& raised_by_interrupts();

}  // namespace holdfast::cli
