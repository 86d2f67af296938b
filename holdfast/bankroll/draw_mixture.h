// What the draws of perfect play pay, deal by deal: deals whose draws pay alike are one group.
//
//   group g   deals[g] deals, each of whose draws pays pays[i] with probability counts[g][i] / draws
//
// Several lines are drawn from one deal and one hold, so their total is a mixture: the group is drawn once,
// then each line by itself. 9/6 Jacks or Better has 134,459 classes of deals but only 1,279 groups.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/tie_rule.h>

namespace holdfast::videopoker::bankroll {

struct DrawGroup {
    u64 deals;
    std::vector<u32> counts;  ///< [pay] of DrawMixture::draws
};

struct DrawMixture {
    u64 pay_denominator;
    std::vector<u64> pays;  ///< rising, each once, times pay_denominator
    u64 draws;              ///< L, the common multiple of all numbers of draws (7,669,695 for 52 cards)
    u64 deals;
    std::vector<DrawGroup> groups;  ///< in the order of their counts
};

/// What some draw of some deal pays, in bets, rising: a row may be there that perfect play never makes.
std::vector<Rational> drawn_pays(const DrawMixture& mixture);

/// The groups do not depend on work.threads. Throws Stopped.
DrawMixture mix_draws(const GameTables& tables, TieRule tie_rule, const Work& work = {});

}  // namespace holdfast::videopoker::bankroll
