// All hole cards on one complete board, the weakest first, without evaluating each of them.
//
// A bunch is a set of hole cards that make hands of the same rank:
//
//   ranks   hole cards of these two ranks, those that make a flush aside: 91 pairs of ranks
//   combo   these two cards of the flush suit
//   card    this card of the flush suit and a card of another suit (four of the suit on the board)
//   others  no card of the flush suit (all five on the board are of it)
//
// The flush suit has three or more cards on the board. The order of the pairs of ranks depends on the ranks
// of the board alone, and is computed once for each of their 6,175 multisets.
#pragma once

#include <array>
#include <unordered_map>
#include <vector>

#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast {

inline constexpr std::size_t rank_pair_count = 91;

/// The number of a pair of ranks, which may be equal, in colex order.
constexpr std::size_t rank_pair_number(Rank high, Rank low) {
    const auto larger = static_cast<std::size_t>(high);
    return larger * (larger + 1) / 2 + static_cast<std::size_t>(low);
}

struct Bunch {
    enum Kind : u8 { ranks, combo, card, others };

    HandRank rank;
    Kind kind;
    u16 number;  ///< number of the pair of ranks, the combo or the card
};

class BoardOrder {
  public:
    /// Changes to another board of five cards.
    void set_board(CardSet board);

    /// The bunches by rising rank.
    const std::vector<Bunch>& bunches() const { return bunches_; }
    /// The hole cards that do not belong to a bunch of this kind and number: those with a card of the first
    /// set, and those without a card of the second.
    struct Limits {
        CardSet excluded;
        CardSet required;
    };
    Limits limits_of(const Bunch& bunch) const;

    HandRank rank_of(HoleCards hand) const { return ranker_(board_ + PartialHand(hand.cards())); }

  private:
    const std::vector<Bunch>& rank_pairs(CardSet board);
    void append_flushes(CardSet board);

    const HandRanker& ranker_ = HandRanker::instance();
    std::unordered_map<u32, std::vector<Bunch>> orders_;  ///< [sum of the board's ranks]
    PartialHand board_;
    CardSet flush_suit_;   ///< all its cards; empty if no flush is possible
    int flush_cards_ = 0;  ///< on the board
    std::vector<Bunch> flushes_;
    std::vector<Bunch> bunches_;
};

}  // namespace holdfast
