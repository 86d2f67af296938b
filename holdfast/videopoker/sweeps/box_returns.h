// The returns of a box of paytables throughout which every hand stays with the row that it is paid by.
//
// With pays p_1, p_2, ... of the axes, a hold is worth c + b_1 p_1 + b_2 p_2 + ... . That hold G is worth
// more than hold H somewhere in the box shows at one corner, for
//
//     most of (G - H) = (c_G - c_H) + sum over i of max((b_Gi - b_Hi) least p_i, (b_Gi - b_Hi) largest p_i)
//
// The usual hold of a deal is one that is optimal in the middle of the box. Only the rivals for which this
// bound is above 0 are compared at the paytables, and what the best of them gains is added there.
#pragma once

#include <algorithm>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/play/best_holds.h>

namespace holdfast::videopoker::detail {

/// Pays over one denominator.
struct BoxAxis {
    std::size_t row;
    std::vector<u64> pays;  ///< two or more, in the order of the product

    u64 least() const { return *std::min_element(pays.begin(), pays.end()); }
    u64 most() const { return *std::max_element(pays.begin(), pays.end()); }
};

inline constexpr std::size_t most_box_axes = 15;  ///< one lane each, and one for the fixed pays

struct BoxPays {
    std::vector<u64> fixed;     ///< [row]; 0 for the rows of axes
    std::vector<BoxAxis> axes;  ///< at most most_box_axes, the last one runs fastest
    std::vector<u8> paid_rows;  ///< [group] the row its hands are paid by, all over the box
};

/// For each paytable the sum over all deals of weight * best value * HoldScale::common. The pays of all
/// hands, at their largest, add up to less than lane_limit. Throws Stopped.
std::vector<u64> returns_of_box(const GameTables& tables, const HoldScale& scale, const BoxPays& box,
                                const Work& work);

}  // namespace holdfast::videopoker::detail
