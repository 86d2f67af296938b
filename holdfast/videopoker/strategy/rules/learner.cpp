#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <optional>
#include <string>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/rules/filter_search.h>
#include <holdfast/videopoker/strategy/rules/learner.h>
#include <holdfast/videopoker/strategy/rules/points_search.h>
#include <holdfast/videopoker/strategy/rules/score_search.h>

namespace holdfast::videopoker::penalties {

int cost_of_measure(const Measure& measure) {
    switch (measure.kind) {
        case MeasureKind::pips:
            return 150;
        // "Other cards T-A", "other cards 2-6" and "other cards 9" are seen at once; a range with both ends
        // in the middle takes longer to see. So do sums of ranks.
        case MeasureKind::others_within:
            return measure.high == 14 || measure.low == 2 || measure.low == measure.high ? 110 : 125;
        default:
            return cost_of_condition;
    }
}

int cost_of_weight(int weight) {
    constexpr int cost_of_one_more = 34;
    // For weights 1, 2 and 3 or more: 0, 34, 68.
    return std::min(std::abs(weight) - 1, 2) * cost_of_one_more;
}

int cost_of_points(const Condition& points) {
    // Adding is harder than looking, and adding a rank to a number of cards is harder still: "an ace in it
    // and no other card 2-9" is easier to play than "its highest card less the other cards 2-9, at least 14".
    constexpr int cost_of_adding = 50;
    constexpr int cost_of_rank_added = 150;
    const bool is_sum = points.terms.size() > 1;
    int cost = is_sum ? cost_of_adding : 0;
    for (const Term& term : points.terms) {
        cost += cost_of_measure(term.measure) + cost_of_weight(term.weight);
        if (is_sum && is_a_rank(term.measure.kind)) cost += cost_of_rank_added;
    }
    return cost;
}

Learned of_filters(const std::vector<Clause>& filters) {
    Learned learned;
    learned.preference.clauses = filters;
    learned.cost = cost_of_rule;
    for (const Clause& filter : filters) {
        learned.cost += cost_of_filter;
        for (const Condition& each : filter.conditions) {
            learned.cost += cost_of_measure(each.terms.front().measure);
        }
    }
    return learned;
}

namespace {

/// `group`: examples that no pattern of less detail distinguishes. is_wrong: [example]
void find_exceptions(const std::vector<Example>& examples, const std::vector<u32>& group,
                     const std::vector<bool>& is_wrong, PatternDetail detail, std::vector<Clause>& found,
                     const StopFlag* stop) {
    std::map<std::string, std::vector<u32>> parts;
    for (const u32 each : group) {
        throw_if_stopped(stop);
        parts[pattern_of(examples[each].contest, detail)].push_back(each);
    }
    for (const auto& [pattern, part] : parts) {
        // If all examples of a pattern agree, the pattern is one exception, which also covers examples
        // already decided rightly: that is shorter than their suits. If none is wrong, no exception
        // is needed.
        if (std::none_of(part.begin(), part.end(), [&](u32 each) { return is_wrong[each]; })) continue;
        const Side better = examples[part.front()].better;
        const bool is_mixed =
            std::any_of(part.begin(), part.end(), [&](u32 each) { return examples[each].better != better; });
        if (!is_mixed) {
            found.push_back({better, {}, CardPattern{detail, pattern}});
        } else if (detail != PatternDetail::all_suits) {
            const bool is_first = detail == PatternDetail::ranks;
            find_exceptions(examples, part, is_wrong,
                            is_first ? PatternDetail::others_suits : PatternDetail::all_suits, found, stop);
        }
    }
}

}  // namespace

void add_exceptions(Learned& learned, std::size_t filters, const std::vector<Example>& examples,
                    const std::vector<u32>& open, const StopFlag* stop) {
    std::vector<bool> is_wrong(examples.size());
    bool one_is_wrong = false;
    for (const u32 each : open) {
        throw_if_stopped(stop);
        is_wrong[each] = preferred(learned.preference, examples[each].contest) != examples[each].better;
        one_is_wrong = one_is_wrong || is_wrong[each];
    }
    if (!one_is_wrong) return;
    std::vector<Clause> found;
    find_exceptions(examples, open, is_wrong, PatternDetail::ranks, found, stop);
    learned.cost += static_cast<int>(found.size()) * cost_of_exception;
    std::vector<Clause>& clauses = learned.preference.clauses;
    clauses.insert(clauses.begin() + static_cast<std::ptrdiff_t>(filters), found.begin(), found.end());
}

void count_misplayed(Learned& learned, const std::vector<Example>& examples, const StopFlag* stop) {
    learned.misplayed = 0;
    for (const Example& each : examples) {
        throw_if_stopped(stop);
        if (preferred(learned.preference, each.contest) != each.better) learned.misplayed += each.deals;
    }
}

Condition turned(Condition condition) {
    const auto minuses = std::count_if(condition.terms.begin(), condition.terms.end(),
                                       [](const Term& each) { return each.weight < 0; });
    const auto pluses = static_cast<std::ptrdiff_t>(condition.terms.size()) - minuses;
    // a - b >= 2 stays, a - b >= -2 becomes b - a <= 2; if all signs are minus, -a - b >= -2 becomes a + b <=
    // 2.
    const bool stays =
        minuses == 0 || (pluses != 0 && (condition.bound > 0 || (condition.bound == 0 && pluses >= minuses)));
    if (!stays) {
        for (Term& term : condition.terms) term.weight = -term.weight;
        condition.at_least = !condition.at_least;
        condition.bound = -condition.bound;
    }
    std::stable_partition(condition.terms.begin(), condition.terms.end(),
                          [](const Term& each) { return each.weight > 0; });
    return condition;
}

void add_clause(Preference& preference, Condition condition) {
    if (!condition.terms.empty()) {
        preference.clauses.push_back({Side::rival, {std::move(condition)}, {}});
    } else if (condition.at_least ? 0 >= condition.bound : 0 <= condition.bound) {
        preference.clauses.push_back({Side::rival, {}, {}});
    }
}

namespace {

/// The filters chosen so far, and the samples that they leave open.
struct Peeled {
    std::vector<Clause> filters;
    SampleSet open;

    void take(const PureFilter& filter) {
        filters.push_back(filter.filter);
        open -= filter.covers;
    }
};

class Learner {
  public:
    Learner(const std::vector<Example>& examples, const Work& work)
        : examples_(examples), table_(examples, work.stop), tell_(work.progress), work_(work.quietly()) {
        all_ = SampleSet(table_.samples());
        for (std::size_t sample = 0; sample < table_.samples(); ++sample) all_.insert(sample);
    }

    Learned run() {
        // Starts with filters alone: such a rule is the easiest to play, and its cost bounds everything tried
        // afterwards.
        cover(Side::rival);
        cover(Side::row);
        peel({{}, all_}, 0);
        if (tell_) tell_(whole_search, whole_search);
        best_.steps = steps_;
        std::stable_sort(tried_.begin(), tried_.end(),
                         [](const Tried& a, const Tried& b) { return a.cost < b.cost; });
        for (Tried& each : tried_) best_.filters_tried.push_back(std::move(each.filters));
        return best_;
    }

  private:
    static constexpr u64 whole_search = 1000;  ///< what progress counts to

    /// Covers all samples of a side by pure filters with at most 1, 2 or 3 conditions each; the rest goes to
    /// the other side.
    void cover(Side keep) {
        for (std::size_t conditions = 1; conditions <= 3; ++conditions) {
            // All triples of conditions are too many on long tables: their number grows with the cube of the
            // number of conditions, which is in the hundreds.
            if (conditions == 3 && table_.samples() > 1500) break;
            Peeled peeled{{}, all_};
            // Greedy, the filter with the most deals first; more than eight would cost as much as ten
            // conditions.
            for (int steps = 0; steps < 8 && peeled.open.meets(table_.won_by(keep)); ++steps) {
                tell_of_trial();
                const auto found = best_pure_filters(table_, peeled.open, keep, conditions, 1, work_.stop);
                if (found.empty()) break;
                peeled.take(found.front());
            }
            if (!peeled.open.meets(table_.won_by(keep))) consider(peeled, std::nullopt);
        }
    }

    void peel(const Peeled& peeled, int depth) {
        throw_if_stopped(work_.stop);
        // Every set of filters is tried with points for the samples that it leaves, starting with the empty
        // set.
        decide_by_points(peeled);
        if (depth == 3) return;
        std::vector<PureFilter> filters;
        for (const Side keep : {Side::rival, Side::row}) {
            for (PureFilter& filter :
                 best_pure_filters(table_, peeled.open, keep, 2, depth == 0 ? 4 : 2, work_.stop)) {
                filters.push_back(std::move(filter));
            }
        }
        std::stable_sort(filters.begin(), filters.end(),
                         [](const PureFilter& a, const PureFilter& b) { return a.deals > b.deals; });
        for (const PureFilter& filter : filters) {
            Peeled next = peeled;
            next.take(filter);
            // The samples left by the filters take at least one more condition; otherwise the rule would be
            // filters alone, which cover() looks for.
            if (is_found_ && of_filters(next.filters).cost + cost_of_condition >= best_.cost) continue;
            peel(next, depth + 1);
        }
    }

    /// Reports one more way tried: half of the progress after six ways, two thirds after twelve.
    void tell_of_trial() {
        constexpr u64 at_half = 6;
        ++trials_;
        if (tell_) tell_(whole_search * trials_ / (trials_ + at_half), whole_search);
    }

    void decide_by_points(const Peeled& peeled) {
        tell_of_trial();
        // Nothing left to separate: the rest takes a clause without conditions, or none.
        if (!peeled.open.meets(table_.won_by(Side::rival)) || !peeled.open.meets(table_.won_by(Side::row))) {
            consider(peeled, std::nullopt);
            return;
        }
        PointsEffort effort;
        if (is_found_) {
            // With more terms than this the rule would cost as much as the best one found.
            const int room = best_.cost - of_filters(peeled.filters).cost - 1;
            if (room < cost_of_condition) return;
            effort.max_terms = std::min(effort.max_terms, static_cast<std::size_t>(room / cost_of_condition));
        }
        const PointsFound found = search_points(table_, peeled.open, effort, work_);
        steps_ += found.steps;
        for (const FoundPoints& each : found.list) {
            if (is_within_limits(each.points)) consider(peeled, each.points);
        }
    }

    void consider(const Peeled& peeled, const std::optional<Condition>& points) {
        Learned learned = of_filters(peeled.filters);
        if (points) {
            learned.cost += cost_of_points(*points);
            add_clause(learned.preference, turned(*points));
        } else if (peeled.open.meets(table_.won_by(Side::rival))) {
            learned.preference.clauses.push_back({Side::rival, {}, {}});
        }
        // Checked before exceptions are found, which takes longest and only adds to the cost.
        if (is_found_ && learned.cost >= best_.cost) return;
        // Filters are pure, so their decisions are right; exceptions are only for the rest. They come after
        // the filters; otherwise a pattern of one example would overrule them in others.
        std::vector<u32> open;
        for (u32 each = 0; each < examples_.size(); ++each) {
            if (peeled.open.contains(table_.sample_of()[each])) open.push_back(each);
        }
        add_exceptions(learned, peeled.filters.size(), examples_, open, work_.stop);
        // Also for rules that are not the cheapest: a table of points may do better with their filters
        // (table_annealing.h).
        if (points) remember(peeled.filters, learned.cost);
        if (is_found_ && learned.cost >= best_.cost) return;
        best_ = std::move(learned);
        is_found_ = true;
    }

    /// The cheapest rule tried for each set of filters.
    struct Tried {
        int cost;
        std::vector<Clause> filters;
    };

    void remember(const std::vector<Clause>& filters, int cost) {
        const auto same = std::find_if(tried_.begin(), tried_.end(),
                                       [&](const Tried& each) { return each.filters == filters; });
        if (same == tried_.end()) {
            tried_.push_back({cost, filters});
        } else {
            same->cost = std::min(same->cost, cost);
        }
    }

    std::vector<Tried> tried_;
    const std::vector<Example>& examples_;
    ExampleTable table_;
    ProgressCallback tell_;
    Work work_;
    SampleSet all_;
    Learned best_;
    bool is_found_ = false;
    u64 steps_ = 0;
    u64 trials_ = 0;
};

}  // namespace

Learned learn_preference(const std::vector<Example>& examples, const Work& work) {
    Learned learned = Learner(examples, work).run();
    count_misplayed(learned, examples, work.stop);
    return learned;
}

Learned learn_score(const std::vector<Example>& examples, const Work& work) {
    FoundScore found = search_score(examples, work);
    Learned learned = of_filters({});
    learned.cost += found.cost;
    learned.steps = found.steps;
    add_clause(learned.preference, std::move(found.score));
    std::vector<u32> all(examples.size());
    std::iota(all.begin(), all.end(), 0U);
    add_exceptions(learned, 0, examples, all, work.stop);
    count_misplayed(learned, examples, work.stop);
    return learned;
}

}  // namespace holdfast::videopoker::penalties
