#include <algorithm>
#include <array>
#include <optional>
#include <utility>

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

  private:
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
        if (with_high == 1) return of_pair(hole_.high(), hole_.low());
        if (with_low == 1) return of_pair(hole_.low(), hole_.high());
        if (high == Rank::ace) return {MadeHandKind::ace_high};
        const bool is_king_high = high == Rank::king && !ranks_.contains(Rank::ace);
        return {is_king_high ? MadeHandKind::king_high : MadeHandKind::no_made_hand};
    }

    MadeHand of_pocket_pair(Rank rank, int on_board) const {
        if (on_board == 2) return {MadeHandKind::four_of_a_kind};
        if (on_board == 1) return {MadeHandKind::set};
        const int above = ranks_above(ranks_, rank);
        if (above == 0) return {MadeHandKind::overpair};
        const bool is_below_all = above == __builtin_popcount(ranks_.mask());
        return {is_below_all ? MadeHandKind::underpair : MadeHandKind::pocket_pair, static_cast<u8>(above)};
    }

    /// Whether both pairs are among the best five: a pair on the board may be above the lower one.
    bool counts_both(Rank low) const {
        for (const Card card : board_) {
            if (card.rank() > low && count_of(board_, card.rank()) > 1) return false;
        }
        return true;
    }

    /// The lowest of three ranks or more: of two ranks, the lower one is simply the second.
    bool is_bottom(Rank rank) const {
        const int above = ranks_above(ranks_, rank);
        return above >= 2 && above + 1 == __builtin_popcount(ranks_.mask());
    }

    MadeHand of_two_pair(Rank high, Rank low) const {
        const auto with = [](PairedRanks paired) {
            return MadeHand{MadeHandKind::two_pair, static_cast<u8>(paired)};
        };
        const int between = ranks_above(ranks_, low) - ranks_above(ranks_, high) - 1;
        if (ranks_above(ranks_, high) > 0) {
            return with(is_bottom(low) && between == 0 ? PairedRanks::bottom_two : PairedRanks::lower_two);
        }
        if (between == 0) return with(PairedRanks::top_two);
        return with(is_bottom(low) ? PairedRanks::top_and_bottom : PairedRanks::top_and_lower);
    }

    MadeHand of_pair(Card paired, Card kicker) const {
        const int above = ranks_above(ranks_, paired.rank());
        if (above == 0) {
            return {MadeHandKind::top_pair, static_cast<u8>(kicker_plays(paired) ? place_of(kicker) : 0)};
        }
        constexpr std::array<MadeHandKind, 3> kinds{MadeHandKind::second_pair, MadeHandKind::third_pair,
                                                    MadeHandKind::fourth_pair};
        return {
            is_bottom(paired.rank()) ? MadeHandKind::bottom_pair : kinds[static_cast<std::size_t>(above - 1)],
            static_cast<u8>(above)};
    }

    /// Whether the other hole card is among the best five. On the flop all five are.
    bool kicker_plays(Card paired) const {
        if (board_.size() < full_board - 1) return true;
        return HandRanker::instance()(board_ | CardSet::of(paired)) != rank_;
    }

    /// 1 for the highest kicker that a player with this pair may have.
    int place_of(Card kicker) const {
        const RankSet free(~(ranks_ | RankSet::of(kicker.rank())).mask());
        return 1 + ranks_above(free, kicker.rank());
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

/// "second", "third", ...; the first as told. There are at most eleven: the kickers on a board of two ranks.
std::string place_words(int place, std::string_view first) {
    constexpr std::array<std::string_view, 10> words{"second",  "third",  "fourth", "fifth", "sixth",
                                                     "seventh", "eighth", "ninth",  "tenth", "eleventh"};
    return std::string(place == 1 ? first : words.at(static_cast<std::size_t>(place - 2)));
}

/// The kinds as they are declared, but the pairs below top pair by rank, then the place within the kind.
std::pair<MadeHandKind, int> order_of(const MadeHand& made) {
    constexpr int after_all_kickers = rank_count;
    switch (made.kind) {
        case MadeHandKind::top_pair:
            return {made.kind, made.detail == 0 ? after_all_kickers : made.detail};
        case MadeHandKind::second_pair:
        case MadeHandKind::third_pair:
        case MadeHandKind::fourth_pair:
        case MadeHandKind::bottom_pair:
            return {MadeHandKind::second_pair, 2 * made.detail};
        case MadeHandKind::pocket_pair:
        case MadeHandKind::underpair:
            return {MadeHandKind::second_pair, 2 * made.detail - 1};
        default:
            return {made.kind, made.detail};
    }
}

}  // namespace

MadeHand made_hand(HoleCards hole, const Board& board) {
    if (board.empty()) throw InvalidArgument("before the flop nothing is made");
    if (!(hole.cards() & board.cards()).empty()) throw InvalidArgument("a hole card is on the board");
    return HoleCardsOnBoard(hole, board).made();
}

bool is_listed_before(const MadeHand& one, const MadeHand& other) {
    return order_of(one) < order_of(other);
}

std::string_view words_of(MadeHandKind kind) {
    constexpr std::array<std::string_view, made_hand_kind_count> words{
        "straight flush", "four of a kind", "full house",  "flush",     "straight",    "set",
        "trips",          "two pair",       "overpair",    "top pair",  "second pair", "third pair",
        "fourth pair",    "bottom pair",    "pocket pair", "underpair", "ace high",    "king high",
        "no made hand",   "plays the board"};
    return words[static_cast<std::size_t>(kind)];
}

std::string detail_of(const MadeHand& made) {
    switch (made.kind) {
        case MadeHandKind::flush:
            return made.detail == 1 ? "nut" : place_words(made.detail, "") + " nut";
        case MadeHandKind::top_pair:
            return made.detail == 0 ? "kicker does not play" : place_words(made.detail, "top") + " kicker";
        case MadeHandKind::pocket_pair:
            return "below the " + place_words(made.detail, "top") + " card";
        case MadeHandKind::two_pair: {
            constexpr std::array<std::string_view, 5> words{"top two", "top and lower", "top and bottom",
                                                            "lower two", "bottom two"};
            return std::string(words[made.detail]);
        }
        default:
            return "";
    }
}

}  // namespace holdfast::holdem
