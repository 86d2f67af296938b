#include <algorithm>

#include <holdfast/cards/card_set.h>
#include <holdfast/showdown/river_rows.h>

namespace holdfast {

void CountingSweep::add(std::size_t one, std::size_t other, HandRank rank) {
    const bool is_there = one == other ? cards_[one] > 1 : cards_[one] > 0 && cards_[other] > 0;
    if (!is_there) return;
    const auto number = static_cast<u16>(rank);
    pairs_[size_++] = {static_cast<u8>(one), static_cast<u8>(other), number};
    present_[number / 64U] |= u64{1} << (number % 64U);
}

// Ranks that occur are numbered without gaps by counting bits; then each pair gets its place.
void CountingSweep::order() {
    std::array<u16, rank_words> before{};
    u16 ranks = 0;
    for (std::size_t word = 0; word < rank_words; ++word) {
        before[word] = ranks;
        ranks = static_cast<u16>(ranks + __builtin_popcountll(present_[word]));
    }
    std::array<u16, most_kind_pairs> number_of{};
    std::array<u16, most_kind_pairs + 1> place{};
    for (std::size_t i = 0; i < size_; ++i) {
        const u16 rank = pairs_[i].rank;
        const u64 lower = present_[rank / 64U] & ((u64{1} << (rank % 64U)) - 1);
        number_of[i] = static_cast<u16>(before[rank / 64U] + __builtin_popcountll(lower));
        ++place[number_of[i] + 1U];
    }
    for (std::size_t rank = 1; rank < ranks; ++rank) {
        place[rank] = static_cast<u16>(place[rank] + place[rank - 1]);
    }
    for (std::size_t i = 0; i < size_; ++i) ordered_[place[number_of[i]]++] = pairs_[i];
}

void CountingSweep::count(const Pair& pair) {
    const u32 one = cards_[pair.one];
    const u32 other = cards_[pair.other];
    if (pair.one == pair.other) {
        below_ += one * (one - 1) / 2;
        below_with_[pair.one] += one - 1;
    } else {
        below_ += one * other;
        below_with_[pair.one] += other;
        below_with_[pair.other] += one;
    }
}

void CountingSweep::write(u32* row) {
    order();
    for (std::size_t begin = 0, end = 0; begin < size_; begin = end) {
        while (end < size_ && ordered_[end].rank == ordered_[begin].rank) ++end;
        for (std::size_t i = begin; i < end; ++i) {
            row[kind_pair(ordered_[i].one, ordered_[i].other)] = opponents_below(ordered_[i]);
        }
        for (std::size_t i = begin; i < end; ++i) count(ordered_[i]);
        for (std::size_t i = begin; i < end; ++i) {
            // Counts the hand itself: once in the total, and once for each of its cards.
            u32& entry = row[kind_pair(ordered_[i].one, ordered_[i].other)];
            const u32 not_better = opponents_below(ordered_[i]) + 1;
            entry += (not_better - entry) << 16U;
        }
    }
}

namespace {

std::size_t flush_row(u32 flush_ranks, const std::array<u8, full_board>& others) {
    const std::size_t set = colex_index(flush_ranks);
    switch (__builtin_popcount(flush_ranks)) {
        case 3:
            return set * rank_pairs + kind_pair(others[1], others[0]);
        case 4:
            return rows_with(3) + set * rank_count + others[0];
        default:
            return rows_with(3) + rows_with(4) + set;
    }
}

std::size_t multiset_row(const std::array<u8, full_board>& ranks) {
    std::size_t row = 0;
    for (int i = 0; i < full_board; ++i) row += binomial(ranks[static_cast<std::size_t>(i)] + i, i + 1);
    return row;
}

}  // namespace

const std::array<KindPairs, flush_choices>& kind_pairs() {
    static const std::array<KindPairs, flush_choices> all = [] {
        std::array<KindPairs, flush_choices> pairs{};
        for (std::size_t flush = 0; flush < flush_choices; ++flush) {
            const auto kind = [flush](Card card) {
                const auto rank = static_cast<std::size_t>(card.rank());
                const bool is_of_flush = static_cast<std::size_t>(card.suit()) == flush;
                return flush == suit_count ? rank : 2 * rank + static_cast<std::size_t>(is_of_flush);
            };
            for (int combo = 0; combo < combo_count; ++combo) {
                const HoleCards hand = HoleCards::from_index(combo);
                const auto [low, high] = std::minmax(kind(hand.low()), kind(hand.high()));
                pairs[flush][static_cast<std::size_t>(combo)] = static_cast<u16>(kind_pair(high, low));
            }
        }
        return pairs;
    }();
    return all;
}

std::size_t first_of_row(u32 flush_ranks, const std::array<u8, full_board>& others) {
    if (flush_ranks == 0) return multiset_row(others) * rank_pairs;
    return rank_multisets * rank_pairs + flush_row(flush_ranks, others) * most_kind_pairs;
}

RiverRow row_of(CardSet board) {
    std::size_t flush = suit_count;
    u32 flush_ranks = 0;
    CardSet others = board;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        const CardSet of_suit = board & CardSet::of_suit(static_cast<Suit>(suit));
        if (of_suit.size() < least_for_flush) continue;
        flush = suit;
        flush_ranks = board.ranks_in(static_cast<Suit>(suit)).mask();
        others = board - of_suit;
    }
    std::array<u8, full_board> ranks{};
    std::size_t next = 0;
    for (const Card card : others) ranks[next++] = static_cast<u8>(card.rank());
    return {first_of_row(flush_ranks, ranks), flush};
}

std::vector<RowOfRunout> rows_of_runouts(CardSet board) {
    const CardSet unseen = Deck().cards() - board;
    std::vector<CardSet> drawn{CardSet()};
    for (int to_come = full_board - board.size(); to_come > 0; --to_come) {
        std::vector<CardSet> longer;
        for (const CardSet before : drawn) {
            for (const Card card : unseen) {
                // Lists each set of cards once, in rising order.
                if ((u64{1} << static_cast<unsigned>(card.index())) > before.mask()) {
                    longer.push_back(before | CardSet::of(card));
                }
            }
        }
        drawn = std::move(longer);
    }
    std::vector<RowOfRunout> runouts;
    runouts.reserve(drawn.size());
    for (const CardSet cards : drawn) runouts.push_back({cards, row_of(board | cards)});
    return runouts;
}

}  // namespace holdfast
