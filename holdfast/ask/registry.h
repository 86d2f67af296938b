// The queries that every front end answers.
//
// Every front end lists its commands, fields and help from here. A new query is one line in registry.cpp,
// and one in the table of each front end that writes more than JSON (apps/cli/commands/query_command.cpp).
#pragma once

#include <vector>

#include <holdfast/ask/query.h>

namespace holdfast::ask {

/// All queries, in the order in which help lists them. A program may define a registry of fewer queries
/// itself, and then does not link the others (bindings/wasm).
const std::vector<const Query*>& registry();

// Queries about this computer: the files that it has, and how fast it is. A program that its user runs
// answers them too; a server, whose files are not for its clients, and the page, which has none, do not.

/// The local queries, in the order in which help lists them. For Session::answer_also().
const std::vector<const Query*>& local_queries();

}  // namespace holdfast::ask
