// What five cards can make when some of them are wild.
//
// `MadeHands` tells, for each kind of poker hand, whether five cards *contain* it, if each wild card stands
// for whatever card helps (even one that is already held): a royal flush is also a straight flush, a flush
// and a straight; four of a kind is also three of a kind and a pair, but not two pair. Only counts of ranks
// and the suits of the other cards matter: with w wild cards and c(r) other cards of rank r
//
//     n of a kind in rank r:  c(r) + w >= n
//     straight:               no rank twice, and all ranks in one of the ten windows A-5, 2-6, ..., T-A
//     flush:                  the other cards share a suit
//     quick quads of r:       three of a kind in r, not four, and two cards that add up to r: both others do, or one
//                             other is below r, or both are wild
#pragma once

#include <array>

#include <holdfast/cards/card_set.h>

namespace holdfast {

/// The ranks and suits of the cards of a hand that are not wild.
class FixedCards {
  public:
    constexpr FixedCards() = default;
    explicit FixedCards(CardSet cards);

    /// Adds the cards of one rank in these suits; a rank is added at most once.
    constexpr void add(Rank rank, SuitSet suits) {
        const int count = size_of(suits);
        for (int n = 1; n <= count; ++n) at_least_[static_cast<std::size_t>(n)] |= 1U << number_of(rank);
        size_ += count;
        suits_ = static_cast<SuitSet>(suits_ | suits);
    }

    constexpr int size() const { return size_; }
    /// The ranks with at least `count` cards, 0 <= count <= 5; all ranks for 0.
    constexpr RankSet at_least(int count) const {
        return count == 0 ? RankSet::all() : RankSet(at_least_[static_cast<std::size_t>(count)]);
    }
    /// The suits that all the cards share: one suit or none; all four if there is no card.
    constexpr SuitSet shared_suits() const {
        if (size_ == 0) return all_suits;
        return (suits_ & (suits_ - 1)) == 0 ? suits_ : SuitSet{0};
    }

  private:
    std::array<u32, 6> at_least_{};  ///< [n]: ranks held n times or more; [0] and [5] stay empty
    int size_ = 0;
    SuitSet suits_ = 0;
};

class MadeHands {
  public:
    /// The hands contained in five cards: `cards`, and wild cards to make five.
    explicit MadeHands(const FixedCards& cards);

    /// The ranks in which the hand contains `count` of a kind, 2 <= count <= 5.
    RankSet of_a_kind(int count) const { return of_a_kind_[static_cast<std::size_t>(count)]; }
    /// Whether it contains four of a kind in one of `ranks` beside a fifth card in `kickers`; a wild card
    /// that the four do not need may be any kicker.
    bool four_of_a_kind(RankSet ranks, RankSet kickers) const;
    /// The ranks that can be the three of a kind of a full house.
    RankSet full_house() const { return full_house_; }
    /// The ranks from 2 to 10 in which it contains three of a kind beside two cards whose numbers add up to the
    /// rank; an ace counts 1. A full house such as 88844 has them, too.
    RankSet quick_quads() const;
    bool two_pair() const { return two_pair_; }
    bool straight() const { return straight_; }
    /// The suits of the flushes it contains.
    SuitSet flush() const { return flush_; }
    SuitSet straight_flush() const { return straight_ ? flush_ : SuitSet{0}; }
    SuitSet royal_flush() const { return royal_ ? flush_ : SuitSet{0}; }

  private:
    u32 fixed_ranks() const { return cards_.at_least(1).mask(); }

    FixedCards cards_;
    std::array<RankSet, 6> of_a_kind_;
    RankSet full_house_;
    bool two_pair_;
    bool straight_;
    bool royal_;
    SuitSet flush_;
};

}  // namespace holdfast
