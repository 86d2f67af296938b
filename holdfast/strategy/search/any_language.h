// How much a chart can return at most that never looks at discards and treats suits alike, in whatever words
// it is written.
//
// Such a chart has a list for each number of wild cards dealt (a section); there it ranks held sets of cards,
// two sets alike but for suits alike, and plays the one that it ranks highest. So every class of held sets in
// every section becomes an item of its own, each class of deals a group, and the least loss of any order of
// these items (loss_bound.h) is a bound for all charts.
//
// Rows of several holds are no exception. Their tie-break looks at the held cards alone (chart.h), so it is
// an order of held sets, too; what it leaves open goes to the hold of the smaller value, and any order of
// those plays as much at least.
#pragma once

#include <optional>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/strategy/holds/hold_types.h>

namespace holdfast::videopoker {

struct AnyLanguageBound {
    /// No chart that has no rules about the discards and treats suits alike returns more, per unit bet.
    Rational most;
    bool is_reached;  ///< whether an order of held sets is known that returns this
};

/// Nothing where values are too large for the search (pays in the hundred thousands of bets times a
/// denominator in the thousands). Throws Stopped.
std::optional<AnyLanguageBound> any_language_bound(const HoldTypes& types, const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker
