#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/holdem/made_hands/draws.h>

namespace holdfast::holdem {
namespace {

constexpr int straight_size = 5;

/// Bit r: the ranks r-1 to r+length-2 are in the set; an ace is also below the deuce.
u32 runs_of(RankSet ranks, int length) {
    u32 runs = (ranks.mask() << 1U) | (ranks.mask() >> 12U);
    const u32 all = runs;
    for (int i = 1; i < length; ++i) runs &= all >> static_cast<unsigned>(i);
    return runs;
}

/// 1 for a straight to the five, 10 to the ace, 0 if there is none.
int best_straight(RankSet ranks) {
    const u32 runs = runs_of(ranks, straight_size);
    return runs == 0 ? 0 : 32 - __builtin_clz(runs);
}

class Outlook {
  public:
    Outlook(HoleCards hole, const Board& board, CardSet dead)
        : hole_(hole),
          board_(board),
          held_(hole.cards()),
          unseen_(Deck().cards() - hole.cards() - board.cards() - dead),
          on_board_(board.cards().ranks()),
          category_(category_of(HandRanker::instance()(hole.cards() | board.cards()))) {}

    Draws draws() const {
        Draws found;
        found.overcards = overcards();
        if (board_.street() == Street::river) return found;
        if (category_ < HandCategory::flush) add_flush_draws(found);
        if (category_ < HandCategory::straight) add_straight_draws(found);
        return found;
    }

  private:
    u8 overcards() const {
        const bool is_paired = hole_.is_pair() || on_board_.contains(hole_.high().rank()) ||
                               on_board_.contains(hole_.low().rank());
        const bool is_made = category_ == HandCategory::straight || category_ == HandCategory::flush ||
                             category_ == HandCategory::straight_flush;
        if (is_paired || is_made) return 0;
        const auto is_above = [&](Card card) {
            return on_board_.mask() >> static_cast<unsigned>(number_of(card.rank())) == 0;
        };
        return static_cast<u8>((is_above(hole_.high()) ? 1 : 0) + (is_above(hole_.low()) ? 1 : 0));
    }

    void add_flush_draws(Draws& found) const {
        for (const Suit suit : {Suit::diamond, Suit::club, Suit::heart, Suit::spade}) {
            const CardSet of_suit = CardSet::of_suit(suit);
            const CardSet held = held_ & of_suit;
            const int cards = held.size() + (board_.cards() & of_suit).size();
            const int unseen = (unseen_ & of_suit).size();
            if (held.empty()) continue;
            if (cards == flush_size - 1 && unseen > 0) {
                found.flush = static_cast<u8>(held.size());
                const u32 highest = 31U - static_cast<unsigned>(__builtin_clz(held.ranks_in(suit).mask()));
                found.is_nut_flush = unseen_.ranks_in(suit).mask() >> highest == 0;
            } else if (cards == flush_size - 2 && unseen > 1 && board_.street() == Street::flop) {
                found.backdoor_flush = static_cast<u8>(held.size());
            }
        }
    }

    void add_straight_draws(Draws& found) const {
        const RankSet all = held_.ranks() | on_board_;
        const u32 completing = completing_ranks();
        if (completing == 0) {
            found.backdoor_straight = board_.street() == Street::flop && has_backdoor(all);
            return;
        }
        const bool is_one_rank = (completing & (completing - 1)) == 0;
        const bool has_four_in_a_row =
            (runs_of(all, straight_size - 1) & ~runs_of(on_board_, straight_size - 1)) != 0;
        found.straight = is_one_rank         ? StraightDraw::gutshot
                         : has_four_in_a_row ? StraightDraw::open_ended
                                             : StraightDraw::double_gutshot;
        const bool does_one =
            makes_every_straight(hole_.high(), completing) || makes_every_straight(hole_.low(), completing);
        found.straight_cards = does_one ? 1 : 2;
    }

    /// Whether this hole card alone makes the same straights as both, with each of the ranks that complete one.
    bool makes_every_straight(Card card, u32 completing) const {
        for (unsigned rank = 0; rank < rank_count; ++rank) {
            const RankSet next(1U << rank);
            if ((completing & next.mask()) == 0) continue;
            if (best_straight(RankSet::of(card.rank()) | on_board_ | next) !=
                best_straight(held_.ranks() | on_board_ | next)) {
                return false;
            }
        }
        return true;
    }

    /// The unseen ranks of which a card makes a straight with a hole card, above any that the board makes with it.
    u32 completing_ranks() const {
        u32 completing = 0;
        const u32 unseen = unseen_.ranks().mask();
        for (unsigned rank = 0; rank < rank_count; ++rank) {
            const RankSet next(1U << rank);
            if ((unseen & next.mask()) == 0) continue;
            const bool does =
                best_straight(held_.ranks() | on_board_ | next) > best_straight(on_board_ | next);
            if (does) completing |= next.mask();
        }
        return completing;
    }

    /// Whether two unseen ranks complete a straight with a hole card.
    bool has_backdoor(RankSet all) const {
        const u32 unseen = unseen_.ranks().mask();
        for (unsigned one = 1; one < rank_count; ++one) {
            for (unsigned other = 0; other < one; ++other) {
                const RankSet next((1U << one) | (1U << other));
                if ((unseen & next.mask()) != next.mask()) continue;
                if (best_straight(all | next) > best_straight(on_board_ | next)) return true;
            }
        }
        return false;
    }

    HoleCards hole_;
    const Board& board_;
    CardSet held_;
    CardSet unseen_;
    RankSet on_board_;
    HandCategory category_;
};

}  // namespace

Draws draws_of(HoleCards hole, const Board& board, CardSet dead) {
    if (board.empty()) throw InvalidArgument("before the flop there are no draws");
    const CardSet known = hole.cards() | board.cards();
    if (known.size() != board.size() + 2) throw InvalidArgument("a hole card is on the board");
    if (!(known & dead).empty()) throw InvalidArgument("a dead card is held or on the board");
    return Outlook(hole, board, dead).draws();
}

}  // namespace holdfast::holdem
