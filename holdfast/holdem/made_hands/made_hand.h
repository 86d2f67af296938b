// What a player has made on a board, in the words of players: the category of the best five, and what the hole cards do
// for it.
//
//   board K 8 3: AK is top pair with the best kicker, 88 a set, K8 the top two pair, AQ ace high
//
// Each combo is exactly one made hand. A category that needs none of the hole cards is the board's: on a board of 9 9 9 K,
// QJ has made nothing, though its best five are three of a kind.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/holdem/hands/board.h>
#include <holdfast/holdem/hands/hole_cards.h>

namespace holdfast::holdem {

/// From the strongest down, but that a hand which plays the board may be anything.
enum class MadeHandKind : u8 {
    straight_flush,
    four_of_a_kind,
    full_house,
    flush,
    straight,
    set,       ///< a pocket pair, and its rank on the board
    trips,     ///< a hole card, and its rank twice on the board
    two_pair,  ///< each hole card pairs a rank of the board
    overpair,  ///< a pocket pair above all ranks of the board
    top_pair,  ///< a hole card pairs the highest rank of the board
    second_pair,
    third_pair,
    lower_pair,
    pocket_pair_below,  ///< a pocket pair below some rank of the board
    ace_high,           ///< nothing made, and an ace held
    king_high,
    no_pair,
    plays_the_board,  ///< on the river: the hole cards change nothing
};

inline constexpr int made_hand_kind_count = 18;

/// Which two ranks of the board a hand of two pair pairs.
enum class PairedRanks : u8 { top_two, top_and_lower, lower_two };

struct MadeHand {
    MadeHandKind kind;
    /// flush: 1 for the nut flush, 2 for the second nut flush, by the cards of the suit that others may hold. Top pair: 1
    /// for the best kicker, by the ranks that are neither on the board nor held. Pocket pair below: how many ranks of the
    /// board are above it. Two pair: PairedRanks. Otherwise 0.
    u8 detail = 0;
    /// Whether some rank is on the board more than once.
    bool is_board_paired = false;

    bool operator==(const MadeHand&) const = default;
};

/// Throws InvalidArgument unless the board has three to five cards, none of them held.
MadeHand made_hand(HoleCards hole, const Board& board);

/// "set", "top pair", "plays the board".
std::string_view words_of(MadeHandKind kind);

/// The same with its detail: "second nut flush", "top pair, best kicker", "two pair, top two", "pocket pair below 2".
std::string words_of(const MadeHand& made);

}  // namespace holdfast::holdem
