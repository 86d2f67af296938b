#include <algorithm>
#include <optional>
#include <utility>

#include <holdfast/storage/shard.h>

namespace holdfast::storage {
namespace {

/// How many of `of` shards end before this block, if the blocks are distributed over them; nothing if a shard
/// has blocks on both sides of its beginning.
std::optional<u64> shards_before(u64 block, u64 blocks, u64 of) {
    const u64 number = (block * of + blocks - 1) / blocks;
    if (blocks * number / of != block) return std::nullopt;
    return number;
}

}  // namespace

BlockRange shard_of(std::size_t blocks, Shard shard) {
    return {blocks * (shard.number - 1) / shard.of, blocks * shard.number / shard.of};
}

StretchWords counted(std::string one, std::string many) {
    return [one = std::move(one), many = std::move(many)](u64 first, u64 end) {
        if (end - first == 1) return one + " " + std::to_string(first);
        return many + " " + std::to_string(first) + " to " + std::to_string(end - 1);
    };
}

std::string numbers_of_shards(const std::vector<ShardExtent>& there, u64 blocks, u64 first, u64 end) {
    constexpr u64 most_tried = 100'000;  // some milliseconds
    for (u64 of = 1; of <= std::min(blocks, most_tried); ++of) {
        const bool are_all_of_these = std::all_of(there.begin(), there.end(), [&](const ShardExtent& shard) {
            const std::optional<u64> before = shards_before(shard.first, blocks, of);
            return before && shards_before(shard.end, blocks, of) == *before + 1;
        });
        const std::optional<u64> before = shards_before(first, blocks, of);
        const std::optional<u64> up_to = shards_before(end, blocks, of);
        if (!are_all_of_these || !before || !up_to) continue;
        const auto named = [of](u64 number) { return std::to_string(number) + "/" + std::to_string(of); };
        return named(*before + 1) + (*up_to == *before + 1 ? "" : " to " + named(*up_to));
    }
    return "";
}

void check_whole(const std::vector<ShardExtent>& shards, u64 whole, const StretchWords& words) {
    u64 next = 0;
    for (const ShardExtent& shard : shards) {
        if (shard.first < next) {
            throw DataError("overlaps another shard in " + words(shard.first, next), shard.path);
        }
        if (shard.first > next) {
            throw DataError("the shard before it is missing, with " + words(next, shard.first), shard.path);
        }
        next = shard.end;
    }
    if (next != whole) {
        throw DataError("the shard after it is missing, with " + words(next, whole), shards.back().path);
    }
}

}  // namespace holdfast::storage
