#include <holdfast/evaluation/category_counts.h>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "holdfast/evaluation/category_counts.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
#include <hwy/highway.h>

#include <holdfast/evaluation/vector_targets.h>

HWY_BEFORE_NAMESPACE();
namespace holdfast::HWY_NAMESPACE {
#if HWY_TARGET == HWY_SCALAR

// For a processor without vectors.
void count_categories_vector(const HandRank* ranks, std::size_t count, CategoryCounts& counts) {
    count_categories_scalar(ranks, count, counts);
}

std::size_t vector_lanes() {
    return 1;
}

#else

namespace hn = hwy::HWY_NAMESPACE;

/// Counts a whole number of vectors.
void count_categories_vector(const HandRank* ranks, std::size_t count, CategoryCounts& counts) {
    const hn::ScalableTag<i16> d;
    std::array<std::size_t, hand_category_count + 1> at_least{count};
    for (std::size_t i = 0; i < count; i += hn::Lanes(d)) {
        const auto vector = hn::LoadU(d, reinterpret_cast<const i16*>(ranks) + i);
        for (std::size_t category = 1; category < hand_category_count; ++category) {
            const auto below = hn::Set(d, static_cast<i16>(lowest_rank_of_category[category] - 1));
            at_least[category] += hn::CountTrue(d, hn::Gt(vector, below));
        }
    }
    for (std::size_t category = 0; category < hand_category_count; ++category) {
        counts[category] += at_least[category] - at_least[category + 1];
    }
}

std::size_t vector_lanes() {
    return hn::Lanes(hn::ScalableTag<i16>());
}

#endif
}  // namespace holdfast::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace holdfast {

HOLDFAST_EXPORT(count_categories_vector);
HOLDFAST_EXPORT(vector_lanes);

void count_categories(const HandRank* ranks, std::size_t count, CategoryCounts& counts) {
    const std::size_t whole = count - count % HOLDFAST_DISPATCH(vector_lanes)();
    HOLDFAST_DISPATCH(count_categories_vector)(ranks, whole, counts);
    count_categories_scalar(ranks + whole, count - whole, counts);
}

void count_categories_scalar(const HandRank* ranks, std::size_t count, CategoryCounts& counts) {
    for (std::size_t i = 0; i < count; ++i) ++counts[static_cast<std::size_t>(category_of(ranks[i]))];
}

}  // namespace holdfast
#endif  // HWY_ONCE
