// The commands `holdfast export ...`: tables of all hands, written to SQLite files for other programs.
//
// They are not queries of the registry: they write files, which only a front end with a file system may do.
#pragma once

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>

namespace holdfast::cli {

/// The options must outlive the parsing.
void add_export_commands(CLI::App& app, AnswerOptions& options);

}  // namespace holdfast::cli
