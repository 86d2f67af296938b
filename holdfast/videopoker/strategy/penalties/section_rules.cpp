#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

#include <holdfast/videopoker/strategy/penalties/section_rules.h>

namespace holdfast::videopoker::penalties {
namespace {

/// How much more all rules may cost where a row is saved, in hundredths of a rule.
constexpr int price_of_row = 125;
/// How many ways to save a row are learned before the search gives up.
constexpr std::size_t ways_tried = 3;
/// How much may be learned (Learned::steps), some seconds, before no more rows are saved. Steps and not a
/// clock, so that the answer is the same everywhere.
constexpr u64 steps_for_fewer_rows = 800'000'000;

/// More examples than this for one new rule are left alone while rows are saved.
constexpr std::size_t quick_examples = 2500;

std::vector<u64> cards_of(const std::vector<Example>& examples) {
    std::vector<u64> cards;
    cards.reserve(3 * examples.size());
    for (const Example& each : examples) {
        cards.push_back(each.contest.deal().mask());
        cards.push_back(each.contest.hold(Side::row).cards.mask() << 1U | u64{each.better == Side::rival});
        cards.push_back(each.contest.hold(Side::rival).cards.mask());
    }
    return cards;
}

bool has(const RowTypes& row, TypeIndex type) {
    return std::binary_search(row.begin(), row.end(), type);
}

/// The types that rows above `row` have.
std::set<TypeIndex> types_above(const std::vector<RowTypes>& rows, std::size_t row) {
    std::set<TypeIndex> types;
    for (std::size_t above = 0; above < row; ++above) types.insert(rows[above].begin(), rows[above].end());
    return types;
}

RowTypes types_it_decides(const std::vector<RowTypes>& rows, std::size_t row) {
    const std::set<TypeIndex> above = types_above(rows, row);
    RowTypes types;
    for (const TypeIndex type : rows[row]) {
        if (above.count(type) == 0) types.push_back(type);
    }
    return types;
}

/// Two rows as one, at the place of the upper or of the lower one. Rows name types that rows above them
/// decide ("any ..."): such a type must not come to life at a new place.
std::vector<RowTypes> joined(const std::vector<RowTypes>& rows, std::size_t upper, std::size_t lower,
                             bool at_upper) {
    RowTypes decided = types_it_decides(rows, upper);
    const RowTypes also = types_it_decides(rows, lower);
    decided.insert(decided.end(), also.begin(), also.end());
    std::sort(decided.begin(), decided.end());
    std::vector<RowTypes> all;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (row == (at_upper ? lower : upper)) continue;
        RowTypes types = rows[row];
        if (row == (at_upper ? upper : lower)) {
            const std::set<TypeIndex> above = types_above(all, all.size());
            RowTypes both = decided;
            for (const RowTypes* part : {&rows[upper], &rows[lower]}) {
                std::copy_if(part->begin(), part->end(), std::back_inserter(both),
                             [&](TypeIndex type) { return above.count(type) != 0; });
            }
            std::sort(both.begin(), both.end());
            both.erase(std::unique(both.begin(), both.end()), both.end());
            types = std::move(both);
        } else if (row > upper && row < lower) {
            types.erase(std::remove_if(types.begin(), types.end(),
                                       [&](TypeIndex type) { return has(decided, type); }),
                        types.end());
        }
        all.push_back(std::move(types));
    }
    return all;
}

}  // namespace

SectionRules::SectionRules(const DealWalk& walk, std::size_t section, const Work& work)
    : types_(&walk.types()), deals_(walk, section, work), search_(deals_, walk.types(), section) {}

RuledRows SectionRules::learn(const std::vector<RowTypes>& rows, const Work& work,
                              const std::function<void()>& learned) {
    const RulePairs found = search_.find(rows);
    RuledRows ruled;
    ruled.rows = rows;
    ruled.rules.resize(rows.size());
    ruled.rule_count = found.pairs.size();
    ruled.misplayed = found.hopeless;
    for (const RulePair& pair : found.pairs) {
        auto [rule, result] = learn_pair(rows, pair, work);
        ruled.cost += result.cost;
        ruled.misplayed += result.misplayed;
        ruled.exceptions += exception_count(result.preference);
        ruled.rules[pair.row].push_back(std::move(rule));
        if (learned) learned();
    }
    return ruled;
}

std::pair<PenaltyRule, Learned> SectionRules::learn_pair(const std::vector<RowTypes>& rows,
                                                         const RulePair& pair, const Work& work) {
    Learned whole = learn_examples(search_.examples(rows, pair), work);
    if (pair.best.size() < pair.to.size()) {
        // A rule that names only the holds it is there for may be shorter.
        const RulePair narrow{pair.row, pair.best, pair.best};
        const Learned& some = learn_examples(search_.examples(rows, narrow), work);
        if (std::tie(some.misplayed, some.cost) < std::tie(whole.misplayed, whole.cost)) {
            return {{pair.best, some.preference}, some};
        }
    }
    return {{pair.to, whole.preference}, whole};
}

const Learned& SectionRules::learn_examples(const std::vector<Example>& examples, const Work& work) {
    std::vector<u64> key = cards_of(examples);
    const auto known = learned_.find(key);
    if (known != learned_.end()) return known->second;
    const Learned& learned = learned_.emplace(std::move(key), learn_preference(examples, work)).first->second;
    steps_ += learned.steps;
    return learned;
}

bool SectionRules::is_quick(const std::vector<RowTypes>& rows, const RulePairs& found) const {
    return std::all_of(found.pairs.begin(), found.pairs.end(), [&](const RulePair& pair) {
        const std::vector<Example> examples = search_.examples(rows, pair);
        return examples.size() <= quick_examples || learned_.count(cards_of(examples)) != 0;
    });
}

bool SectionRules::are_one_family(const RowTypes& a, const RowTypes& b) const {
    const HoldType& first = types_->types()[a.front()];
    for (const RowTypes* row : {&a, &b}) {
        for (const TypeIndex type : *row) {
            const HoldType& each = types_->types()[type];
            const bool is_alike = each.family() == first.family() &&
                                  (each.cards == first.cards || each.family() == HoldFamily::made);
            if (!is_alike) return false;
        }
    }
    return true;
}

RuledRows SectionRules::in_fewer_rows(RuledRows ruled, const Work& work) {
    struct Way {
        std::size_t rules;
        u64 misplayed;
        std::vector<RowTypes> rows;
        RulePairs found;
    };
    while (steps_ < steps_for_fewer_rows) {
        std::vector<Way> ways;
        for (std::size_t lower = 1; lower < ruled.rows.size(); ++lower) {
            for (std::size_t upper = 0; upper < lower; ++upper) {
                if (!are_one_family(ruled.rows[upper], ruled.rows[lower])) continue;
                for (const bool at_upper : {true, false}) {
                    std::vector<RowTypes> rows = joined(ruled.rows, upper, lower, at_upper);
                    const RulePairs found = search_.find(rows);
                    if (found.pairs.size() > ruled.rule_count || found.hopeless > ruled.misplayed) continue;
                    ways.push_back({found.pairs.size(), found.misplayed, std::move(rows), found});
                }
            }
        }
        std::stable_sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
            return std::tie(a.rules, a.misplayed) < std::tie(b.rules, b.misplayed);
        });
        std::optional<RuledRows> best;
        std::size_t tried = 0;
        for (const Way& way : ways) {
            if (tried == ways_tried || steps_ >= steps_for_fewer_rows) break;
            ++tried;
            if (!is_quick(way.rows, way.found)) continue;
            RuledRows shorter = learn(way.rows, work);
            const bool is_good = shorter.misplayed <= ruled.misplayed &&
                                 shorter.exceptions <= ruled.exceptions &&
                                 shorter.cost <= ruled.cost + price_of_row;
            if (is_good && (!best || shorter.cost < best->cost)) best = std::move(shorter);
        }
        if (!best) break;
        ruled = std::move(*best);
    }
    return ruled;
}

}  // namespace holdfast::videopoker::penalties
