#include <algorithm>

#include <holdfast/core/stop.h>
#include <holdfast/core/threads.h>
#include <holdfast/strategy/rules/exception_patterns.h>
#include <holdfast/strategy/rules/table_learner.h>
#include <holdfast/strategy/rules/table_search.h>
#include <holdfast/strategy/rules/term_costs.h>

namespace holdfast::videopoker::penalties {
namespace {

/// Worth ten conditions: a table has many terms itself, so shorter rules are let be.
constexpr int cost_worth_a_table = 1000;
/// Sets of filters, the most promising first, and annealings for each of them.
constexpr std::size_t most_filter_sets = 8;
constexpr std::size_t annealings = 4;

Learned learned_table(const std::vector<Example>& examples, const std::vector<Clause>& filters, u64 seed,
                      const StopFlag* stop) {
    Learned learned;
    learned.cost = cost_of_rule;
    std::vector<Clause>& clauses = learned.preference.clauses;
    clauses = filters;
    std::vector<u32> open;
    std::vector<const Example*> undecided;
    for (u32 each = 0; each < examples.size(); ++each) {
        throw_if_stopped(stop);
        // The clauses are the filters alone so far: what none of them decides is left to the table.
        if (deciding_clause(learned.preference, examples[each].contest) != nullptr) continue;
        open.push_back(each);
        undecided.push_back(&examples[each]);
    }
    for (const Clause& filter : filters) learned.cost += cost_of_filter_clause(filter);
    if (undecided.empty()) return learned;
    TableEffort effort;
    effort.seed = seed;
    const FoundPoints found = search_table(undecided, effort, stop);
    learned.cost += cost_of_points(found.points);
    clauses.push_back({Side::rival, {turned(found.points)}, {}});
    std::vector<Side> decided;
    for (const Example& each : examples) {
        throw_if_stopped(stop);
        decided.push_back(preferred(learned.preference, each.contest));
    }
    const std::vector<Clause> exceptions = exceptions_for(examples, open, decided, stop);
    learned.cost += static_cast<int>(exceptions.size()) * cost_of_exception;
    // Filters, exceptions, points: the order of every learned preference (preference.h).
    clauses.insert(clauses.end() - 1, exceptions.begin(), exceptions.end());
    learned.misplayed = misplayed_by(learned.preference, examples, stop);
    return learned;
}

}  // namespace

bool is_worth_a_table(const Learned& learned) {
    return learned.cost >= cost_worth_a_table && exception_count(learned.preference) > 0;
}

Learned with_table(const std::vector<Example>& examples, const Learned& learned, const Work& work) {
    const std::size_t sets = std::min(learned.filters_tried.size(), most_filter_sets);
    std::vector<Learned> tables(sets * annealings);
    for_each_index(tables.size(), work, [&](std::size_t each, unsigned) {
        // The seed is the number of the task, so the answer is the same for any number of threads.
        tables[each] = learned_table(examples, learned.filters_tried[each / annealings], each, work.stop);
    });
    Learned best = learned;
    for (Learned& each : tables) {
        if (each.misplayed <= best.misplayed && each.cost < best.cost) best = std::move(each);
    }
    return best;
}

}  // namespace holdfast::videopoker::penalties
