// The deals in which a chart errs, and what it holds there.
#pragma once

#include <vector>

#include <holdfast/strategy/charts/chart.h>
#include <holdfast/strategy/holds/deal_walk.h>

namespace holdfast::videopoker {

class Misplays {
  public:
    /// Of a chart without rules, whose rows name types that DealWalk offers, in every deal. Throws Stopped.
    Misplays(const DealWalk& walk, const Chart& chart, const Work& work = {});

    /// [class of deals] 1 where some hold is worth more than what the chart holds.
    std::vector<u8> classes() const;
    /// What the chart holds of the representative of such a class.
    CardSet held(u32 deal_class, CardSet representative) const {
        return held_cards(representative, masks_[deal_class]);
    }

  private:
    static constexpr u8 no_misplay = 0xff;

    std::vector<u8> masks_;  ///< [class] places of the cards held, or no_misplay
};

}  // namespace holdfast::videopoker
