// What is known of the board: its cards or, before the flop, only the class that the flop will be of.
#pragma once

#include <utility>
#include <variant>

#include <holdfast/core/error.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/flop_class.h>

namespace holdfast {

/// Code that has no use for a class of flops calls board(), which throws on one.
class KnownBoard {
  public:
    KnownBoard(Board board = {}) : known_(board) {}
    KnownBoard(FlopClass flops) : known_(std::move(flops)) {}

    /// The class of the flop; null if the board is known.
    const FlopClass* flops() const { return std::get_if<FlopClass>(&known_); }
    /// Throws InvalidArgument if only the class of the flop is known.
    const Board& board() const {
        if (const Board* const board = std::get_if<Board>(&known_)) return *board;
        throw InvalidArgument("this takes a board, not a class of flops");
    }

    /// Cards that are on the board for certain: none of a class of flops.
    CardSet certain_cards() const { return flops() != nullptr ? CardSet() : board().cards(); }
    int cards_to_come() const { return full_board - certain_cards().size(); }

    // As Board has them; these throw as board() does.
    CardSet cards() const { return board().cards(); }
    int size() const { return board().size(); }
    bool empty() const { return board().empty(); }
    Street street() const { return board().street(); }

  private:
    std::variant<Board, FlopClass> known_;
};

}  // namespace holdfast
