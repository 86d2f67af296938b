// The commands `holdfast export ...`: tables of all hands, written to SQLite files for other programs.
//
// They are not queries of the registry: they write files, which only a front end with a file system may do.
#pragma once

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>

namespace holdfast::cli {

/// Adds the group `export` with a command for each table of royalflush. The options must outlive the parsing.
/// A command throws as TableDatabase does, and runs until the file is complete or Ctrl-C stops it.
void add_export_commands(CLI::App& app, AnswerOptions& options);

}  // namespace holdfast::cli
