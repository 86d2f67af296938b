// One table of its shards.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/progress.h>

namespace holdfast::storage {

/// Writes the whole table to `path`, with the bytes that it would have if it had been built at once. The shards
/// may come in any order. Progress counts blocks. Throws DataError where a file is damaged, belongs to another
/// table, is there twice or one is missing; ParseError and std::runtime_error as TableWriter does; Stopped.
void merge_tables(const std::vector<std::string>& shards, const std::string& path, const Work& work = {});

}  // namespace holdfast::storage
