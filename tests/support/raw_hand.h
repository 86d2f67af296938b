// Finds the row that pays a hand in the slowest and simplest way: every wild card is replaced by each of the
// 52 cards.
//
// Whether five ordinary cards contain a row's hand is read off their ranks and suits; the same card may occur
// several times, because a wild card may stand for a card that is held. A hand with wild cards satisfies a
// row if replacing one wild card gives a hand that does; so replacing continues until none is left. Rows
// marked natural, and rows of wild cards, examine the cards as dealt. The rules are those of the paytable
// file: highest pay, then the higher poker hand, then the row listed first.
#pragma once

#include <array>
#include <vector>

#include <tests/support/counting.h>

#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::test {

/// Up to five ordinary cards in rising order, possibly with repetitions.
class PlainHand {
  public:
    PlainHand() = default;
    /// The ordinary cards of a set.
    explicit PlainHand(CardSet cards);

    std::size_t size() const { return size_; }
    Card operator[](std::size_t place) const { return Card::from_index(index_[place]); }
    /// The hand with one more card.
    PlainHand with(Card card) const;

  private:
    std::array<u8, hand_size> index_{};
    std::size_t size_ = 0;
};

/// Whether five ordinary cards, none of them wild, contain the row's hand with its rank, kicker and suit.
bool plainly_contains(const PlainHand& five, const videopoker::PayRow& row);

class RawPaytable {
  public:
    explicit RawPaytable(videopoker::Game game);

    const videopoker::Game& game() const { return game_; }
    /// Bit r: five cards of the deck satisfy row r, for the first 64 rows. (A row after these is the added
    /// `nothing`, which every hand satisfies.)
    u64 satisfied_rows(CardSet five);
    bool satisfies(CardSet five, std::size_t row);
    /// The row that pays five cards of the deck. Every hand is computed once.
    std::size_t paid_row(CardSet five);

  private:
    /// The rows that a hand satisfies if all its cards other than `plain` are replaced in some way.
    u64 rows_with_wild_cards(const PlainHand& plain);
    bool satisfies_as_it_lies(CardSet five, const videopoker::PayRow& row) const;

    videopoker::Game game_;
    std::vector<std::size_t>
        preference_;  ///< all rows, the one that pays a hand rather than the others first
    std::array<std::vector<u64>, hand_size + 1> rows_;       ///< [plain cards][number of the multiset]
    std::array<std::vector<bool>, hand_size + 1> is_known_;  ///< whether it has been computed
    std::vector<u8> paid_row_;                               ///< [number of the hand]
};

}  // namespace holdfast::test
