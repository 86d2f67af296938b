// Files that cannot be written or read as they should be: errors with a sentence, not signals that end the program.
#pragma once

namespace holdfast::cli {

/// From now on so it is: of a write past the limit that the shell sets, and of a table that somebody cuts while it
/// is read. What a program starts with.
void take_file_signals_for_errors();

}  // namespace holdfast::cli
