// Risk of ruin, goals and sessions of any game whose pays and their chances are known: video poker, or your
// own.
//
//   bankroll::OutcomeLaw law = videopoker::law_of_perfect_play(GameTables(game), TieRule::lowest_variance);
//   bankroll::LongRun(law, bankroll::Stake{}).ruin(Rational(2000)).chance
//
// Amounts are in bets, as exact fractions. Chances are bounds; functions named proven_... include the error
// of computing with doubles, the others state it as error(). An estimate has `estimate` in its name.
//
// namespace holdfast::bankroll
//   OutcomeLaw            what a bet may pay, and how often
//   Stake                 lines of a deal, cash back, tips
//   Bounds                two doubles that a number lies between
//   LongRun               the chance that a bankroll is ever lost
//   bankroll_for_ever()   the bankroll for a chance of ruin
//   total_deals()         the distribution of the total pay of several lines of one deal
//   DealTotals            that distribution
//   result_of()           the result of a session of a number of hands
//   ruin_of()             the chance of ruin within a number of hands
//   bankroll_for_hands()  the bankroll for a chance of ruin within a number of hands
//   goal_within()         the chances of a goal, and of ruin before it, within a number of hands
//   goal_of()             the chance of a goal before ruin, however long it takes
//   PlanPart              a game, a stake and hands of a plan
//   plan_result()         the result of several games one after another
// namespace holdfast::videopoker
//   law_of_perfect_play() the law of a video poker game
#pragma once

#include <holdfast/bankroll/plan.h>
#include <holdfast/bankroll/risk_search.h>
#include <holdfast/holds.h>
#include <holdfast/videopoker/outcomes/perfect_play.h>
