#include <holdfast/core/error.h>
#include <holdfast/storage/shard.h>

namespace holdfast::storage {

BlockRange shard_of(std::size_t blocks, Shard shard) {
    return {blocks * (shard.number - 1) / shard.of, blocks * shard.number / shard.of};
}

void check_whole(const std::vector<ShardExtent>& shards, u64 whole, std::string_view one,
                 std::string_view many) {
    const auto stretch = [one, many](u64 first, u64 end) {
        if (end - first == 1) return std::string(one) + " " + std::to_string(first);
        return std::string(many) + " " + std::to_string(first) + " to " + std::to_string(end - 1);
    };
    u64 next = 0;
    for (const ShardExtent& shard : shards) {
        if (shard.first < next) {
            throw DataError("another shard has " + stretch(shard.first, next) + " too", shard.path);
        }
        if (shard.first > next) {
            throw DataError("the shard before it is missing, with " + stretch(next, shard.first), shard.path);
        }
        next = shard.end;
    }
    if (next != whole) {
        throw DataError("the shard after it is missing, with " + stretch(next, whole), shards.back().path);
    }
}

}  // namespace holdfast::storage
