#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

#include <holdfast/bankroll/long_run.h>

namespace holdfast::bankroll {
namespace {

/// e^-y - 1 + y, which is never negative, without cancellation near 0. Its relative error is at most 32 u:
/// expm1 errs by 2 u, the series by its 20 terms or fewer, of which the first is the largest part; and if |y|
/// > 1/2, |e^-y - 1| + |y| is at most nine times the value.
double exponential_excess(double y) {
    if (std::fabs(y) > 0.5) return std::expm1(-y) + y;
    // y^2/2! - y^3/3! + ...
    double term = y * y / 2;
    double sum = term;
    for (int power = 3; std::fabs(term) > std::fabs(sum) * 1e-18 && term != 0; ++power) {
        term *= -y / power;
        sum += term;
    }
    return sum;
}

/// Bounds of the excess: the function falls up to y = 0 and rises from there.
Bounds exponential_excess(const Bounds& y) {
    constexpr double error = 32 * unit_roundoff;
    const double first = exponential_excess(y.least);
    const double second = exponential_excess(y.most);
    const bool has_zero = y.least <= 0 && y.most >= 0;
    return {has_zero ? 0 : rounded_down(std::min(first, second) * (1 - error)),
            rounded_up(std::max(first, second) * (1 + error))};
}

/// (1 + u)^n - 1 - n u for u > -1, which is never negative: u^2 times a polynomial of positive terms.
template <class Number>
Number binomial_excess(const Number& u, u32 n) {
    Number quotient(0.0);
    for (u32 power = 1; power < n; ++power) {
        quotient = quotient * (Number(1.0) + u) + Number(static_cast<double>(power));
    }
    return quotient * u * u;
}

/// An exact number as a double, or as the bounds that it lies between.
template <class Number>
Number number_of(const Rational& value) {
    if constexpr (std::is_same_v<Number, double>) {
        return nearest_double(value);
    } else {
        return Bounds(value);
    }
}

template <class Number>
Number quotient_of(u64 part, u64 whole) {
    const double nearest = static_cast<double>(part) / static_cast<double>(whole);
    if constexpr (std::is_same_v<Number, double>) {
        return nearest;
    } else {
        return part == 0 ? Bounds(0.0) : Bounds(rounded_down(nearest), rounded_up(nearest));
    }
}

/// E e^(-R X) - 1, divided by R, as n times the sum of two positive parts less the edge: the first-order
/// part, which would cancel, is known exactly.
///
///   E e^(-R X) = sum of w_g (1 + u_g)^n,   u_g = sum of p_gi (e^(-R x_i) - 1),   x_i = pay_i - 1 + rebate
///
/// Number: double, or Bounds.
template <class Number>
class RootEquation {
  public:
    RootEquation(const OutcomeLaw& law, const Stake& stake, const Rational& edge, const StopFlag* stop)
        : lines_(stake.lines), edge_(number_of<Number>(edge)), stop_(stop) {
        const Rational cost = Rational(1) - stake.rebate();
        for (const u64 pay : law.pays) {
            steps_.push_back(number_of<Number>(Rational(pay, law.pay_denominator) - cost));
        }
        for (const OutcomeGroup& group : law.groups) {
            weights_.push_back(quotient_of<Number>(group.deals, law.deals));
            for (const u32 count : group.counts) shares_.push_back(quotient_of<Number>(count, law.outcomes));
        }
    }

    Number operator()(double root) const {
        std::vector<Number> excess;
        for (const Number& step : steps_) excess.push_back(exponential_excess(Number(root) * step));
        Number sum(0.0);
        for (std::size_t group = 0; group < weights_.size(); ++group) {
            if (group % groups_a_look == 0) throw_if_stopped(stop_);
            sum += weights_[group] * excess_of(group, excess, root);
        }
        return sum / root - edge_;
    }

  private:
    static constexpr std::size_t groups_a_look = 256;

    Number excess_of(std::size_t group, const std::vector<Number>& excess, double root) const {
        const Number* const shares = shares_.data() + group * steps_.size();
        Number of_line(0.0);  // u_g + R * (mean step of the group)
        Number mean(0.0);
        for (std::size_t pay = 0; pay < steps_.size(); ++pay) {
            if (shares[pay] == Number(0.0)) continue;  // also avoids 0 * infinity
            of_line += shares[pay] * excess[pay];
            mean += shares[pay] * steps_[pay];
        }
        if (lines_ == 1) return of_line;
        return of_line + binomial_excess(of_line - Number(root) * mean, lines_) / double{1.0 * lines_};
    }

    u32 lines_;
    Number edge_;
    const StopFlag* stop_;
    std::vector<Number> steps_;
    std::vector<Number> weights_;
    std::vector<Number> shares_;  ///< [group][pay]
};

/// The left side of the equation grows with R, from -edge at 0 to infinity, so it has one root. Doubling
/// encloses it, then false position with the Illinois rule (an end that stays twice counts half), until the
/// ends are neighbours.
double solve_root(const RootEquation<double>& equation) {
    double low = 0;
    double low_value = -1;
    double high = 1e-12;
    double high_value = equation(high);
    while (high_value < 0) {
        low = high;
        low_value = high_value;
        high *= 2;
        high_value = equation(high);
    }
    int side = 0;
    constexpr int most_steps = 400;
    for (int step = 0; step < most_steps && high_value != 0; ++step) {
        double middle = high - high_value * (high - low) / (high_value - low_value);
        if (!(middle > low && middle < high)) middle = low + (high - low) / 2;
        if (!(middle > low && middle < high)) break;
        const double value = equation(middle);
        if (value < 0) {
            low = middle;
            low_value = value;
            if (side == -1) high_value /= 2;
            side = -1;
        } else {
            high = middle;
            high_value = value;
            if (side == 1) low_value /= 2;
            side = 1;
        }
    }
    return high;
}

/// Two places, on either side of a root found with doubles, at which the left side is provably below and
/// above 0.
Bounds proven_root(const RootEquation<Bounds>& equation, double root) {
    Bounds proven(0, std::numeric_limits<double>::infinity());
    // The bounds of thousands of sums cannot prove closer places, and each trial takes as long as the search.
    constexpr double narrowest = 0x1p-38;
    constexpr double wider = 16;
    for (double part = narrowest; part < 1 && proven.least == 0; part *= wider) {
        const double below = root * (1 - part);
        if (equation(below).most < 0) proven.least = below;
    }
    for (double part = narrowest; part < 1 && std::isinf(proven.most); part *= wider) {
        const double above = root * (1 + part);
        if (equation(above).least > 0) proven.most = above;
    }
    return proven;
}

/// The largest number of which both are whole multiples.
Rational common_unit(const Rational& a, const Rational& b) {
    if (a.is_zero()) return b;
    // gcd(p/q, r/s) = gcd(p s, r q) / (q s)
    const U256 left = a.numerator() * b.denominator();
    const U256 right = b.numerator() * a.denominator();
    return {false, gcd(left, right), a.denominator() * b.denominator()};
}

/// `value`, which is at least 0, rounded down to a multiple of `unit`.
Rational floor_to(const Rational& value, const Rational& unit) {
    const Rational quotient = value / unit;
    return Rational(divmod(quotient.numerator(), quotient.denominator()).quotient) * unit;
}

}  // namespace

LongRun::LongRun(const OutcomeLaw& law, const Stake& stake, const Work& work) : lines_(stake.lines) {
    const Rational lines(stake.lines);
    const Rational cost = lines * (Rational(1) - stake.rebate());
    const std::vector<Rational> pays = law.possible_pays();
    lowest_step_ = lines * pays.front() - cost;
    // A deal pays n times the lowest pay plus any differences between pays.
    for (const Rational& pay : pays) {
        if (pay != pays.front()) step_unit_ = common_unit(step_unit_, pay - pays.front());
    }
    if (!lowest_step_.is_negative()) {
        fate_ = Fate::never;
        return;
    }
    step_unit_ = step_unit_.is_zero() ? -lowest_step_ : common_unit(step_unit_, -lowest_step_);
    const Rational edge = stake.edge_of(law.expected_return());
    if (edge.is_negative() || edge.is_zero()) return;
    fate_ = Fate::possible;
    root_ = proven_root({law, stake, edge, work.stop}, solve_root({law, stake, edge, work.stop}));
}

RuinChance LongRun::ruin(const Rational& bankroll) const {
    const Rational lines(lines_);
    if (bankroll < lines || fate_ == Fate::certain) return {Bounds(1.0), 1, false};
    if (fate_ == Fate::never) return {Bounds(0.0), 0, false};
    // The bankroll moves by multiples of the unit. Before ruin it is at least `spare` above the cost of all
    // lines, so at ruin it is at most one unit less than that, and at least what the worst deal leaves.
    const Rational spare = bankroll - lines - floor_to(bankroll - lines, step_unit_);
    const Rational most_left = lines + spare - step_unit_;
    const Rational least_left = lines + spare + lowest_step_;
    const Bounds none(0.0);
    const Bounds least = exp_of(none - root_ * Bounds(bankroll - least_left));
    const Bounds most = exp_of(none - root_ * Bounds(bankroll - most_left));
    // Above 0, even where doubles end.
    const double estimate =
        std::max(std::numeric_limits<double>::min(), std::exp(-root_.middle() * nearest_double(bankroll)));
    return {as_chance({least.least, most.most}), estimate, is_bound()};
}

double LongRun::usual_bankroll_for(double risk) const {
    return -std::log(risk) / root_.middle();
}

}  // namespace holdfast::bankroll
