// The exact distribution of the total pay of one deal of n lines.
//
//   ways[i] / all   is the probability that the n draws pay totals[i] / pay_denominator bets
//   all             = deals * draws^n        (at most 272 bits, for ten lines of 55 cards; in order, 319)
//
// Given the deal, its n draws are independent. So the distribution is the average of the n-fold convolutions
// of one draw, over the groups of DrawMixture weighted by their deals. All counts are whole numbers.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker::bankroll {

// The pays of the draws under perfect play. Deals whose draws have the same distribution are one group.
//
//   group g   deals[g] deals, each of whose draws pays pays[i] with probability counts[g][i] / draws
//
// All lines are drawn from one deal and one hold, so their total is a mixture: one random group, then each
// line independently. 9/6 Jacks or Better has 134,459 classes of deals but only 1,279 groups.

struct DrawGroup {
    u64 deals;
    std::vector<u32> counts;  ///< [pay] of DrawMixture::draws
};

struct DrawMixture {
    u64 pay_denominator;
    std::vector<u64> pays;  ///< rising, each once, times pay_denominator
    /// L, the common multiple of all numbers of draws (7,669,695 for 52 cards). In a game with a row that needs an
    /// order, each order of five cards is a deal, and draws are counted in order (184,072,680).
    u64 draws;
    u64 deals;
    std::vector<DrawGroup> groups;  ///< in the order of their counts
};

/// The pays, in bets, that occur under perfect play, in rising order; some rows may never be paid.
std::vector<Rational> drawn_pays(const DrawMixture& mixture);

/// The most groups; each takes four bytes for every pay, and about a hundred. A game that treats suits alike has
/// fewer classes of deals than this.
inline constexpr std::size_t most_draw_groups = 200'000;

/// The groups of a game, which do not depend on work.threads. Throws ParseError if there are more than
/// `most_groups`, and Stopped.
DrawMixture mix_draws(const GameTables& tables, TieRule tie_rule, const Work& work = {},
                      std::size_t most_groups = most_draw_groups);

inline constexpr u32 max_total_lines = 10;
/// The limit on different totals; paytables with many odd pays would have millions.
inline constexpr std::size_t max_totals = 60'000;

struct DealTotals {
    u32 lines;
    u64 pay_denominator;
    std::vector<u64> totals;  ///< rising, times pay_denominator
    std::vector<U512> ways;
    U512 all;

    /// The double nearest to some_ways / all, which is not below 2^-511.
    double chance_of(const U512& some_ways) const;
    double probability(std::size_t i) const { return chance_of(ways[i]); }
};

/// The totals of `lines` lines; nothing if there are more than max_totals. Throws InvalidArgument unless
/// 1 <= lines <= max_total_lines, and Stopped.
std::optional<DealTotals> total_deals(const DrawMixture& mixture, u32 lines, const Work& work = {});

}  // namespace holdfast::videopoker::bankroll
