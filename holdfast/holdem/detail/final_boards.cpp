#include <algorithm>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/holdem/detail/final_boards.h>

namespace holdfast::holdem::detail {

namespace {

constexpr int board_size = 5;
constexpr int least_for_flush = 3;

RankSet ranks_of(CardSet cards, Suit suit) {
    RankSet ranks;
    for (const Card card : cards) {
        if (card.suit() == suit) {
            ranks = ranks | RankSet::of(card.rank());
        }
    }
    return ranks;
}

RankCounts counts_of(CardSet cards) {
    RankCounts counts{};
    for (const Card card : cards) {
        ++counts[static_cast<std::size_t>(card.rank())];
    }
    return counts;
}

/// A suit that may reach three cards on the board, and how many suits look just so.
struct FlushSuit {
    Suit suit;
    RankSet board;
    RankSet unseen;
    std::vector<RankSet> hands;
    u64 alike = 1;
    RankCounts unseen_elsewhere{};  ///< unseen cards of the other suits

    bool looks_like(const FlushSuit& other) const {
        return board == other.board && unseen == other.unseen && hands == other.hands;
    }
};

class Enumeration {
  public:
    Enumeration(CardSet board, CardSet unseen, const std::vector<CardSet>& known_hands)
        : on_board_(counts_of(board)), unseen_(counts_of(unseen)), to_come_(board_size - board.size()) {
        for (int i = 0; i < suit_count; ++i) {
            const Suit suit = static_cast<Suit>(i);
            FlushSuit candidate{suit, ranks_of(board, suit), ranks_of(unseen, suit), {}, 1, unseen_};
            for (const CardSet hand : known_hands) {
                candidate.hands.push_back(ranks_of(hand, suit));
            }
            for (std::size_t r = 0; r < rank_count; ++r) {
                if (candidate.unseen.contains(static_cast<Rank>(r))) {
                    --candidate.unseen_elsewhere[r];
                }
            }
            add(candidate);
        }
    }

    std::vector<RankBoards> run() {
        choose_ranks(0, to_come_, 1);
        return std::move(found_);
    }

  private:
    void add(const FlushSuit& candidate) {
        for (FlushSuit& suit : suits_) {
            if (suit.looks_like(candidate)) {
                ++suit.alike;
                return;
            }
        }
        suits_.push_back(candidate);
    }

    void choose_ranks(std::size_t rank, int left, u64 boards) {
        if (left == 0) {
            add_boards(boards);
            return;
        }
        if (rank == rank_count) {
            return;
        }
        for (int n = 0; n <= std::min(left, int{unseen_[rank]}); ++n) {
            coming_[rank] = static_cast<u8>(n);
            choose_ranks(rank + 1, left - n, boards * binomial(unseen_[rank], n));
        }
        coming_[rank] = 0;
    }

    /// The boards of the ranks in coming_, of which there are so many.
    void add_boards(u64 boards) {
        RankBoards kind;
        kind.coming = coming_;
        u32 coming = 0;
        for (std::size_t r = 0; r < rank_count; ++r) {
            kind.ranks[r] = static_cast<u8>(on_board_[r] + coming_[r]);
            coming |= (coming_[r] != 0 ? 1U : 0U) << r;
        }
        kind.without_flush = boards;
        for (const FlushSuit& suit : suits_) {
            const u32 possible = coming & suit.unseen.mask();
            const int wanted = least_for_flush - __builtin_popcount(suit.board.mask());
            if (__builtin_popcount(possible) < wanted) {
                continue;
            }
            // all subsets of the ranks that can come in this suit
            for (u32 come = possible;; come = (come - 1) & possible) {
                if (__builtin_popcount(come) >= wanted) {
                    add_flush(kind, suit, come);
                }
                if (come == 0) {
                    break;
                }
            }
        }
        found_.push_back(std::move(kind));
    }

    void add_flush(RankBoards& kind, const FlushSuit& suit, u32 come) const {
        u64 boards = suit.alike;
        for (std::size_t r = 0; r < rank_count; ++r) {
            if (coming_[r] != 0) {
                const int elsewhere = coming_[r] - static_cast<int>(come >> r & 1U);
                boards *= binomial(suit.unseen_elsewhere[r], elsewhere);
            }
        }
        if (boards != 0) {
            kind.with_flush.push_back({suit.suit, suit.board | RankSet(come), boards});
            kind.without_flush -= boards;
        }
    }

    RankCounts on_board_;
    RankCounts unseen_;
    int to_come_;
    std::vector<FlushSuit> suits_;
    RankCounts coming_{};
    std::vector<RankBoards> found_;
};

}  // namespace

std::vector<RankBoards> final_boards(CardSet board, CardSet unseen, const std::vector<CardSet>& known_hands) {
    return Enumeration(board, unseen, known_hands).run();
}

}  // namespace holdfast::holdem::detail
