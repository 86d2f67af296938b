// What a game pays under perfect play: the law of its outcomes, for the bankroll.
//
// A line's outcome is its draw. The groups are found by playing all deals: 9/6 Jacks or Better has 134,459 classes of
// deals but only 1,279 groups. The number of outcomes is L, the common multiple of all numbers of draws (7,669,695 for
// 52 cards). In a game with a row that needs an order, each order of five cards is a deal, and draws are counted in
// order (184,072,680).
#pragma once

#include <holdfast/bankroll/outcome_law.h>
#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker {

/// The most groups; each takes four bytes for every pay, and about a hundred. A game that treats suits alike has
/// fewer classes of deals than this.
inline constexpr std::size_t most_outcome_groups = 200'000;

/// The law of a game, with its groups in the order of their counts; it does not depend on work.threads. Throws
/// ParseError if there are more than `most_groups`, and Stopped.
bankroll::OutcomeLaw law_of_perfect_play(const GameTables& tables, TieRule tie_rule, const Work& work = {},
                                         std::size_t most_groups = most_outcome_groups);

}  // namespace holdfast::videopoker
