// The command `holdfast serve`: the page and the queries over HTTP, until it is told to stop.
//
// What serves them is apps/server, which the program has if it was built with HOLDFAST_BUILD_SERVER;
// otherwise the command says so.
#pragma once

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/session_option.h>

namespace holdfast::cli {

/// Adds the command, which takes --threads, --tables and --ranges but neither --json nor --csv. The options must
/// outlive the parsing. The command returns once the server has stopped.
void add_serve_command(CLI::App& app, AnswerOptions& options, SessionOptions& sources);

}  // namespace holdfast::cli
