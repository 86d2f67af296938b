// A part of a file that is made in numbered blocks, so that many machines can each make one.
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

/// The part of this number, from 1, of so many.
struct Shard {
    u32 number = 1;
    u32 of = 1;
};

/// Some of the blocks of a plan, from `first` up to `end`.
struct BlockRange {
    std::size_t first;
    std::size_t end;

    bool operator==(const BlockRange&) const = default;
};

/// The blocks of a shard: each shard has about as many.
BlockRange shard_of(std::size_t blocks, Shard shard);

/// What a shard's file has of the whole.
struct ShardExtent {
    std::string path;
    u64 first;
    u64 end;
};

/// Names what is counted from `first` up to `end`: "entry 3", "entries 4 to 13".
using StretchWords = std::function<std::string(u64 first, u64 end)>;

/// The words for what is called `one` or `many`.
StretchWords counted(std::string one, std::string many);

/// Throws DataError where these, in rising order, have anything twice or not at all.
void check_whole(const std::vector<ShardExtent>& shards, u64 whole, const StretchWords& words);

/// The shards that are these blocks, as "2/5" or "2/5 to 4/5", where those that are there are some of as
/// many: of the smallest such number. Nothing where there is none up to 100,000.
std::string numbers_of_shards(const std::vector<ShardExtent>& there, u64 blocks, u64 first, u64 end);

}  // namespace holdfast::storage
