// The command `holdfast batch`: one JSON query per line in, one JSON answer per line out, in order.
//
// What reads the lines is batch_input.h, what answers them side by side is batch_command.h; here they become a
// command with its help and its exit status.
#pragma once

#include <functional>
#include <string>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/commands/batch_input.h>

#include <holdfast/core/progress.h>
#include <holdfast/queries/query.h>

namespace holdfast::cli {

// Answers the lines of a batch, several at a time, in their order.
//
// Workers take lines one after the other. An answer waits for those before it; a worker that would run too
// far ahead of the line written last waits too, so that memory is bounded whatever the number of lines.

struct BatchTally {
    u64 requests = 0;
    u64 errors = 0;    ///< requests that got an error line
    u64 failures = 0;  ///< those of them that may have been right
    u64 damages = 0;   ///< those of these that a damaged file left without an answer
};

/// Calls write(line) once for each answer, in order, never from two threads at once. Progress counts bytes of
/// the input, where it is a file. Throws what `write` throws, and Stopped; then the lines before have been
/// written whole.
BatchTally run_batch(BatchInput& input, queries::Session& session, const Work& work,
                     const std::function<void(const std::string& line)>& write);

/// The options and the session outlive the parsing. The command throws RefusedRequests after its last line,
/// where a request got an error.
void add_batch_command(CLI::App& app, AnswerOptions& options, TablesOption& tables,
                       queries::Session& session);

}  // namespace holdfast::cli
