// The exact chance of a hand or a range to win, tie or lose against 0 to 22 unknown opponents, and against known
// ones.
//
//   using namespace holdfast;
//   const holdem::Situation situation(parse_hole_cards("AhKh"), parse_board("QhJh2c"));
//   holdem::odds(situation, {1, 9}).results[1].equity()        against nine: 0.443014, as an exact fraction
//
// Every complete board and every set of opposing hands is counted. A flop takes milliseconds for all numbers of
// opponents; before the flop the answer is looked up unless cards are dead or opponents known. Impossible situations
// throw InvalidArgument; a long count can be stopped by Work.
//
// namespace holdfast::holdem
//   Situation         the hero's hand or range, the board, dead cards, opponents whose hands or ranges are known
//   odds()            for each number of unknown opponents an OpponentOdds
//   OpponentOdds      deals, wins, ties by the number of players who share, losses, equity
//   Odds              the results, and how often the hero makes each category of hand
//   max_opponents     22
#pragma once

#include <holdfast/holdem/odds/odds.h>
#include <holdfast/ranges.h>
