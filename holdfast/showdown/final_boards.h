// The boards that can still come, in as few kinds as a showdown with unknown hands allows.
//
// A complete board decides a showdown by its ranks and, if three or more of its cards share a suit, by the
// ranks of those cards; at most one suit has that many. So boards with the same ranks and the same cards of
// the flush suit count as one kind, and suits that look alike in the board and in every known hand count as
// one suit:
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
#include <holdfast/showdown/flop_class.h>

namespace holdfast {

// The boards that complete a known board, one from each class of boards that differ only by exchanging suits.

struct Runout {
    CardSet board;   ///< five cards
    u32 weight = 0;  ///< number of equivalent boards
};

/// The runouts of `board` without cards of `dead`; the symmetry must leave both unchanged. Throws Stopped.
std::vector<Runout> runouts(CardSet board, CardSet dead, const SuitSymmetry& symmetry,
                            const StopFlag* stop = nullptr);

/// The number of cards of each rank, [rank].
using CardsPerRank = std::array<u8, rank_count>;
CardsPerRank cards_per_rank(CardSet cards);

// Boards described by their ranks alone: the 6,175 multisets of five ranks, at most four cards of each. Hands
// on them are ranked as if there were no flushes.

class RankBoard {
  public:
    /// `count[r]` cards of rank r, five in all.
    explicit RankBoard(const CardsPerRank& count);

    u8 count(std::size_t rank) const { return count_[rank]; }
    RankSet ranks() const { return ranks_; }
    /// The number of different ranks.
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

/// All 6,175 multisets, each once.
const std::vector<RankBoard>& all_rank_boards();

/// Complete boards with three cards or more of one suit.
struct FlushBoards {
    Suit suit = Suit::diamond;
    RankSet suited;  ///< the board's ranks of that suit
    u64 boards = 0;  ///< number of such boards, including those of other suits that look like this one
};

/// All complete boards of the same ranks.
struct BoardGroup {
    CardsPerRank ranks{};   ///< ranks of all five cards
    CardsPerRank coming{};  ///< ranks of the cards that are not yet on the board
    u64 without_flush = 0;
    std::vector<FlushBoards> with_flush;
};

/// All five-card boards that complete `board` with unseen cards. `known_hands` are the hands in the showdown:
/// suits are equivalent only if they look alike in each of them.
std::vector<BoardGroup> final_boards(CardSet board, CardSet unseen, std::span<const CardSet> known_hands);

/// The boards whose flop is in a class, before the flop: a board counts once for each of its flops in the
/// class. Throws Stopped.
std::vector<BoardGroup> final_boards(const FlopClass& flops, CardSet unseen,
                                     std::span<const CardSet> known_hands, const StopFlag* stop);

}  // namespace holdfast
