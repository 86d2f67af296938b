#include <algorithm>
#include <set>
#include <tuple>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/rules/section_rules.h>
#include <holdfast/videopoker/strategy/rules/table_annealing.h>

namespace holdfast::videopoker::penalties {
namespace {

bool has(const RowTypes& row, TypeIndex type) {
    return std::binary_search(row.begin(), row.end(), type);
}

/// The types that rows above `row` name.
std::set<TypeIndex> types_above(const std::vector<RowTypes>& rows, std::size_t row) {
    std::set<TypeIndex> types;
    for (std::size_t above = 0; above < row; ++above) types.insert(rows[above].begin(), rows[above].end());
    return types;
}

/// The types of a row that no row above names: only these ever decide a deal there.
RowTypes types_it_decides(const std::vector<RowTypes>& rows, std::size_t row) {
    const std::set<TypeIndex> above = types_above(rows, row);
    RowTypes types;
    for (const TypeIndex type : rows[row]) {
        if (above.count(type) == 0) types.push_back(type);
    }
    return types;
}

/// The rows and rules that a score must save, since a score is long.
constexpr std::size_t least_saved_by_score = 3;

/// The number of rows and rules of a chart, plus a constant that keeps differences of two such sizes above 0.
std::size_t size_of(const std::vector<RowTypes>& rows, const RulePairSearch& search) {
    return rows.size() + search.find(rows).pairs.size() + 2 * least_saved_by_score;
}

/// Sets of single cards that share a row or need a rule between them.
std::vector<RowTypes> competing_single_cards(const std::vector<RowTypes>& rows, const RulePairs& found,
                                             const HoldTypes& types) {
    std::map<TypeIndex, TypeIndex> number;  // types of one set share a number
    const auto join = [&](const RowTypes& some) {
        // The sets that contain types of `some` become one, under the lowest of their numbers. There are few
        // types, so renumbering all is fast.
        std::set<TypeIndex> old;
        for (const TypeIndex type : some) old.insert(number.emplace(type, type).first->second);
        for (auto& [type, own] : number) own = old.count(own) != 0 ? *old.begin() : own;
    };
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (are_single_cards(rows[row], types)) join(types_it_decides(rows, row));
    }
    for (const RulePair& pair : found.pairs) {
        if (!are_single_cards(rows[pair.row], types) || !are_single_cards(pair.to, types)) continue;
        RowTypes both = types_it_decides(rows, pair.row);
        both.insert(both.end(), pair.to.begin(), pair.to.end());
        join(both);
    }
    std::map<TypeIndex, RowTypes> together;
    for (const auto& [type, own] : number) together[own].push_back(type);
    std::vector<RowTypes> sets;
    for (auto& [own, all] : together) sets.push_back(std::move(all));
    return sets;
}

/// Moves all `types` into one row, at the place of the first row that names one of them.
std::vector<RowTypes> gathered_at_the_first(std::vector<RowTypes> rows, const RowTypes& types) {
    bool is_placed = false;
    for (RowTypes& row : rows) {
        const std::size_t before = row.size();
        row.erase(std::remove_if(row.begin(), row.end(), [&](TypeIndex type) { return has(types, type); }),
                  row.end());
        if (row.size() == before || is_placed) continue;
        row.insert(row.end(), types.begin(), types.end());
        std::sort(row.begin(), row.end());
        is_placed = true;
    }
    rows.erase(std::remove_if(rows.begin(), rows.end(), [](const RowTypes& row) { return row.empty(); }),
               rows.end());
    return rows;
}

/// Two rows that decide types of one atom; nothing if there are none.
std::optional<std::pair<std::size_t, std::size_t>> rows_of_one_atom(const std::vector<RowTypes>& rows,
                                                                    const HoldTypes& types) {
    std::map<u16, std::size_t> row_of_atom;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (const TypeIndex type : types_it_decides(rows, row)) {
            const u16 atom = types.atom_of_type()[type];
            const auto [entry, is_new] = row_of_atom.emplace(atom, row);
            if (!is_new && entry->second != row) return std::pair(entry->second, row);
        }
    }
    return std::nullopt;
}

}  // namespace

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
        // The joint row also keeps types that rows above it name: such a type decides nothing here, and the
        // row's name may be shorter ("any three to a straight flush").
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

std::vector<RowTypes> with_whole_atoms(const std::vector<RowTypes>& rows, const RulePairSearch& search,
                                       const HoldTypes& types) {
    const std::size_t rules = search.find(rows).pairs.size();
    std::vector<RowTypes> whole = rows;
    while (const auto split = rows_of_one_atom(whole, types)) {
        std::vector<RowTypes> upper = joined(whole, split->first, split->second, true);
        std::vector<RowTypes> lower = joined(whole, split->first, split->second, false);
        const RulePairs of_upper = search.find(upper);
        const RulePairs of_lower = search.find(lower);
        // Prefers fewer rules, then fewer deals that need one.
        const bool is_lower = std::pair(of_lower.pairs.size(), of_lower.misplayed) <
                              std::pair(of_upper.pairs.size(), of_upper.misplayed);
        whole = std::move(is_lower ? lower : upper);
    }
    // All joins or none: a single join may need a rule that the next one saves.
    return search.find(whole).pairs.size() <= rules ? whole : rows;
}

std::vector<RowTypes> with_scored_row(const std::vector<RowTypes>& rows, const RulePairSearch& search,
                                      const HoldTypes& types) {
    const std::vector<RowTypes> sets = competing_single_cards(rows, search.find(rows), types);
    std::vector<RowTypes> best = rows;
    std::size_t least = size_of(rows, search) - least_saved_by_score;
    // Each set of competing cards alone, and each pair of them together.
    for (std::size_t a = 0; a < sets.size(); ++a) {
        for (std::size_t b = a; b < sets.size(); ++b) {
            RowTypes both;
            std::set_union(sets[a].begin(), sets[a].end(), sets[b].begin(), sets[b].end(),
                           std::back_inserter(both));
            std::vector<RowTypes> scored = gathered_at_the_first(rows, both);
            const std::size_t size = size_of(scored, search);
            if (size > least) continue;
            // The next one must be smaller: of equals the first is kept.
            least = size - 1;
            best = std::move(scored);
        }
    }
    return best;
}

namespace {

/// The additional cost of all rules that a saved row is worth, in hundredths of a rule.
constexpr int price_of_row = 125;
/// The number of ways to save a row that are learned before the search gives up.
constexpr std::size_t ways_tried = 3;
/// The learning steps (Learned::steps), a few seconds, after which no more rows are saved. Steps and not a
/// clock, so that the answer is the same on every machine.
constexpr u64 steps_for_fewer_rows = 800'000'000;

/// While rows are saved, a new rule may have at most this many examples.
constexpr std::size_t quick_examples = 2500;

/// The rule that chooses among a row's own holds, if there is one.
const Preference* choice_of(const std::vector<PenaltyRule>& rules) {
    return !rules.empty() && RulePlay::chooses(rules.front()) ? &rules.front().preference : nullptr;
}

/// The cards of the examples, as a key: all that a learner can see of them. The better side is the lowest bit
/// of the second word, for which a set of at most 57 cards leaves room.
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

}  // namespace

SectionRules::SectionRules(const DealWalk& walk, std::size_t section, const Work& work)
    : types_(&walk.types()), deals_(walk, section, work), search_(deals_, walk.types(), section, work.stop) {}

RuledRows SectionRules::learn(const std::vector<RowTypes>& rows, const std::function<Work()>& next) {
    RulePairs found = search_.find(rows);
    // Rules that choose among a row's own holds come first: others compare with the hold that they choose.
    const auto chooses = [&](const RulePair& pair) {
        return pair.to == rows[pair.row] && is_scored(pair.to, *types_);
    };
    std::stable_partition(found.pairs.begin(), found.pairs.end(), chooses);
    RuledRows ruled;
    ruled.rows = rows;
    ruled.rules.resize(rows.size());
    ruled.rule_count = found.pairs.size();
    // No rule can correct these; the deals that rules get wrong are added to them.
    ruled.misplayed = found.hopeless;
    for (const RulePair& pair : found.pairs) {
        auto [rule, result] = learn_pair(rows, pair, choice_of(ruled.rules[pair.row]), next());
        ruled.cost += result.cost;
        ruled.misplayed += result.misplayed;
        ruled.exceptions += exception_count(result.preference);
        ruled.rules[pair.row].push_back(std::move(rule));
    }
    return ruled;
}

std::pair<PenaltyRule, Learned> SectionRules::learn_pair(const std::vector<RowTypes>& rows,
                                                         const RulePair& pair, const Preference* choice,
                                                         const Work& work) {
    // From a row to itself: a score chooses among its holds.
    const bool is_own = pair.to == rows[pair.row] && is_scored(pair.to, *types_);
    Learned whole =
        learn_examples(search_.examples(rows, pair, choice), is_own ? learn_score : learn_preference, work);
    if (pair.best.size() < pair.to.size() && !is_own) {
        // A rule that names only the holds for which it is needed may be shorter.
        const RulePair narrow{pair.row, pair.best, pair.best};
        const Learned& some = learn_examples(search_.examples(rows, narrow, choice), learn_preference, work);
        if (std::tie(some.misplayed, some.cost) < std::tie(whole.misplayed, whole.cost)) {
            return {{pair.best, some.preference}, some};
        }
    }
    return {{pair.to, whole.preference}, whole};
}

const Learned& SectionRules::learn_examples(const std::vector<Example>& examples, Learn by,
                                            const Work& work) {
    std::vector<u64> key = cards_of(examples);
    key.push_back(by == learn_score ? 1U : 0U);
    const auto known = learned_.find(key);
    if (known != learned_.end()) return known->second;
    const Learned& learned = learned_.emplace(std::move(key), by(examples, work)).first->second;
    steps_ += learned.steps;
    return learned;
}

RuledRows SectionRules::with_tables(RuledRows ruled, const Work& work) {
    for (std::size_t row = 0; row < ruled.rows.size(); ++row) {
        if (work.progress) work.progress(row, ruled.rows.size());
        for (PenaltyRule& rule : ruled.rules[row]) {
            if (RulePlay::chooses(rule)) continue;
            // The examples from which the rule was learned, so learn_examples() finds its result with its
            // sets of filters.
            const RulePair pair{row, rule.to, rule.to};
            const auto examples = search_.examples(ruled.rows, pair, choice_of(ruled.rules[row]));
            const Work of_row = work.part(row, row + 1, ruled.rows.size());
            const Learned& before = learn_examples(examples, learn_preference, of_row.quietly());
            if (!is_worth_a_table(before)) continue;
            const Learned after = with_table(examples, before, of_row);
            ruled.cost += after.cost - before.cost;
            ruled.exceptions += exception_count(after.preference);
            ruled.exceptions -= exception_count(before.preference);
            rule.preference = after.preference;
        }
    }
    return ruled;
}

bool SectionRules::is_known(const std::vector<Example>& examples) const {
    std::vector<u64> key = cards_of(examples);
    key.push_back(0);
    return learned_.count(key) != 0;
}

bool SectionRules::is_quick(const std::vector<RowTypes>& rows, const RulePairs& found) const {
    // A long list makes one rule cost as much as all the joins that are tried. Rules already known are free.
    return std::all_of(found.pairs.begin(), found.pairs.end(), [&](const RulePair& pair) {
        const std::vector<Example> examples = search_.examples(rows, pair);
        return examples.size() <= quick_examples || is_known(examples);
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
    // Greedy: of all pairs of rows of a family, joined at the place of either, the few that need the fewest
    // rules are learned, and the cheapest is kept. Finding the pairs is fast, learning is not.
    while (steps_ < steps_for_fewer_rows) {
        if (work.progress) work.progress(steps_, steps_for_fewer_rows);
        std::vector<Way> ways;
        for (std::size_t lower = 1; lower < ruled.rows.size(); ++lower) {
            for (std::size_t upper = 0; upper < lower; ++upper) {
                if (!are_one_family(ruled.rows[upper], ruled.rows[lower])) continue;
                for (const bool at_upper : {true, false}) {
                    throw_if_stopped(work.stop);
                    std::vector<RowTypes> rows = joined(ruled.rows, upper, lower, at_upper);
                    const RulePairs found = search_.find(rows);
                    // One rule more would cost about as much as the row saves, and is one more thing to
                    // remember.
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
            RuledRows shorter = learn(way.rows, [&] { return work.quietly(); });
            const bool is_good = shorter.misplayed <= ruled.misplayed &&
                                 shorter.exceptions <= ruled.exceptions &&
                                 shorter.cost <= ruled.cost + price_of_row;
            if (is_good && (!best || shorter.cost < best->cost)) best = std::move(shorter);
        }
        if (!best) break;
        ruled = std::move(*best);
    }
    // Joined rows may leave others with nothing to decide.
    drop_unreached(ruled);
    return ruled;
}

void SectionRules::drop_unreached(RuledRows& ruled) const {
    const std::vector<bool> reached = search_.reached(ruled.rows);
    for (std::size_t row = ruled.rows.size(); row-- > 0;) {
        if (reached[row]) continue;
        ruled.rows.erase(ruled.rows.begin() + static_cast<std::ptrdiff_t>(row));
        ruled.rules.erase(ruled.rules.begin() + static_cast<std::ptrdiff_t>(row));
    }
}

}  // namespace holdfast::videopoker::penalties
