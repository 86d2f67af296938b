// The program's commands: reads the command line, asks one query of the library, writes the answer.
#pragma once

#include <apps/cli/arguments.h>

namespace holdfast::cli {

/// Throws what is wrong with the command line, and what its command throws.
void run(const Arguments& arguments);

}  // namespace holdfast::cli
