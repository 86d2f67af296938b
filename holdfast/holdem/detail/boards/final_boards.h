// The boards that can still come, as few kinds as the unknown showdown allows.
//
// What decides a showdown of a complete board is its ranks, and, where three or more of its cards share a
// suit, which ranks those are; at most one suit can. So boards of the same ranks and the same cards of the
// flush suit count as one kind, and suits that look alike to everybody are one suit:
//
//   boards of a kind   product over ranks of choose(unseen cards of the rank outside the suit, how many come)
//   without a flush    all boards of these ranks, less those with three of a suit
#pragma once

#include <array>
#include <span>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/core/progress.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast::holdem::detail {

// The boards that complete a known board, one of each class of boards that are alike up to exchanging suits.

struct Runout {
    CardSet board;   ///< five cards
    u32 weight = 0;  ///< how many boards are alike
};

/// The boards with `board` and without `dead`; both must stay the same under the symmetry. Throws Stopped.
std::vector<Runout> runouts(CardSet board, CardSet dead, const SuitSymmetry& symmetry,
                            const StopFlag* stop = nullptr);

/// How many cards of each rank, [rank].
using CardsPerRank = std::array<u8, rank_count>;
CardsPerRank cards_per_rank(CardSet cards);

// Boards of which only the ranks are told apart: the 6,175 multisets of five ranks, at most four of each.
// On these, hands are ranked as if there were no flushes.

class RankBoard {
  public:
    /// `count[r]` cards of rank r, five in all.
    explicit RankBoard(const CardsPerRank& count);

    u8 count(std::size_t rank) const { return count_[rank]; }
    RankSet ranks() const { return ranks_; }
    /// How many different ranks there are.
    int rank_number() const { return rank_number_; }

    /// The rank, flushes aside, of two cards of these ranks on the board; with the board there must be at
    /// most four cards of each rank.
    HandRank rank_of(const HandRanker& ranker, Rank one, Rank other) const {
        return ranker.without_flush(rank_sum_ + PartialHand::rank_words[static_cast<std::size_t>(one)] +
                                    PartialHand::rank_words[static_cast<std::size_t>(other)]);
    }

  private:
    CardsPerRank count_;
    RankSet ranks_;
    int rank_number_ = 0;
    u32 rank_sum_ = 0;
};

/// Each multiset once.
const std::vector<RankBoard>& all_rank_boards();

/// Complete boards with three cards or more of one suit.
struct FlushBoards {
    Suit suit = Suit::diamond;
    RankSet suited;  ///< the board's ranks of that suit
    u64 boards = 0;  ///< of these, other suits that look like this one among them
};

/// All complete boards of the same ranks.
struct BoardGroup {
    CardsPerRank ranks{};   ///< of all five cards
    CardsPerRank coming{};  ///< of those that are not yet on the board
    u64 without_flush = 0;
    std::vector<FlushBoards> with_flush;
};

/// What can come to `board` from the cards that nobody is known to hold, five cards in all. `known_hands` are
/// the hands in the showdown: suits are alike only if they look alike in each of them.
std::vector<BoardGroup> final_boards(CardSet board, CardSet unseen, std::span<const CardSet> known_hands);

}  // namespace holdfast::holdem::detail
