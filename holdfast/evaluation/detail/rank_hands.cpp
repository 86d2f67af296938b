#include <holdfast/evaluation/detail/rank_hands.h>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "holdfast/evaluation/detail/rank_hands.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace holdfast::detail::HWY_NAMESPACE {
#if HWY_TARGET == HWY_SCALAR

// A processor without vectors: the plain twin.
void rank_unsuited_vector(const UnsuitedTables& tables, const PartialHand* hands, HandRank* ranks,
                          std::array<u8, hands_at_once>& has_flush) {
    rank_unsuited_plain(tables, hands, ranks, has_flush);
}

#else

namespace hn = hwy::HWY_NAMESPACE;

using Tag = hn::CappedTag<i32, hands_at_once>;
using Vector = hn::Vec<Tag>;

/// table[index] for entries of 16 bits: 32 are fetched, the entry is the lower half.
template <class Entry>
Vector look_up(const Entry* table, Vector index) {
    const Tag d;
    const auto offset = hn::Add(index, index);
    return hn::And(hn::GatherOffset(d, reinterpret_cast<const i32*>(table), offset), hn::Set(d, 0xffff));
}

void rank_unsuited_vector(const UnsuitedTables& tables, const PartialHand* hands, HandRank* ranks,
                          std::array<u8, hands_at_once>& has_flush) {
    static_assert(sizeof(PartialHand) == 2 * sizeof(u64), "the sum, then the suits");
    const Tag d;
    const hn::Repartition<u64, Tag> d64;
    const hn::Rebind<u16, Tag> d16;
    const hn::Rebind<u8, Tag> d8;
    for (std::size_t i = 0; i < hands_at_once; i += hn::Lanes(d)) {
        const auto* words = reinterpret_cast<const u64*>(hands + i);
        auto first_sums = hn::Zero(d64);
        auto other_sums = hn::Zero(d64);
        auto suits = hn::Zero(d64);
        hn::LoadInterleaved2(d64, words, first_sums, suits);
        hn::LoadInterleaved2(d64, words + hn::Lanes(d), other_sums, suits);
        const auto first = hn::BitCast(d, first_sums);
        const auto other = hn::BitCast(d, other_sums);
        const auto rank_sums = hn::ConcatEven(d, other, first);
        const auto suit_counts = hn::ConcatOdd(d, other, first);

        const auto high = look_up(tables.number, hn::ShiftRight<16>(rank_sums));
        const auto low = look_up(tables.number, hn::And(rank_sums, hn::Set(d, 0xffff)));
        const auto half_start = look_up(tables.half_row_start, high);
        const auto found = look_up(tables.unsuited, hn::Add(hn::Add(half_start, half_start), low));
        hn::StoreU(hn::DemoteTo(d16, found), d16, reinterpret_cast<u16*>(ranks) + i);

        const auto five_of_a_suit = hn::And(hn::Add(suit_counts, hn::Set(d, 0x3333)), hn::Set(d, 0x8888));
        const auto flushes = hn::IfThenZeroElse(hn::Eq(five_of_a_suit, hn::Zero(d)), hn::Set(d, 1));
        hn::StoreU(hn::DemoteTo(d8, flushes), d8, has_flush.data() + i);
    }
}

#endif
}  // namespace holdfast::detail::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace holdfast::detail {

HWY_EXPORT(rank_unsuited_vector);

void rank_unsuited(const UnsuitedTables& tables, const PartialHand* hands, HandRank* ranks,
                   std::array<u8, hands_at_once>& has_flush) {
    HWY_DYNAMIC_DISPATCH(rank_unsuited_vector)(tables, hands, ranks, has_flush);
}

void rank_unsuited_plain(const UnsuitedTables& tables, const PartialHand* hands, HandRank* ranks,
                         std::array<u8, hands_at_once>& has_flush) {
    for (std::size_t i = 0; i < hands_at_once; ++i) {
        const u32 sum = hands[i].rank_sum();
        const u32 row_start = 2U * tables.half_row_start[tables.number[sum >> 16U]];
        ranks[i] = tables.unsuited[row_start + tables.number[sum & 0xffffU]];
        has_flush[i] = hands[i].has_suit(5) ? 1 : 0;
    }
}

}  // namespace holdfast::detail
#endif  // HWY_ONCE
