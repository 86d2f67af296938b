// The order in which a chart's tie-break looks at the holds of a deal.
//
// More cards go first; among as many the lower cards, their ranks compared as a bit mask: Q Q before Q J, for
// the mask of two queens has one bit. A deal's cards stand in rising order (DealFamily), so the order is the
// same for all deals of a family.
#pragma once

#include <array>
#include <vector>

#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/videopoker/paytables/hold.h>

namespace holdfast::videopoker::detail {

/// The 32 masks of a family's deals in the order of the tie-break, values aside.
struct HoldOrder {
    std::array<u8, hold_count> masks;
    /// [i] whether masks i - 1 and i hold as many cards of the same ranks.
    std::array<bool, hold_count> is_tied;
};

/// [family] of these families of deals.
std::vector<HoldOrder> hold_orders(const std::vector<DealFamily>& families);

}  // namespace holdfast::videopoker::detail
