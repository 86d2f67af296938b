// The program's commands: reads the command line, asks one query of the library, writes the answer.
#pragma once

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/arguments.h>
#include <apps/cli/session_option.h>

#include <holdfast/ask/query.h>

namespace holdfast::cli {

// The commands of all queries, made of what the registry says about each.
//
// The words typed become the fields of a request, the same as in JSON, so that the command line is checked by
// the same rules as every other front end. A paytable file is read here; the library never opens one.

/// Adds a group for each family that has one and a command for each query; all of them use the options, the
/// sources and the session, which must outlive the parsing. A command answers once its arguments are parsed.
void add_query_commands(CLI::App& app, AnswerOptions& options, SessionOptions& sources,
                        ask::Session& session);

/// Runs the command line. Throws if it is wrong, and what its command throws.
void run(const Arguments& arguments);

}  // namespace holdfast::cli
