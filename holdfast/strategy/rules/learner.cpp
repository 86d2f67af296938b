#include <algorithm>
#include <map>
#include <optional>

#include <holdfast/core/progress.h>
#include <holdfast/core/threads.h>
#include <holdfast/strategy/rules/example_table.h>
#include <holdfast/strategy/rules/filter_search.h>
#include <holdfast/strategy/rules/learner.h>
#include <holdfast/strategy/rules/points_search.h>
#include <holdfast/strategy/rules/score_search.h>
#include <holdfast/strategy/rules/table_search.h>

namespace holdfast::videopoker::penalties {
namespace {

/// Filters peeled off so far, and the samples they leave open.
struct Peeled {
    std::vector<Clause> filters;
    SampleSet open;
    int cost = 0;
};

class Learner {
  public:
    Learner(const std::vector<Example>& examples, const Work& work)
        : examples_(examples), table_(examples, work.stop), tell_(work.progress), work_(work.quietly()) {
        all_ = SampleSet(table_.samples());
        for (std::size_t sample = 0; sample < table_.samples(); ++sample) all_.insert(sample);
    }

    Learned run() {
        // Filters alone first, whole or nothing: a rule of that kind is the easiest to play, and its cost
        // bounds all that is tried afterwards.
        cover(Side::rival);
        cover(Side::row);
        peel({{}, all_, 0}, 0);
        best_.steps = steps_;
        std::stable_sort(tried_.begin(), tried_.end(),
                         [](const Tried& a, const Tried& b) { return a.cost < b.cost; });
        for (Tried& each : tried_) best_.filters_tried.push_back(std::move(each.filters));
        return best_;
    }

  private:
    /// All samples of a side by pure filters, of at most 1, 2 or 3 conditions each; the other side is what is
    /// left.
    void cover(Side keep) {
        for (std::size_t conditions = 1; conditions <= 3; ++conditions) {
            // All triples of conditions are too many on long tables: their number grows with the cube of the
            // conditions, of which there are some hundreds.
            if (conditions == 3 && table_.samples() > 1500) break;
            Peeled peeled{{}, all_, 0};
            // Greedy, the filter of the most deals first; more than eight would cost as much as ten
            // conditions.
            for (int steps = 0; steps < 8 && peeled.open.meets(table_.won_by(keep)); ++steps) {
                tell_of_trial();
                const auto found = best_pure_filters(table_, peeled.open, keep, conditions, 1, work_.stop);
                if (found.empty()) break;
                peeled.filters.push_back(found.front().filter);
                peeled.open -= found.front().covers;
            }
            if (!peeled.open.meets(table_.won_by(keep))) consider(peeled, std::nullopt);
        }
    }

    void peel(const Peeled& peeled, int depth) {
        throw_if_stopped(work_.stop);
        // Every set of filters is tried with points on what it leaves, the empty set first.
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
            next.filters.push_back(filter.filter);
            next.open -= filter.covers;
            next.cost += cost_of_filter_clause(filter.filter);
            // What the filters leave takes a condition more at least, or else the rule is one of filters
            // alone, which cover() looks for.
            if (cost_of_rule + next.cost + 100 >= best_.cost && is_found_) continue;
            peel(next, depth + 1);
        }
    }

    /// One more way tried: half of what is left is done when six have been, two thirds at twelve.
    void tell_of_trial() {
        constexpr u64 whole = 1000;
        constexpr u64 at_half = 6;
        ++trials_;
        if (tell_) tell_(whole * trials_ / (trials_ + at_half), whole);
    }

    void decide_by_points(const Peeled& peeled) {
        tell_of_trial();
        // Nothing left to tell apart: a clause without conditions, or none, is the rest.
        if (!peeled.open.meets(table_.won_by(Side::rival)) || !peeled.open.meets(table_.won_by(Side::row))) {
            consider(peeled, std::nullopt);
            return;
        }
        PointsEffort effort;
        if (is_found_) {
            // With so many terms the rule would cost as much as the best one found.
            const int room = best_.cost - cost_of_rule - peeled.cost - 1;
            if (room < cost_of_condition) return;
            effort.max_terms = std::min(effort.max_terms, static_cast<std::size_t>(room / cost_of_condition));
        }
        const PointsFound found = search_points(table_, peeled.open, effort, work_);
        steps_ += found.steps;
        for (const FoundPoints& each : found.list) consider(peeled, each.points);
    }

    void consider(const Peeled& peeled, const std::optional<Condition>& points) {
        Learned learned;
        std::vector<Clause>& clauses = learned.preference.clauses;
        clauses = peeled.filters;
        learned.cost = cost_of_rule;
        for (const Clause& filter : peeled.filters) learned.cost += cost_of_filter_clause(filter);
        if (points) {
            learned.cost += cost_of_points(*points);
            clauses.push_back({Side::rival, {turned(*points)}, {}});
        } else if (peeled.open.meets(table_.won_by(Side::rival))) {
            clauses.push_back({Side::rival, {}, {}});
        }
        // Before the exceptions, which take the longest to find and only add to the cost.
        if (is_found_ && learned.cost >= best_.cost) return;
        std::vector<Side> decided;
        std::vector<u32> open;
        for (u32 each = 0; each < examples_.size(); ++each) {
            throw_if_stopped(work_.stop);
            decided.push_back(preferred(learned.preference, examples_[each].contest));
            // Filters are pure, so what they decide is right; exceptions are only for the rest. They stand
            // behind the filters, or a pattern of one example would overrule them in others.
            if (peeled.open.contains(table_.sample_of()[each])) open.push_back(each);
        }
        const std::vector<Clause> exceptions = exceptions_for(examples_, open, decided, work_.stop);
        learned.cost += static_cast<int>(exceptions.size()) * cost_of_exception;
        // Also of rules that are not the cheapest: a table of points may do better with their filters
        // (table_search.h).
        if (points) remember(peeled.filters, learned.cost);
        if (is_found_ && learned.cost >= best_.cost) return;
        clauses.insert(clauses.begin() + static_cast<std::ptrdiff_t>(peeled.filters.size()),
                       exceptions.begin(), exceptions.end());
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

Condition turned(Condition condition) {
    const auto minuses = std::count_if(condition.terms.begin(), condition.terms.end(),
                                       [](const Term& each) { return each.weight < 0; });
    const auto pluses = static_cast<std::ptrdiff_t>(condition.terms.size()) - minuses;
    // a - b >= 2 stays, a - b >= -2 becomes b - a <= 2; with only minuses, -a - b >= -2 becomes a + b <= 2.
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

u64 misplayed_by(const Preference& preference, const std::vector<Example>& examples, const StopFlag* stop) {
    u64 misplayed = 0;
    for (const Example& each : examples) {
        throw_if_stopped(stop);
        if (preferred(preference, each.contest) != each.better) misplayed += each.deals;
    }
    return misplayed;
}

Learned learn_preference(const std::vector<Example>& examples, const Work& work) {
    Learned learned = Learner(examples, work).run();
    learned.misplayed = misplayed_by(learned.preference, examples, work.stop);
    return learned;
}

Learned learn_score(const std::vector<Example>& examples, const Work& work) {
    FoundScore found = search_score(examples, work);
    Preference score{{{Side::rival, {std::move(found.score)}, {}}}};
    std::vector<u32> open;
    std::vector<Side> decided;
    for (u32 each = 0; each < examples.size(); ++each) {
        throw_if_stopped(work.stop);
        open.push_back(each);
        decided.push_back(preferred(score, examples[each].contest));
    }
    Learned learned;
    learned.preference.clauses = exceptions_for(examples, open, decided, work.stop);
    learned.cost = cost_of_rule + found.cost;
    learned.cost += static_cast<int>(learned.preference.clauses.size()) * cost_of_exception;
    learned.steps = found.steps;
    learned.preference.clauses.push_back(std::move(score.clauses.front()));
    learned.misplayed = misplayed_by(learned.preference, examples, work.stop);
    return learned;
}

}  // namespace holdfast::videopoker::penalties
