#include <cmath>
#include <numeric>

#include <holdfast/videopoker/bankroll/long_run.h>

namespace holdfast::videopoker::bankroll {
namespace {

/// e^-y - 1 + y, which is never negative, without cancellation near 0.
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

/// (1 + u)^n - 1 - n u for u > -1, which is never negative: u^2 times a polynomial of positive terms.
double binomial_excess(double u, u32 n) {
    double quotient = 0;
    for (u32 power = 1; power < n; ++power) quotient = quotient * (1 + u) + power;
    return quotient * u * u;
}

/// E e^(-R X) - 1, divided by R, as n times the sum of two positive parts less the edge: the first-order
/// part, which would cancel, is known exactly.
///
///   E e^(-R X) = sum of w_g (1 + u_g)^n,   u_g = sum of p_gi (e^(-R x_i) - 1),   x_i = pay_i - 1 + rebate
class RootEquation {
  public:
    RootEquation(const DrawMixture& mixture, const Stake& stake, const Rational& edge)
        : lines_(stake.lines), edge_(nearest_double(edge)) {
        const Rational cost = Rational(1) - stake.rebate();
        for (const u64 pay : mixture.pays) {
            steps_.push_back(nearest_double(Rational(pay, mixture.pay_denominator) - cost));
        }
        const double draws = static_cast<double>(mixture.draws);
        const double deals = static_cast<double>(mixture.deals);
        for (const DrawGroup& group : mixture.groups) {
            weights_.push_back(static_cast<double>(group.deals) / deals);
            for (const u32 count : group.counts) shares_.push_back(count / draws);
        }
    }

    double operator()(double root) const {
        std::vector<double> excess;
        for (const double step : steps_) excess.push_back(exponential_excess(root * step));
        double sum = 0;
        for (std::size_t group = 0; group < weights_.size(); ++group) {
            const double* const shares = shares_.data() + group * steps_.size();
            double of_line = 0;  // u_g + R * (mean step of the group)
            double mean = 0;
            for (std::size_t pay = 0; pay < steps_.size(); ++pay) {
                of_line += shares[pay] * excess[pay];
                mean += shares[pay] * steps_[pay];
            }
            double of_deal = of_line;
            if (lines_ > 1) of_deal += binomial_excess(of_line - root * mean, lines_) / lines_;
            sum += weights_[group] * of_deal;
        }
        return sum / root - edge_;
    }

  private:
    u32 lines_;
    double edge_;
    std::vector<double> steps_;
    std::vector<double> weights_;
    std::vector<double> shares_;  ///< [group][pay]
};

/// The equation grows with R, from -edge at 0 to infinity: it has one root. It is enclosed by doubling, then
/// by false position, where an end that stays twice counts half (Illinois), until the ends are neighbours.
double solve_root(const RootEquation& equation) {
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

/// The largest number that divides both.
Rational common_unit(const Rational& a, const Rational& b) {
    if (a.is_zero()) return b;
    // gcd(p/q, r/s) = gcd(p s, r q) / (q s)
    const U256 left = a.numerator() * b.denominator();
    const U256 right = b.numerator() * a.denominator();
    return {false, gcd(left, right), a.denominator() * b.denominator()};
}

/// The largest multiple of `unit` above or at 0 that `value` exceeds by less than one unit.
Rational floor_to(const Rational& value, const Rational& unit) {
    const Rational quotient = value / unit;
    return Rational(divmod(quotient.numerator(), quotient.denominator()).quotient) * unit;
}

}  // namespace

LongRun::LongRun(const DrawMixture& mixture, const Stake& stake, const Rational& edge) : lines_(stake.lines) {
    const Rational lines(stake.lines);
    const Rational cost = lines * (Rational(1) - stake.rebate());
    lowest_step_ = lines * Rational(mixture.pays.front(), mixture.pay_denominator) - cost;
    // A deal adds the pays of its lines: the lowest n times, and any differences between pays.
    for (std::size_t pay = 1; pay < mixture.pays.size(); ++pay) {
        step_unit_ =
            common_unit(step_unit_, Rational(mixture.pays[pay] - mixture.pays[0], mixture.pay_denominator));
    }
    if (!lowest_step_.is_negative()) {
        fate_ = Fate::never;
        return;
    }
    step_unit_ = step_unit_.is_zero() ? -lowest_step_ : common_unit(step_unit_, -lowest_step_);
    if (edge.is_negative() || edge.is_zero()) return;
    fate_ = Fate::possible;
    root_ = solve_root(RootEquation(mixture, stake, edge));
}

RuinChance LongRun::ruin(const Rational& bankroll) const {
    const Rational lines(lines_);
    if (bankroll < lines) return {1, 1, 1, false};
    if (fate_ == Fate::certain) return {1, 1, 1, false};
    if (fate_ == Fate::never) return {0, 0, 0, false};
    // The bankroll moves on multiples of the unit: above ruin it is worth at least `spare` more than all
    // lines cost, so at ruin at most one unit less than that, and at least what the worst deal leaves.
    const Rational spare = bankroll - lines - floor_to(bankroll - lines, step_unit_);
    const Rational most_left = lines + spare - step_unit_;
    const Rational least_left = lines + spare + lowest_step_;
    const double least = std::exp(-root_ * nearest_double(bankroll - least_left));
    const double most = std::exp(-root_ * nearest_double(bankroll - most_left));
    if (least_left == most_left) return {most, most, most, false};
    return {std::exp(-root_ * nearest_double(bankroll)), least, most, true};
}

double LongRun::bankroll_for(double risk) const {
    return -std::log(risk) / root_;
}

}  // namespace holdfast::videopoker::bankroll
