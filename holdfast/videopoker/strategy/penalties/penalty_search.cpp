#include <algorithm>
#include <map>
#include <numeric>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/penalties/learner.h>
#include <holdfast/videopoker/strategy/penalties/penalty_search.h>
#include <holdfast/videopoker/strategy/penalties/rule_play.h>

namespace holdfast::videopoker {
namespace {

using penalties::Example;
using penalties::is_of_types;
using penalties::Learned;
using penalties::RulePlay;
using penalties::Side;

/// A misplayed class, and the rows or hidden rows whose own hold would be the best.
struct Misplay {
    std::size_t row;
    u32 weight;
    std::vector<u32> rivals;
};

/// A rule to be learned.
struct RulePair {
    std::size_t row;
    u32 rival;
    u64 deals;  ///< misplayed without it
};

/// Rules for one section of a chart.
class SectionRules {
  public:
    SectionRules(const DealWalk& walk, std::size_t section, std::vector<ChartRow>& rows)
        : walk_(walk), play_(walk.types()), section_(section), rows_(rows) {
        for (ChartRow& row : rows_) row.rules.clear();
        add_rivals();
    }

    /// Finds the pairs of rows.
    void replay(const Work& work) {
        std::vector<std::vector<Misplay>> of_worker(worker_count(work));
        walk_.for_each(work, [&](const DealHolds& deal, unsigned worker) {
            const Own own = own_hold(deal);
            if (own.hold == nullptr || own.hold->value == deal.best_value) return;
            of_worker[worker].push_back({own.row, deal.weight, best_rivals(deal, *own.hold)});
        });
        std::vector<Misplay> misplays;
        for (std::vector<Misplay>& some : of_worker) {
            misplays.insert(misplays.end(), std::make_move_iterator(some.begin()),
                            std::make_move_iterator(some.end()));
        }
        choose_pairs(std::move(misplays));
    }

    /// The examples of each pair, in an order that does not depend on threads.
    void gather(const Work& work) {
        using Placed = std::pair<u32, Example>;  // by class
        std::vector<std::vector<std::vector<Placed>>> of_worker(worker_count(work));
        for (auto& of_pair : of_worker) of_pair.resize(pairs_.size());
        walk_.for_each(work, [&](const DealHolds& deal, unsigned worker) {
            const Own own = own_hold(deal);
            if (own.hold == nullptr) return;
            const u32 deal_class = deal.family->class_of(deal.pattern, deal.rank_set);
            for (std::size_t pair = 0; pair < pairs_.size(); ++pair) {
                if (pairs_[pair].row != own.row) continue;
                for (const Example& each : examples_of(deal, *own.hold, rivals_[pairs_[pair].rival])) {
                    of_worker[worker][pair].emplace_back(deal_class, each);
                }
            }
        });
        examples_.resize(pairs_.size());
        for (std::size_t pair = 0; pair < pairs_.size(); ++pair) {
            std::vector<Placed> all;
            for (auto& of_pair : of_worker) all.insert(all.end(), of_pair[pair].begin(), of_pair[pair].end());
            std::sort(all.begin(), all.end(),
                      [](const Placed& a, const Placed& b) { return a.first < b.first; });
            for (const Placed& each : all) examples_[pair].push_back(each.second);
        }
    }

    std::size_t pairs() const { return pairs_.size(); }

    /// Learns one pair and enters its rule.
    void learn(std::size_t pair, const Work& work) {
        const Learned learned = penalties::learn_preference(examples_[pair], work);
        rows_[pairs_[pair].row].rules.push_back({rivals_[pairs_[pair].rival], learned.preference});
    }

  private:
    struct Own {
        std::size_t row;
        const OfferedHold* hold;
    };

    // The rows come first, in their order; then the atoms that no row is made of alone.
    void add_rivals() {
        for (const ChartRow& row : rows_) rivals_.push_back(row.types);
        for (const HoldAtom& atom : walk_.types().atoms()) {
            if (atom.section != section_) continue;
            std::vector<TypeIndex> types = atom.types;
            std::sort(types.begin(), types.end());
            if (std::find(rivals_.begin(), rivals_.end(), types) == rivals_.end())
                rivals_.push_back(std::move(types));
        }
        rows_of_type_.resize(walk_.types().types().size());
        for (u32 rival = 0; rival < rivals_.size(); ++rival) {
            for (const TypeIndex type : rivals_[rival]) rows_of_type_[type].push_back(rival);
        }
    }

    Own own_hold(const DealHolds& deal) const {
        Own own{rows_.size(), nullptr};
        if (deal.section != section_) return own;
        for (const OfferedHold& hold : deal) {
            for (const u32 row : rows_of_type_[hold.type]) {
                if (row < own.row) own = {row, &hold};
            }
        }
        return own;
    }

    std::vector<u32> best_rivals(const DealHolds& deal, const OfferedHold& own) const {
        std::vector<u32> best;
        for (const OfferedHold& hold : deal) {
            if (hold.value != deal.best_value || hold.mask == own.mask) continue;
            best.insert(best.end(), rows_of_type_[hold.type].begin(), rows_of_type_[hold.type].end());
        }
        std::sort(best.begin(), best.end());
        best.erase(std::unique(best.begin(), best.end()), best.end());
        return best;
    }

    /// Every two holds of which one is the best, in the order in which a rule compares them; if none is the
    /// best, the row's own hold must stay, so that another rule finds it.
    std::vector<Example> examples_of(const DealHolds& deal, const OfferedHold& own,
                                     const std::vector<TypeIndex>& to) const {
        std::vector<const OfferedHold*> holds{&own};
        bool one_is_best = own.value == deal.best_value;
        for (const OfferedHold& hold : deal) {
            if (!is_of_types(hold, to) || hold.mask == own.mask) continue;
            holds.push_back(&hold);
            one_is_best = one_is_best || hold.value == deal.best_value;
        }
        std::vector<Example> examples;
        for (std::size_t kept = 0; kept < (one_is_best ? holds.size() : 1); ++kept) {
            for (std::size_t rival = kept + 1; rival < holds.size(); ++rival) {
                const bool kept_is_best = holds[kept]->value == deal.best_value;
                const bool rival_is_best = holds[rival]->value == deal.best_value;
                if (one_is_best && kept_is_best == rival_is_best) continue;
                examples.push_back({play_.contest(deal, *holds[kept], *holds[rival]), deal.weight,
                                    rival_is_best ? Side::rival : Side::row});
            }
        }
        return examples;
    }

    /// The pair that sets the most deals right comes first, then the one that sets the most of the rest right.
    void choose_pairs(std::vector<Misplay> misplays) {
        while (true) {
            std::map<std::pair<std::size_t, u32>, u64> deals;
            for (const Misplay& misplay : misplays) {
                for (const u32 rival : misplay.rivals) deals[{misplay.row, rival}] += misplay.weight;
            }
            if (deals.empty()) return;
            const auto most = std::max_element(
                deals.begin(), deals.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
            const auto [row, rival] = most->first;
            pairs_.push_back({row, rival, most->second});
            const auto is_settled = [row = row, rival = rival](const Misplay& misplay) {
                return misplay.row == row &&
                       std::binary_search(misplay.rivals.begin(), misplay.rivals.end(), rival);
            };
            misplays.erase(std::remove_if(misplays.begin(), misplays.end(), is_settled), misplays.end());
        }
    }

    const DealWalk& walk_;
    RulePlay play_;
    std::size_t section_;
    std::vector<ChartRow>& rows_;
    std::vector<std::vector<TypeIndex>> rivals_;
    std::vector<std::vector<u32>> rows_of_type_;  ///< [type] numbers of rivals, rising
    std::vector<RulePair> pairs_;
    std::vector<std::vector<Example>> examples_;  ///< [pair]
};

}  // namespace

Chart with_penalty_rules(const DealWalk& walk, Chart chart, const Work& work) {
    const Work quiet{work.threads, {}, work.stop};
    std::vector<SectionRules> sections;
    u64 pairs = 0;
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        SectionRules& rules = sections.emplace_back(walk, section, chart.sections[section]);
        rules.replay(quiet);
        rules.gather(quiet);
        pairs += rules.pairs();
    }
    u64 learned = 0;
    for (SectionRules& rules : sections) {
        for (std::size_t pair = 0; pair < rules.pairs(); ++pair) {
            if (work.progress) work.progress(learned, pairs);
            rules.learn(pair, quiet);
            ++learned;
        }
    }
    if (work.progress) work.progress(pairs, pairs);
    return chart;
}

}  // namespace holdfast::videopoker
