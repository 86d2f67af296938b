#include <algorithm>
#include <map>

#include <holdfast/core/threads.h>
#include <holdfast/strategy/rules/section_deals.h>

namespace holdfast::videopoker::penalties {
namespace {

struct WalkedDeal {
    u32 deal_class = 0;
    CardSet cards;
    u32 weight = 0;
    std::vector<SectionHold> holds;
};

}  // namespace

SectionDeals::SectionDeals(const DealWalk& walk, std::size_t section, const Work& work) {
    std::vector<std::vector<WalkedDeal>> of_worker(worker_count(work));
    walk.for_each(work, [&](const DealHolds& deal, unsigned worker) {
        if (deal.section != section) return;
        WalkedDeal& walked = of_worker[worker].emplace_back();
        walked.deal_class = deal.family->class_of(deal.pattern, deal.rank_set);
        walked.cards = deal.cards(walk.types().tables().classes());
        walked.weight = deal.weight;
        for (const OfferedHold& hold : deal) {
            walked.holds.push_back({hold.type, hold.mask, hold.value == deal.best_value});
        }
    });
    std::vector<const WalkedDeal*> all;
    for (const std::vector<WalkedDeal>& some : of_worker) {
        for (const WalkedDeal& each : some) all.push_back(&each);
    }
    // Workers meet the deals in any order; the search for rules must not.
    std::sort(all.begin(), all.end(),
              [](const WalkedDeal* a, const WalkedDeal* b) { return a->deal_class < b->deal_class; });
    for (const WalkedDeal* const each : all) {
        cards_.push_back(each->cards);
        weights_.push_back(each->weight);
        holds_.insert(holds_.end(), each->holds.begin(), each->holds.end());
        first_.push_back(holds_.size());
    }
    gather_alike();
}

void SectionDeals::gather_alike() {
    std::map<std::vector<u32>, std::size_t> known;
    for (std::size_t deal = 0; deal < size(); ++deal) {
        std::vector<u32> key;
        for (const SectionHold& hold : (*this)[deal]) {
            key.push_back(2U * hold.type + (hold.is_best ? 1U : 0U));
        }
        // Weights add up; what else a deal has is the first one's. A rule looks at cards, and must be learned
        // on the deals themselves.
        const auto [entry, is_new] = known.emplace(std::move(key), alike_.size());
        if (is_new) {
            alike_.push_back((*this)[deal]);
        } else {
            alike_[entry->second].weight += weights_[deal];
        }
    }
}

}  // namespace holdfast::videopoker::penalties
