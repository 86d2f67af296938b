// The queries of all families of games (family.h).
//
// Every front end lists its commands, fields and help from here. A new query is one line in its family's family.cpp,
// and one among the family's commands (apps/cli/<family>/commands.cpp).
#pragma once

#include <vector>

#include <holdfast/ask/query.h>

namespace holdfast::ask {

/// The queries that every front end answers, in the order in which help lists them.
const std::vector<const Query*>& registry();

// Queries about this computer: the files that it has, and how fast it is. A program that its user runs
// answers them too; a server, whose files are not for its clients, and the page, which has none, do not.

/// The local queries, in the order in which help lists them. For Session::answer_also().
const std::vector<const Query*>& local_queries();

}  // namespace holdfast::ask
