// River classes: all that decides the showdowns on a complete board, as a row of a table with an entry for
// each pair of kinds of cards.
//
// A board has a flush suit if three or more of its cards share it. Then each rank has two kinds of cards,
// those of that suit and others; otherwise each rank is one kind. Cards of a kind have the same value, so
// hole cards count by their kinds: 351 pairs of 26 kinds, or 91 of 13. A row depends on less than the whole
// board:
//
//   no flush suit   its ranks                                  6,175 multisets
//   flush suit      the ranks of the flush suit, those of the
//                   other cards                                286 * 91 + 715 * 13 + 1,287 = 36,608
#pragma once

#include <array>
#include <vector>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast {

// Counts the wins and ties of every pair of kinds of cards on one board.
//
// Pairs of kinds are ordered by the rank of their hands, and swept from the weakest on. One counter holds the
// number of hands below; another for each kind counts those that hold a given card of it. So hole cards a, b
// beat below - below[a] - below[b] hands without these cards: no hand is subtracted twice, because only ab
// itself holds both.

inline constexpr std::size_t most_kinds = 26;
inline constexpr std::size_t most_kind_pairs = most_kinds * (most_kinds + 1) / 2;

/// The number of a pair of kinds, which may be equal, in colex order.
constexpr std::size_t kind_pair(std::size_t larger, std::size_t smaller) {
    return larger * (larger + 1) / 2 + smaller;
}

class CountingSweep {
  public:
    /// `cards`: the number of cards of each kind that are not on the board.
    explicit CountingSweep(const std::array<u8, most_kinds>& cards) : cards_(cards) {}

    /// Adds hole cards of these kinds, one >= other, which make hands of this rank. Add each pair once; a
    /// pair that no two cards can form is ignored.
    void add(std::size_t one, std::size_t other, HandRank rank);

    /// Writes wins + 2^16 * ties of each pair that was added; other entries are unchanged.
    void write(u32* row);

  private:
    struct Pair {
        u8 one;
        u8 other;
        u16 rank;
    };
    static constexpr std::size_t rank_words = hand_rank_count / 64 + 1;

    void order();
    u32 opponents_below(const Pair& pair) const {
        return below_ - below_with_[pair.one] - below_with_[pair.other];
    }
    void count(const Pair& pair);

    std::array<u8, most_kinds> cards_;
    std::size_t size_ = 0;
    std::array<Pair, most_kind_pairs> pairs_{};
    std::array<Pair, most_kind_pairs> ordered_{};
    std::array<u64, rank_words> present_{};  ///< a bit for each rank
    u32 below_ = 0;
    std::array<u32, most_kinds> below_with_{};
};

/// The pair of kinds of each combo, [HoleCards::index()].
using KindPairs = std::array<u16, combo_count>;

/// The number of choices of a board's flush suit: none, or one of four.
inline constexpr std::size_t flush_choices = suit_count + 1;
/// The pairs of kinds by flush suit, [number of the flush suit]; the last entry is for no flush suit.
const std::array<KindPairs, flush_choices>& kind_pairs();

inline constexpr std::size_t rank_pairs = rank_count * (rank_count + 1) / 2;
/// The number of multisets of five ranks: sets of five of 17 numbers, the i-th rank plus i.
inline constexpr std::size_t rank_multisets = binomial(rank_count + full_board - 1, full_board);

/// The number of rows with `flush_cards` cards of a flush suit.
constexpr std::size_t rows_with(int flush_cards) {
    const std::size_t others = flush_cards == 3 ? rank_pairs : flush_cards == 4 ? rank_count : 1;
    return static_cast<std::size_t>(binomial(rank_count, flush_cards)) * others;
}
inline constexpr std::size_t flush_rows = rows_with(3) + rows_with(4) + rows_with(5);

/// The number of entries of all rows, including those of the 13 multisets that no board has.
inline constexpr std::size_t row_entries = rank_multisets * rank_pairs + flush_rows * most_kind_pairs;

struct RiverRow {
    std::size_t first;         ///< the entry of the first pair of kinds
    std::size_t flush_choice;  ///< index in kind_pairs()

    std::size_t entry(HoleCards hand) const {
        return first + kind_pairs()[flush_choice][static_cast<std::size_t>(hand.index())];
    }
};

/// The first entry of a row. `flush_ranks` are the ranks of the flush suit as a mask, or 0; `others` the
/// ranks of the other cards in rising order.
std::size_t first_of_row(u32 flush_ranks, const std::array<u8, full_board>& others);

/// The row of a board of five cards.
RiverRow row_of(CardSet board);

/// A way to complete a board.
struct RowOfRunout {
    CardSet drawn;
    RiverRow row = {};
};

/// Every way to complete a board of three to five cards from the cards that are not on it.
std::vector<RowOfRunout> rows_of_runouts(CardSet board);

}  // namespace holdfast
