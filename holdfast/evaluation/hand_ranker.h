// Ranks hands of five, six or seven cards: the HandRank of the best five.
//
//   five of a suit   flush_[ranks of that suit]
//   otherwise        only ranks matter, and PartialHand has one sum for the cards 9 to A, one for 2 to 8:
//
//     number_[high sum] = h, number_[low sum] = l     each multiset of ranks has a number, fewer cards first
//
//     unsuited_  ...| hands with the high cards h | hands with other high cards |...
//                           ^ 2 * half_row_start_[h] + l
//
// A row holds the hands with the same cards of 9 to A. The cards of 2 to 8 that complete it to 5, 6 or 7 are
// adjacent in the numbering, so rows follow one another, with a gap of one where a start would be odd. All
// tables (255 KB) are computed from the rules at first use, in about a millisecond. Threads may share the
// ranker.
#pragma once

#include <array>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/evaluation/partial_hand.h>

namespace holdfast {

class HandRanker {
  public:
    /// The only ranker, made at first use; safe to call from several threads.
    static const HandRanker& instance();

    /// The rank of the best five of five, six or seven cards.
    HandRank operator()(PartialHand hand) const {
        if (__builtin_expect(static_cast<long>(hand.has_suit(fewest_cards)), 0) != 0) {
            return of_flush(hand.ranks_of(hand.suit_of(fewest_cards)));
        }
        return without_flush(hand.rank_sum());
    }
    HandRank operator()(CardSet cards) const { return (*this)(PartialHand(cards)); }

    /// The rank of five, six or seven cards of which no five share a suit, by their PartialHand::rank_sum().
    HandRank without_flush(u32 rank_sum) const {
        return unsuited_[2U * half_row_start_[number_[rank_sum >> 16U]] + number_[rank_sum & 0xffffU]];
    }
    /// The rank of a hand with these five, six or seven ranks in one suit: at most two other cards are left,
    /// so nothing but a straight flush beats the flush.
    HandRank of_flush(RankSet ranks) const { return flush_[ranks.mask()]; }

    /// Writes the ranks of `count` hands of five to seven ordinary cards that are adjacent in memory. For many
    /// hands this is faster than one call for each: with vector instructions they are ranked side by side
    /// (rank_batches.cpp). The first call also makes a table, in less than a millisecond.
    void rank_all(const PartialHand* hands, std::size_t count, HandRank* ranks) const;
    void rank_all(const CardSet* hands, std::size_t count, HandRank* ranks) const;

    /// Writes the ranks of a hand of three to five cards together with every two cards of index 0..end-1, in
    /// the order (1, 0), (2, 0), (2, 1), (3, 0), ... The hand must hold none of these cards, and `ranks` must
    /// have room for end * (end - 1) / 2 + 4 ranks.
    void rank_with_each_pair_below(int end, PartialHand hand, HandRank* ranks) const;

    HandRanker(const HandRanker&) = delete;
    HandRanker& operator=(const HandRanker&) = delete;

  private:
    HandRanker();
    ~HandRanker() = default;

    void correct_flushes_of_pairs(int end, PartialHand hand, HandRank* ranks) const;

    static constexpr int fewest_cards = 5;
    static constexpr std::size_t part_count = 3180;
    static constexpr std::size_t part_sums = 4 * 9244 + 3 * 2247 + 1;
    static constexpr std::size_t unsuited_places = 75400;

    std::array<u16, part_sums> number_{};
    std::array<u16, part_count> half_row_start_{};
    std::array<HandRank, unsuited_places> unsuited_{};
    std::array<HandRank, std::size_t{1} << rank_count> flush_{};
};

// The five cards, out of five to seven, that make the hand.
//
// If suits leave a choice, as between two sixes for a straight, the higher card in the order of Card is
// taken: spade, heart, club, diamond. The rank of the hand is the same.

/// The best five of five to seven ordinary cards.
CardSet best_five(CardSet cards);

/// Five cards as people lay them down: ranks with more cards first, then from the highest card down; the ace
/// of a five-high straight is last. So 9s 9h 9d 4s 4c, or 5h 4s 3d 2c Ah.
std::vector<Card> laid_down(CardSet five);

}  // namespace holdfast
