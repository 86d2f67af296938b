// The values of all 32 holds of every class of deals.
//
// A value is the expected pay of the hold, times the pays' denominator, times L (HoldScale::common), so that
// values of all holds are whole numbers over one denominator. They come from the sums A(S) of the lattice by
// inclusion and exclusion, as in detail/best_holds.h.
#pragma once

#include <functional>

#include <holdfast/videopoker/detail/best_holds.h>
#include <holdfast/videopoker/detail/pay_sums.h>
#include <holdfast/videopoker/game_tables.h>

namespace holdfast::videopoker {

struct ValuedDeals {
    const DealFamily* family;
    std::size_t pattern;
    u32 rank_set;
    std::array<u64, hold_count> value;  ///< [mask of the hold]

    /// How many deals are in the class.
    u64 weight() const { return family->weight[pattern]; }
    /// The class of the held cards, among the classes of so many cards.
    u32 held_class(Hold hold) const {
        return family->subsets[family->subset_of[pattern][hold.mask()]].class_of(rank_set);
    }
};

class HoldValues {
  public:
    explicit HoldValues(const GameTables& tables);

    const detail::HoldScale& scale() const { return scale_; }
    /// Calls body for every class of deals, in the order of the classes of each set of ranks. Throws Stopped.
    void for_each(const std::function<void(const ValuedDeals&)>& body, const StopFlag* stop = nullptr) const;

  private:
    const GameTables& tables_;
    detail::HoldScale scale_;
    detail::PaySums<u64> sums_;
    std::vector<detail::RankBlock> blocks_;
};

}  // namespace holdfast::videopoker
