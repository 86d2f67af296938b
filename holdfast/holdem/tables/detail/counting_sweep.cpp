#include <holdfast/holdem/tables/detail/counting_sweep.h>

namespace holdfast::holdem::detail {

void CountingSweep::add(std::size_t one, std::size_t other, HandRank rank) {
    const bool is_there = one == other ? cards_[one] > 1 : cards_[one] > 0 && cards_[other] > 0;
    if (!is_there) return;
    const auto number = static_cast<u16>(rank);
    pairs_[size_++] = {static_cast<u8>(one), static_cast<u8>(other), number};
    present_[number / 64U] |= u64{1} << (number % 64U);
}

// The ranks that are there are numbered without gaps by counting bits; then each pair has its place.
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
            // Now the hand itself is counted: once in all, and once with each of its cards.
            u32& entry = row[kind_pair(ordered_[i].one, ordered_[i].other)];
            const u32 not_better = opponents_below(ordered_[i]) + 1;
            entry += (not_better - entry) << 16U;
        }
    }
}

}  // namespace holdfast::holdem::detail
