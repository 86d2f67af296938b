// A part of a file that is made in numbered blocks, so that many machines can each make one.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::storage {

/// The bytes are of no file that Holdfast writes, or of one of another kind; they are not damaged for that.
struct ForeignFile : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
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

/// Throws DataError where these, in rising order, have anything twice or not at all. What is counted is called
/// `one`, "entry", or `many`, "entries".
void check_whole(const std::vector<ShardExtent>& shards, u64 whole, std::string_view one,
                 std::string_view many);

}  // namespace holdfast::storage
