// Ruin and goals of a tiny game, played hand by hand in fractions: every bankroll that can be reached, with
// its exact chance.
#pragma once

#include <iterator>
#include <map>
#include <vector>

#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/bankroll/stake.h>
#include <holdfast/core/rational.h>

namespace holdfast::test {

struct RationalGame {
    std::vector<Rational> pays;     ///< what one deal of all lines pays in total
    std::vector<Rational> chances;  ///< the chance of each pay
    Rational cost;                  ///< of a deal: all lines' bets
    Rational rebate;                ///< what each deal returns in addition
};

/// The game of these totals, with all its fractions.
inline RationalGame rational_game(const bankroll::DealTotals& totals, const bankroll::Stake& stake) {
    RationalGame game;
    for (std::size_t i = 0; i < totals.totals.size(); ++i) {
        game.pays.emplace_back(totals.totals[i], totals.pay_denominator);
        game.chances.emplace_back(false, totals.ways[i].to_u256(), totals.all.to_u256());
    }
    game.cost = Rational(stake.lines);
    game.rebate = stake.rebate() * Rational(stake.lines);
    return game;
}

using Bankrolls = std::map<Rational, Rational>;  ///< the chance of each bankroll

/// The bankrolls after one deal if they can pay for it; the chance of the others is added to `ruined`.
inline Bankrolls play_once(const RationalGame& game, const Bankrolls& before, Rational& ruined) {
    Bankrolls after;
    for (const auto& [bankroll, chance] : before) {
        if (bankroll < game.cost) {
            ruined += chance;
            continue;
        }
        for (std::size_t i = 0; i < game.pays.size(); ++i) {
            after[bankroll - game.cost + game.pays[i] + game.rebate] += chance * game.chances[i];
        }
    }
    return after;
}

/// The chance to have less than the cost of a deal at any time within some hands, including after the last.
inline Rational ruin_within(const RationalGame& game, const Rational& bankroll, int hands) {
    Bankrolls bankrolls{{bankroll, Rational(1)}};
    Rational ruined;
    for (int hand = 0; hand < hands; ++hand) bankrolls = play_once(game, bankrolls, ruined);
    for (const auto& [left, chance] : bankrolls) {
        if (left < game.cost) ruined += chance;
    }
    return ruined;
}

struct GoalAndRuin {
    Rational reached;
    Rational ruined;
};

/// The chances of having the goal, and of ruin before that, at any time within some hands, including after
/// the last.
inline GoalAndRuin goal_within(const RationalGame& game, const Rational& bankroll, const Rational& goal,
                               int hands) {
    Bankrolls bankrolls{{bankroll, Rational(1)}};
    GoalAndRuin chances;
    for (int hand = 0;; ++hand) {
        for (auto each = bankrolls.begin(); each != bankrolls.end();) {
            const bool is_reached = each->first >= goal;
            if (is_reached) chances.reached += each->second;
            each = is_reached ? bankrolls.erase(each) : std::next(each);
        }
        if (hand == hands) break;
        bankrolls = play_once(game, bankrolls, chances.ruined);
    }
    for (const auto& [left, chance] : bankrolls) {
        if (left < game.cost) chances.ruined += chance;
    }
    return chances;
}

}  // namespace holdfast::test
