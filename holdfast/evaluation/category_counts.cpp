#include <algorithm>

#include <holdfast/evaluation/category_counts.h>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "holdfast/evaluation/category_counts.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace holdfast::HWY_NAMESPACE {
#if HWY_TARGET == HWY_SCALAR

// A processor without vectors: the plain twin.
void count_categories_vector(const HandRank* ranks, std::size_t count, CategoryCounts& counts) {
    count_categories_plain(ranks, count, counts);
}

std::size_t vector_lanes() {
    return 1;
}

#else

namespace hn = hwy::HWY_NAMESPACE;

/// A whole number of vectors, so few that no lane counts past 15 bits.
void count_categories_vector(const HandRank* ranks, std::size_t count, CategoryCounts& counts) {
    const hn::ScalableTag<i16> d;
    const hn::Repartition<i32, decltype(d)> d32;
    std::size_t higher = 0;
    for (std::size_t category = hand_category_count - 1; category > 0; --category) {
        const auto below = hn::Set(d, static_cast<i16>(lowest_rank_of_category[category] - 1));
        auto sum = hn::Zero(d);
        for (std::size_t i = 0; i < count; i += hn::Lanes(d)) {
            const auto vector = hn::LoadU(d, reinterpret_cast<const i16*>(ranks) + i);
            sum = hn::Sub(sum, hn::VecFromMask(d, hn::Gt(vector, below)));
        }
        // Pairs of 16-bit lanes side by side in 32 bits; none is negative.
        const auto pairs = hn::BitCast(d32, sum);
        const auto sums = hn::Add(hn::And(pairs, hn::Set(d32, 0xffff)), hn::ShiftRight<16>(pairs));
        const auto at_least = static_cast<std::size_t>(hn::GetLane(hn::SumOfLanes(d32, sums)));
        counts[category] += at_least - higher;
        higher = at_least;
    }
    counts[0] += count - higher;
}

std::size_t vector_lanes() {
    return hn::Lanes(hn::ScalableTag<i16>());
}

#endif
}  // namespace holdfast::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace holdfast {

HWY_EXPORT(count_categories_vector);
HWY_EXPORT(vector_lanes);

void count_categories(const HandRank* ranks, std::size_t count, CategoryCounts& counts) {
    constexpr std::size_t at_once = 8192;
    while (count > 0) {
        const std::size_t lanes = HWY_DYNAMIC_DISPATCH(vector_lanes)();
        const std::size_t some = std::min(count, at_once) / lanes * lanes;
        if (some == 0) return count_categories_plain(ranks, count, counts);
        HWY_DYNAMIC_DISPATCH(count_categories_vector)(ranks, some, counts);
        ranks += some;
        count -= some;
    }
}

void count_categories_plain(const HandRank* ranks, std::size_t count, CategoryCounts& counts) {
    for (std::size_t i = 0; i < count; ++i) ++counts[static_cast<std::size_t>(category_of(ranks[i]))];
}

}  // namespace holdfast
#endif  // HWY_ONCE
