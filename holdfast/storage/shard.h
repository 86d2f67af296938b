// Shards: parts of a file that is made in numbered blocks, so that many machines can each make one.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>

namespace holdfast::storage {

/// The file is of a kind that Holdfast does not write, or of another kind than was asked for: not damaged,
/// only the wrong file.
struct ForeignFile : InvalidArgument {
    using ErrorOf::ErrorOf;
};

/// Shard `number`, counted from 1, of `of` shards.
struct Shard {
    u32 number = 1;
    u32 of = 1;
};

/// Consecutive blocks of a plan, from `first` to before `end`.
struct BlockRange {
    std::size_t first;
    std::size_t end;

    bool operator==(const BlockRange&) const = default;
};

/// The blocks of a shard; all shards have about equally many.
BlockRange shard_of(std::size_t blocks, Shard shard);

/// The part of the whole that a shard's file has, from `first` to before `end`.
struct ShardExtent {
    std::string path;
    u64 first;
    u64 end;
};

/// Names what is counted from `first` to before `end`: "entry 3", "entries 4 to 13".
using StretchWords = std::function<std::string(u64 first, u64 end)>;

/// The words for things called `one` in the singular and `many` in the plural.
StretchWords counted(std::string one, std::string many);

/// Throws DataError if the shards, which are in rising order, overlap or leave something out.
void check_whole(const std::vector<ShardExtent>& shards, u64 whole, const StretchWords& words);

/// Names the missing blocks `first` to before `end` as shards: "2/5" or "2/5 to 4/5". The number of shards is
/// the smallest, up to 100,000, for which the files that exist are also whole shards; if there is none, the
/// text is empty.
std::string numbers_of_shards(const std::vector<ShardExtent>& there, u64 blocks, u64 first, u64 end);

}  // namespace holdfast::storage
