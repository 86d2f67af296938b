// --tables and --ranges: what queries of Texas Hold'em are answered from besides their requests.
#pragma once

#include <apps/cli/session_option.h>

namespace holdfast::cli {

/// --tables FOLDER, and HOLDFAST_TABLES in the environment: complete tables to answer from instead of
/// counting. Refuses a folder without tables and, if they are opened at once, a file that is not the table
/// that it should be.
std::unique_ptr<SessionOption> tables_option();

/// --ranges FILE, and HOLDFAST_RANGES in the environment: the player's named ranges, which become the `names`
/// of requests that have none. Refuses a file that cannot be read, and what ask::parse_ranges_file() refuses.
std::unique_ptr<SessionOption> ranges_option();

}  // namespace holdfast::cli
