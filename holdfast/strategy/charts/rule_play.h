// How a row with penalty rules is played.
//
// The row's own hold is the first of its types in tie-break order. A rule compares each hold of its types, in
// tie-break order, with the hold kept so far, at first the row's own; the first rule that ends with another
// hold decides. Nearly always a deal offers one such hold at most; where there are several (the joker and one
// of two low cards) the rule so finds the best of them.
//
// A rule with a score chooses the row's own hold, which the rules after it compare with.
#pragma once

#include <holdfast/strategy/charts/chart.h>
#include <holdfast/strategy/charts/contest.h>
#include <holdfast/strategy/holds/deal_holds.h>

namespace holdfast::videopoker::penalties {

bool is_of_types(const OfferedHold& hold, const std::vector<TypeIndex>& types);

class RulePlay {
  public:
    /// `types` must outlive this.
    explicit RulePlay(const HoldTypes& types);

    /// Two holds of a deal, without its wild cards.
    Contest contest(const DealHolds& deal, const OfferedHold& kept, const OfferedHold& rival) const;

    /// The rival that the rule takes in place of `own`; null if it changes nothing.
    const OfferedHold* taken(const PenaltyRule& rule, const DealHolds& deal, const OfferedHold& own) const;

    /// Whether the rule chooses the row's own hold.
    static bool chooses(const PenaltyRule& rule);

  private:
    const HoldTypes* types_;
    CardSet wild_;
};

}  // namespace holdfast::videopoker::penalties
