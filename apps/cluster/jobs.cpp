#include <algorithm>

#include <apps/cluster/jobs.h>
#include <fmt/format.h>

#include <holdfast/core/error.h>

namespace holdfast::cluster {
namespace {

/// Enough for the ranks of a few machines to end at about the same time.
constexpr std::size_t usual_shards = 256;

}  // namespace

u32 shard_count(const JobOptions& options, std::size_t most, const std::string& whole) {
    if (options.shards.empty()) return static_cast<u32>(std::min(usual_shards, most));
    constexpr unsigned most_typed = 100'000'000;
    const std::string typed = cli::single_value("--shards", options.shards);
    const unsigned count =
        cli::whole_number(typed, 1, most_typed, "the number of shards must be from 1 to 100,000,000");
    if (count <= most) return count;
    throw ParseError(fmt::format("{} has at most {} shards", whole, most), typed);
}

}  // namespace holdfast::cluster
