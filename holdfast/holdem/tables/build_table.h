// Builds the complete tables, whole or in shards, into files.
#pragma once

#include <string>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/tables/table_kind.h>
#include <holdfast/storage/shard.h>

namespace holdfast::holdem {

using storage::Shard;

/// Writes a table, or a shard of it, to a file that is not there yet. Killed at any moment, the same call goes
/// on from the blocks that are finished, and ends with the same bytes. Progress counts blocks.
///
/// Throws std::invalid_argument where the table has fewer blocks than there are to be shards; ParseError and
/// std::runtime_error as storage::TableWriter does; Stopped.
void build_table(TableKind kind, const std::string& path, Shard shard = {}, const Work& work = {});

/// The entries of some boards, as the file has them: what build_table writes.
std::string table_entries(TableKind kind, BoardRange boards, const Work& work = {});

}  // namespace holdfast::holdem
