#include <algorithm>
#include <map>

#include <holdfast/bankroll/draw_mixture.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/deal_solver.h>
#include <holdfast/videopoker/play/tie_breaker.h>

namespace holdfast::videopoker::bankroll {
namespace {

using detail::HoldScale;
using detail::HoldSet;
using detail::OutcomeCounts;
using detail::RowNumbers;
using detail::SolvedBlock;
using detail::TieBreaker;
using detail::TiedHold;

/// The groups that one worker has met.
using DealsOfCounts = std::map<std::vector<u32>, u64>;

/// Rows that pay the same are one pay.
struct PayPlaces {
    std::vector<u64> pays;
    std::vector<std::size_t> of_row;

    explicit PayPlaces(const std::vector<u64>& row_pays) : pays(row_pays) {
        std::sort(pays.begin(), pays.end());
        pays.erase(std::unique(pays.begin(), pays.end()), pays.end());
        for (const u64 pay : row_pays) {
            const auto place = std::lower_bound(pays.begin(), pays.end(), pay);
            of_row.push_back(static_cast<std::size_t>(place - pays.begin()));
        }
    }
};

/// Outcomes of the hold that counts, over the common number of draws.
RowNumbers counts_of_best(const TieBreaker& breaker, const OutcomeCounts& outcomes, HoldSet optimal) {
    TiedHold chosen = breaker.describe(outcomes, optimal.first());
    for (const Hold hold : optimal) {
        if (hold == optimal.first()) continue;
        const TiedHold tied = breaker.describe(outcomes, hold);
        if (breaker.preferred(tied, chosen)) chosen = tied;
    }
    return chosen.counts;
}

void add_block(const GameTables& tables, const TieBreaker& breaker, const PayPlaces& places,
               const SolvedBlock& solved, DealsOfCounts& found) {
    const DealFamily& family = *solved.block.family;
    std::vector<u32> of_pay(places.pays.size());
    for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
        for (u32 lane = 0; lane < solved.block.count; ++lane) {
            const HoldSet optimal(solved.optimal[pattern * detail::block_lanes + lane]);
            const OutcomeCounts outcomes(tables, family, *solved.block.groups, pattern,
                                         solved.block.first_rank_set + lane, optimal);
            const RowNumbers counts = counts_of_best(breaker, outcomes, optimal);
            std::fill(of_pay.begin(), of_pay.end(), 0);
            for (std::size_t row = 0; row < places.of_row.size(); ++row) {
                of_pay[places.of_row[row]] += counts[row];
            }
            found[of_pay] += family.weight[pattern];
        }
    }
}

}  // namespace

std::vector<Rational> drawn_pays(const DrawMixture& mixture) {
    std::vector<Rational> pays;
    for (std::size_t pay = 0; pay < mixture.pays.size(); ++pay) {
        const bool is_drawn = std::any_of(mixture.groups.begin(), mixture.groups.end(),
                                          [pay](const DrawGroup& group) { return group.counts[pay] > 0; });
        if (is_drawn) pays.emplace_back(mixture.pays[pay], mixture.pay_denominator);
    }
    return pays;
}

DrawMixture mix_draws(const GameTables& tables, TieRule tie_rule, const Work& work) {
    const HoldScale scale(tables.game().deck);
    const TieBreaker breaker(tables, scale, tie_rule);
    const PayPlaces places(tables.pays().pays);
    std::vector<DealsOfCounts> found(worker_count(work));
    detail::for_each_solved_block(tables, scale, work, [&](const SolvedBlock& block, unsigned worker) {
        add_block(tables, breaker, places, block, found[worker]);
    });
    for (std::size_t worker = 1; worker < found.size(); ++worker) {
        for (const auto& [counts, deals] : found[worker]) found.front()[counts] += deals;
    }
    DrawMixture mixture{tables.pays().denominator,
                        places.pays,
                        scale.common,
                        binomial(tables.game().deck.size(), deal_size),
                        {}};
    for (const auto& [counts, deals] : found.front()) mixture.groups.push_back({deals, counts});
    return mixture;
}

}  // namespace holdfast::videopoker::bankroll
