// The commands `holdfast holdem table build`, `merge` and `export`: they write complete tables of all
// situations. Commands that only read tables are queries (holdfast/ask/holdem/table.h).
#pragma once

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>

namespace holdfast::cli {

/// Adds them to the group `table` of `holdem`, which must be there. The options must outlive the parsing. If
/// one is stopped or killed, the same command resumes its file.
void add_table_commands(CLI::App& app, AnswerOptions& options);

}  // namespace holdfast::cli
