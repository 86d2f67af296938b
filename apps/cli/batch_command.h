// The command `holdfast batch`: one JSON query per line in, one JSON answer per line out, in order.
//
// What reads the lines is batch_input.h, what answers them side by side is batch_run.h; here they become a
// command with its help and its exit status.
#pragma once

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/tables_option.h>

#include <holdfast/queries/session.h>

namespace holdfast::cli {

/// The options and the session outlive the parsing. The command throws RefusedRequests after its last line,
/// where a request got an error.
void add_batch_command(CLI::App& app, AnswerOptions& options, TablesOption& tables,
                       queries::Session& session);

}  // namespace holdfast::cli
