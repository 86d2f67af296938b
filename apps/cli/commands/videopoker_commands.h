// The commands below `holdfast videopoker` that answer a query.
#pragma once

#include <vector>

#include <apps/cli/commands/query_command.h>

namespace holdfast::cli {

/// In the order of their help.
std::vector<QueryCommand> videopoker_commands();

}  // namespace holdfast::cli
