#include <algorithm>
#include <array>
#include <optional>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/holdem/made_hands/made_hand.h>

namespace holdfast::holdem {
namespace {

int count_of(CardSet cards, Rank rank) {
    return (cards & CardSet::of_rank(rank)).size();
}

/// How many of the ranks are above this one.
int ranks_above(RankSet ranks, Rank rank) {
    return __builtin_popcount(ranks.mask() >> static_cast<unsigned>(number_of(rank) + 1));
}

/// The hole cards on their board. The category is that of the evaluator; what is made of equal ranks is then read from
/// counts, since a category says nothing about which cards make it.
class HoleCardsOnBoard {
  public:
    HoleCardsOnBoard(HoleCards hole, const Board& board)
        : hole_(hole),
          board_(board.cards()),
          ranks_(board_.ranks()),
          rank_(HandRanker::instance()(hole.cards() | board_)) {
        if (board.size() == full_board) rank_of_board_ = HandRanker::instance()(board_);
    }

    MadeHand made() const {
        MadeHand found = of_category();
        found.is_board_paired = __builtin_popcount(ranks_.mask()) < board_.size();
        return found;
    }

  private:
    MadeHand of_category() const {
        if (rank_of_board_ == rank_) return {MadeHandKind::plays_the_board};
        // Five cards make these, so that a hole card is among them: the board alone has less.
        switch (category_of(rank_)) {
            case HandCategory::straight_flush:
                return {MadeHandKind::straight_flush};
            case HandCategory::full_house:
                return {MadeHandKind::full_house};
            case HandCategory::flush:
                return {MadeHandKind::flush, static_cast<u8>(nut_of_flush())};
            case HandCategory::straight:
                return {MadeHandKind::straight};
            default:
                return of_ranks();
        }
    }

    /// What is made of equal ranks, if anything is.
    MadeHand of_ranks() const {
        const Rank high = hole_.high().rank();
        const Rank low = hole_.low().rank();
        const int with_high = count_of(board_, high);
        const int with_low = count_of(board_, low);
        if (hole_.is_pair()) return of_pocket_pair(high, with_high);
        if (std::max(with_high, with_low) == 3) return {MadeHandKind::four_of_a_kind};
        if (std::max(with_high, with_low) == 2) return {MadeHandKind::trips};
        if (with_high == 1 && with_low == 1 && counts_both(low)) return of_two_pair(high, low);
        if (with_high == 1) return of_pair(high, low);
        if (with_low == 1) return of_pair(low, high);
        if (high == Rank::ace) return {MadeHandKind::ace_high};
        return {high == Rank::king ? MadeHandKind::king_high : MadeHandKind::no_pair};
    }

    MadeHand of_pocket_pair(Rank rank, int on_board) const {
        if (on_board == 2) return {MadeHandKind::four_of_a_kind};
        if (on_board == 1) return {MadeHandKind::set};
        const int above = ranks_above(ranks_, rank);
        if (above == 0) return {MadeHandKind::overpair};
        return {MadeHandKind::pocket_pair_below, static_cast<u8>(above)};
    }

    /// Whether both pairs are among the best five: a pair on the board may be above the lower one.
    bool counts_both(Rank low) const {
        for (const Card card : board_) {
            if (card.rank() > low && count_of(board_, card.rank()) > 1) return false;
        }
        return true;
    }

    MadeHand of_two_pair(Rank high, Rank low) const {
        const int above_high = ranks_above(ranks_, high);
        const PairedRanks paired = above_high > 0                  ? PairedRanks::lower_two
                                   : ranks_above(ranks_, low) == 1 ? PairedRanks::top_two
                                                                   : PairedRanks::top_and_lower;
        return {MadeHandKind::two_pair, static_cast<u8>(paired)};
    }

    MadeHand of_pair(Rank rank, Rank kicker) const {
        switch (ranks_above(ranks_, rank)) {
            case 0: {
                const RankSet taken = ranks_ | RankSet::of(rank) | RankSet::of(kicker);
                const RankSet free(~taken.mask());
                return {MadeHandKind::top_pair, static_cast<u8>(1 + ranks_above(free, kicker))};
            }
            case 1:
                return {MadeHandKind::second_pair};
            case 2:
                return {MadeHandKind::third_pair};
            default:
                return {MadeHandKind::lower_pair};
        }
    }

    /// 1 plus the cards of the suit, neither on the board nor held, above the highest that is held.
    int nut_of_flush() const {
        const CardSet all = hole_.cards() | board_;
        for (const Suit suit : {Suit::diamond, Suit::club, Suit::heart, Suit::spade}) {
            if ((all & CardSet::of_suit(suit)).size() < flush_size) continue;
            const CardSet held = hole_.cards() & CardSet::of_suit(suit);
            const Rank highest = (held.contains(hole_.high()) ? hole_.high() : hole_.low()).rank();
            const RankSet free(~all.ranks_in(suit).mask());
            return 1 + ranks_above(free, highest);
        }
        return 0;
    }

    HoleCards hole_;
    CardSet board_;
    RankSet ranks_;  ///< of the board
    HandRank rank_;
    std::optional<HandRank> rank_of_board_;  ///< on the river
};

/// "best", "second", "third", "4th", ...
std::string place_words(int place, std::string_view first) {
    constexpr std::array<std::string_view, 3> words{"", "second", "third"};
    if (place == 1) return std::string(first);
    if (place <= 3) return std::string(words[static_cast<std::size_t>(place - 1)]);
    return std::to_string(place) + "th";
}

}  // namespace

MadeHand made_hand(HoleCards hole, const Board& board) {
    if (board.empty()) throw InvalidArgument("before the flop nothing is made");
    if (!(hole.cards() & board.cards()).empty()) throw InvalidArgument("a hole card is on the board");
    return HoleCardsOnBoard(hole, board).made();
}

std::string_view words_of(MadeHandKind kind) {
    constexpr std::array<std::string_view, made_hand_kind_count> words{
        "straight flush", "four of a kind", "full house", "flush",     "straight",    "set",
        "trips",          "two pair",       "overpair",   "top pair",  "second pair", "third pair",
        "lower pair",     "pocket pair",    "ace high",   "king high", "no pair",     "plays the board"};
    return words[static_cast<std::size_t>(kind)];
}

std::string words_of(const MadeHand& made) {
    std::string kind(words_of(made.kind));
    switch (made.kind) {
        case MadeHandKind::flush:
            return place_words(made.detail, "") + (made.detail == 1 ? "" : " ") + "nut flush";
        case MadeHandKind::top_pair:
            return kind + ", " + place_words(made.detail, "best") + (made.detail == 1 ? "" : " best") +
                   " kicker";
        case MadeHandKind::pocket_pair_below:
            return kind + " below " + std::to_string(made.detail) + (made.detail == 1 ? " rank" : " ranks") +
                   " of the board";
        case MadeHandKind::two_pair: {
            constexpr std::array<std::string_view, 3> words{"top two", "top and lower", "lower two"};
            return kind + ", " + std::string(words[made.detail]);
        }
        default:
            return kind;
    }
}

}  // namespace holdfast::holdem
