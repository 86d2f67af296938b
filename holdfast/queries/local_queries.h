// Queries about this computer: the files that it has, and how fast it is. A program that runs for the one who asks
// answers them too; a server, whose files are not for whoever asks, and the page, which has none, do not.
#pragma once

#include <vector>

#include <holdfast/queries/query.h>

namespace holdfast::queries {

/// In the order in which help lists them. For Session::answer_also().
const std::vector<const Query*>& local_queries();

}  // namespace holdfast::queries
