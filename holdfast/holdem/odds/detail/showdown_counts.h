// Compares pairs of unseen cards with the hero's hand on one kind of board.
//
// Every pair of ranks is evaluated once for all boards of the same ranks; flushes come in later. `better` and
// `tied` hold the standing of a pair with ranks r and q as bit q of the set of r (r = q for a pair).
#pragma once

#include <array>

#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/holdem/detail/matching/showdown_graph.h>
#include <holdfast/showdown/final_boards.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem::detail {

class RankShowdown {
  public:
    /// `unseen`: the cards that nobody holds and that are not on the board, by rank.
    RankShowdown(const CardsPerRank& board, const CardsPerRank& unseen);

    /// The rank of a hand that makes no flush.
    HandRank without_flush(HoleCards hand) const;
    /// Compares pairs with this rank from now on: must be called before better(), tied() and standing().
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

    /// The rank of each pair of ranks; 0 for pairs that cannot be dealt, and past the end of a row.
    std::array<std::array<HandRank, 4 * row_words>, rank_count> values_{};
    std::array<RankSet, rank_count> better_{};
    std::array<RankSet, rank_count> tied_{};
};

// Adds flushes to the ranks of a RankShowdown, if the board has three or more cards of one suit.

class FlushShowdown {
  public:
    /// The board's ranks of the flush suit, three or more; the unseen ranks of it.
    FlushShowdown(RankSet board, RankSet unseen) : board_(board), unseen_(unseen) {}

    RankSet unseen() const { return unseen_; }
    int board_size() const { return __builtin_popcount(board_.mask()); }
    /// Whether these ranks of the suit make a flush with the board.
    bool makes_flush(RankSet held) const { return __builtin_popcount((board_ | held).mask()) >= 5; }
    /// The rank of the flush.
    HandRank flush(RankSet held) const { return HandRanker::instance().of_flush(board_ | held); }

  private:
    RankSet board_;
    RankSet unseen_;
};

/// A player's rank on a board with a flush suit.
HandRank value_of(HoleCards hand, Suit flush_suit, const RankShowdown& ranks, const FlushShowdown& flushes);

/// The graph of a board on which no flush is possible.
ShowdownGraph graph_of(const RankShowdown& ranks);
/// The graph of a board on which one is possible; `hero` is the rank last given to ranks.compare_with().
ShowdownGraph graph_of(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero);

/// The number of pairs of unseen cards with each standing, [Standing]: sufficient for one opponent.
using StandingCounts = std::array<u64, 3>;
StandingCounts pair_counts(const RankShowdown& ranks);
/// `by_ranks`: the counts by ranks alone.
StandingCounts pair_counts(const RankShowdown& ranks, const FlushShowdown& flushes, HandRank hero,
                           StandingCounts by_ranks);

}  // namespace holdfast::holdem::detail
