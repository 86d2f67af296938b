// Interval arithmetic: two doubles that a real number lies between. Each result is rounded outwards by one
// double, so it is right in every rounding mode.
//
// exp and expm1 are assumed to be accurate to one unit in the last place, as glibc, musl and the libraries of
// Apple and Microsoft document or are measured to be (Zimmermann and others, "Accuracy of Mathematical
// Functions", 2023); two units are allowed for.
//
//   u = 2^-53                    half the distance of the doubles above 1: the relative error of a rounding
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include <holdfast/core/rational.h>

namespace holdfast::bankroll {

/// The u of the proofs.
inline constexpr double unit_roundoff = std::numeric_limits<double>::epsilon() / 2;

inline double rounded_down(double value) {
    return std::nextafter(value, -std::numeric_limits<double>::infinity());
}
inline double rounded_up(double value) {
    return std::nextafter(value, std::numeric_limits<double>::infinity());
}

/// A number known to lie between two others, which are equal if it is exact.
struct Bounds {
    double least = 0;
    double most = 0;

    Bounds() = default;
    Bounds(double at_least, double at_most) : least(at_least), most(at_most) {}
    /// Exactly this double.
    explicit Bounds(double value) : least(value), most(value) {}
    explicit Bounds(const Rational& value) {
        const double nearest = nearest_double(value);
        if (!value.is_zero()) *this = {rounded_down(nearest), rounded_up(nearest)};
    }

    double middle() const { return least + (most - least) / 2; }
    /// An upper bound on the distance between middle() and the number.
    double error() const {
        return least == most ? 0 : rounded_up(std::max(middle() - least, most - middle()));
    }

    friend bool operator==(const Bounds&, const Bounds&) = default;
    friend Bounds operator+(const Bounds& a, const Bounds& b) {
        return {rounded_down(a.least + b.least), rounded_up(a.most + b.most)};
    }
    friend Bounds operator-(const Bounds& a, const Bounds& b) {
        return {rounded_down(a.least - b.most), rounded_up(a.most - b.least)};
    }
    friend Bounds operator*(const Bounds& a, const Bounds& b) {
        const auto [low, high] =
            std::minmax({a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most});
        return {rounded_down(low), rounded_up(high)};
    }
    /// Division by a number above 0.
    friend Bounds operator/(const Bounds& a, double divisor) {
        return {rounded_down(a.least / divisor), rounded_up(a.most / divisor)};
    }
    Bounds& operator+=(const Bounds& other) { return *this = *this + other; }
};

/// The numbers within both bounds.
inline Bounds overlap(const Bounds& a, const Bounds& b) {
    return {std::max(a.least, b.least), std::min(a.most, b.most)};
}

/// Bounds on a chance, clipped to 0 and 1.
inline Bounds as_chance(const Bounds& bounds) {
    return {std::clamp(bounds.least, 0.0, 1.0), std::clamp(bounds.most, 0.0, 1.0)};
}

/// Bounds on a chance that may be off by `error`; 0 and 1 if the error is 1 or more, or not a number.
inline Bounds with_error(const Bounds& chance, double error) {
    if (error == 0) return chance;
    if (!(error < 1)) return {0, 1};
    return as_chance({rounded_down(chance.least - error), rounded_up(chance.most + error)});
}

/// The larger error, or NaN if either is: an error that could not be computed must not be overlooked.
inline double larger_error(double a, double b) {
    return std::isnan(b) || b > a ? b : a;
}

inline Bounds exp_of(const Bounds& x) {
    return {std::max(0.0, rounded_down(rounded_down(std::exp(x.least)))),
            rounded_up(rounded_up(std::exp(x.most)))};
}

/// A sum whose error does not grow with the number of its terms: at most 2u + O(n u^2) of the sum of their
/// absolute values (Kahan; Higham, Accuracy and Stability of Numerical Algorithms, 2nd edition, 4.3).
class CompensatedSum {
  public:
    void add(double term) {
        const double corrected = term - lost_;
        const double next = sum_ + corrected;
        lost_ = (next - sum_) - corrected;
        sum_ = next;
    }
    double value() const { return sum_; }
    /// Multiplies all terms by `factor`, a power of two.
    void scale(double factor) {
        sum_ *= factor;
        lost_ *= factor;
    }

  private:
    double sum_ = 0;
    double lost_ = 0;
};

}  // namespace holdfast::bankroll
