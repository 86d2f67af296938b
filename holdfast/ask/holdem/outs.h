// Outs: the next cards that change who is ahead, or raise the hero's equity.
//
//   opponents     now                  outs
//   all known     hero is behind       put the hero ahead of all of them
//   all known     hero is ahead        put one of them ahead of the hero
//   some unknown  nobody can say       raise the hero's equity
#pragma once

#include <string_view>

#include <holdfast/ask/holdem/odds.h>
#include <holdfast/core/progress.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/odds/odds_tables.h>

namespace holdfast::ask {

/// Finds the outs on the flop or the turn, against as many unknown opponents as `now` says. Throws Stopped, and as
/// odds_from_tables() does.
HoldemOddsAnswer::Outs find_outs(const holdem::Situation& situation, const holdem::OpponentOdds& now,
                                 const holdem::OddsTables& tables, const Work& work);

/// "ahead", "opponents-ahead" or "equity".
std::string_view name_of(HoldemOddsAnswer::OutsGoal goal);

}  // namespace holdfast::ask
