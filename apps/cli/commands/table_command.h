// The commands `holdfast holdem table ...`: complete tables of all situations, built, merged, checked, looked
// up and exported.
//
// Like `export` they are not queries of the registry: they read and write files, which only a front end
// with a file system may do.
#pragma once

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>

namespace holdfast::cli {

/// Adds `table` to the group `holdem`, which must be there. The options outlive the parsing.
void add_table_commands(CLI::App& app, AnswerOptions& options);

}  // namespace holdfast::cli
