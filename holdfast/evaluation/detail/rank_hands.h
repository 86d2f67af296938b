// The vector kernel of HandRanker: its table look-ups for many hands side by side, and its plain twin.
#pragma once

#include <array>

#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/evaluation/partial_hand.h>

namespace holdfast::detail {

inline constexpr std::size_t hands_at_once = 64;

/// The tables of HandRanker that do without suits. Two readable bytes or more follow each.
struct UnsuitedTables {
    const u16* number;
    const u16* half_row_start;
    const HandRank* unsuited;
};

/// The ranks of 64 hands by the ranks of their cards alone, and 1 in `has_flush` for hands with five cards or
/// more of a suit, to which that does not do justice; 0 for the others.
void rank_unsuited(const UnsuitedTables& tables, const PartialHand* hands, HandRank* ranks,
                   std::array<u8, hands_at_once>& has_flush);
void rank_unsuited_plain(const UnsuitedTables& tables, const PartialHand* hands, HandRank* ranks,
                         std::array<u8, hands_at_once>& has_flush);

}  // namespace holdfast::detail
