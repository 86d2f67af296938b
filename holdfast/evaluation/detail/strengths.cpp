#include <holdfast/evaluation/detail/strengths.h>

namespace holdfast::detail {
namespace {

constexpr int lowest(HandCategory category) {
    return lowest_rank_of_category[static_cast<std::size_t>(category)];
}

constexpr u32 highest_bit(u32 mask) {
    return u32{1} << static_cast<unsigned>(31 - __builtin_clz(mask));
}

/// The `count` highest ranks of a set; all of it if it has fewer.
constexpr u32 highest_bits(u32 mask, int count) {
    u32 rest = mask;
    for (; count > 0 && rest != 0; --count) rest -= highest_bit(rest);
    return mask - rest;
}

/// Renumbers a set of ranks among those that are not in `taken`: each moves down by the taken ranks below it.
constexpr u32 without(u32 ranks, u32 taken) {
    for (; taken != 0; taken -= highest_bit(taken)) {
        const u32 below = highest_bit(taken) - 1;
        ranks = (ranks & below) | ((ranks >> 1U) & ~below);
    }
    return ranks;
}

/// Returns 1 for five high to 10 for ace high, 0 for no straight. Bit r of `runs` says that ranks r - 1 .. r
/// + 3 are there; the ace also counts as the rank below the two.
constexpr int straight_number(u32 ranks) {
    const u32 low_ace_too = (ranks << 1U) | (ranks >> 12U);
    const u32 runs =
        low_ace_too & (low_ace_too >> 1U) & (low_ace_too >> 2U) & (low_ace_too >> 3U) & (low_ace_too >> 4U);
    return runs == 0 ? 0 : 32 - __builtin_clz(runs);
}

// The number of hands with the same leading ranks, which is the step from one of these to the next: with one,
// two or three other ranks, and with one beside two pair.
constexpr int other_ranks = rank_count - 1;
constexpr int pairs_of_other_ranks = other_ranks * (other_ranks - 1) / 2;
constexpr int threes_of_other_ranks = pairs_of_other_ranks * (other_ranks - 2) / 3;
constexpr int ranks_beside_two = rank_count - 2;

constexpr int place_of(u32 bit) {
    return __builtin_ctz(bit);
}

}  // namespace

Strengths::Strengths() {
    // [size of a set] Sets are met by rising mask, so they are numbered in the order of their strength.
    std::array<u16, rank_count + 1> next{};
    int high_card = lowest(HandCategory::high_card);
    for (u32 ranks = 0; ranks < rank_sets; ++ranks) {
        const int size = __builtin_popcount(ranks);
        number_[ranks] = next[static_cast<std::size_t>(size)]++;
        if (size < 5) continue;
        if (const int straight = straight_number(ranks); straight != 0) {
            no_pair_[ranks] = static_cast<u16>(lowest(HandCategory::straight) + straight - 1);
        } else {
            // Without its lowest rank the set has a smaller mask, and no straight either.
            no_pair_[ranks] = size == 5 ? static_cast<u16>(high_card++) : no_pair_[ranks & (ranks - 1)];
        }
    }
}

HandRank Strengths::suited(u32 ranks) const {
    const int straight = straight_number(ranks);
    if (straight != 0) return HandRank(lowest(HandCategory::straight_flush) + straight - 1);
    return HandRank(lowest(HandCategory::flush) + no_pair_[ranks] - lowest(HandCategory::high_card));
}

HandRank Strengths::unsuited(RankMultiset counts) const {
    const u32 all = counts.at_least(1);
    const u32 paired = counts.at_least(2);
    // From the strongest category down; flushes and straight flushes are in suited(). Seven cards have four
    // of a kind at most once.
    if (const u32 fours = counts.at_least(4); fours != 0) {
        const u32 kicker = without(highest_bit(all - fours), fours);
        return HandRank(lowest(HandCategory::four_of_a_kind) + other_ranks * place_of(fours) +
                        place_of(kicker));
    }
    if (const u32 threes = counts.at_least(3); threes != 0) {
        // If there are two sets of three, the lower one is the pair.
        const u32 three = highest_bit(threes);
        if (const u32 pairs = paired - three; pairs != 0) {
            const u32 pair = without(highest_bit(pairs), three);
            return HandRank(lowest(HandCategory::full_house) + other_ranks * place_of(three) +
                            place_of(pair));
        }
    }
    if (const int straight = straight_number(all); straight != 0) {
        return HandRank(lowest(HandCategory::straight) + straight - 1);
    }
    if (const u32 three = counts.at_least(3); three != 0) {
        const u32 kickers = without(highest_bits(all - three, 2), three);
        return HandRank(lowest(HandCategory::three_of_a_kind) + pairs_of_other_ranks * place_of(three) +
                        number_[kickers]);
    }
    if ((paired & (paired - 1)) != 0) {
        // Three pairs are possible; the lowest may give the kicker.
        const u32 pairs = highest_bits(paired, 2);
        const u32 kicker = without(highest_bit(all - pairs), pairs);
        return HandRank(lowest(HandCategory::two_pair) + ranks_beside_two * number_[pairs] +
                        place_of(kicker));
    }
    if (paired != 0) {
        const u32 kickers = without(highest_bits(all - paired, 3), paired);
        return HandRank(lowest(HandCategory::pair) + threes_of_other_ranks * place_of(paired) +
                        number_[kickers]);
    }
    return HandRank(no_pair_[all]);
}

}  // namespace holdfast::detail
