// The 169 starting hands: two hole cards when only "same rank, same suit or neither" is told apart.
//
//   grid     13 x 13, aces first: pairs on the diagonal, suited hands above it, offsuit hands below
//   index()  13 * row + column: AA = 0, AKs = 1, AKo = 13, 22 = 168
//   text     AA, AKs, AKo
#pragma once

#include <compare>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem {

inline constexpr int starting_hand_count = rank_count * rank_count;

class StartingHand {
  public:
    static constexpr StartingHand pair(Rank rank) { return at(place_of(rank), place_of(rank)); }
    /// Two different ranks in any order; that they differ is not checked.
    static constexpr StartingHand suited(Rank one, Rank other) {
        return one > other ? at(place_of(one), place_of(other)) : at(place_of(other), place_of(one));
    }
    static constexpr StartingHand offsuit(Rank one, Rank other) {
        return one > other ? at(place_of(other), place_of(one)) : at(place_of(one), place_of(other));
    }
    /// The starting hand that a combo belongs to.
    static constexpr StartingHand of(HoleCards cards) {
        const Rank high = cards.high().rank();
        const Rank low = cards.low().rank();
        return high == low ? pair(high) : cards.is_suited() ? suited(high, low) : offsuit(high, low);
    }
    /// The hand at this place of the grid, 0 <= row, column < 13; the range is not checked.
    static constexpr StartingHand at(int row, int column) { return StartingHand(row * rank_count + column); }
    /// The hand of this index, 0 <= index < 169; the range is not checked.
    static constexpr StartingHand from_index(int index) { return StartingHand(index); }

    constexpr int index() const { return index_; }
    constexpr int row() const { return index_ / rank_count; }
    constexpr int column() const { return index_ % rank_count; }
    constexpr bool is_pair() const { return row() == column(); }
    constexpr bool is_suited() const { return row() < column(); }
    constexpr Rank high() const { return rank_at(is_suited() ? row() : column()); }
    constexpr Rank low() const { return rank_at(is_suited() ? column() : row()); }

    /// The number of combos: 6 for a pair, 4 suited, 12 offsuit.
    constexpr int size() const { return is_pair() ? 6 : is_suited() ? 4 : 12; }
    /// The combos of the hand in rising order of their index.
    std::vector<HoleCards> combos() const;

    constexpr bool operator==(const StartingHand&) const = default;
    constexpr auto operator<=>(const StartingHand&) const = default;

  private:
    constexpr explicit StartingHand(int index) : index_(static_cast<u8>(index)) {}
    static constexpr int place_of(Rank rank) { return rank_count - 1 - number_of(rank); }
    static constexpr Rank rank_at(int place) { return static_cast<Rank>(rank_count - 1 - place); }

    u8 index_;
};

/// "AA", "AKs", "AKo".
std::string to_text(StartingHand hand);

/// Reads "AA", "AKs" or "AKo": any letter case, "10" for the ten, the ranks in any order.
/// Throws ParseError, with place, on anything else.
StartingHand parse_starting_hand(std::string_view text);

}  // namespace holdfast::holdem
