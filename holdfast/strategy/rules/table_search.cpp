#include <algorithm>
#include <cstdlib>
#include <map>

#include <holdfast/core/counter_random.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/threads.h>
#include <holdfast/strategy/rules/example_table.h>
#include <holdfast/strategy/rules/table_search.h>

namespace holdfast::videopoker::penalties {

int cost_of_measure(const Measure& measure) {
    switch (measure.kind) {
        case MeasureKind::pips:
            return 150;
        // "Other cards T-A", "other cards 2-6" and "other cards 9" are seen at once; both ends in the middle
        // take a look more. So do sums of ranks.
        case MeasureKind::others_within:
            return measure.high == 14 || measure.low == 2 || measure.low == measure.high ? 110 : 125;
        default:
            return cost_of_condition;
    }
}

int cost_of_weight(int weight) {
    constexpr int cost_of_one_more = 34;
    // Of weight 1, 2 and 3 or more: 0, 34, 68.
    return std::min(std::abs(weight) - 1, 2) * cost_of_one_more;
}

int cost_of_points(const Condition& points) {
    // Adding up is harder than looking, and adding a rank to a number of cards harder still: "an ace in it
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

int cost_of_filter_clause(const Clause& filter) {
    int cost = cost_of_filter;
    for (const Condition& each : filter.conditions) cost += cost_of_measure(each.terms.front().measure);
    return cost;
}

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

class TableSearch {
  public:
    TableSearch(const std::vector<const Example*>& open, const TableEffort& effort) : effort_(effort) {
        // Examples that no measure tells apart are one sample, as heavy as they are many.
        std::map<std::pair<std::vector<i16>, int>, i32> samples;
        for (const Example* const each : open) {
            std::vector<i16> line;
            for (const Measure& measure : measures_) {
                line.push_back(static_cast<i16>(value_of(measure, each->contest)));
            }
            ++samples[{std::move(line), each->better == Side::rival ? 1 : -1}];
        }
        for (const auto& [sample, count] : samples) {
            sign_.push_back(sample.second * count);
            rivals_ += sample.second > 0 ? count : 0;
        }
        for (std::size_t column = 0; column < measures_.size(); ++column) {
            std::vector<i16> values;
            for (const auto& [sample, count] : samples) values.push_back(sample.first[column]);
            const auto [low, high] = std::minmax_element(values.begin(), values.end());
            // Columns alike are kept where each is of one rank, or a run of ranks would have a hole where one
            // was dropped.
            const bool is_known = std::any_of(columns_.begin(), columns_.end(), [&](const Column& each) {
                return each.values == values && !is_of_one_rank(measures_[column]);
            });
            if (*low != *high && !is_known) columns_.push_back({measures_[column], std::move(values), 0});
        }
        sums_.resize(samples.size());
    }

    FoundPoints run(const StopFlag* stop) {
        CounterRandom random(20'261'122, effort_.seed);
        start_from_perceptron();
        i64 now = cost_of_terms() + best_threshold(sums_).errors * effort_.cost_of_error;
        keep();
        i64 least = now;
        std::vector<i16> changed;
        for (u64 move = 0; move < effort_.moves && !columns_.empty(); ++move) {
            if (move % 1024 == 0) throw_if_stopped(stop);
            Column& column = columns_[random.below(columns_.size())];
            const int before = column.weight;
            column.weight = new_weight(column, random);
            if (column.weight == before) continue;
            changed = sums_;
            add(changed, column, column.weight - before);
            const i64 then = cost_of_terms() + best_threshold(changed).errors * effort_.cost_of_error;
            // Falls in a straight line from six conditions' worth to nothing.
            const i64 bound = static_cast<i64>(first_bound * (effort_.moves - move) / effort_.moves);
            if (then > now + bound) {
                column.weight = before;
                continue;
            }
            now = then;
            sums_.swap(changed);
            if (now < least) {
                least = now;
                keep();
            }
        }
        return best_;
    }

  private:
    struct Column {
        Measure measure;
        std::vector<i16> values;  ///< [open sample]
        int weight;
    };
    struct Threshold {
        int bound;
        i64 errors;
    };

    static constexpr u64 first_bound = 600;  ///< in the units of costs

    static void add(std::vector<i16>& sums, const Column& column, int weight) {
        const i16* const values = column.values.data();
        for (std::size_t sample = 0; sample < sums.size(); ++sample) {
            sums[sample] = static_cast<i16>(sums[sample] + weight * values[sample]);
        }
    }

    /// A perceptron with a margin over all columns; what is rounded is the sum of its weights after each
    /// epoch, which swings less than the last ones where the samples cannot be separated. The threshold is
    /// not taken over: the best one is found anew for whole weights.
    void start_from_perceptron() {
        constexpr int epochs = 100;
        constexpr i64 margin = 5;
        std::vector<i64> weights(columns_.size());
        std::vector<i64> totals(columns_.size());
        i64 threshold = 0;
        for (int epoch = 0; epoch < epochs; ++epoch) {
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
            add(sums_, columns_[each], columns_[each].weight);
        }
    }

    /// A little more or less, nothing, or the weight of another measure.
    int new_weight(const Column& column, CounterRandom& random) const {
        const u32 kind = random.below(8);
        if (kind == 0) return 0;
        if (kind == 1) return columns_[random.below(columns_.size())].weight;
        const int step = static_cast<int>(random.below(3)) + 1;
        const int changed = column.weight + (random.below(2) == 0 ? step : -step);
        return std::clamp(changed, -max_table_weight, max_table_weight);
    }

    /// Neighbouring ranks of one weight as one. A hold with two ranks of a run has the weight twice in the
    /// sums here, but once by the term "6-8 in it"; exceptions are looked for by playing the rule as it is
    /// said, so the rule is right all the same.
    std::vector<Term> terms() const {
        std::vector<Term> terms;
        const Column* before = nullptr;
        for (const Column& column : columns_) {
            const bool goes_on = before != nullptr && is_of_one_rank(column.measure) &&
                                 before->measure.kind == column.measure.kind &&
                                 before->measure.side == column.measure.side &&
                                 before->weight == column.weight;
            before = &column;
            if (column.weight == 0) continue;
            if (goes_on) {
                terms.back().measure.high = column.measure.high;
            } else {
                terms.push_back({column.measure, column.weight});
            }
        }
        return terms;
    }

    i64 cost_of_terms() const {
        i64 cost = 0;
        for (const Term& term : terms()) cost += cost_of_measure(term.measure) + cost_of_weight(term.weight);
        return cost;
    }

    /// From the top down, each sum moved to the rival's side turns the errors of its rivals into right
    /// decisions.
    Threshold best_threshold(const std::vector<i16>& sums) {
        const auto [low, high] = std::minmax_element(sums.begin(), sums.end());
        const int lowest = *low;
        totals_.assign(static_cast<std::size_t>(*high - lowest) + 1, 0);
        for (std::size_t sample = 0; sample < sums.size(); ++sample) {
            totals_[static_cast<std::size_t>(sums[sample] - lowest)] += sign_[sample];
        }
        i64 errors = rivals_;
        Threshold best{lowest + static_cast<int>(totals_.size()), rivals_};
        for (std::size_t total = totals_.size(); total-- > 0;) {
            errors -= totals_[total];
            if (errors < best.errors) best = {lowest + static_cast<int>(total), errors};
        }
        return best;
    }

    void keep() {
        const Threshold threshold = best_threshold(sums_);
        best_.points = {};
        best_.points.terms = terms();
        best_.points.bound = threshold.bound;
        best_.errors = static_cast<std::size_t>(threshold.errors);
    }

    TableEffort effort_;
    std::vector<Measure> measures_ = table_measures();
    std::vector<i32> sign_;  ///< [sample] 1 or -1 for each example of it, as the rival is better or not
    i64 rivals_ = 0;
    std::vector<Column> columns_;
    std::vector<i16> sums_;
    std::vector<i32> totals_;
    FoundPoints best_;
};

}  // namespace

FoundPoints search_table(const std::vector<const Example*>& open, const TableEffort& effort,
                         const StopFlag* stop) {
    return TableSearch(open, effort).run(stop);
}

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
