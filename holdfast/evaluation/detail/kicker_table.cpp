#include <holdfast/evaluation/detail/kicker_table.h>
#include <holdfast/evaluation/detail/strengths.h>

namespace holdfast::detail {
namespace {

constexpr u32 every_rank_set = u32{1} << static_cast<unsigned>(rank_count);

/// Each of these ranks `count` times.
RankMultiset times(int count, u32 ranks) {
    RankMultiset all;
    for (int rank = 0; rank < rank_count; ++rank) {
        if ((ranks >> static_cast<unsigned>(rank) & 1U) != 0) {
            all = all | RankMultiset(static_cast<Rank>(rank), count);
        }
    }
    return all;
}

}  // namespace

KickerTable::KickerTable() {
    const Strengths strengths;
    const auto place = [](Beside beside, u32 ranks) { return every_rank_set * beside + ranks; };
    for (u32 ranks = 0; ranks < every_rank_set; ++ranks) {
        if (__builtin_popcount(ranks) < 5) continue;
        kickers[place(nothing, ranks)] = static_cast<u16>(strengths.unsuited(times(1, ranks)));
        kickers[place(flush, ranks)] = static_cast<u16>(strengths.suited(ranks));
    }
    // Five cards with the lowest multiples: no sixth may make a straight with these.
    const auto fill = [&](Beside beside, RankMultiset lowest, int cards_of_a_kicker) {
        const int count = (5 - lowest.size()) / cards_of_a_kicker;
        const auto shift = static_cast<unsigned>(__builtin_popcount(lowest.at_least(1)));
        for (u32 ranks = 0; ranks < every_rank_set >> shift; ++ranks) {
            u32 best = ranks;
            while (__builtin_popcount(best) > count) best &= best - 1;
            if (__builtin_popcount(best) < count) continue;
            kickers[place(beside, ranks)] =
                static_cast<u16>(strengths.unsuited(lowest | times(cards_of_a_kicker, best << shift)));
        }
    };
    constexpr u32 deuces = 0b1;
    constexpr u32 deuces_and_treys = 0b11;
    fill(pair, times(2, deuces), 1);
    fill(trips, times(3, deuces), 1);
    fill(two_pair, times(2, deuces_and_treys), 1);
    fill(full_house, times(3, deuces), 2);
    fill(quads, times(4, deuces), 1);
}

}  // namespace holdfast::detail
