// The commands `holdfast holdem table build`, `merge` and `export`: they write complete tables of all
// situations. Commands that only read tables are queries (holdfast/ask/holdem/table.h).
#pragma once

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>

#include <holdfast/ask/session.h>

namespace holdfast::cli {

/// Adds them to the group `table` of the family's, which must exist. The options must outlive the parsing.
/// `build` and `merge`, if stopped or killed, are resumed by the same command; `export` begins anew.
void add_table_commands(CLI::App& group, AnswerOptions& options, ask::Session& session);

}  // namespace holdfast::cli
