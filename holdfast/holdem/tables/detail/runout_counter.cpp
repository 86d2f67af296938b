#include <holdfast/cards/deck.h>
#include <holdfast/holdem/hands/board.h>
#include <holdfast/holdem/tables/detail/runout_counter.h>

namespace holdfast::holdem::detail {
namespace {

/// Ties move up, to make room for large sums.
u64 spread(u32 wins_and_ties) {
    return u64{wins_of(wins_and_ties)} | u64{ties_of(wins_and_ties)} << 32U;
}

}  // namespace

const std::vector<u64>& RunoutCounter::count(CardSet board, const std::vector<HoleCards>& hands) {
    const int to_come = full_board - board.size();
    if (to_come == 0) {
        look_up(board, hands);
        return sums_;
    }
    prepare(board, hands);
    if (to_come == 1) {
        for (const Card river : unseen_) add_runout(board, CardSet::of(river));
        move_to_sums();
    } else {
        for (const Card turn : unseen_) add_rivers(board, turn);
    }
    return sums_;
}

void RunoutCounter::look_up(CardSet board, const std::vector<HoleCards>& hands) {
    const RiverShowdowns::OnBoard river = showdowns_.on(board);
    const KindPairs& pairs = kind_pairs()[river.flush_choice];
    sums_.resize(hands.size());
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        sums_[hand] = spread(river.row[pairs[static_cast<std::size_t>(hands[hand].index())]]);
    }
}

void RunoutCounter::prepare(CardSet board, const std::vector<HoleCards>& hands) {
    unseen_ = Deck().cards() - board;
    counts_.assign(hands.size(), 0);
    sums_.assign(hands.size(), 0);
    for (auto& list : hands_with_) list.clear();
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        for (const Card card : hands[hand].cards()) {
            hands_with_[static_cast<std::size_t>(card.index())].push_back(static_cast<u16>(hand));
        }
    }
    for (std::size_t flush = 0; flush < flush_choices; ++flush) {
        const KindPairs& pairs = kind_pairs()[flush];
        pairs_[flush].clear();
        for (const HoleCards hand : hands) {
            pairs_[flush].push_back(pairs[static_cast<std::size_t>(hand.index())]);
        }
    }
}

void RunoutCounter::add_runout(CardSet board, CardSet drawn) {
    const RiverShowdowns::OnBoard river = showdowns_.on(board | drawn);
    const u16* const pairs = pairs_[river.flush_choice].data();
    u32* const counts = counts_.data();
    const std::size_t size = counts_.size();
    for (std::size_t hand = 0; hand < size; ++hand) counts[hand] += river.row[pairs[hand]];
    for (const Card card : drawn) {
        for (const u16 hand : hands_with_[static_cast<std::size_t>(card.index())]) {
            counts[hand] -= river.row[pairs[hand]];
        }
    }
}

/// Each pair of turn and river once: the river is the higher card.
void RunoutCounter::add_rivers(CardSet board, Card turn) {
    for (const Card river : unseen_) {
        if (river > turn) add_runout(board | CardSet::of(turn), CardSet::of(river));
    }
    for (const u16 hand : hands_with_[static_cast<std::size_t>(turn.index())]) counts_[hand] = 0;
    move_to_sums();
}

/// Both halves of a count are sums over at most 48 rivers, so below 48 * 990 < 2^16.
void RunoutCounter::move_to_sums() {
    for (std::size_t hand = 0; hand < counts_.size(); ++hand) {
        sums_[hand] += spread(counts_[hand]);
        counts_[hand] = 0;
    }
}

}  // namespace holdfast::holdem::detail
