#include <algorithm>
#include <cmath>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/machines/machine_solution.h>

namespace holdfast::videopoker {
namespace {

using detail::digits_for;
using detail::rounded_down;
using detail::rounding_slack;
using detail::valued_play;
using detail::ValuedPlay;

constexpr int most_rounds = 50;

/// How the machine is played: [state][announcement].
using Policy = std::vector<std::vector<ValuedPlay>>;

/// The system of equations of a policy, in doubles; exact residues correct the solutions.
using Matrix = std::vector<std::vector<double>>;

/// Gaussian elimination with row pivots. Throws InvalidArgument if the matrix is singular.
std::vector<double> solved(Matrix matrix, std::vector<double> right) {
    const std::size_t size = right.size();
    for (std::size_t column = 0; column < size; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < size; ++row) {
            if (std::abs(matrix[row][column]) > std::abs(matrix[pivot][column])) pivot = row;
        }
        if (matrix[pivot][column] == 0) {
            throw InvalidArgument("the machine has states that never lead to one another");
        }
        std::swap(matrix[column], matrix[pivot]);
        std::swap(right[column], right[pivot]);
        for (std::size_t row = column + 1; row < size; ++row) {
            const double factor = matrix[row][column] / matrix[column][column];
            if (factor == 0) continue;
            for (std::size_t i = column; i < size; ++i) matrix[row][i] -= factor * matrix[column][i];
            right[row] -= factor * right[column];
        }
    }
    for (std::size_t row = size; row-- > 0;) {
        for (std::size_t i = row + 1; i < size; ++i) right[row] -= matrix[row][i] * right[i];
        right[row] /= matrix[row][row];
    }
    return right;
}

/// `value` as a multiple of 2^-bits, so that sums of such numbers have room. Throws OverflowError if it needs more than
/// 62 bits, as solutions of equations that are all but singular do.
Rational on_grid(double value, unsigned bits) {
    if (!(std::abs(value) < std::ldexp(1.0, 62 - static_cast<int>(bits)))) {
        throw OverflowError("what the states of this machine are worth is too large to be found");
    }
    return Rational(static_cast<i64>(std::llround(std::ldexp(value, static_cast<int>(bits)))),
                    i64{1} << bits);
}

/// The return of a policy and what its states are worth: exact numbers, near the solutions of its equations.
using PolicyValue = detail::StateWorths;

class Solver {
  public:
    Solver(const GameTables& base, const MachineStates& states, const Work& work)
        : base_(base), states_(states.states), least_cost_(states.least_cost), work_(work) {
        base.refuse_order();
    }

    /// What rows are worth in a situation.
    Pays worth_of_rows(const Announcement& announcement, const PolicyValue& value) const {
        Pays worth;
        for (const RowOutcome& row : announcement.rows) worth.push_back(row.pays + value.worth[row.next]);
        return worth;
    }

    /// The most digits for all situations.
    int digits(const PolicyValue& value) const {
        Rational largest(1);
        for (const MachineState& state : states_) {
            for (const Announcement& each : state.announcements) {
                for (const Rational& worth : worth_of_rows(each, value)) largest = std::max(largest, worth);
            }
        }
        return digits_for(largest, base_.game().deck);
    }

    Policy best_policy(const PolicyValue& value) const {
        const int grid = digits(value);
        Policy policy(states_.size());
        for (std::size_t state = 0; state < states_.size(); ++state) {
            for (const Announcement& each : states_[state].announcements) {
                throw_if_stopped(work_.stop);
                policy[state].push_back(valued_play(base_, worth_of_rows(each, value), grid, work_));
            }
        }
        return policy;
    }
    /// [state] what rounding may have lost under the best policy, on average.
    std::vector<Rational> slack_of_states(const PolicyValue& value) const {
        const int grid = digits(value);
        std::vector<Rational> slack(states_.size());
        for (std::size_t state = 0; state < states_.size(); ++state) {
            for (const Announcement& each : states_[state].announcements) {
                throw_if_stopped(work_.stop);
                slack[state] +=
                    each.probability * rounding_slack(base_, worth_of_rows(each, value), grid, work_);
            }
        }
        return slack;
    }

    PolicyValue value_of(const Policy& policy) const {
        // The unknowns: rho in the place of the first state, which is worth 0, then the worths of the others.
        const std::size_t size = states_.size();
        Matrix matrix = transitions(policy);
        std::vector<double> right(size);
        for (std::size_t state = 0; state < size; ++state) {
            for (double& chance : matrix[state]) chance = -chance;
            matrix[state][state] += 1;
            matrix[state][0] = nearest_double(states_[state].cost);
        }
        PolicyValue value{Rational(), std::vector<Rational>(size)};
        constexpr unsigned first_bits = 30;
        constexpr unsigned further_bits = 60;
        // The first round solves the equations; each further one solves them for what is left of the right side.
        for (const unsigned bits : {first_bits, further_bits, further_bits}) {
            const std::vector<Rational> left = residues(policy, value);
            std::transform(left.begin(), left.end(), right.begin(), nearest_double);
            const std::vector<double> step = solved(matrix, right);
            value.rho += on_grid(step[0], bits);
            for (std::size_t state = 1; state < size; ++state) {
                value.worth[state] += on_grid(step[state], bits);
            }
        }
        const Rational least = *std::min_element(value.worth.begin(), value.worth.end());
        for (Rational& worth : value.worth) worth -= least;
        return value;
    }

    /// [state] what the policy wins in it, less its worth and rho times its cost: 0 for an exact solution.
    std::vector<Rational> residues(const Policy& policy, const PolicyValue& value) const {
        std::vector<Rational> left;
        for (std::size_t state = 0; state < states_.size(); ++state) {
            Rational won;
            for (std::size_t a = 0; a < states_[state].announcements.size(); ++a) {
                const Announcement& announcement = states_[state].announcements[a];
                won += announcement.probability * policy[state][a].mean(worth_of_rows(announcement, value));
            }
            left.push_back(won - value.worth[state] - value.rho * states_[state].cost);
        }
        return left;
    }

    /// The return of this policy; with the slack of the best policy, that of all policies: their residues are at most
    /// the slack larger.
    ReturnBounds bounds(const Policy& policy, const PolicyValue& value,
                        const std::vector<Rational>& slack) const {
        Rational least;
        Rational most;
        const std::vector<Rational> left = residues(policy, value);
        for (std::size_t state = 0; state < states_.size(); ++state) {
            least = std::min(least, left[state]);
            most = std::max(most, left[state] + slack[state]);
        }
        // Over many deals the residues add up to (return - rho) times the costs, which are at least least_cost a deal.
        return {value.rho + least / least_cost_, value.rho + most / least_cost_};
    }

    /// [state][next] chances.
    Matrix transitions(const Policy& policy) const {
        Matrix chances(states_.size(), std::vector<double>(states_.size()));
        for (std::size_t state = 0; state < states_.size(); ++state) {
            for (std::size_t a = 0; a < states_[state].announcements.size(); ++a) {
                const Announcement& announcement = states_[state].announcements[a];
                for (std::size_t row = 0; row < announcement.rows.size(); ++row) {
                    chances[state][announcement.rows[row].next] +=
                        nearest_double(announcement.probability) * policy[state][a].share(row);
                }
            }
        }
        return chances;
    }

    /// [state] the share of deals that are in it in the long run.
    std::vector<double> frequencies(const Policy& policy) const {
        const Matrix chances = transitions(policy);
        const std::size_t size = states_.size();
        // For each state but the first: what comes in equals what goes out; and all shares add up to 1.
        Matrix matrix(size, std::vector<double>(size, 1));
        std::vector<double> right(size);
        right[0] = 1;
        for (std::size_t state = 1; state < size; ++state) {
            for (std::size_t from = 0; from < size; ++from) matrix[state][from] = chances[from][state];
            matrix[state][state] -= 1;
        }
        return solved(matrix, right);
    }

    /// The policy that plays so in every situation.
    Policy everywhere(const ValuedPlay& play) const {
        Policy policy;
        for (const MachineState& state : states_) policy.emplace_back(state.announcements.size(), play);
        return policy;
    }

    /// [row] what it is worth on average over all deals, if this one play is used everywhere; 0 for the row of the least
    /// worth.
    Pays mean_worth(const ValuedPlay& play) const {
        const Policy policy = everywhere(play);
        const PolicyValue value = value_of(policy);
        const std::vector<double> frequency = frequencies(policy);
        Pays worth(base_.game().rows.size());
        for (std::size_t state = 0; state < states_.size(); ++state) {
            for (const Announcement& each : states_[state].announcements) {
                constexpr unsigned bits = 40;
                const Rational weight = on_grid(frequency[state], bits) * each.probability;
                const Pays in_state = worth_of_rows(each, value);
                for (std::size_t row = 0; row < worth.size(); ++row) worth[row] += weight * in_state[row];
            }
        }
        const Rational least = *std::min_element(worth.begin(), worth.end());
        for (Rational& each : worth) each -= least;
        return worth;
    }

    Rational return_everywhere(const ValuedPlay& play) const { return value_of(everywhere(play)).rho; }

    ReturnBounds bounds_everywhere(const ValuedPlay& play) const {
        const Policy policy = everywhere(play);
        return bounds(policy, value_of(policy), std::vector<Rational>(states_.size()));
    }

  private:
    const GameTables& base_;
    const std::vector<MachineState>& states_;
    Rational least_cost_;
    const Work& work_;
};

constexpr int most_halvings = 20;

/// Six decimals, or fewer if worths are so large.
int single_digits(const Pays& worths, const GameTables& base) {
    constexpr int digits = 6;
    return std::min(digits, digits_for(*std::max_element(worths.begin(), worths.end()), base.game().deck));
}

/// `from` + (`to` - `from`) / 2^halvings, rounded down to nine decimals.
Pays between(const Pays& from, const Pays& to, int halvings) {
    Pays worths;
    for (std::size_t row = 0; row < from.size(); ++row) {
        worths.push_back(from[row] + (to[row] - from[row]) / Rational(i64{1} << halvings));
    }
    constexpr int digits = 9;
    return rounded_down(worths, digits);
}

bool same_counts(const Policy& one, const Policy& other) {
    return std::equal(one.begin(), one.end(), other.begin(), [](const auto& a, const auto& b) {
        return std::equal(a.begin(), a.end(), b.begin(), [](const ValuedPlay& x, const ValuedPlay& y) {
            return x.combinations == y.combinations;
        });
    });
}

SolvedState described(const MachineState& state, std::size_t number, const Solver& solver,
                      const Policy& policy, const PolicyValue& value, int digits) {
    SolvedState found{state.name, 0, nearest_double(state.cost), 0, 0, nearest_double(value.worth[number]),
                      {}};
    double staying = 0;
    for (std::size_t a = 0; a < state.announcements.size(); ++a) {
        const Announcement& announcement = state.announcements[a];
        const ValuedPlay& play = policy[number][a];
        SolvedSituation situation{name_of(state, announcement),
                                  nearest_double(announcement.probability),
                                  rounded_down(solver.worth_of_rows(announcement, value), digits),
                                  {}};
        for (std::size_t row = 0; row < announcement.rows.size(); ++row) {
            const double share = play.share(row);
            situation.shares.push_back(share);
            found.pays += situation.probability * share * nearest_double(announcement.rows[row].pays);
            if (announcement.rows[row].next == number) staying += situation.probability * share;
        }
        found.situations.push_back(std::move(situation));
    }
    found.leaving = std::max(0.0, 1 - staying);
    return found;
}

}  // namespace

MachineSolution solve_machine(const GameTables& base, const MachineStates& states, const Work& work) {
    const Solver solver(base, states, work);
    PolicyValue value{Rational(), std::vector<Rational>(states.states.size())};
    Policy policy = solver.best_policy(value);
    for (int round = 0; round < most_rounds; ++round) {
        value = solver.value_of(policy);
        Policy next = solver.best_policy(value);
        const bool is_done = same_counts(policy, next);
        policy = std::move(next);
        if (is_done) break;
    }
    const int digits = solver.digits(value);
    MachineSolution solution{solver.bounds(policy, value, solver.slack_of_states(value)), {}};
    const std::vector<double> frequency = solver.frequencies(policy);
    for (std::size_t state = 0; state < states.states.size(); ++state) {
        SolvedState found = described(states.states[state], state, solver, policy, value, digits);
        found.frequency = frequency[state];
        solution.states.push_back(std::move(found));
    }
    return solution;
}

ReturnBounds detail::bounds_from(const GameTables& base, const MachineStates& states,
                                 const StateWorths& worths, const Work& work) {
    const Solver solver(base, states, work);
    return solver.bounds(solver.best_policy(worths), worths, solver.slack_of_states(worths));
}

ReturnBounds return_everywhere(const GameTables& base, const MachineStates& states,
                               const std::vector<u64>& combinations, const Work& work) {
    ValuedPlay play{combinations, 0};
    for (const u64 each : combinations) play.all_combinations += each;
    return Solver(base, states, work).bounds_everywhere(play);
}

SingleStrategy single_strategy(const GameTables& base, const MachineStates& states, const Work& work) {
    const Solver solver(base, states, work);
    Pays worth = pays_of(base.game());
    const auto played = [&](const Pays& worths) {
        return valued_play(base, worths, single_digits(worths, base), work);
    };
    ValuedPlay play = played(worth);
    Rational reached = solver.return_everywhere(play);
    for (int round = 0; round < most_rounds; ++round) {
        const Pays target = solver.mean_worth(play);
        bool is_better = false;
        // The whole way to the worths of this play or, if that is no better, a shorter way.
        for (int halvings = 0; halvings <= most_halvings && !is_better; ++halvings) {
            throw_if_stopped(work.stop);
            const Pays next_worth = between(worth, target, halvings);
            ValuedPlay next = played(next_worth);
            const bool is_same = next.combinations == play.combinations;
            const Rational found = is_same ? reached : solver.return_everywhere(next);
            is_better = found > reached;
            // Worths of which this play is already the best are the better to show.
            if (is_better || (is_same && halvings == 0)) {
                worth = next_worth;
                play = std::move(next);
                reached = found;
            }
            if (is_same) break;
        }
        if (!is_better) break;
    }
    return {solver.bounds_everywhere(play), rounded_down(worth, single_digits(worth, base))};
}

}  // namespace holdfast::videopoker
