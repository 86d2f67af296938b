#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <utility>

#include <holdfast/core/counter_random.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/rules/table_annealing.h>

namespace holdfast::videopoker::penalties {
namespace {

std::vector<Measure> table_measures() {
    using enum MeasureKind;
    std::vector<Measure> list;
    for (const Side side : {Side::row, Side::rival}) {
        for (const MeasureKind kind : {flush_penalties, straight_flush_penalties, straight_penalties,
                                       straights_lost, straights, most_of_one_suit}) {
            list.push_back({kind, side});
        }
    }
    // One measure for each rank, in rising order: runs of neighbours with one weight become one term
    // (terms()).
    list.push_back({shared_suits});
    for (u8 rank = 2; rank <= 14; ++rank) list.push_back({others_within, Side::row, rank, rank});
    for (const Side side : {Side::row, Side::rival}) {
        for (u8 rank = 2; rank <= 14; ++rank) list.push_back({has_rank, side, rank, rank});
    }
    return list;
}

bool is_of_one_rank(const Measure& measure) {
    return measure.kind == MeasureKind::others_within || measure.kind == MeasureKind::has_rank;
}

class TableAnnealing {
  public:
    TableAnnealing(const std::vector<const Example*>& open, const TableEffort& effort, const StopFlag* stop)
        : effort_(effort), stop_(stop) {
        const std::vector<Measure> measures = table_measures();
        // Examples that no measure distinguishes become one sample, whose weight is their number.
        std::map<std::pair<std::vector<i16>, int>, i32> samples;
        for (const Example* const each : open) {
            throw_if_stopped(stop);
            std::vector<i16> line;
            for (const Measure& measure : measures) {
                line.push_back(static_cast<i16>(value_of(measure, each->contest)));
            }
            ++samples[{std::move(line), each->better == Side::rival ? 1 : -1}];
        }
        for (const auto& [sample, count] : samples) {
            sign_.push_back(sample.second * count);
            rivals_ += sample.second > 0 ? count : 0;
        }
        for (std::size_t column = 0; column < measures.size(); ++column) {
            throw_if_stopped(stop);
            std::vector<i16> values;
            for (const auto& [sample, count] : samples) values.push_back(sample.first[column]);
            const auto [low, high] = std::minmax_element(values.begin(), values.end());
            // Equal columns are kept if each counts a single rank; otherwise a run of ranks would have a gap
            // for a dropped one. A rank whose column is constant is dropped all the same, so a run over it
            // may say more than the sums counted: add_exceptions() plays the finished clause and mends that.
            const bool is_known = std::any_of(columns_.begin(), columns_.end(), [&](const Column& each) {
                return each.values == values && !is_of_one_rank(measures[column]);
            });
            if (*low != *high && !is_known) columns_.push_back({measures[column], std::move(values), 0});
        }
        sums_.resize(samples.size());
    }

    FoundPoints run() {
        CounterRandom random(20'261'122, effort_.seed);
        start_from_perceptron();
        i64 now = cost_with(sums_);
        keep_if_better(now);
        std::vector<i16> changed;
        for (u64 move = 0; move < effort_.moves && !columns_.empty(); ++move) {
            throw_if_stopped(stop_);
            Column& column = columns_[random.below(columns_.size())];
            const int before = column.weight;
            column.weight = new_weight(column, random);
            if (column.weight == before) continue;
            add(sums_, column, column.weight - before, changed);
            const i64 then = cost_with(changed);
            // Falls linearly from the cost of six conditions to zero.
            const i64 bound = static_cast<i64>(first_bound * (effort_.moves - move) / effort_.moves);
            if (then > now + bound) {
                column.weight = before;
                continue;
            }
            now = then;
            sums_.swap(changed);
            keep_if_better(now);
        }
        if (!least_) keep_nothing();
        return best_;
    }

  private:
    struct Column {
        Measure measure;
        std::vector<i16> values;  ///< [open sample]
        int weight;
    };

    static constexpr u64 first_bound = 600;  ///< in hundredths, like costs

    /// changed: the sums if the column gets `weight` more.
    static void add(const std::vector<i16>& sums, const Column& column, int weight,
                    std::vector<i16>& changed) {
        const i16* const values = column.values.data();
        changed.resize(sums.size());
        for (std::size_t sample = 0; sample < sums.size(); ++sample) {
            changed[sample] = static_cast<i16>(sums[sample] + weight * values[sample]);
        }
    }

    /// A perceptron with a margin over all columns. The weights after each epoch are added up and rounded;
    /// the sum oscillates less than the last weights if the samples cannot be separated. Its threshold is not
    /// used: the best one is found again for the rounded weights.
    void start_from_perceptron() {
        constexpr int epochs = 100;
        constexpr i64 margin = 5;
        std::vector<i64> weights(columns_.size());
        std::vector<i64> totals(columns_.size());
        i64 threshold = 0;
        for (int epoch = 0; epoch < epochs; ++epoch) {
            throw_if_stopped(stop_);
            for (std::size_t sample = 0; sample < sign_.size(); ++sample) {
                i64 sum = -threshold;
                for (std::size_t each = 0; each < columns_.size(); ++each) {
                    sum += weights[each] * columns_[each].values[sample];
                }
                const i64 sign = sign_[sample] > 0 ? 1 : -1;
                if (sum * sign > margin) continue;
                threshold -= sign;
                for (std::size_t each = 0; each < columns_.size(); ++each) {
                    weights[each] += sign * columns_[each].values[sample];
                }
            }
            for (std::size_t each = 0; each < columns_.size(); ++each) totals[each] += weights[each];
        }
        i64 largest = 1;
        for (const i64 total : totals) largest = std::max(largest, std::abs(total));
        const i64 most = max_table_weight * static_cast<i64>(effort_.seed % 3 + 1) / 4;
        for (std::size_t each = 0; each < columns_.size(); ++each) {
            columns_[each].weight = static_cast<int>(totals[each] * most / largest);
            add(sums_, columns_[each], columns_[each].weight, sums_);
        }
    }

    /// A slightly larger or smaller weight, zero, or the weight of another measure.
    int new_weight(const Column& column, CounterRandom& random) const {
        const u32 kind = random.below(8);
        if (kind == 0) return 0;
        if (kind == 1) return columns_[random.below(columns_.size())].weight;
        const int step = static_cast<int>(random.below(3)) + 1;
        const int changed = column.weight + (random.below(2) == 0 ? step : -step);
        return std::clamp(changed, -max_table_weight, max_table_weight);
    }

    /// Combines neighbouring ranks with one weight into one term. A hold with two ranks of a run counts the
    /// weight twice in the sums here, but once in the term "6-8 in it". Exceptions are found by playing the
    /// rule as written, so the rule is still right.
    const std::vector<Term>& terms() {
        terms_.clear();
        const Column* before = nullptr;
        for (const Column& column : columns_) {
            const bool goes_on = before != nullptr && is_of_one_rank(column.measure) &&
                                 before->measure.kind == column.measure.kind &&
                                 before->measure.side == column.measure.side &&
                                 before->weight == column.weight;
            before = &column;
            if (column.weight == 0) continue;
            if (goes_on) {
                terms_.back().measure.high = column.measure.high;
            } else {
                terms_.push_back({column.measure, column.weight});
            }
        }
        return terms_;
    }

    i64 cost_of_terms() {
        i64 cost = 0;
        for (const Term& term : terms()) cost += cost_of_measure(term.measure) + cost_of_weight(term.weight);
        return cost;
    }
    i64 cost_with(const std::vector<i16>& sums) {
        return cost_of_terms() + threshold_of(sums).errors * effort_.cost_of_error;
    }

    Threshold threshold_of(const std::vector<i16>& sums) {
        // Not minmax_element(), which compilers do not vectorize.
        i16 lowest = sums.front();
        i16 highest = lowest;
        for (const i16 sum : sums) {
            lowest = std::min(lowest, sum);
            highest = std::max(highest, sum);
        }
        totals_.assign(static_cast<std::size_t>(highest - lowest) + 1, 0);
        for (std::size_t sample = 0; sample < sums.size(); ++sample) {
            totals_[static_cast<std::size_t>(sums[sample] - lowest)] += sign_[sample];
        }
        return best_threshold(totals_, lowest, rivals_);
    }

    /// Keeps only tables that a reader of charts accepts; the weights may pass through others.
    void keep_if_better(i64 cost) {
        if (least_ && cost >= *least_) return;
        const Threshold threshold = threshold_of(sums_);
        Condition points{terms(), true, threshold.bound};
        if (!is_within_limits(points)) return;
        least_ = cost;
        best_.points = std::move(points);
        best_.errors = static_cast<std::size_t>(threshold.errors);
    }

    /// Sets all weights to 0, which leaves only the threshold.
    void keep_nothing() {
        for (Column& column : columns_) column.weight = 0;
        std::fill(sums_.begin(), sums_.end(), i16{0});
        keep_if_better(cost_with(sums_));
    }

    TableEffort effort_;
    const StopFlag* stop_;
    std::vector<i32> sign_;  ///< [sample] number of its examples, negative unless the rival is better
    i64 rivals_ = 0;
    std::vector<Column> columns_;
    std::vector<i16> sums_;
    std::vector<i32> totals_;
    std::vector<Term> terms_;   ///< here so that a move allocates nothing
    std::optional<i64> least_;  ///< cost of `best_`; nothing until one is kept
    FoundPoints best_;
};

}  // namespace

FoundPoints anneal_table(const std::vector<const Example*>& open, const TableEffort& effort,
                         const StopFlag* stop) {
    return TableAnnealing(open, effort, stop).run();
}

namespace {

/// The cost from which a table is tried: ten conditions. A table has many terms itself, so shorter rules
/// stay.
constexpr int cost_worth_a_table = 1000;
/// The number of sets of filters, the most promising first, and of annealings for each of them.
constexpr std::size_t most_filter_sets = 8;
constexpr std::size_t annealings = 4;

Learned learned_table(const std::vector<Example>& examples, const std::vector<Clause>& filters, u64 seed,
                      const StopFlag* stop) {
    Learned learned = of_filters(filters);
    std::vector<u32> open;
    std::vector<const Example*> undecided;
    for (u32 each = 0; each < examples.size(); ++each) {
        throw_if_stopped(stop);
        // So far the clauses are only the filters: examples that none of them decides are left to the table.
        if (deciding_clause(learned.preference, examples[each].contest) != nullptr) continue;
        open.push_back(each);
        undecided.push_back(&examples[each]);
    }
    if (undecided.empty()) return learned;
    TableEffort effort;
    effort.seed = seed;
    const FoundPoints found = anneal_table(undecided, effort, stop);
    learned.cost += cost_of_points(found.points);
    add_clause(learned.preference, turned(found.points));
    add_exceptions(learned, filters.size(), examples, open, stop);
    count_misplayed(learned, examples, stop);
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
