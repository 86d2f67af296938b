// Royal flushes whose cards must stand in order, the slow way: every order in which cards may be drawn is dealt.
//
// The game without its row that needs an order says what all other hands are paid. A hand is in order if its five
// cards, from left to right, are T J Q K A of one suit, or A K Q J T if the row allows it.
#pragma once

#include <tests/support/perfect_play.h>
#include <tests/support/raw_hand.h>

namespace holdfast::test {

/// A game with a row that needs an order, taken apart.
class InOrder {
  public:
    explicit InOrder(const videopoker::Game& game);

    const videopoker::Game& without_row() const { return without_row_; }
    /// The row of the game that is this row of without_row().
    std::size_t row_in_game(std::size_t row) const { return row + (row >= row_ ? 1 : 0); }
    /// The row that needs an order.
    std::size_t row() const { return row_; }
    /// Whether five cards, from left to right, are paid by it.
    bool is_in_order(const std::array<Card, hand_size>& five) const;

  private:
    std::size_t row_;
    bool either_way_;
    videopoker::Game without_row_;
};

/// The outcomes, over all draws in order, of every hold of at least `fewest_held` cards at the places of the deal.
/// `paytable`: of in_order.without_row(). Drawing five takes 184,072,680 hands with 52 cards.
HoldOutcomes brute_force_in_order(const InOrder& in_order, RawPaytable& paytable,
                                  const std::vector<Card>& deal, int fewest_held);

/// How many of the orders in which the missing cards of a royal flush may be drawn put it in order: place_of[r] is
/// where the r-th rank from the ten stands, and 5 if it is drawn.
class OrdersOfRoyal {
  public:
    explicit OrdersOfRoyal(const InOrder& in_order);

    u32 right(const std::array<u8, hand_size>& place_of) const { return right_[number_of(place_of)]; }

  private:
    static std::size_t number_of(const std::array<u8, hand_size>& place_of);

    std::vector<u32> right_;
};

}  // namespace holdfast::test
