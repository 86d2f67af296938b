#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <string>
#include <utility>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/machines/detail/hold_candidates.h>
#include <holdfast/videopoker/machines/detail/sum_of_multipliers.h>
#include <holdfast/videopoker/machines/ultimate_x_lines.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker {
namespace {

using detail::CountedDeal;
using detail::CountedHold;
using detail::MultiplierCounts;
using detail::OutcomeCounts;
using detail::rounding;
using detail::sum_in_parts;
using detail::SumLaw;
using detail::SumWorth;

/// A hold that may be best: what it pays on a line, and the law of the sum of the multipliers that it sets.
struct Candidate {
    double pay = 0;  ///< in bets
    u32 law = 0;
};

/// Deals with more than one candidate.
struct OpenDeal {
    double weight = 0;
    std::vector<Candidate> candidates;
};

/// All that matters of the deals: those of one candidate are added up.
struct Candidates {
    double pay = 0;                             ///< of the deals of one candidate, added up
    std::vector<std::pair<u32, double>> deals;  ///< laws, and the number of deals whose one candidate has it
    std::vector<OpenDeal> open;
};

const UltimateX& rules_of(const Machine& machine) {
    const auto* const rules = std::get_if<UltimateX>(&machine.rules);
    if (rules == nullptr) throw InvalidArgument("only Ultimate X is solved for several lines");
    return *rules;
}

double mean(const std::vector<double>& law, const std::vector<double>& worth) {
    return std::inner_product(law.begin(), law.end(), worth.begin(), 0.0);
}

class LinesSolver {
  public:
    LinesSolver(const GameTables& base, const Machine& machine, const Work& work)
        : base_(base),
          machine_(machine),
          least_sum_(static_cast<u32>(machine.lines)),
          cost_(machine.cost * Rational(machine.lines)),
          work_(work),
          holds_(base, rules_of(machine), machine.lines),
          law_(holds_.multipliers(), machine.lines) {
        base.refuse_order();
    }

    LinesSolution solve() {
        // A first guess: that each multiplier is worth a bet.
        std::vector<double> first(holds_.sums());
        std::iota(first.begin(), first.end(), 0.0);
        SumWorth worth(least_sum_, first);
        constexpr int rounds_allowed = 30;
        constexpr double narrow = 1e-11;
        for (int round = 0;; ++round) {
            const Candidates candidates = candidates_for(worth);
            check_price(candidates);
            const std::vector<double> next = swept(candidates, worth.of_sum());
            LinesSolution solution{bounds(next, worth.of_sum()), {}};
            if (nearest_double(solution.optimum.width()) * nearest_double(cost_) <
                    narrow + 4 * rounding * next.back() ||
                round == rounds_allowed) {
                describe(candidates, worth.of_sum(), solution);
                return solution;
            }
            worth = SumWorth(least_sum_, iterated(candidates, next));
        }
    }

  private:
    Candidates candidates_for(const SumWorth& worth) {
        Candidates candidates;
        u128 pay = 0;
        std::map<u32, u64> deals;
        for (const std::vector<CountedDeal>& block : holds_.of_deals(worth, work_)) {
            for (const CountedDeal& deal : block) {
                if (deal.holds.size() == 1) {
                    pay += u128{deal.weight} * deal.holds.front().pay;
                    deals[number_of(deal.holds.front().multipliers)] += deal.weight;
                    continue;
                }
                OpenDeal& open = candidates.open.emplace_back();
                open.weight = deal.weight;
                for (const CountedHold& hold : deal.holds) {
                    open.candidates.push_back(
                        {static_cast<double>(hold.pay) / holds_.pay_unit(), number_of(hold.multipliers)});
                }
            }
        }
        candidates.pay = static_cast<double>(pay) / holds_.pay_unit();
        for (const auto& [law, count] : deals) candidates.deals.emplace_back(law, static_cast<double>(count));
        return candidates;
    }

    /// Known before the first sweep; the laws, which are as long, take their share.
    void check_price(const Candidates& candidates) const {
        std::size_t holds = laws_.size();
        for (const OpenDeal& deal : candidates.open) holds += deal.candidates.size();
        const u64 comparisons = u64{holds} * holds_.sums();
        if (comparisons <= most_comparisons) return;
        throw ParseError("these multipliers leave too much open on " + std::to_string(machine_.lines) +
                             " lines: " + std::to_string(holds) + " holds may be best, at " +
                             std::to_string(holds_.sums()) + " sums of multipliers; together the limit is " +
                             std::to_string(most_comparisons) + " comparisons",
                         machine_.id);
    }

    /// The number of a law, which is computed when it is first met.
    u32 number_of(const MultiplierCounts& counts) {
        const auto [place, is_new] = numbers_.try_emplace(counts, static_cast<u32>(laws_.size()));
        if (is_new) {
            throw_if_stopped(work_.stop);
            laws_.push_back(law_.of(counts, holds_.common()));
        }
        return place->second;
    }

    std::vector<double> means_of_laws(const std::vector<double>& worth) const {
        std::vector<double> means;
        for (const std::vector<double>& law : laws_) means.push_back(mean(law, worth));
        return means;
    }

    double deals() const { return static_cast<double>(binomial(base_.game().deck.size(), deal_size)); }

    /// The best candidate if the multipliers add up to `sum`.
    static const Candidate& best_of(const OpenDeal& deal, double sum, const std::vector<double>& means) {
        return *std::max_element(deal.candidates.begin(), deal.candidates.end(),
                                 [&](const Candidate& a, const Candidate& b) {
                                     return sum * a.pay + means[a.law] < sum * b.pay + means[b.law];
                                 });
    }

    /// [sum] what the best play of a deal wins, with what the next sum is then worth.
    std::vector<double> swept(const Candidates& candidates, const std::vector<double>& worth) const {
        const std::vector<double> means = means_of_laws(worth);
        const double settled = sum_in_parts(candidates.deals.size(), [&](std::size_t i) {
            return candidates.deals[i].second * means[candidates.deals[i].first];
        });
        std::vector<double> next(holds_.sums());
        for_each_index(holds_.sums(), work_.quietly(), [&](std::size_t index, unsigned) {
            const double sum = holds_.sum_at(index);
            const double open = sum_in_parts(candidates.open.size(), [&](std::size_t i) {
                const Candidate& best = best_of(candidates.open[i], sum, means);
                return candidates.open[i].weight * (sum * best.pay + means[best.law]);
            });
            next[index] = (sum * candidates.pay + settled + open) / deals();
        });
        return next;
    }

    /// The worths after more sweeps, until they only rise by the same amount each.
    std::vector<double> iterated(const Candidates& candidates, std::vector<double> worth) const {
        constexpr int most_sweeps = 100;
        const auto normalised = [](std::vector<double> of_sum) {
            const double least = of_sum.front();
            for (double& each : of_sum) each -= least;
            return of_sum;
        };
        worth = normalised(std::move(worth));
        for (int sweep = 0; sweep < most_sweeps; ++sweep) {
            throw_if_stopped(work_.stop);
            std::vector<double> next = normalised(swept(candidates, worth));
            double change = 0;
            for (std::size_t i = 0; i < holds_.sums(); ++i) {
                change = std::max(change, std::abs(next[i] - worth[i]));
            }
            worth = std::move(next);
            if (change < rounding * worth.back()) break;
        }
        return worth;
    }

    ReturnBounds bounds(const std::vector<double>& next, const std::vector<double>& worth) const {
        double least = next[0] - worth[0];
        double most = least;
        for (std::size_t i = 0; i < holds_.sums(); ++i) {
            const double error = rounding * (next[i] + worth[i]);
            least = std::min(least, next[i] - worth[i] - error);
            most = std::max(most, next[i] - worth[i] + error);
        }
        const auto exact = [](double value) {
            return Rational(static_cast<i64>(std::llround(std::ldexp(value, 45))), i64{1} << 45U);
        };
        const Rational half_unit(i64{1}, i64{1} << 45U);
        return {(exact(least) - half_unit) / cost_, (exact(most) + half_unit) / cost_};
    }

    /// Frequencies and pays, from the laws of the next sum under the best play of each sum.
    void describe(const Candidates& candidates, const std::vector<double>& worth,
                  LinesSolution& solution) const {
        const std::vector<double> means = means_of_laws(worth);
        std::vector<std::vector<double>> next(holds_.sums(), std::vector<double>(holds_.sums()));
        std::vector<double> pays(holds_.sums());
        for_each_index(holds_.sums(), work_.quietly(), [&](std::size_t index, unsigned) {
            std::vector<double> weights(laws_.size());
            for (const auto& [law, weight] : candidates.deals) weights[law] += weight;
            double pay = candidates.pay;
            for (const OpenDeal& deal : candidates.open) {
                const Candidate& best = best_of(deal, holds_.sum_at(index), means);
                weights[best.law] += deal.weight;
                pay += deal.weight * best.pay;
            }
            pays[index] = holds_.sum_at(index) * pay / deals();
            for (std::size_t law = 0; law < laws_.size(); ++law) {
                if (weights[law] == 0) continue;
                const double share = weights[law] / deals();
                for (std::size_t i = 0; i < holds_.sums(); ++i) next[index][i] += share * laws_[law][i];
            }
        });
        std::vector<double> frequency(holds_.sums());
        frequency[0] = 1;
        constexpr int steps = 60;  // the next sum hardly depends on this one: it is settled after a few
        for (int step = 0; step < steps; ++step) {
            std::vector<double> after(holds_.sums());
            for (std::size_t from = 0; from < holds_.sums(); ++from) {
                const std::vector<double>& chances = next[from];
                for (std::size_t to = 0; to < holds_.sums(); ++to) after[to] += frequency[from] * chances[to];
            }
            frequency = std::move(after);
        }
        for (std::size_t i = 0; i < holds_.sums(); ++i) {
            solution.states.push_back(
                {least_sum_ + static_cast<u32>(i), frequency[i], pays[i], worth[i] - worth[0]});
        }
    }

    const GameTables& base_;
    const Machine& machine_;
    u32 least_sum_;
    Rational cost_;
    const Work& work_;
    detail::HoldCandidates holds_;
    SumLaw law_;
    std::map<MultiplierCounts, u32> numbers_;
    std::vector<std::vector<double>> laws_;  ///< [number]
};

}  // namespace

LinesSolution solve_lines(const GameTables& base, const Machine& machine, const Work& work) {
    return LinesSolver(base, machine, work).solve();
}

std::array<double, hold_count> worths_of_next_sums(const GameTables& base, const Machine& machine,
                                                   const LinesSolution& solution, const Deal& deal) {
    std::vector<double> worth;
    for (const LinesState& state : solution.states) worth.push_back(state.worth);
    const detail::HoldCounter counter(base, rules_of(machine), machine.lines);
    const SumLaw law(counter.multipliers(), machine.lines);
    const OutcomeCounts outcomes(base, deal);
    std::array<double, hold_count> worths{};
    for (const Hold hold : all_holds) {
        worths[hold.mask()] =
            mean(law.of(counter.counted(outcomes, hold).multipliers, counter.common()), worth);
    }
    return worths;
}

HandAnalysis analyze_hand_on_lines(const GameTables& base, const Machine& machine,
                                   const LinesSolution& solution, const Deal& deal, u32 sum,
                                   TieRule tie_rule) {
    const std::array<double, hold_count> worths = worths_of_next_sums(base, machine, solution, deal);
    HandAnalysis analysis = analyze_hand(base, deal, tie_rule);
    constexpr u64 unit = 1'000'000'000;
    for (HoldAnalysis& hold : analysis.holds) {
        const auto next =
            static_cast<i64>(std::llround(worths[hold.hold.mask()] * static_cast<double>(unit)));
        hold.worth = Rational(sum) * hold.value() + Rational(next, unit);
    }
    std::stable_sort(
        analysis.holds.begin(), analysis.holds.end(),
        [](const HoldAnalysis& one, const HoldAnalysis& other) { return *one.worth > *other.worth; });
    for (HoldAnalysis& hold : analysis.holds) hold.is_best = hold.worth == analysis.holds.front().worth;
    return analysis;
}

}  // namespace holdfast::videopoker
