// How much a chart can return at most that never looks at discards, in whatever words it is written.
//
// Such a chart ranks held sets of cards (two sets alike but for suits rank alike) and plays the one that it
// ranks highest. So every class of held sets becomes an item of its own, each class of deals a group, and the
// least loss of any order of these items (loss_bound.h) is a bound for all charts.
#pragma once

#include <optional>

#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/game_tables.h>

namespace holdfast::videopoker {

struct AnyLanguageBound {
    Rational most;    ///< no chart returns more, per unit bet
    bool is_reached;  ///< whether an order of held sets is known that returns this
};

/// Nothing where values are too large for the search (pays in the hundred thousands of bets times a
/// denominator in the thousands). Throws Stopped.
std::optional<AnyLanguageBound> any_language_bound(const GameTables& tables, const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker
