// The runouts of one hand by what decides their showdowns: the river class, and the hand's pair of kinds of cards
// in it (river_rows.h). The 1,081 runouts of a flop fall into some 300 of these.
#pragma once

#include <vector>

#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/showdown/hole_cards.h>
#include <holdfast/showdown/river_rows.h>

namespace holdfast::holdem::detail {

struct RunoutClass {
    u32 entry;    ///< of the rows
    u32 runouts;  ///< that lead to it
    HandCategory category;
};

/// At most this many: on a flop 91 pairs of ranks can come, three suits can make flushes possible, and in each of
/// them either card that comes may be of the suit or not.
inline constexpr std::size_t most_runout_classes = rank_pairs * (1 + 3 * 4);

/// The classes of all boards that complete `board`, of three to five cards, none of which is in the hand. An entry
/// may occur twice.
std::vector<RunoutClass> runout_classes(HoleCards hole, CardSet board);

}  // namespace holdfast::holdem::detail
