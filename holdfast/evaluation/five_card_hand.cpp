#include <algorithm>

#include <holdfast/evaluation/five_card_hand.h>

namespace holdfast {
namespace {

constexpr int hand_size = 5;
constexpr u32 royal_ranks = 0x1f00;

/// A-5, 2-6, ..., T-A as masks of ranks.
constexpr std::array<u32, 10> straight_windows = [] {
    std::array<u32, 10> windows{};
    windows[0] = 0x100f;
    for (u32 lowest = 0; lowest < 9; ++lowest) windows[lowest + 1] = 0x1fU << lowest;
    return windows;
}();

bool makes_straight(const FixedCards& cards) {
    if (!cards.at_least(2).empty()) return false;
    const u32 ranks = cards.size() == 0 ? 0 : cards.at_least(1).mask();
    return std::any_of(straight_windows.begin(), straight_windows.end(),
                       [ranks](u32 window) { return (ranks & ~window) == 0; });
}

bool makes_two_pair(const FixedCards& cards, int wild) {
    if (wild >= 2) return true;
    const int pairs = __builtin_popcount(cards.at_least(2).mask());
    if (wild == 0) return pairs >= 2;
    return pairs >= 1 && __builtin_popcount(cards.at_least(1).mask()) >= 2;
}

/// A full house takes all five cards: the fixed ones have at most two ranks, one of them the trips.
RankSet full_house_ranks(const FixedCards& cards) {
    if (cards.size() == 0) return RankSet::all();
    const RankSet held = cards.at_least(1);
    const RankSet trips = RankSet(held.mask() & ~cards.at_least(4).mask());
    const RankSet pairs = RankSet(held.mask() & ~cards.at_least(3).mask());
    switch (__builtin_popcount(held.mask())) {
        case 1:
            return pairs.empty() ? trips : RankSet::all();
        case 2: {
            const RankSet pair_only_others = RankSet(held.mask() & ~pairs.mask());
            if (pair_only_others.empty()) return trips;
            return __builtin_popcount(pair_only_others.mask()) == 1 ? trips & pair_only_others : RankSet();
        }
        default:
            return {};
    }
}

int copies_of(const FixedCards& cards, Rank rank) {
    int copies = 0;
    while (copies < suit_count && cards.at_least(copies + 1).contains(rank)) ++copies;
    return copies;
}

/// 2 to 10 as they are written; an ace counts 1, a jack 11.
int pips(Rank rank) {
    return rank == Rank::ace ? 1 : number_of(rank) + 2;
}

}  // namespace

FixedCards::FixedCards(CardSet cards) {
    for (int rank = 0; rank < rank_count; ++rank) {
        const auto suits = static_cast<SuitSet>((cards.mask() >> (suit_count * rank)) & 15U);
        if (suits != 0) add(static_cast<Rank>(rank), suits);
    }
}

MadeHands::MadeHands(const FixedCards& cards) : cards_(cards) {
    const int wild = hand_size - cards.size();
    for (int count = 2; count <= hand_size; ++count) {
        of_a_kind_[static_cast<std::size_t>(count)] = cards.at_least(std::max(0, count - wild));
    }
    full_house_ = full_house_ranks(cards);
    two_pair_ = makes_two_pair(cards, wild);
    straight_ = makes_straight(cards);
    royal_ = straight_ && (fixed_ranks() & ~royal_ranks) == 0;
    flush_ = cards.shared_suits();
}

bool MadeHands::four_of_a_kind(RankSet ranks, RankSet kickers) const {
    if (!(of_a_kind_[5] & ranks).empty()) return !kickers.empty();
    for (u32 rest = (of_a_kind_[4] & ranks).mask(); rest != 0; rest &= rest - 1) {
        const RankSet fifth(fixed_ranks() & ~(rest & (~rest + 1U)));
        if (!(fifth & kickers).empty()) return true;
    }
    return false;
}

RankSet MadeHands::quick_quads() const {
    constexpr u32 two_to_ten = 0x1ff;
    RankSet found;
    for (u32 rest = of_a_kind_[3].mask() & two_to_ten & ~cards_.at_least(4).mask(); rest != 0;
         rest &= rest - 1) {
        const Rank rank = static_cast<Rank>(__builtin_ctz(rest));
        const int others = cards_.size() - copies_of(cards_, rank);
        int sum = 0;
        for (u32 other = fixed_ranks() & ~(rest & (~rest + 1U)); other != 0; other &= other - 1) {
            const Rank each = static_cast<Rank>(__builtin_ctz(other));
            sum += copies_of(cards_, each) * pips(each);
        }
        // A card below the rank leaves a number for a wild card; two wild cards always add up.
        if (others == 2 ? sum == pips(rank) : sum < pips(rank)) found = found | RankSet::of(rank);
    }
    return found;
}

}  // namespace holdfast
