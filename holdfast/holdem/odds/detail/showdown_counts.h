// Pairs of unseen cards against the hero on one kind of board, as far as ranks go.
//
// Every pair of ranks is evaluated once for all boards of the same ranks; flushes come in later. `better` and
// `tied` hold the standing of a pair with ranks r and q as bit q of the set of r (r = q for a pair).
#pragma once

#include <array>

#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/holdem/detail/boards/final_boards.h>
#include <holdfast/holdem/detail/matching/showdown_graph.h>
#include <holdfast/holdem/hands/hole_cards.h>

namespace holdfast::holdem::detail {

class RankShowdown {
  public:
    /// `unseen`: the cards that nobody holds and that are not on the board, by rank.
    RankShowdown(const CardsPerRank& board, const CardsPerRank& unseen);

    /// The rank of a hand that makes no flush.
    HandRank without_flush(HoleCards hand) const;
    /// From now on pairs are compared with this rank.
    void compare_with(HandRank hero);

    const CardsPerRank& unseen() const { return unseen_; }
    RankSet better(int rank) const { return better_[static_cast<std::size_t>(rank)]; }
    RankSet tied(int rank) const { return tied_[static_cast<std::size_t>(rank)]; }
    Standing standing(int rank, int other) const {
        const Rank second = static_cast<Rank>(other);
        if (better(rank).contains(second)) return Standing::better;
        return tied(rank).contains(second) ? Standing::tied : Standing::worse;
    }

  private:
    CardsPerRank unseen_;
    u32 board_sum_ = 0;
    static constexpr std::size_t row_words = 4;

    /// Of each pair of ranks; 0 for those that cannot be dealt, and past the end of a row.
    std::array<std::array<HandRank, 4 * row_words>, rank_count> values_{};
    std::array<RankSet, rank_count> better_{};
    std::array<RankSet, rank_count> tied_{};
};

// The same where the board has three cards or more of one suit: what flushes change.

class FlushShowdown {
  public:
    /// The board's ranks of the flush suit, three or more; the unseen ranks of it.
    FlushShowdown(RankSet board, RankSet unseen) : board_(board), unseen_(unseen) {}

    RankSet unseen() const { return unseen_; }
    int board_size() const { return __builtin_popcount(board_.mask()); }
    /// Whether these ranks of the suit make a flush with the board.
    bool makes_flush(RankSet held) const { return __builtin_popcount((board_ | held).mask()) >= 5; }
    /// The rank of that flush.
    HandRank flush(RankSet held) const { return HandRanker::instance().of_flush(board_ | held); }

  private:
    RankSet board_;
    RankSet unseen_;
};

/// A player's rank on such a board.
HandRank value_of(HoleCards hand, Suit flush_suit, const RankShowdown& ranks, const FlushShowdown& flushes);

/// The graph of a board without a possible flush.
ShowdownGraph graph_of(const RankShowdown& ranks);
/// The graph of a board with one; `hero` is what `ranks` was last compared with.
ShowdownGraph graph_of(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero);

/// How many pairs of unseen cards stand so against the hero, [Standing]: all that one opponent needs.
using StandingCounts = std::array<u64, 3>;
StandingCounts pair_counts(const RankShowdown& ranks);
/// `by_ranks`: the counts as ranks alone would have them.
StandingCounts pair_counts(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero,
                           StandingCounts by_ranks);

}  // namespace holdfast::holdem::detail
