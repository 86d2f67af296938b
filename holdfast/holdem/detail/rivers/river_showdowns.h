// Wins and ties of all hole cards against one unknown opponent, on every complete board.
//
// A board has a flush suit where it has three cards of it; then a rank has two kinds of cards, of that suit or
// not, else one. Cards of a kind are worth the same, so hole cards count by their kinds: 351 pairs of 26
// kinds, or 91 of 13. What they win depends on less than the board:
//
//   no flush suit   its ranks                                  6,175 multisets
//   flush suit      the ranks of the flush suit, those of the
//                   other cards                                286 * 91 + 715 * 13 + 1,287 = 36,608
//
// For each of these a row, an entry for each pair of kinds: wins + 2^16 * ties of the 990 opponents. 54 MB.
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/hole_cards.h>

namespace holdfast::holdem::detail {

/// Wins and ties as one word, so that both are added at once; sums of either below 2^16 stay apart.
constexpr u32 wins_of(u32 wins_and_ties) {
    return wins_and_ties & 0xffffU;
}
constexpr u32 ties_of(u32 wins_and_ties) {
    return wins_and_ties >> 16U;
}

/// [HoleCards::index()] the pair of kinds.
using KindPairs = std::array<u16, combo_count>;

/// No suit, or one of the four, may be the flush suit of a board.
inline constexpr std::size_t flush_choices = suit_count + 1;
/// By the number of the flush suit; of no flush suit last.
const std::array<KindPairs, flush_choices>& kind_pairs();

class RiverShowdowns {
  public:
    /// Counts all rows. Throws Stopped.
    explicit RiverShowdowns(const Work& work = {});

    /// All hole cards on one board: those with a card of the board have an entry too, which means nothing.
    struct OnBoard {
        const u32* row;            ///< [kind pair]
        std::size_t flush_choice;  ///< which of kind_pairs()

        u32 wins_and_ties(HoleCards hand) const {
            return row[kind_pairs()[flush_choice][static_cast<std::size_t>(hand.index())]];
        }
    };
    /// `board`: five cards.
    OnBoard on(CardSet board) const;

  private:
    std::vector<u32> without_flush_;
    std::vector<u32> with_flush_;
};

}  // namespace holdfast::holdem::detail
