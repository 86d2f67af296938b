// Numbers the situations of a player, hole cards and board, up to exchanging suits. Every table is in this
// order.
//
//   street    boards up to suits   hole cards and board up to suits
//   preflop                    1           169
//   flop                   1,755     1,286,792
//   turn                  16,432    13,960,050
//   river                134,459   123,156,254
//
// Boards have the numbers of DealClasses: those of one shape of ranks and one suit pattern follow one another
// in the colex order of their ranks. All of them have equally many hands, because only suits decide which
// hands are equivalent: those that an exchange of suits turns into one another without changing the board. So
// only one small table for each pattern of suits is stored (flop 10, turn 41, river 176):
//
//   index = first index of the pattern + number of the ranks * hands + number of the hand
//
// The hand is looked up by its cards as seen from the board: ranks on the board first, suits ordered by the
// cards that the board has of them.
#pragma once

#include <array>
#include <vector>

#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem {

struct HandOnBoard {
    HoleCards hole = HoleCards::from_index(0);
    Board board;
};

class SituationIndex {
  public:
    /// The index of a street, made at first use and kept; safe to call from several threads.
    static const SituationIndex& of(Street street);

    Street street() const { return street_; }
    /// The number of situations up to suits.
    u32 size() const { return size_; }
    /// The number of boards up to suits.
    u32 boards() const { return boards_; }

    /// The number of a situation, below size(); equivalent situations share it. The board must be of this
    /// street and hold neither card; that is not checked.
    u32 index(HoleCards hole, CardSet board) const;
    /// A situation of this number, which must be below size(); index() returns the number again.
    HandOnBoard at(u32 index) const;
    /// The number of pairs of hole cards and board that have this index.
    u32 weight(u32 index) const;

    /// The number of a board of this street, below boards().
    u32 board_number(CardSet board) const;
    /// The board of this number that at() uses.
    CardSet board(u32 number) const;
    /// The number of boards that have this board number.
    u32 board_weight(u32 number) const { return pattern_of_board(number).boards_alike; }
    /// The first index with this board, or size() if number == boards(). The hands of a board follow one
    /// another.
    u32 first_of_board(u32 number) const;
    /// The number of the board of this index.
    u32 board_of(u32 index) const;
    /// One of each class of hands on board(number), in the order of their indices.
    void list_hands(u32 number, std::vector<HoleCards>& hands) const;

  private:
    explicit SituationIndex(Street street);

    /// Boards of one shape of ranks and one suit pattern.
    struct Pattern {
        const RankShape* shape;
        SuitChoice suits;  ///< those of the boards that stand for their numbers
        u32 boards_alike;
        u32 first_board;
        u32 first_index;
        std::vector<u16> number_of_combo;  ///< [HoleCards::index() of the cards as seen from the board]
        std::vector<HoleCards> cards_of;   ///< [number] as seen from the board
        std::vector<u8> hands_alike;       ///< [number]
        u32 hands() const { return static_cast<u32>(cards_of.size()); }
    };

    void add_pattern(const RankShape& shape, const SuitPattern& suits);
    const Pattern& pattern_of_board(u32 number) const;
    const Pattern& pattern_of_index(u32 index) const;

    Street street_;
    u32 size_ = 0;
    u32 boards_ = 0;
    std::vector<RankShape> shapes_;           ///< [breaks]
    std::vector<std::size_t> first_pattern_;  ///< [breaks]
    std::vector<Pattern> patterns_;
};

}  // namespace holdfast::holdem
