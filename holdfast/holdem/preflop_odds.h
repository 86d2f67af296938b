// Every starting hand against 1 to 9 unknown opponents before the flop, exactly, looked up.
//
// data/preflop_multiway.bin holds for each of the 169 hands and each N = 1..9 the N + 1 counts of
// OpponentOdds::by_ties, hands in the order of their index, each count as 11 bytes, least significant first:
// 100,386 bytes. The program tools/build_preflop_multiway.cpp computes it from nothing, bit for bit; the
// build embeds the file.
#pragma once

#include <string>
#include <vector>

#include <holdfast/holdem/odds.h>
#include <holdfast/holdem/starting_hand.h>

namespace holdfast::holdem {

inline constexpr int most_preflop_opponents = 9;

/// From the table, 1 <= opponents <= 9; throws std::invalid_argument outside.
OpponentOdds preflop_odds(StartingHand hand, int opponents);

/// The same computed: [opponents - 1]. Throws Stopped; progress counts parts of the work.
std::vector<OpponentOdds> compute_preflop_odds(StartingHand hand, const Work& work = {});

/// What compute_preflop_odds has found for one hand, as the table's file holds it.
std::string pack_preflop_odds(const std::vector<OpponentOdds>& odds);

}  // namespace holdfast::holdem
