#include <algorithm>
#include <iterator>

#include <holdfast/cards/card_set.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/board_order.h>
#include <holdfast/showdown/final_boards.h>

namespace holdfast {
namespace {

bool is_weaker(const Bunch& a, const Bunch& b) {
    return a.rank < b.rank;
}

}  // namespace

void BoardOrder::set_board(CardSet board) {
    board_ = PartialHand(board);
    flush_suit_ = {};
    flush_cards_ = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        const CardSet all = CardSet::of_suit(static_cast<Suit>(suit));
        if ((board & all).size() >= least_for_flush) {
            flush_suit_ = all;
            flush_cards_ = (board & all).size();
        }
    }
    // The ranks' order is that of any board with these ranks; flushes are merged in. If five of a suit are on
    // the board, everybody has a flush, and ranks alone decide nothing.
    bunches_.clear();
    const std::vector<Bunch>& pairs = rank_pairs(board);
    if (flush_cards_ == 0) {
        bunches_ = pairs;
        return;
    }
    append_flushes(board);
    if (flush_cards_ == flush_size) {
        bunches_ = flushes_;
        return;
    }
    std::merge(pairs.begin(), pairs.end(), flushes_.begin(), flushes_.end(), std::back_inserter(bunches_),
               is_weaker);
}

const std::vector<Bunch>& BoardOrder::rank_pairs(CardSet board) {
    // The sum identifies the multiset of ranks (partial_hand.h). References stay valid when the map grows.
    std::vector<Bunch>& order = orders_[board_.rank_sum()];
    if (!order.empty()) return order;
    const CardsPerRank count = cards_per_rank(board);
    const RankBoard ranks(count);
    for (std::size_t high = 0; high < rank_count; ++high) {
        for (std::size_t low = 0; low <= high; ++low) {
            const int needed = high == low ? 2 : 1;
            // Hole cards that the deck can no longer give have no rank; a ranker accepts at most four cards
            // of a rank.
            if (count[high] + needed <= suit_count && count[low] + needed <= suit_count) {
                const Rank one = static_cast<Rank>(high);
                const Rank other = static_cast<Rank>(low);
                order.push_back({ranks.rank_of(ranker_, one, other), Bunch::ranks,
                                 static_cast<u16>(rank_pair_number(one, other))});
            }
        }
    }
    std::sort(order.begin(), order.end(), is_weaker);
    return order;
}

void BoardOrder::append_flushes(CardSet board) {
    const RankSet on_board = board.ranks_in((*flush_suit_.begin()).suit());
    // With three of the suit on the board ten are left: 45 combos. With four on the board, nine are left: 36
    // combos, and nine bunches of one such card with any of another suit. With five, eight are left: 28
    // combos, eight bunches of one card, and one bunch of all other hole cards.
    const CardSet in_hand = flush_suit_ - board;
    flushes_.clear();
    if (flush_cards_ == flush_size) {
        flushes_.push_back({ranker_.of_flush(on_board), Bunch::others, 0});
    }
    for (const Card card : in_hand) {
        const RankSet with_card = on_board | RankSet::of(card.rank());
        if (flush_cards_ + 1 >= flush_size) {
            flushes_.push_back({ranker_.of_flush(with_card), Bunch::card, static_cast<u16>(card.index())});
        }
        for (const Card other : in_hand) {
            if (other < card) {
                flushes_.push_back({ranker_.of_flush(with_card | RankSet::of(other.rank())), Bunch::combo,
                                    static_cast<u16>(HoleCards(card, other).index())});
            }
        }
    }
    std::sort(flushes_.begin(), flushes_.end(), is_weaker);
}

BoardOrder::Limits BoardOrder::limits_of(const Bunch& bunch) const {
    const CardSet all = Deck().cards();
    switch (bunch.kind) {
        case Bunch::ranks:
            // With four of the suit on the board any card of it makes a flush; with three it takes two, so
            // one card of another suit rules it out.
            return flush_cards_ == flush_size - 1 ? Limits{flush_suit_, all} : Limits{{}, all - flush_suit_};
        case Bunch::card:
            // This card and no other of the suit: two of them are a bunch of their own.
            return {flush_suit_ - CardSet::of(Card::from_index(bunch.number)), all};
        case Bunch::others:
            return {flush_suit_, all};
        case Bunch::combo:
            break;
    }
    return {{}, all};
}

}  // namespace holdfast
