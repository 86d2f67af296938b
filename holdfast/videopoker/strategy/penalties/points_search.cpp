#include <algorithm>
#include <set>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/penalties/points_search.h>

namespace holdfast::videopoker::penalties {
namespace {

/// A term as a column and a weight: sorted, they name a state.
using ColumnTerm = std::pair<u16, i16>;

struct State {
    std::vector<ColumnTerm> terms;
    int threshold = 0;
    std::size_t errors = 0;

    std::pair<std::size_t, int> rank() const {
        int weights = 0;
        for (const ColumnTerm& term : terms) weights += std::abs(term.second);
        return {errors, weights};
    }
    bool operator<(const State& other) const {
        return rank() != other.rank() ? rank() < other.rank() : terms < other.terms;
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
            rivals_ += table.better(sample) == Side::rival ? 1U : 0U;
            open_.push_back(sample);
        }
        for (std::size_t column = 0; column < table.columns(); ++column) {
            std::vector<i16> values;
            for (const std::size_t sample : open_) values.push_back(table.values(column)[sample]);
            const auto [low, high] = std::minmax_element(values.begin(), values.end());
            if (*low == *high) continue;
            columns_.push_back(static_cast<u16>(column));
            values_.push_back(std::move(values));
        }
    }

    std::vector<FoundPoints> run() {
        std::vector<FoundPoints> found;
        std::vector<State> beam(1);
        for (std::size_t terms = 1; terms <= effort_.max_terms && !columns_.empty(); ++terms) {
            beam = narrowed(expanded(beam));
            polish(beam);
            for (std::size_t each = 0; each < std::min(beam.size(), effort_.polished); ++each) {
                found.push_back(found_points(beam[each]));
            }
            if (beam.front().errors == 0) break;
        }
        return found;
    }

  private:
    std::vector<i16> sums_of(const std::vector<ColumnTerm>& terms) const {
        std::vector<i16> sums(open_.size());
        for (const ColumnTerm& term : terms) {
            const std::vector<i16>& values = values_[term.first];
            for (std::size_t sample = 0; sample < sums.size(); ++sample) {
                sums[sample] = static_cast<i16>(sums[sample] + term.second * values[sample]);
            }
        }
        return sums;
    }

    /// The threshold of fewest errors for the sums plus weight times a column: from the top down, each sum
    /// moved to the rival's side turns the errors of its rivals into right decisions.
    void settle_threshold(State& state, const std::vector<i16>& sums, const ColumnTerm& added) const {
        const std::vector<i16>& values = values_[added.first];
        thread_local std::vector<i32> rivals_less_rows;
        rivals_less_rows.assign(2 * sum_range, 0);
        int low = 2 * sum_range;
        int high = 0;
        for (std::size_t sample = 0; sample < sums.size(); ++sample) {
            const int sum = sums[sample] + added.second * values[sample] + sum_range;
            rivals_less_rows[static_cast<std::size_t>(sum)] += sign_[sample];
            low = std::min(low, sum);
            high = std::max(high, sum);
        }
        i64 errors = static_cast<i64>(rivals_);
        state.errors = rivals_;
        state.threshold = high + 1 - sum_range;
        for (int sum = high; sum >= low; --sum) {
            errors -= rivals_less_rows[static_cast<std::size_t>(sum)];
            if (static_cast<std::size_t>(errors) < state.errors) {
                state.errors = static_cast<std::size_t>(errors);
                state.threshold = sum - sum_range;
            }
        }
    }

    /// All states that have one term more than this one, the best of them.
    std::vector<State> with_one_more(const std::vector<ColumnTerm>& terms) const {
        const std::vector<i16> sums = sums_of(terms);
        std::vector<State> states;
        for (u16 column = 0; column < columns_.size(); ++column) {
            const bool used = std::any_of(terms.begin(), terms.end(),
                                          [&](const ColumnTerm& term) { return term.first == column; });
            if (used) continue;
            for (i16 weight = -max_weight; weight <= max_weight; ++weight) {
                // A single term needs no weight but its sign.
                if (weight == 0 || (terms.empty() && std::abs(weight) != 1)) continue;
                State& state = states.emplace_back();
                state.terms = terms;
                state.terms.emplace_back(column, weight);
                settle_threshold(state, sums, state.terms.back());
                std::sort(state.terms.begin(), state.terms.end());
            }
        }
        const std::size_t kept = std::min(states.size(), 3 * effort_.beam);
        std::partial_sort(states.begin(), states.begin() + static_cast<std::ptrdiff_t>(kept), states.end());
        states.resize(kept);
        return states;
    }

    std::vector<State> expanded(const std::vector<State>& beam) const {
        std::vector<std::vector<State>> of_state(beam.size());
        for_each_index(beam.size(), work_,
                       [&](std::size_t each, unsigned) { of_state[each] = with_one_more(beam[each].terms); });
        std::vector<State> all;
        for (std::vector<State>& states : of_state) {
            all.insert(all.end(), std::make_move_iterator(states.begin()),
                       std::make_move_iterator(states.end()));
        }
        std::sort(all.begin(), all.end());
        return all;
    }

    /// The best states, each set of terms once; at most a third of them have equal numbers of errors.
    std::vector<State> narrowed(std::vector<State> states) const {
        std::vector<State> beam;
        std::set<std::vector<ColumnTerm>> seen;
        std::size_t equal = 0;
        for (State& state : states) {
            if (beam.size() == effort_.beam) break;
            if (!seen.insert(state.terms).second) continue;
            equal = !beam.empty() && beam.back().errors == state.errors ? equal + 1 : 0;
            if (equal > effort_.beam / 3) continue;
            beam.push_back(std::move(state));
        }
        return beam;
    }

    void polish(std::vector<State>& beam) const {
        const std::size_t count = std::min(beam.size(), effort_.polished);
        for_each_index(count, work_, [&](std::size_t each, unsigned) { polish(beam[each]); });
        std::sort(beam.begin(), beam.end());
        beam.erase(std::unique(beam.begin(), beam.end(),
                               [](const State& a, const State& b) { return a.terms == b.terms; }),
                   beam.end());
    }

    /// Exchanges one term at a time while that leaves fewer errors.
    void polish(State& state) const {
        for (bool improved = state.terms.size() > 1; improved && state.errors != 0;) {
            improved = false;
            for (std::size_t place = 0; place < state.terms.size(); ++place) {
                std::vector<ColumnTerm> rest = state.terms;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(place));
                const std::vector<State> exchanged = with_one_more(rest);
                if (exchanged.empty() || !(exchanged.front() < state)) continue;
                state = exchanged.front();
                improved = true;
            }
        }
    }

    FoundPoints found_points(const State& state) const {
        FoundPoints found;
        found.errors = state.errors;
        found.points.bound = state.threshold;
        for (const ColumnTerm& term : state.terms) {
            found.points.terms.push_back({table_.measure(columns_[term.first]), term.second});
        }
        return found;
    }

    static constexpr int sum_range = 2048;  // seven terms of weight 3 and values of at most 70: 1470

    const ExampleTable& table_;
    PointsEffort effort_;
    Work work_;
    std::vector<std::size_t> open_;
    std::vector<i8> sign_;
    std::size_t rivals_ = 0;
    std::vector<u16> columns_;
    std::vector<std::vector<i16>> values_;
};

}  // namespace

std::vector<FoundPoints> search_points(const ExampleTable& table, const SampleSet& open,
                                       const PointsEffort& effort, const Work& work) {
    return PointsSearch(table, open, effort, work).run();
}

}  // namespace holdfast::videopoker::penalties
