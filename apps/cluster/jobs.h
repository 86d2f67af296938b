// The commands that a cluster runs, as jobs of shards.
#pragma once

#include <string>
#include <vector>

#include <apps/cli/answer_form.h>
#include <apps/cluster/sharded_job.h>

#include <holdfast/holdem/tables/table_kind.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/session.h>

namespace holdfast::cluster {

/// What is the same for every job.
struct JobOptions {
    std::string file;
    std::vector<std::string> shards;  ///< how many, as typed; none: a few hundred
    unsigned threads;
    cli::AnswerForm form;
};

/// Throws ParseError where there are to be more shards than blocks.
ShardedJob table_job(holdem::TableKind kind, const JobOptions& options);

/// The session outlives the job. Throws ParseError, also on a file that ends neither in .csv nor in .db.
ShardedJob sweep_job(const queries::Fields& fields, queries::Session& session, const JobOptions& options);

}  // namespace holdfast::cluster
