#include <holdfast/videopoker/sweeps/grid_gains.h>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "holdfast/videopoker/sweeps/grid_gains.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
#include <hwy/highway.h>

#include <holdfast/evaluation/vector_targets.h>

HWY_BEFORE_NAMESPACE();
namespace holdfast::videopoker::detail::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

/// Loads need no alignment: tiles have any size, and begin anywhere in the sums.
void add_gains_vector(const TileFunctions& functions, std::size_t size, i64* HWY_RESTRICT sums) {
    const hn::ScalableTag<i64> d;
    const std::size_t lanes = hn::Lanes(d);
    const std::size_t count = functions.values.size();
    std::size_t j = 0;
    for (; j + lanes <= size; j += lanes) {
        auto gain = hn::Zero(d);
        for (std::size_t i = 0; i < count; ++i) {
            gain = hn::Max(gain,
                           hn::Add(hn::LoadU(d, functions.values[i] + j), hn::Set(d, functions.offset[i])));
        }
        hn::StoreU(hn::Add(hn::LoadU(d, sums + j), gain), d, sums + j);
    }
    // The rest at the end of the tile is less than a vector.
    for (; j < size; ++j) {
        i64 gain = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const i64 value = functions.values[i][j] + functions.offset[i];
            gain = value > gain ? value : gain;
        }
        sums[j] += gain;
    }
}

}  // namespace holdfast::videopoker::detail::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace holdfast::videopoker::detail {

HOLDFAST_EXPORT(add_gains_vector);

void add_gains(const TileFunctions& functions, std::size_t size, i64* sums) {
    HOLDFAST_DISPATCH(add_gains_vector)(functions, size, sums);
}

}  // namespace holdfast::videopoker::detail
#endif  // HWY_ONCE
