// All classes of deals of one section, with the holds that each offers: what a search replays many charts on.
//
// A walk over all deals computes their values anew (deal_walk.h); of these a search for rules needs only
// whether a hold is the best, four bytes a hold: about 5 MB for 52 cards.
#pragma once

#include <vector>

#include <holdfast/strategy/holds/deal_walk.h>

namespace holdfast::videopoker::penalties {

struct SectionHold {
    TypeIndex type;
    u8 mask;
    bool is_best;
};

class SectionDeals {
  public:
    /// Throws Stopped.
    SectionDeals(const DealWalk& walk, std::size_t section, const Work& work);
    SectionDeals(const SectionDeals&) = delete;
    SectionDeals& operator=(const SectionDeals&) = delete;

    struct Deal {
        CardSet cards;
        u32 weight;
        const SectionHold* first;
        const SectionHold* last;

        const SectionHold* begin() const { return first; }
        const SectionHold* end() const { return last; }
    };

    /// Deals with the same types of holds in the same order, the same ones of them best: alike to a chart
    /// without rules. Their cards and masks are those of the first.
    const std::vector<Deal>& alike() const { return alike_; }

    std::size_t size() const { return weights_.size(); }
    /// Its holds are in tie-break order.
    Deal operator[](std::size_t deal) const {
        return {cards_[deal], weights_[deal], holds_.data() + first_[deal], holds_.data() + first_[deal + 1]};
    }

  private:
    void gather_alike();

    std::vector<CardSet> cards_;
    std::vector<u32> weights_;
    std::vector<std::size_t> first_{0};
    std::vector<SectionHold> holds_;
    std::vector<Deal> alike_;  ///< weights added up
};

}  // namespace holdfast::videopoker::penalties
