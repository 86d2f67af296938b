// Every hand against every other before the flop: how many of the 1,712,304 boards each wins, exactly.
//
// The table holds the 47,008 pairs that differ by more than their suits and their order
// (detail/pair_classes.h) as 42 bits each, wins of the first hand and of the second, packed without
// gaps, least significant bit first: 246,792 bytes. They lie in data/preflop_pairs.bin, which the program
// tools/build_preflop_pairs.cpp computes from nothing, bit for bit; the build embeds the file.
#pragma once

#include <string>
#include <vector>

#include <holdfast/holdem/hands/hole_cards.h>

namespace holdfast::holdem {

inline constexpr u32 preflop_boards = 1'712'304;  ///< C(48, 5)

struct PairCount {
    u32 wins;    ///< boards on which the first hand is better
    u32 losses;  ///< boards on which the second hand is better

    u32 ties() const { return preflop_boards - wins - losses; }
    bool operator==(const PairCount&) const = default;
};

/// What two hands do against each other, from the table; throws std::invalid_argument where they share a card.
PairCount preflop_pair(HoleCards first, HoleCards second);

/// Which pairs of the table are meant: all of them, or one in `step`.
struct PairSteps {
    u32 first = 0;
    u32 step = 1;
};
/// Pairs first, first + step, ... of the table; wins and losses in the table's order.
std::vector<PairCount> tabulated_preflop_pairs(PairSteps steps);
/// All pairs as the bytes of the table's file.
std::string pack_preflop_pairs(const std::vector<PairCount>& all);

}  // namespace holdfast::holdem
