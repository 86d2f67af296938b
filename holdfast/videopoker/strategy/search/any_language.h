// An upper bound on the return of all charts without penalty-card rules that treat suits alike, however their
// rows are worded.
//
// Such a chart has a list for each number of wild cards dealt (a section); there it ranks held sets of cards,
// sets that differ only in suits equally, and plays the one that it ranks highest. So every class of held
// sets in every section is an item, each class of deals a group, and the least loss of any order of these
// items (loss_bound.h) is a bound for all charts.
//
// Rows of several holds are no exception. Their tie-break depends only on the held cards (chart.h), so it is
// an order of held sets, too. If it leaves a choice, the hold of smaller value is played, and any order plays
// at least that value.
#pragma once

#include <optional>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/strategy/holds/hold_types.h>

namespace holdfast::videopoker {

/// The bound, per unit bet: no chart without penalty-card rules that treats suits alike returns more. Nothing if values
/// are too large for the search (pays in the hundred thousands of bets times a denominator in the thousands). Throws
/// Stopped.
std::optional<Rational> any_language_bound(const HoldTypes& types, const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker
