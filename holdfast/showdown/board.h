// The community cards: none before the flop, three on it, four on the turn, five on the river.
#pragma once

#include <string_view>

#include <holdfast/cards/card_set.h>

namespace holdfast {

/// Cards of a complete board.
inline constexpr int full_board = 5;

/// The fewest cards of one suit on a complete board that make a flush possible: hole cards add at most two.
inline constexpr int least_for_flush = 3;

/// Cards of one suit that are a flush.
inline constexpr int flush_size = 5;

enum class Street : u8 { preflop, flop, turn, river };

/// "preflop", "flop", "turn" or "river".
std::string_view words_of(Street street);

/// The number of ways to complete the board for a player who sees two hole cards and a board of this street.
u32 runouts(Street street);

class Board {
  public:
    /// The empty board before the flop.
    constexpr Board() = default;
    /// Throws InvalidArgument unless these are 0, 3, 4 or 5 ordinary cards.
    explicit Board(CardSet cards);

    constexpr CardSet cards() const { return cards_; }
    constexpr int size() const { return cards_.size(); }
    constexpr bool empty() const { return cards_.empty(); }
    constexpr int cards_to_come() const { return full_board - size(); }
    /// The street that a board of this size belongs to.
    Street street() const;

    constexpr bool operator==(const Board&) const = default;

  private:
    CardSet cards_;
};

/// Whether the text is a word for no board yet: "preflop" or "pre-flop", in any letter case.
bool is_word_for_preflop(std::string_view text);

/// Reads a board as parse_cards does: "" or "preflop" before the flop, "QhJh2c", "[Qh Jh 2c] [5d]". Throws ParseError, with
/// the place, on what is not a card, on a card written twice, and unless there are 0, 3, 4 or 5 cards.
Board parse_board(std::string_view text);

}  // namespace holdfast
