#include <algorithm>
#include <map>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/rules/rule_pairs.h>

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
    // Workers visit the deals in any order; the search for rules must not depend on it.
    std::sort(all.begin(), all.end(),
              [](const WalkedDeal* a, const WalkedDeal* b) { return a->deal_class < b->deal_class; });
    for (const WalkedDeal* const each : all) {
        throw_if_stopped(work.stop);
        cards_.push_back(each->cards);
        weights_.push_back(each->weight);
        holds_.insert(holds_.end(), each->holds.begin(), each->holds.end());
        first_.push_back(holds_.size());
    }
    gather_alike(work.stop);
}

void SectionDeals::gather_alike(const StopFlag* stop) {
    std::map<std::vector<u32>, std::size_t> known;
    for (std::size_t deal = 0; deal < size(); ++deal) {
        throw_if_stopped(stop);
        std::vector<u32> key;
        for (const SectionHold& hold : (*this)[deal]) {
            key.push_back(2U * hold.type + (hold.is_best ? 1U : 0U));
        }
        // Weights are added up; everything else is that of the first deal. A rule depends on cards, and must
        // be learned from the deals themselves.
        const auto [entry, is_new] = known.emplace(std::move(key), alike_.size());
        if (is_new) {
            alike_.push_back((*this)[deal]);
        } else {
            alike_[entry->second].weight += weights_[deal];
        }
    }
}

/// A misplayed class, and its best holds.
struct RulePairSearch::Misplay {
    std::size_t row;
    u32 weight;
    std::vector<TypeIndex> best;
    std::vector<u32> rivals;  ///< rising
};

/// The rows and hidden rows: each row of the chart, then each atom that is not a row by itself.
class RulePairSearch::Rows {
  public:
    Rows(const std::vector<RowTypes>& rows, const std::vector<RowTypes>& atoms, std::size_t types)
        : visible_(rows.size()), all_(rows), of_type_(types) {
        for (const RowTypes& atom : atoms) {
            if (std::find(all_.begin(), all_.end(), atom) == all_.end()) all_.push_back(atom);
        }
        for (u32 row = 0; row < all_.size(); ++row) {
            for (const TypeIndex type : all_[row]) of_type_[type].push_back(row);
        }
    }

    std::size_t visible() const { return visible_; }
    const RowTypes& operator[](u32 row) const { return all_[row]; }
    const std::vector<u32>& of_type(TypeIndex type) const { return of_type_[type]; }

    struct Own {
        std::size_t row;
        const SectionHold* hold;
    };
    /// The highest row that fits, and its hold; no hold if none fits.
    Own own(const SectionDeals::Deal& deal) const {
        Own own{visible_, nullptr};
        for (const SectionHold& hold : deal) {
            if (of_type_[hold.type].empty()) continue;
            // The highest row of the type; hidden rows have larger numbers than `visible_`, so they are never
            // taken. Holds come in tie-break order: of holds in one row, the first stays.
            const std::size_t highest = of_type_[hold.type].front();
            if (highest < own.row) own = {highest, &hold};
        }
        return own;
    }

  private:
    std::size_t visible_;
    std::vector<RowTypes> all_;
    std::vector<std::vector<u32>> of_type_;  ///< [type] rows, rising
};

bool are_single_cards(const RowTypes& row, const HoldTypes& types) {
    return std::all_of(row.begin(), row.end(), [&](TypeIndex index) {
        const HoldType& type = types.types()[index];
        return type.cards <= type.wild_cards + 1 && type.wild_cards > 0;
    });
}

bool is_scored(const RowTypes& row, const HoldTypes& types) {
    return row.size() > 1 && are_single_cards(row, types);
}

RulePairSearch::RulePairSearch(const SectionDeals& deals, const HoldTypes& types, std::size_t section,
                               const StopFlag* stop)
    : deals_(&deals), types_(&types), stop_(stop), play_(types) {
    for (const HoldAtom& atom : types.atoms()) {
        if (atom.section != section) continue;
        atoms_.push_back(atom.types);
        std::sort(atoms_.back().begin(), atoms_.back().end());
    }
}

std::vector<RulePairSearch::Misplay> RulePairSearch::misplays(const Rows& all, RulePairs& found) const {
    std::vector<Misplay> misplays;
    for (const SectionDeals::Deal& deal : deals_->alike()) {
        throw_if_stopped(stop_);
        const Rows::Own own = all.own(deal);
        // A deal that no row fits needs a row, not a rule.
        if (own.hold == nullptr || own.hold->is_best) continue;
        found.misplayed += deal.weight;
        Misplay misplay{own.row, deal.weight, {}, {}};
        for (const SectionHold& hold : deal) {
            if (!hold.is_best) continue;
            misplay.best.push_back(hold.type);
            const std::vector<u32>& rivals = all.of_type(hold.type);
            misplay.rivals.insert(misplay.rivals.end(), rivals.begin(), rivals.end());
        }
        // If a score can rank the row's own holds and one of them is the best, the score must find it: a rule
        // to another row would only hide that.
        const RowTypes& own_row = all[static_cast<u32>(own.row)];
        const bool own_row_has_best = std::any_of(
            misplay.best.begin(), misplay.best.end(),
            [&](TypeIndex type) { return std::binary_search(own_row.begin(), own_row.end(), type); });
        if (own_row_has_best && is_scored(own_row, *types_)) misplay.rivals = {static_cast<u32>(own.row)};
        std::sort(misplay.rivals.begin(), misplay.rivals.end());
        misplay.rivals.erase(std::unique(misplay.rivals.begin(), misplay.rivals.end()), misplay.rivals.end());
        if (misplay.rivals.empty()) {
            found.hopeless += deal.weight;
        } else {
            misplays.push_back(std::move(misplay));
        }
    }
    return misplays;
}

RulePairs RulePairSearch::find(const std::vector<RowTypes>& rows) const {
    const Rows all(rows, atoms_, types_->types().size());
    RulePairs found;
    std::vector<Misplay> misplays = this->misplays(all, found);
    // This ends: every misplay has a rival, and each round corrects at least one. If pairs correct equally
    // many deals, the first in (row, rival) is taken: max_element keeps the first of equals, and rows of the
    // chart come before hidden ones.
    while (!misplays.empty()) {
        std::map<std::pair<std::size_t, u32>, u64> deals;
        for (const Misplay& misplay : misplays) {
            throw_if_stopped(stop_);
            for (const u32 rival : misplay.rivals) deals[{misplay.row, rival}] += misplay.weight;
        }
        const auto most = std::max_element(deals.begin(), deals.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        RulePair pair{most->first.first, all[most->first.second], {}};
        std::vector<Misplay> left;
        for (Misplay& misplay : misplays) {
            if (misplay.row != pair.row ||
                !std::binary_search(misplay.rivals.begin(), misplay.rivals.end(), most->first.second)) {
                left.push_back(std::move(misplay));
                continue;
            }
            for (const TypeIndex type : misplay.best) {
                if (std::binary_search(pair.to.begin(), pair.to.end(), type)) pair.best.push_back(type);
            }
        }
        std::sort(pair.best.begin(), pair.best.end());
        pair.best.erase(std::unique(pair.best.begin(), pair.best.end()), pair.best.end());
        found.pairs.push_back(std::move(pair));
        misplays = std::move(left);
    }
    return found;
}

std::vector<bool> RulePairSearch::reached(const std::vector<RowTypes>& rows) const {
    // Hidden rows are left out, since they are never reached.
    const Rows all(rows, {}, types_->types().size());
    std::vector<bool> reached(rows.size());
    for (const SectionDeals::Deal& deal : deals_->alike()) {
        throw_if_stopped(stop_);
        const Rows::Own own = all.own(deal);
        if (own.hold != nullptr) reached[own.row] = true;
    }
    return reached;
}

std::vector<Example> RulePairSearch::examples(const std::vector<RowTypes>& rows, const RulePair& pair,
                                              const Preference* choice) const {
    const Rows all(rows, atoms_, types_->types().size());
    std::vector<Example> examples;
    for (std::size_t each = 0; each < deals_->size(); ++each) {
        throw_if_stopped(stop_);
        const SectionDeals::Deal deal = (*deals_)[each];
        const Rows::Own own = all.own(deal);
        if (own.hold == nullptr || own.row != pair.row) continue;
        if (choice != nullptr) {
            add_examples(deal, chosen(deal, *own.hold, rows[pair.row], *choice), pair.to, examples);
        } else {
            add_examples(deal, *own.hold, pair.to, examples);
        }
    }
    return examples;
}

const SectionHold& RulePairSearch::chosen(const SectionDeals::Deal& deal, const SectionHold& own,
                                          const RowTypes& row, const Preference& choice) const {
    const SectionHold* kept = &own;
    for (const SectionHold& rival : deal) {
        if (!std::binary_search(row.begin(), row.end(), rival.type) || rival.mask == own.mask) continue;
        const Contest of_both = play_.contest(deal.cards, kept->mask, rival.mask);
        if (preferred(choice, of_both) == Side::rival) kept = &rival;
    }
    return *kept;
}

// Every pair of holds of which one is the best, in the order in which a rule compares them. If neither is the
// best, the row's own hold must stay, so that another rule can find the best; among a scored row's own holds
// that does not matter.
void RulePairSearch::add_examples(const SectionDeals::Deal& deal, const SectionHold& own, const RowTypes& to,
                                  std::vector<Example>& examples) const {
    std::vector<const SectionHold*> holds{&own};
    bool one_is_best = own.is_best;
    for (const SectionHold& hold : deal) {
        if (!std::binary_search(to.begin(), to.end(), hold.type) || hold.mask == own.mask) continue;
        holds.push_back(&hold);
        one_is_best = one_is_best || hold.is_best;
    }
    if (!one_is_best && std::binary_search(to.begin(), to.end(), own.type) && is_scored(to, *types_)) return;
    for (std::size_t kept = 0; kept < (one_is_best ? holds.size() : 1); ++kept) {
        for (std::size_t rival = kept + 1; rival < holds.size(); ++rival) {
            if (one_is_best && holds[kept]->is_best == holds[rival]->is_best) continue;
            examples.push_back({play_.contest(deal.cards, holds[kept]->mask, holds[rival]->mask), deal.weight,
                                holds[rival]->is_best ? Side::rival : Side::row});
        }
    }
}

}  // namespace holdfast::videopoker::penalties
