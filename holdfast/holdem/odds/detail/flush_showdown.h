// The same where the board has three cards or more of one suit: what flushes change.
#pragma once

#include <holdfast/holdem/odds/detail/rank_showdown.h>

namespace holdfast::holdem::detail {

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
