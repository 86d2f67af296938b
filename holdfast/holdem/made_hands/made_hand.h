// What a player has made on a board, in the words of players: the category of the best five, and what the hole cards do
// for it.
//
//   board K 8 3: AK is top pair with the top kicker, 88 a set, K8 top two pair, AQ ace high
//
// Each combo is exactly one made hand. A category that needs none of the hole cards is the board's: on a board of 9 9 9 K,
// QJ is no made hand, though its best five are three of a kind.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem {

/// The pairs, from overpair to underpair, stand together.
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
    fourth_pair,
    bottom_pair,  ///< a hole card pairs the lowest of three or more ranks
    pocket_pair,  ///< a pocket pair between ranks of the board
    underpair,    ///< a pocket pair below all ranks of the board
    ace_high,     ///< nothing made, and an ace held
    king_high,    ///< nothing made, a king held, and no ace on the board
    no_made_hand,
    plays_the_board,  ///< on the river: the hole cards change nothing
};

inline constexpr int made_hand_kind_count = 20;

/// Which two ranks of the board a hand of two pair pairs. With three ranks or more, the bottom is the lowest.
enum class PairedRanks : u8 { top_two, top_and_lower, top_and_bottom, lower_two, bottom_two };

struct MadeHand {
    MadeHandKind kind;
    /// flush: 1 for the nut flush, 2 for the second nut flush, by the cards of the suit that others may hold. Top pair: 1
    /// for the top kicker, by the ranks that are neither on the board nor held, 0 for one that does not play. Pairs below
    /// top pair, in the hole or not: how many ranks of the board are above them. Two pair: PairedRanks. Otherwise 0.
    u8 detail = 0;

    bool operator==(const MadeHand&) const = default;
};

/// Orders the made hands of one board by their names: by kind, the strongest first, then within the kind; a pocket pair
/// stands between the pairs of the ranks that it is between. A showdown may see it otherwise on a paired board: on 3 3 K Q,
/// aces beat the two pair of K Q. A hand that plays the board may be anything, and comes last.
bool is_listed_before(const MadeHand& one, const MadeHand& other);

/// Throws InvalidArgument unless the board has three to five cards, none of them held.
MadeHand made_hand(HoleCards hole, const Board& board);

/// "set", "top pair", "plays the board".
std::string_view words_of(MadeHandKind kind);

/// "second nut" of a flush, "top kicker" of top pair, "top two" of two pair, "below the second card" of a pocket pair; empty
/// if there is nothing to add.
std::string detail_of(const MadeHand& made);

}  // namespace holdfast::holdem
