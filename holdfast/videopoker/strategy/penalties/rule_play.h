// How a row with penalty rules is played.
//
// The row's own hold is the first of its types in tie-break order, and so is the rival of a rule. The rules
// are asked in their order; the first whose rival is offered and preferred decides.
#pragma once

#include <holdfast/videopoker/strategy/chart.h>
#include <holdfast/videopoker/strategy/deal_holds.h>
#include <holdfast/videopoker/strategy/penalties/contest.h>

namespace holdfast::videopoker::penalties {

/// The first hold of the deal, in tie-break order, that is of one of the types; null if there is none.
const OfferedHold* first_of_types(const DealHolds& deal, const std::vector<TypeIndex>& types);

class RulePlay {
  public:
    /// `types` must outlive this.
    explicit RulePlay(const HoldTypes& types);

    /// Two holds of a deal, without its wild cards.
    Contest contest(const DealHolds& deal, const OfferedHold& of_row, const OfferedHold& rival) const;

    /// The rival that the rule takes in place of `own`; null if it changes nothing.
    const OfferedHold* taken(const PenaltyRule& rule, const DealHolds& deal, const OfferedHold& own) const;

    /// The hold that is played where this is the highest row that fits, and `own` its hold.
    const OfferedHold& played(const ChartRow& row, const DealHolds& deal, const OfferedHold& own) const;

  private:
    const HoldTypes* types_;
    CardSet wild_;
};

}  // namespace holdfast::videopoker::penalties
