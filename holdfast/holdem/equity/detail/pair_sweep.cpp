#include <algorithm>

#include <holdfast/holdem/equity/detail/pair_sweep.h>

namespace holdfast::holdem::detail {
namespace {

using Entry = BunchedRange::Entry;

/// Sorts combos into numbered lists that lie one after the other.
template <class Number>
void append_lists(std::vector<Entry>& entries, std::vector<u32>& first, std::size_t lists,
                  const std::vector<Entry>& all, Number belongs_to) {
    for (std::size_t list = 0; list < lists; ++list) {
        first.push_back(static_cast<u32>(entries.size()));
        for (const Entry& entry : all) {
            if (belongs_to(entry, list)) entries.push_back(entry);
        }
    }
    first.push_back(static_cast<u32>(entries.size()));
}

HoleCards hand_of(const Entry& entry) {
    return {Card::from_index(entry.high), Card::from_index(entry.low)};
}

/// The weight, or 0 where the combo is not in the bunch or has a card that is taken.
u64 live_weight(const Entry& entry, u64 excluded, u64 required) {
    // Both tests without a branch (&, not &&): whether a combo meets a board cannot be foreseen.
    const bool is_live = ((entry.cards & excluded) == 0) & ((entry.cards & required) != 0);
    return is_live ? entry.weight : 0;
}

Entry entry_of(HoleCards hand, const Range& range, const Range& other) {
    return {hand.cards().mask(), range.numerator(hand), other.numerator(hand),
            static_cast<u8>(hand.high().index()), static_cast<u8>(hand.low().index())};
}

}  // namespace

BunchedRange::BunchedRange(const Range& range, const Range& other) {
    std::vector<Entry> all;
    for (int combo = 0; combo < combo_count; ++combo) {
        // All 1,326, so that a combo is found by its number alone.
        by_combo_.push_back(entry_of(HoleCards::from_index(combo), range, other));
        if (by_combo_.back().weight != 0) all.push_back(by_combo_.back());
    }
    append_lists(by_ranks_, first_of_ranks_, rank_pair_count, all,
                 [](const Entry& entry, std::size_t number) {
                     const HoleCards hand = hand_of(entry);
                     return rank_pair_number(hand.high().rank(), hand.low().rank()) == number;
                 });
    append_lists(
        by_card_, first_of_card_, ordinary_card_count, all,
        [](const Entry& entry, std::size_t card) { return entry.high == card || entry.low == card; });
}

BunchedRange::Span BunchedRange::span_of(const Bunch& bunch) const {
    const std::size_t number = bunch.number;
    switch (bunch.kind) {
        case Bunch::ranks:
            return {by_ranks_.data() + first_of_ranks_[number],
                    by_ranks_.data() + first_of_ranks_[number + 1]};
        case Bunch::card:
            return {by_card_.data() + first_of_card_[number], by_card_.data() + first_of_card_[number + 1]};
        case Bunch::combo:
            return {by_combo_.data() + number, by_combo_.data() + number + 1};
        case Bunch::others:
            break;
    }
    return {by_ranks_.data(), by_ranks_.data() + by_ranks_.size()};
}

PairOutcomes PairSweep::sweep(const BoardOrder& order, CardSet taken, HandRank to_beat) {
    taken_ = taken.mask();
    met_first_ = {};
    met_second_ = {};
    same_combo_ = 0;

    // From the weakest bunch up, in three stretches: weaker than the rank to beat, equal to it, better. Of
    // the pairs met in a stretch those that one of the two wins are counted as they are met; what is left of
    // the stretch's pairs is the other's.
    const Bunches end = order.bunches().end();
    PairOutcomes outcomes;
    Bunches at = order.bunches().begin();
    for (; at != end && at->rank < to_beat; ++at) meet(order, at, at + 1);
    const Bunches equal = at;
    at = std::find_if(at, end, [to_beat](const Bunch& bunch) { return bunch.rank > to_beat; });
    outcomes.neither = pairs_met();
    // Of first hands that equal the rank to beat, "better" counts the second hands below that rank.
    const Group equals = compare_and_meet(order, equal, at);
    u64 met = pairs_met();
    outcomes.first_equal = equals.better;
    outcomes.both_equal = equals.equal;
    outcomes.second_equal = met - outcomes.neither - equals.better - equals.equal;
    while (at != end) {
        const Bunches begin = at;
        at = std::find_if(at, end, [begin](const Bunch& bunch) { return bunch.rank != begin->rank; });
        const Group group = compare_and_meet(order, begin, at);
        outcomes.first_wins += group.better;
        outcomes.both_win += group.equal;
    }
    outcomes.second_wins = pairs_met() - met - outcomes.first_wins - outcomes.both_win;
    return outcomes;
}

PairSweep::Group PairSweep::compare_and_meet(const BoardOrder& order, Bunches begin, Bunches end) {
    // Before these bunches are met, what the second range has met is weaker; afterwards it is weaker or
    // equal. The difference are the equals.
    const u64 better = pairs_with_first(order, begin, end, false);
    meet(order, begin, end);
    return {better, pairs_with_first(order, begin, end, true) - better};
}

void PairSweep::meet(const BoardOrder& order, Bunches begin, Bunches end) {
    for (Bunches bunch = begin; bunch != end; ++bunch) {
        const BoardOrder::Limits limits = order.limits_of(*bunch);
        const u64 excluded = limits.excluded.mask() | taken_;
        for (const Entry& entry : first_.span_of(*bunch)) {
            const u64 weight = live_weight(entry, excluded, limits.required.mask());
            met_first_.sum += weight;
            met_first_.of_card[entry.high] += weight;
            met_first_.of_card[entry.low] += weight;
            // Once for both ranges: a combo that is in both is met by both in the same bunch.
            same_combo_ += weight * entry.weight_of_other;
        }
        for (const Entry& entry : second_.span_of(*bunch)) {
            const u64 weight = live_weight(entry, excluded, limits.required.mask());
            met_second_.sum += weight;
            met_second_.of_card[entry.high] += weight;
            met_second_.of_card[entry.low] += weight;
        }
    }
}

/// The pairs of a combo in these bunches, in the first range, and one met of the second that share no card.
u64 PairSweep::pairs_with_first(const BoardOrder& order, Bunches begin, Bunches end, bool are_met) const {
    u64 pairs = 0;
    for (Bunches bunch = begin; bunch != end; ++bunch) {
        const BoardOrder::Limits limits = order.limits_of(*bunch);
        const u64 excluded = limits.excluded.mask() | taken_;
        for (const Entry& entry : first_.span_of(*bunch)) {
            const u64 weight = live_weight(entry, excluded, limits.required.mask());
            const u64 others = met_second_.sum - met_second_.of_card[entry.high] -
                               met_second_.of_card[entry.low] + (are_met ? entry.weight_of_other : 0);
            pairs += weight * others;
        }
    }
    return pairs;
}

u64 PairSweep::pairs_met() const {
    // A pair that shares one card is taken off once; the same combo twice shares two, and is given back once.
    u64 sharing = 0;
    for (std::size_t card = 0; card < ordinary_card_count; ++card) {
        sharing += met_first_.of_card[card] * met_second_.of_card[card];
    }
    return met_first_.sum * met_second_.sum - sharing + same_combo_;
}

}  // namespace holdfast::holdem::detail
