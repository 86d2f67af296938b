// The exact odds of every starting hand against 1 to 9 unknown opponents before the flop, from a table.
//
// data/preflop_multiway.bin holds for each of the 169 hands and each N = 1..9 the N + 1 counts of
// OpponentOdds::by_ties, hands in the order of their index, each count as 11 bytes, least significant first:
// 100,386 bytes. The program tools/build_preflop_multiway.cpp computes it from scratch, bit for bit; the
// build embeds the file.
//
// data/preflop_categories.bin holds, for each of the 169 hands, the boards by the hero's final category,
// lowest category first, as 4 bytes each, least significant first: 6,084 bytes, by
// tools/build_preflop_categories.cpp.
#pragma once

#include <string>
#include <vector>

#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/odds/odds.h>

namespace holdfast::holdem {

inline constexpr int most_preflop_opponents = 9;

/// The odds from the table. Throws InvalidArgument unless 1 <= opponents <= 9.
OpponentOdds preflop_odds(StartingHand hand, int opponents);

/// The boards, of all C(50, 5), that give the hand each category, from the table.
std::array<u64, hand_category_count> preflop_categories(StartingHand hand);
/// Computes the boards by category instead of looking them up.
std::array<u64, hand_category_count> compute_preflop_categories(StartingHand hand);
/// One hand's result of compute_preflop_categories in the bytes of the table's file.
std::string pack_preflop_categories(const std::array<u64, hand_category_count>& boards);

/// The odds, computed instead of looked up: [opponents - 1]. Progress counts parts of the work. Throws
/// Stopped.
std::vector<OpponentOdds> compute_preflop_odds(StartingHand hand, const Work& work = {});

/// One hand's result of compute_preflop_odds in the bytes of the table's file.
std::string pack_preflop_odds(const std::vector<OpponentOdds>& odds);

}  // namespace holdfast::holdem
