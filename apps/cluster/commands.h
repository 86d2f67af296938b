// The command line of holdfast-cluster: each of its commands makes a job of shards.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <apps/cli/answer_options.h>
#include <apps/cluster/jobs.h>

#include <holdfast/ask/session.h>

namespace holdfast::cluster {

/// The commands of all families, and the job that one of them makes: `job` is set while the command line is parsed, by
/// the callback of the command that it names. Keeps references: `job` and `session` must outlive this object.
class Commands {
  public:
    using MakeJob = std::function<ShardedJob(const JobOptions& options, ask::Session& session)>;

    Commands(std::optional<ShardedJob>& job, ask::Session& session);

    CLI::App& app() { return app_; }
    /// Adds a group for commands to the program.
    CLI::App& add_group(const std::string& name, const std::string& description);
    /// Adds what all commands take to one that has its own arguments. Calls `make_job` once all words are read.
    void finish(CLI::App& command, MakeJob make_job);

  private:
    JobOptions options() const;

    CLI::App app_;
    std::string footer_;
    cli::AnswerOptions answer_;
    std::vector<std::string> out_;
    std::vector<std::string> shards_;
    std::optional<ShardedJob>& job_;
    ask::Session& session_;
};

}  // namespace holdfast::cluster
