#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>
#include <holdfast/videopoker/sweeps/settled_deals.h>

namespace holdfast::videopoker {
namespace {

using detail::block_lanes;
using detail::HoldScale;

/// The most paytables settled together: more would widen the bounds, fewer would settle more often.
constexpr std::size_t most_in_chunk = 256;

/// Checks all paytables before work on the first begins.
void check(const GameTables& tables, const std::vector<Pays>& paytables, const StopFlag* stop) {
    tables.refuse_order();
    for (const Pays& pays : paytables) {
        throw_if_stopped(stop);
        scaled_pays(tables.game(), pays);
    }
}

/// An order in which neighbours agree on the low rows of the paytable. Those pay so often that they decide
/// many holds: the less a chunk's paytables differ there, the more deals can be settled at once.
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
    // Chunks small enough to keep all workers busy, in whole batches of sixteen.
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
        // Each chunk writes to places of its own.
        const std::vector<Rational> solved = detail::returns_of_chunk(tables, scale, chunk, work.stop);
        for (std::size_t i = 0; i < solved.size(); ++i) returns[order[first + i]] = solved[i];
    });
    return returns;
}

}  // namespace holdfast::videopoker

namespace holdfast::videopoker::detail {
namespace {

/// Some of the paytables, in units in which all their pays are whole.
struct Chunk {
    u64 denominator;
    std::vector<std::vector<u32>> pay_of_group;  ///< [paytable][group]
};

/// The paytables over their common denominator, or nothing if the pays do not fit 32-bit lanes.
std::optional<Chunk> narrow_chunk(const GameTables& tables, const std::vector<Pays>& paytables) {
    Pays all_pays;
    for (const Pays& pays : paytables) all_pays.insert(all_pays.end(), pays.begin(), pays.end());
    std::optional<ScaledPays> scaled;
    try {
        scaled = scaled_pays(all_pays);
    } catch (const OverflowError&) {
        return std::nullopt;
    }
    Chunk chunk{scaled->denominator, {}};
    const auto rows = static_cast<std::ptrdiff_t>(tables.game().rows.size());
    // The pays are in the order in which they were gathered: one paytable after the other.
    for (auto from = scaled->pays.begin(); from != scaled->pays.end(); from += rows) {
        const std::vector<u64> pays(from, from + rows);
        std::vector<u32>& of_group = chunk.pay_of_group.emplace_back();
        u128 sum = 0;
        const std::vector<u8> paid_rows = tables.groups().paid_rows(tables.game(), pays);
        for (std::size_t group = 0; group < paid_rows.size(); ++group) {
            sum += u128{tables.groups().hands(group)} * pays[paid_rows[group]];
            of_group.push_back(static_cast<u32>(pays[paid_rows[group]]));
        }
        // A sum over fewer hands is not larger, so every total of a hold fits its 32-bit lane.
        if (sum >= lane_limit) return std::nullopt;
    }
    return chunk;
}

/// Settles the deals that can be settled for the whole chunk; none if that would not pay, or would not fit
/// the lanes.
SettledDeals settled(const GameTables& tables, const HoldScale& scale, const Chunk& chunk,
                     const StopFlag* stop) {
    // One batch examines every deal once, and so would settling.
    if (chunk.pay_of_group.size() <= block_lanes) return settle_nothing(tables);
    std::vector<LatticeLine> bounds(tables.groups().size());
    u128 sum_of_most = 0;
    for (std::size_t group = 0; group < bounds.size(); ++group) {
        const auto [least, most] = std::minmax_element(
            chunk.pay_of_group.begin(), chunk.pay_of_group.end(),
            [group](const std::vector<u32>& a, const std::vector<u32>& b) { return a[group] < b[group]; });
        bounds[group].lane[0] = (*least)[group];
        bounds[group].lane[1] = (*most)[group];
        sum_of_most += u128{tables.groups().hands(group)} * (*most)[group];
    }
    // Each paytable fits the lanes; all their highest pays together may not.
    return sum_of_most < lane_limit ? settle_deals(tables, scale, bounds, stop) : settle_nothing(tables);
}

/// Up to sixteen paytables of a chunk, one in each lane. Sums of values stay below 32 * L * (sum of the pays
/// of all hands) < 2^(5 + 25 + 30): the holds of one size, played on every deal, end in every hand equally
/// often. L is at most 21,187,600, with three jokers.
class Batch {
  public:
    Batch(const GameTables& tables, const Chunk& chunk, std::size_t first)
        : values_(values_of(chunk, first)), lattice_(tables.classes(), tables.groups(), values_, 1) {}

    /// [lane] the sum over all deals of weight * best value * HoldScale::common.
    std::array<u64, block_lanes> solve(const HoldScale& scale, const SettledDeals& settled,
                                       const StopFlag* stop) {
        std::array<u64, block_lanes> sums{};
        add_settled(settled.weights, sums);
        for (const OpenDeals& open : settled.open) {
            throw_if_stopped(stop);
            find_lines(open);
            add_best_values(lines_.data(), open.family->subset_of.data(), open.family->weight.data(),
                            open.patterns, scale, sums.data());
        }
        return sums;
    }

  private:
    static std::vector<LatticeLine> values_of(const Chunk& chunk, std::size_t first) {
        std::vector<LatticeLine> values(chunk.pay_of_group.front().size());
        const std::size_t count = std::min(block_lanes, chunk.pay_of_group.size() - first);
        for (std::size_t lane = 0; lane < count; ++lane) {
            for (std::size_t group = 0; group < values.size(); ++group) {
                values[group].lane[lane] = chunk.pay_of_group[first + lane][group];
            }
        }
        return values;
    }

    void add_settled(const HoldWeights& weights, std::array<u64, block_lanes>& sums) const {
        for (int cards = 0; cards < deal_size; ++cards) {
            const std::vector<u64>& at = weights.at(cards);
            add_weighted(sums.data(), lattice_.at(cards, 0), at.data(), at.size(), 1);
        }
        const std::vector<u64> at_groups = weights.at_groups();
        add_weighted(sums.data(), values_.data(), at_groups.data(), at_groups.size(), 1);
    }

    /// Finds the sums of the subsets that the open patterns have.
    void find_lines(const OpenDeals& open) {
        const DealFamily& family = *open.family;
        lines_.resize(std::max(lines_.size(), family.subsets.size()));
        const auto find = [&](std::size_t subset) {
            const SubsetRun& run = family.subsets[subset];
            if (run.cards == deal_size) return;
            lines_[subset] = lattice_.at(run.cards, run.class_of(open.rank_set))->lane.data();
        };
        // If many patterns are open, every run is fetched once; if few are, only the runs that they need.
        if (open.patterns.size() * hold_count > family.subsets.size()) {
            for (std::size_t subset = 0; subset < family.subsets.size(); ++subset) find(subset);
        } else {
            for (const u16 pattern : open.patterns) {
                for (const u16 subset : family.subset_of[pattern]) find(subset);
            }
        }
        for (const u16 pattern : open.patterns) {
            lines_[family.subset_of[pattern][whole_deal]] =
                values_[open.groups->usual[open.rank_set]].lane.data();
        }
        const auto [first, last] = open.groups->exceptions_on(open.rank_set, 1);
        for (const GroupException* each = first; each != last; ++each) {
            lines_[family.subset_of[each->pattern][whole_deal]] = values_[each->group].lane.data();
        }
    }

    std::vector<LatticeLine> values_;  ///< [group] its pay in each paytable
    Lattice lattice_;
    std::vector<const u32*> lines_;  ///< [subset] the sums of the current deals
};

}  // namespace

std::vector<Rational> returns_of_chunk(const GameTables& tables, const HoldScale& scale,
                                       const std::vector<Pays>& paytables, const StopFlag* stop) {
    std::vector<Rational> returns;
    const std::optional<Chunk> chunk = narrow_chunk(tables, paytables);
    // Pays too fine or too large for a common denominator in 32 bits: one paytable after the other.
    if (!chunk) {
        for (const Pays& pays : paytables) {
            const Work alone{1, {}, stop};
            returns.push_back(
                analyze_game(tables.with_pays(pays, stop), TieRule::lowest_variance, alone).expected_return);
        }
        return returns;
    }
    const u128 combinations = u128{binomial(tables.game().deck.size(), deal_size)} * scale.common;
    const SettledDeals settled_deals = settled(tables, scale, *chunk, stop);
    for (std::size_t first = 0; first < paytables.size(); first += block_lanes) {
        const std::array<u64, block_lanes> sums =
            Batch(tables, *chunk, first).solve(scale, settled_deals, stop);
        for (std::size_t i = first; i < std::min(first + block_lanes, paytables.size()); ++i) {
            returns.emplace_back(u128{sums[i - first]}, combinations * chunk->denominator);
        }
    }
    return returns;
}

}  // namespace holdfast::videopoker::detail
