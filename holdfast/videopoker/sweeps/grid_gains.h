// The inner loop of a sweep over a grid: what holds better than the usual one add, for the paytables of a
// tile. The functions are gains over the usual hold; if all are below 0, the usual hold is played and nothing
// is added.
#pragma once

#include <cstddef>
#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::videopoker::detail {

/// Linear functions on a tile: values[i][j] + offset[i] is the i-th one at the j-th paytable.
struct TileFunctions {
    std::vector<const i64*> values;
    std::vector<i64> offset;
};

/// sums[j] += the largest function at j, if that is above 0; for j < size. The scalar twin of the vector
/// code.
inline void add_gains_scalar(const TileFunctions& functions, std::size_t size, i64* sums) {
    for (std::size_t j = 0; j < size; ++j) {
        i64 gain = 0;
        for (std::size_t i = 0; i < functions.values.size(); ++i) {
            const i64 value = functions.values[i][j] + functions.offset[i];
            if (value > gain) gain = value;
        }
        sums[j] += gain;
    }
}

/// add_gains_scalar() with vector instructions.
void add_gains(const TileFunctions& functions, std::size_t size, i64* sums);

}  // namespace holdfast::videopoker::detail
