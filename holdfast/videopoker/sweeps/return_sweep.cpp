#include <algorithm>
#include <numeric>

#include <holdfast/core/stop.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>
#include <holdfast/videopoker/sweeps/sweep_chunk.h>

namespace holdfast::videopoker {
namespace {

using detail::block_lanes;
using detail::HoldScale;

/// So many paytables are settled together: more would widen the bounds, fewer would settle more often.
constexpr std::size_t most_in_chunk = 256;

/// Throws what is wrong with any paytable before work on the first begins.
void check(const GameTables& tables, const std::vector<Pays>& paytables, const StopFlag* stop) {
    for (const Pays& pays : paytables) {
        throw_if_stopped(stop);
        scaled_pays(tables.game(), pays);
    }
}

/// An order in which neighbours agree on the low rows of the paytable: those are paid so often that they
/// decide many holds, and the less a chunk's paytables differ there, the more deals can be settled at once.
std::vector<std::size_t> similar_side_by_side(const std::vector<Pays>& paytables, const StopFlag* stop) {
    std::vector<std::size_t> order(paytables.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        throw_if_stopped(stop);
        return std::lexicographical_compare(paytables[a].rbegin(), paytables[a].rend(), paytables[b].rbegin(),
                                            paytables[b].rend());
    });
    return order;
}

}  // namespace

std::vector<Rational> analyze_returns(const GameTables& tables, const std::vector<Pays>& paytables,
                                      const Work& work) {
    check(tables, paytables, work.stop);
    const HoldScale scale(tables.game().deck);
    const std::vector<std::size_t> order = similar_side_by_side(paytables, work.stop);
    std::vector<Rational> returns(paytables.size());
    // No more in a chunk than keeps all workers busy, in whole batches of sixteen.
    const std::size_t per_worker = paytables.size() / worker_count(work) + 1;
    const std::size_t size =
        std::min(most_in_chunk, (per_worker + block_lanes - 1) / block_lanes * block_lanes);
    Work chunks = work;
    if (work.progress) {
        chunks.progress = [&](u64 done, u64) {
            work.progress(std::min<u64>(done * size, paytables.size()), paytables.size());
        };
    }
    for_each_index((paytables.size() + size - 1) / size, chunks, [&](std::size_t number, unsigned) {
        const std::size_t first = number * size;
        std::vector<Pays> chunk;
        for (std::size_t i = first; i < std::min(first + size, order.size()); ++i) {
            chunk.push_back(paytables[order[i]]);
        }
        const std::vector<Rational> solved = detail::returns_of_chunk(tables, scale, chunk, work.stop);
        for (std::size_t i = 0; i < solved.size(); ++i) returns[order[first + i]] = solved[i];
    });
    return returns;
}

}  // namespace holdfast::videopoker
