// An exception to a row of a chart that looks at the discards.
#pragma once

#include <vector>

#include <holdfast/strategy/charts/preference.h>
#include <holdfast/strategy/holds/hold_types.h>

namespace holdfast::videopoker {

/// Where its row is the highest that fits and a hold of one of `to` is offered too (the rival), the
/// preference says which of the two is kept. The types of `to` need not stand in a row of the chart.
struct PenaltyRule {
    std::vector<TypeIndex> to;  ///< rising
    penalties::Preference preference;
};

}  // namespace holdfast::videopoker
