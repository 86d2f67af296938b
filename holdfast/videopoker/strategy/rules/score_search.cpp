#include <algorithm>
#include <map>

#include <holdfast/core/counter_random.h>
#include <holdfast/videopoker/strategy/rules/score_search.h>

namespace holdfast::videopoker::penalties {
namespace {

/// Costs as in learner.h; weights are free, because every term of a score is looked up.
constexpr int cost_of_score_term = 100;
constexpr int cost_of_wrong_pair = 200;

using Weights = std::vector<int>;

/// Pairs of holds, arranged so that a score is right if its sum is not negative:
///
///     start + sum of weight * difference >= 0
///
/// The difference is the better hold's value minus the other's. The first hold in tie-break order wins a tie,
/// so its rival needs at least one more: then start is -1.
class ScorePairs {
  public:
    ScorePairs(const std::vector<Example>& examples, const StopFlag* stop) {
        std::map<std::pair<std::vector<i16>, i16>, u32> known;
        for (const Example& each : examples) {
            throw_if_stopped(stop);
            const int sign = each.better == Side::rival ? 1 : -1;
            std::vector<i16> line;
            for (Measure measure : score_measures()) {
                int more = value_of(measure, each.contest);
                measure.side = Side::row;
                more -= value_of(measure, each.contest);
                line.push_back(static_cast<i16>(sign * more));
            }
            known.try_emplace({std::move(line), static_cast<i16>(sign > 0 ? -1 : 0)}, 0);
        }
        columns_.resize(score_measures().size());
        for (const auto& [pair, unused] : known) {
            starts_.push_back(pair.second);
            for (std::size_t column = 0; column < columns_.size(); ++column) {
                columns_[column].push_back(pair.first[column]);
            }
        }
    }

    std::size_t size() const { return starts_.size(); }
    std::size_t columns() const { return columns_.size(); }
    const std::vector<i16>& column(std::size_t column) const { return columns_[column]; }
    bool is_constant(std::size_t column) const {
        return std::all_of(columns_[column].begin(), columns_[column].end(),
                           [](i16 value) { return value == 0; });
    }

    std::vector<i16> sums(const Weights& weights) const {
        std::vector<i16> sums = starts_;
        for (std::size_t column = 0; column < columns_.size(); ++column) {
            if (weights[column] != 0) add(sums, column, weights[column]);
        }
        return sums;
    }
    /// Sixteen bits hold every sum: weights are at most 99, and no two holds differ by 300 in all measures
    /// together.
    void add(std::vector<i16>& sums, std::size_t column, int weight) const {
        const i16* const values = columns_[column].data();
        for (std::size_t pair = 0; pair < sums.size(); ++pair) {
            sums[pair] = static_cast<i16>(sums[pair] + weight * values[pair]);
        }
    }
    /// The number of pairs ranked wrongly if the column gets `weight` more.
    std::size_t wrong_with(const std::vector<i16>& sums, std::size_t column, int weight) const {
        const i16* const values = columns_[column].data();
        std::size_t wrong = 0;
        for (std::size_t pair = 0; pair < sums.size(); ++pair) {
            wrong += static_cast<i16>(sums[pair] + weight * values[pair]) < 0 ? 1U : 0U;
        }
        return wrong;
    }

  private:
    std::vector<i16> starts_;
    std::vector<std::vector<i16>> columns_;
};

std::size_t count_wrong(const std::vector<i16>& sums) {
    return static_cast<std::size_t>(std::count_if(sums.begin(), sums.end(), [](i16 sum) { return sum < 0; }));
}

/// Combines runs of neighbouring ranks with one weight into one term. The holds have one card beside the wild
/// ones, so no hold has two ranks of a run, and the term adds the same as the single ranks.
std::vector<Term> terms_of(const Weights& weights) {
    std::vector<Term> terms;
    for (std::size_t column = 0; column < weights.size(); ++column) {
        if (weights[column] == 0) continue;
        const Measure& measure = score_measures()[column];
        if (!terms.empty() && measure.kind == MeasureKind::has_rank &&
            terms.back().measure.kind == MeasureKind::has_rank && terms.back().weight == weights[column] &&
            terms.back().measure.high + 1 == measure.low) {
            terms.back().measure.high = measure.high;
            continue;
        }
        terms.push_back({measure, weights[column]});
    }
    return terms;
}

class ScoreSearch {
  public:
    ScoreSearch(const std::vector<Example>& examples, const Work& work)
        : pairs_(examples, work.stop), work_(work) {
        for (std::size_t column = 0; column < pairs_.columns(); ++column) {
            if (!pairs_.is_constant(column)) used_.push_back(column);
        }
    }

    FoundScore run() {
        FoundScore found;
        if (!used_.empty()) {
            const std::vector<i64> exact = perceptron();
            Weights best;
            for (u64 attempt = 0; attempt < attempts; ++attempt) {
                // Small weights are easy to say; large ones separate more holds.
                const i64 most = max_score_weight * static_cast<i64>(attempt % 3 + 1) / 4;
                const Weights other = settled(annealed(rounded(exact, most), attempt));
                if (best.empty() || cost(other) < cost(best)) best = other;
            }
            found.score.terms = terms_of(best);
            std::stable_partition(found.score.terms.begin(), found.score.terms.end(),
                                  [](const Term& each) { return each.weight > 0; });
        }
        found.score.bound = 1;
        found.score.is_score = true;
        found.cost = static_cast<int>(found.score.terms.size()) * cost_of_score_term;
        found.steps = steps_;
        return found;
    }

  private:
    static constexpr u64 attempts = 9;
    static constexpr int epochs = 60;
    static constexpr u64 moves = 100'000;

    i64 cost(const Weights& weights, std::size_t wrong) const {
        return static_cast<i64>(terms_of(weights).size()) * cost_of_score_term +
               static_cast<i64>(wrong) * cost_of_wrong_pair;
    }
    i64 cost(const Weights& weights) { return cost(weights, count_wrong(pairs_.sums(weights))); }

    /// The sum of the weights after each epoch: an averaged perceptron, which converges even if no weights
    /// rank all pairs rightly. The margin requires a lead, which rounding the weights may then consume.
    std::vector<i64> perceptron() {
        std::vector<i64> weights(pairs_.columns());
        std::vector<i64> sum(pairs_.columns());
        for (int epoch = 0; epoch < epochs; ++epoch) {
            throw_if_stopped(work_.stop);
            for (std::size_t pair = 0; pair < pairs_.size(); ++pair) {
                i64 margin = -margin_of_perceptron;
                for (const std::size_t column : used_) {
                    margin += weights[column] * pairs_.column(column)[pair];
                }
                if (margin >= 0) continue;
                for (const std::size_t column : used_) weights[column] += pairs_.column(column)[pair];
            }
            for (const std::size_t column : used_) sum[column] += weights[column];
        }
        steps_ += epochs * pairs_.size() * used_.size();
        return sum;
    }

    /// The weights scaled down so that the largest is `most`.
    static Weights rounded(const std::vector<i64>& exact, i64 most) {
        i64 largest = 1;
        for (const i64 weight : exact) largest = std::max(largest, std::abs(weight));
        Weights weights;
        for (const i64 weight : exact) {
            const i64 twice = 2 * weight * most;
            weights.push_back(static_cast<int>((twice + (weight < 0 ? -largest : largest)) / (2 * largest)));
        }
        return weights;
    }

    /// Threshold accepting (Dueck and Scheuer 1990): a change is accepted unless it is worse by more than a
    /// bound that falls to zero.
    Weights annealed(Weights weights, u64 attempt) {
        CounterRandom random(20'261'122, attempt);
        std::vector<i16> sums = pairs_.sums(weights);
        i64 now = cost(weights, count_wrong(sums));
        Weights best = weights;
        i64 least = now;
        for (u64 move = 0; move < moves; ++move) {
            if (move % 1024 == 0) throw_if_stopped(work_.stop);
            const std::size_t column = used_[random.below(used_.size())];
            int change = static_cast<int>(random.below(3)) + 1;
            if (random.below(2) == 0) change = -change;
            // Sometimes removes a term, or makes its weight equal to another one.
            if (random.below(8) == 0) change = -weights[column];
            if (random.below(8) == 0) change = weights[used_[random.below(used_.size())]] - weights[column];
            if (change == 0 || std::abs(weights[column] + change) > max_score_weight) continue;
            // Counts without changing the sums, because most moves are rejected.
            const std::size_t wrong = pairs_.wrong_with(sums, column, change);
            weights[column] += change;
            const i64 then = cost(weights, wrong);
            const i64 bound = static_cast<i64>(first_bound * (moves - move) / moves);
            if (then > now + bound) {
                weights[column] -= change;
                continue;
            }
            pairs_.add(sums, column, change);
            now = then;
            if (now < least) {
                least = now;
                best = weights;
            }
        }
        // A vector of sixteen-bit sums adds eight pairs at a time.
        steps_ += moves * pairs_.size() / 8;
        return best;
    }

    /// Tries every other value of every weight, as long as one is better.
    Weights settled(Weights weights) {
        std::vector<i16> sums = pairs_.sums(weights);
        i64 now = cost(weights, count_wrong(sums));
        for (bool improved = true; improved;) {
            improved = false;
            for (const std::size_t column : used_) {
                throw_if_stopped(work_.stop);
                const int before = weights[column];
                int best = before;
                // All 199 values: the best may be far away if two ranks could share a weight.
                for (int weight = -max_score_weight; weight <= max_score_weight; ++weight) {
                    weights[column] = weight;
                    const i64 then = cost(weights, pairs_.wrong_with(sums, column, weight - before));
                    if (then < now) {
                        now = then;
                        best = weight;
                    }
                }
                weights[column] = best;
                improved = improved || best != before;
                pairs_.add(sums, column, best - before);
            }
            steps_ += used_.size() * 2 * max_score_weight * pairs_.size() / 8;
        }
        return weights;
    }

    static constexpr i64 margin_of_perceptron = 20;
    static constexpr u64 first_bound = 1500;

    ScorePairs pairs_;
    const Work& work_;
    std::vector<std::size_t> used_;
    u64 steps_ = 0;
};

}  // namespace

FoundScore search_score(const std::vector<Example>& examples, const Work& work) {
    return ScoreSearch(examples, work).run();
}

}  // namespace holdfast::videopoker::penalties
