#include <algorithm>
#include <atomic>
#include <set>
#include <tuple>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/rules/points_search.h>

namespace holdfast::videopoker::penalties {
namespace {

/// A term as a column and a weight. The sorted terms identify a state.
using ColumnTerm = std::pair<u16, i16>;

struct State {
    std::vector<ColumnTerm> terms;
    int threshold = 0;
    std::size_t errors = 0;

    int weights() const {
        int sum = 0;
        for (const ColumnTerm& term : terms) sum += std::abs(term.second);
        return sum;
    }
};

class PointsSearch {
  public:
    PointsSearch(const ExampleTable& table, const SampleSet& open, const PointsEffort& effort,
                 const Work& work)
        : table_(table), effort_(effort), work_(work) {
        work_.progress = {};
        for (std::size_t sample = 0; sample < table.samples(); ++sample) {
            if (!open.contains(sample)) continue;
            sign_.push_back(table.better(sample) == Side::rival ? 1 : -1);
            rivals_ += table.better(sample) == Side::rival ? 1 : 0;
            open_.push_back(sample);
        }
        for (std::size_t column = 0; column < table.columns(); ++column) {
            Column values;
            std::vector<u8> all;
            for (const std::size_t sample : open_) all.push_back(table.values(column)[sample]);
            const auto [low, high] = std::minmax_element(all.begin(), all.end());
            if (*low == *high) continue;
            values.number = column;
            values.lowest = *low;
            values.count = static_cast<std::size_t>(*high - *low) + 1;
            for (const u8 value : all) values.values.push_back(static_cast<u8>(value - *low));
            columns_.push_back(std::move(values));
        }
    }

    PointsFound run() {
        PointsFound found;
        std::vector<State> beam(1);
        // Each term has a column of its own.
        const std::size_t most_terms = std::min(effort_.max_terms, columns_.size());
        for (std::size_t terms = 1; terms <= most_terms; ++terms) {
            beam = next_beam(beam, steps_from(beam));
            for (std::size_t each = 0; each < std::min(beam.size(), effort_.best); ++each) {
                found.list.push_back(found_points(beam[each]));
            }
            if (beam.front().errors == 0) break;
        }
        found.steps = steps_;
        return found;
    }

  private:
    /// A column of the table for the open samples, its values shifted to start at 0.
    struct Column {
        std::size_t number = 0;  ///< in the table
        int lowest = 0;
        std::size_t count = 1;  ///< all values are below
        std::vector<u8> values;
    };

    /// The sums of a state, shifted to start at 0.
    struct Sums {
        std::vector<u16> of_sample;
        std::size_t count = 1;  ///< all sums are below
        int lowest = 0;         ///< the sum that 0 stands for
    };

    /// At most seven terms with weights of at most 3 and values of at most 70: sums are below 2^12 in size,
    /// so 16 bits suffice.
    Sums sums_of(const std::vector<ColumnTerm>& terms) const {
        std::vector<int> exact(open_.size());
        for (const ColumnTerm& term : terms) {
            const Column& column = columns_[term.first];
            for (std::size_t sample = 0; sample < exact.size(); ++sample) {
                exact[sample] += term.second * (column.lowest + column.values[sample]);
            }
        }
        const auto [low, high] = std::minmax_element(exact.begin(), exact.end());
        Sums sums;
        sums.lowest = *low;
        sums.count = static_cast<std::size_t>(*high - *low) + 1;
        for (const int sum : exact) sums.of_sample.push_back(static_cast<u16>(sum - *low));
        return sums;
    }

    /// Counts rival samples minus row samples for each sum and each value of a column. One pass over the
    /// samples serves all six weights of the column. pairs[sum * column.count + value].
    void count_pairs(const Sums& sums, const Column& column, std::vector<i32>& pairs) const {
        pairs.assign(sums.count * column.count, 0);
        for (std::size_t sample = 0; sample < sign_.size(); ++sample) {
            pairs[sums.of_sample[sample] * column.count + column.values[sample]] += sign_[sample];
        }
    }

    /// One more term and its result.
    struct Trial {
        ColumnTerm term;
        int threshold = 0;
        std::size_t errors = 0;

        bool operator<(const Trial& other) const {
            if (errors != other.errors) return errors < other.errors;
            const int own = std::abs(term.second);
            const int of_other = std::abs(other.term.second);
            return own != of_other ? own < of_other : term < other.term;
        }
    };

    /// Counts rival samples minus row samples for each total of sum plus weight times value, from the lowest
    /// possible total up.
    void count_totals(const Sums& sums, const Column& column, int weight, const std::vector<i32>& pairs,
                      std::vector<i32>& totals) const {
        // A negative weight shifts all totals up, so that the lowest possible one is at index 0.
        const int highest_value = static_cast<int>(column.count) - 1;
        const int shift = weight < 0 ? -weight * highest_value : 0;
        totals.assign(sums.count + static_cast<std::size_t>(std::abs(weight) * highest_value), 0);
        if (pairs.empty()) {
            for (std::size_t sample = 0; sample < sign_.size(); ++sample) {
                const int total = sums.of_sample[sample] + shift + weight * column.values[sample];
                totals[static_cast<std::size_t>(total)] += sign_[sample];
            }
            return;
        }
        for (std::size_t value = 0; value < column.count; ++value) {
            const i64 first = shift + i64{weight} * static_cast<i64>(value);
            i32* const from = &totals[static_cast<std::size_t>(first)];
            for (std::size_t sum = 0; sum < sums.count; ++sum) from[sum] += pairs[sum * column.count + value];
        }
    }

    void settle_threshold(Trial& trial, const Sums& sums, const Column& column,
                          const std::vector<i32>& totals) const {
        const int weight = trial.term.second;
        const int shift = weight < 0 ? -weight * (static_cast<int>(column.count) - 1) : 0;
        const int lowest = sums.lowest + weight * column.lowest - shift;
        const Threshold best = best_threshold(totals, lowest, rivals_);
        trial.threshold = best.bound;
        trial.errors = static_cast<std::size_t>(best.errors);
    }

    /// The results of each further term, the best of them in no particular order.
    std::vector<Trial> with_one_more(const std::vector<ColumnTerm>& terms) const {
        const Sums sums = sums_of(terms);
        std::vector<i32> pairs;
        std::vector<i32> totals;
        std::vector<Trial> trials;
        u64 steps = 0;
        const auto count = static_cast<u16>(columns_.size());
        for (u16 column = 0; column < count; ++column) {
            throw_if_stopped(work_.stop);
            const bool used = std::any_of(terms.begin(), terms.end(),
                                          [&](const ColumnTerm& term) { return term.first == column; });
            if (used) continue;
            // With few samples it is faster to add up each of them for each weight.
            pairs.clear();
            if (sums.count * columns_[column].count < sign_.size()) {
                count_pairs(sums, columns_[column], pairs);
            }
            for (i16 weight = -max_weight; weight <= max_weight; ++weight) {
                // A single term needs no weight, only a sign.
                if (weight == 0 || (terms.empty() && std::abs(weight) != 1)) continue;
                Trial& trial = trials.emplace_back();
                trial.term = {column, weight};
                count_totals(sums, columns_[column], weight, pairs, totals);
                settle_threshold(trial, sums, columns_[column], totals);
                steps += std::min(pairs.empty() ? sign_.size() : pairs.size(), sign_.size()) + totals.size();
            }
        }
        steps_ += steps;
        // next_beam() takes one beam from the trials of all states, and skips some: three times as many
        // trials from each state leave enough to choose from.
        const std::size_t kept = std::min(trials.size(), 3 * effort_.beam);
        std::nth_element(trials.begin(), trials.begin() + static_cast<std::ptrdiff_t>(kept), trials.end());
        trials.resize(kept);
        return trials;
    }

    static State with(const std::vector<ColumnTerm>& terms, const Trial& trial) {
        State state{terms, trial.threshold, trial.errors};
        state.terms.push_back(trial.term);
        std::sort(state.terms.begin(), state.terms.end());
        return state;
    }

    /// A further term for a state of the beam.
    struct Step {
        Trial trial;
        std::size_t parent;
        int weights;  ///< total of the weights of all terms

        bool operator<(const Step& other) const {
            return std::tie(trial.errors, weights, parent, trial.term) <
                   std::tie(other.trial.errors, other.weights, other.parent, other.trial.term);
        }
    };

    std::vector<Step> steps_from(const std::vector<State>& beam) {
        std::vector<std::vector<Trial>> of_state(beam.size());
        for_each_index(beam.size(), work_,
                       [&](std::size_t each, unsigned) { of_state[each] = with_one_more(beam[each].terms); });
        std::vector<Step> steps;
        for (std::size_t parent = 0; parent < beam.size(); ++parent) {
            const int weights = beam[parent].weights();
            for (const Trial& trial : of_state[parent]) {
                steps.push_back({trial, parent, weights + std::abs(trial.term.second)});
            }
        }
        std::sort(steps.begin(), steps.end());
        return steps;
    }

    /// The best states, each set of terms once; at most a third of them have equal numbers of errors.
    std::vector<State> next_beam(const std::vector<State>& beam, const std::vector<Step>& steps) const {
        std::vector<State> next;
        std::set<std::vector<ColumnTerm>> seen;
        std::size_t equal = 0;
        for (const Step& step : steps) {
            if (next.size() == effort_.beam) break;
            // Steps are sorted by errors, so equal ones are neighbours. States with equal errors are often
            // the same idea in other measures; a limit on them keeps the beam diverse.
            equal = !next.empty() && next.back().errors == step.trial.errors ? equal : 0;
            if (equal > effort_.beam / 3) continue;
            // Different orders of adding terms lead to the same terms: one of them is enough.
            State state = with(beam[step.parent].terms, step.trial);
            if (!seen.insert(state.terms).second) continue;
            equal += !next.empty() && next.back().errors == state.errors ? 1U : 0U;
            if (equal > effort_.beam / 3) continue;
            next.push_back(std::move(state));
        }
        return next;
    }

    FoundPoints found_points(const State& state) const {
        FoundPoints found;
        found.errors = state.errors;
        found.points.bound = state.threshold;
        for (const ColumnTerm& term : state.terms) {
            found.points.terms.push_back({table_.measure(columns_[term.first].number), term.second});
        }
        return found;
    }

    const ExampleTable& table_;
    PointsEffort effort_;
    Work work_;
    std::vector<std::size_t> open_;
    std::vector<i8> sign_;
    i64 rivals_ = 0;
    mutable std::atomic<u64> steps_{0};  // a sum: the same in any order
    std::vector<Column> columns_;
};

}  // namespace

Threshold best_threshold(const std::vector<i32>& totals, int lowest, i64 rivals) {
    i64 errors = rivals;
    Threshold best{lowest + static_cast<int>(totals.size()), rivals};
    for (std::size_t total = totals.size(); total-- > 0;) {
        errors -= totals[total];
        if (errors < best.errors) best = {lowest + static_cast<int>(total), errors};
    }
    return best;
}

PointsFound search_points(const ExampleTable& table, const SampleSet& open, const PointsEffort& effort,
                          const Work& work) {
    return PointsSearch(table, open, effort, work).run();
}

}  // namespace holdfast::videopoker::penalties
