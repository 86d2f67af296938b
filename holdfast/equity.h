// Equities of two to ten hands or ranges against one another, exact or sampled with a stated error.
//
//   using namespace holdfast;
//   const holdem::Showdown showdown{{holdem::parse_range("AhKh"), holdem::parse_range("QQ+")}, {}, {}};
//   holdem::ExactEquity(showdown).winners().equity(0)
//
// A deal is weighted by the product of its combos' weights. ExactEquity::steps() says in advance what an
// exact answer costs; sampled_winners() samples deals instead, the same ones for any number of threads.
//
// namespace holdfast
//   WinnerCounts        deals by the set of players who share the best hand: wins(), ties(), losses(), equity()
//   count_boards()      the winners among known hands over all boards
// namespace holdfast::holdem
//   Showdown            the players' ranges, the board, dead cards
//   ExactEquity         steps(), is_affordable(), winners()
//   sampled_winners()   winners of sampled deals
//   Sampling            how many samples, or for which standard error; the seed
//   squared_error()     the square of the standard error of a sampled equity
//   equity_spread()     the equity of each combo of each player
#pragma once

#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/equity/sampling.h>
#include <holdfast/holdem/equity/spread.h>
#include <holdfast/ranges.h>
#include <holdfast/showdown/known_hands.h>
