#include <holdfast/videopoker/return_sweep.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/detail/best_holds.h>
#include <holdfast/videopoker/detail/lattice.h>
#include <holdfast/videopoker/detail/pay_groups.h>
#include <holdfast/videopoker/game_analysis.h>

namespace holdfast::videopoker {
namespace {

using detail::block_lanes;
using detail::HoldScale;
using detail::Lattice;
using detail::LatticeLine;

/// As in the single analysis: below this, hold totals fit the 32-bit lanes.
constexpr u64 narrow_limit = u64{1} << 30U;

ScaledPays checked_pays(const GameTables& tables, const Pays& pays) {
    const bool negative = std::any_of(pays.begin(), pays.end(), [](const Rational& pay) { return pay.is_negative(); });
    if (pays.size() != tables.game().rows.size() || negative) {
        throw std::invalid_argument("a paytable has one pay of at least 0 for each row of the game");
    }
    return scaled_pays(pays);
}

/// The pay of each group's hands.
std::vector<u64> pay_of_groups(const GameTables& tables, const ScaledPays& scaled) {
    std::vector<u64> result;
    for (const u8 row : tables.groups().paid_rows(tables.game(), scaled.pays)) { result.push_back(scaled.pays[row]); }
    return result;
}

bool fits_lanes(const GameTables& tables, const std::vector<u64>& pay_of_group) {
    u128 all_pays = 0;
    for (std::size_t group = 0; group < pay_of_group.size(); ++group) {
        all_pays += u128{tables.groups().hands(group)} * pay_of_group[group];
    }
    return all_pays < narrow_limit;
}

/// Up to sixteen paytables, one a lane.
class Batch {
  public:
    explicit Batch(const GameTables& tables) : tables_(tables), values_(tables.groups().size()) {}

    void add(const std::vector<u64>& pay_of_group) {
        for (std::size_t group = 0; group < values_.size(); ++group) {
            values_[group].lane[used_] = static_cast<u32>(pay_of_group[group]);
        }
        ++used_;
    }

    /// [lane] the sum over all deals of weight * best value * HoldScale::common.
    std::array<u64, block_lanes> solve(const HoldScale& scale) const {
        // No sum passes 32 * L * (sum of the pays of all hands) < 2^(5 + 24 + 30): each of the 32 holds alone,
        // played on every deal, ends in every hand equally often.
        const Lattice lattice(tables_.classes(), tables_.groups(), values_, 1);
        const std::vector<u32>& groups = tables_.groups().group_of_class();
        std::array<u64, block_lanes> sums{};
        std::vector<LatticeLine> block;
        for (const DealFamily& family : tables_.classes().families(deal_size)) {
            block.resize(family.subsets.size());
            for (u32 rank_set = 0; rank_set < family.rank_sets(); ++rank_set) {
                for (std::size_t subset = 0; subset < block.size(); ++subset) {
                    const SubsetRun& run = family.subsets[subset];
                    const u32 its_class = run.class_of(rank_set);
                    block[subset] = run.cards == deal_size ? values_[groups[its_class]] : *lattice.at(run.cards, its_class);
                }
                detail::add_best_values(block.front().lane.data(), family.subset_of.data(), family.weight.data(),
                                        family.patterns(), scale, sums.data());
            }
        }
        return sums;
    }

  private:
    const GameTables& tables_;
    std::vector<LatticeLine> values_;  ///< [group] its pay in each paytable
    std::size_t used_ = 0;
};

/// A paytable whose pays pass the lanes: on its own, with 64-bit sums.
Rational single_return(const GameTables& tables, const Pays& pays) {
    Game game = tables.game();
    for (std::size_t row = 0; row < pays.size(); ++row) { game.rows[row].pays = pays[row]; }
    return analyze_game(GameTables(game, tables.shared_classes())).expected_return;
}

}  // namespace

std::vector<Rational> analyze_returns(const GameTables& tables, const std::vector<Pays>& paytables, const Work& work) {
    const HoldScale scale(tables.game().deck);
    const Rational combinations(binomial(tables.game().deck.size(), deal_size) * scale.common);
    std::vector<Rational> returns(paytables.size());
    const auto solve_batch = [&](std::size_t first, std::size_t count) {
        Batch batch(tables);
        std::vector<std::size_t> in_lane;
        std::vector<u64> denominators;
        for (std::size_t i = first; i < first + count; ++i) {
            const ScaledPays scaled = checked_pays(tables, paytables[i]);
            const std::vector<u64> pay_of_group = pay_of_groups(tables, scaled);
            if (!fits_lanes(tables, pay_of_group)) {
                returns[i] = single_return(tables, paytables[i]);
                continue;
            }
            batch.add(pay_of_group);
            in_lane.push_back(i);
            denominators.push_back(scaled.denominator);
        }
        if (in_lane.empty()) { return; }
        const std::array<u64, block_lanes> sums = batch.solve(scale);
        for (std::size_t lane = 0; lane < in_lane.size(); ++lane) {
            returns[in_lane[lane]] = Rational(sums[lane]) / combinations / Rational(denominators[lane]);
        }
    };
    Work batches = work;
    if (work.progress) {
        batches.progress = [&](u64 done, u64) {
            work.progress(std::min<u64>(done * block_lanes, paytables.size()), paytables.size());
        };
    }
    for_each_index((paytables.size() + block_lanes - 1) / block_lanes, batches, [&](std::size_t batch, unsigned) {
        const std::size_t first = batch * block_lanes;
        solve_batch(first, std::min(block_lanes, paytables.size() - first));
    });
    return returns;
}

}  // namespace holdfast::videopoker
