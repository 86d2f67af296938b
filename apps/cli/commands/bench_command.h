// The command `holdfast bench`: timings and the signature.
//
// It is a command but not a query of the registry: its timings differ from run to run, and a program that
// asks through the library can take its own.
#pragma once

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>

#include <holdfast/queries/query.h>

namespace holdfast::cli {

/// The options and the session outlive the parsing.
void add_bench_command(CLI::App& app, AnswerOptions& options, queries::Session& session);

}  // namespace holdfast::cli
