// The returns of a box of paytables in which the same row pays each hand everywhere.
//
// If the axes pay p_1, p_2, ..., a hold is worth c + b_1 p_1 + b_2 p_2 + ... . Hold G can be worth more than
// hold H somewhere in the box only if it is at the corner that favours G most:
//
//     most of (G - H) = (c_G - c_H) + sum over i of max((b_Gi - b_Hi) least p_i, (b_Gi - b_Hi) largest p_i)
//
// The usual hold of a deal is one that is optimal in the middle of the box. Only rivals for which this bound
// is above 0 are compared at each paytable, and the gain of the best of them is added.
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
    std::vector<u8> paid_rows;  ///< [group] the row that pays its hands, in the whole box
};

/// For each paytable, the sum over all deals of weight * best value * HoldScale::common. The largest pays of
/// all hands must add up to less than lane_limit. Throws Stopped.
std::vector<u64> returns_of_box(const GameTables& tables, const HoldScale& scale, const BoxPays& box,
                                const Work& work);

}  // namespace holdfast::videopoker::detail
