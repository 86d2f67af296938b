// What only the command line has of `videopoker sweep`: files, shards of them, and lines as they are found.
#pragma once

#include <string>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cli/query_command.h>

namespace holdfast::cli {

/// A CSV or SQLite file, by its ending, resumed after any kill. What is said when the file is complete. Throws as
/// plan_of() does, and as the files do.
WrittenAnswer write_sweep_file(const queries::Fields& fields, queries::Session& session, const Work& work,
                               AnswerForm form, const std::string& path);

/// A shard of such a file, as "2/8". Throws ParseError where that is none.
WrittenAnswer write_shard_of_sweep(const queries::Fields& fields, queries::Session& session, const Work& work,
                                   AnswerForm form, const std::string& path, const std::string& shard);

/// The same lines on standard output, each as soon as it is known; nothing is kept. Throws as plan_of() and
/// write_answer() do, and Stopped, after a whole line.
void write_sweep_lines(const queries::Fields& fields, queries::Session& session, const Work& work);

/// Adds `merge` to the group `videopoker`, which must be there. The options and the session outlive the
/// parsing.
void add_sweep_merge_command(CLI::App& app, AnswerOptions& options, queries::Session& session);

}  // namespace holdfast::cli
