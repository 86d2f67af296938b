// Exact fractions: a sign, and a numerator and a denominator of 256 bits, always in lowest terms.
//
// Returns, equities, variances and pays are Rationals until they are printed. The denominator is positive;
// zero is 0/1 and has no sign. Every operation gives the exact result, or throws OverflowError if that does
// not fit even in lowest terms: nothing wraps, and only nearest_double and decimal_text round.
//
//   p/q + r/s = t / ((q/g) s)   with g = gcd(q, s) and t = p (s/g) + r (q/g): a common factor of t and the
//                               denominator divides g, so sums need little room (Knuth, TAOCP 2, 4.5.1)
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include <holdfast/core/integers.h>

namespace holdfast {

class Rational {
  public:
    Rational() = default;
    template <Integer T>
    explicit Rational(T value) : negative_(value < T{0}), numerator_(magnitude(value)) {}
    /// numerator / denominator, either of them negative or not; throws std::domain_error if the denominator
    /// is zero.
    template <Integer N, Integer D>
    Rational(N numerator, D denominator)
        : Rational((numerator < N{0}) != (denominator < D{0}), U256(magnitude(numerator)),
                   U256(magnitude(denominator))) {}
    explicit Rational(const U256& value) : numerator_(value) {}
    Rational(bool negative, const U256& numerator, const U256& denominator);

    const U256& numerator() const { return numerator_; }  ///< of the absolute value
    const U256& denominator() const { return denominator_; }
    bool is_negative() const { return negative_; }
    bool is_zero() const { return numerator_.is_zero(); }
    bool is_integer() const { return denominator_ == U256(1); }

    /// "p/q" in lowest terms, for whole numbers too: "-3/4", "1/1", "0/1".
    std::string text() const;

    Rational operator-() const;
    friend Rational operator+(const Rational& a, const Rational& b);
    friend Rational operator-(const Rational& a, const Rational& b) { return a + -b; }
    friend Rational operator*(const Rational& a, const Rational& b);
    /// Throws std::domain_error if b is zero.
    friend Rational operator/(const Rational& a, const Rational& b);
    Rational& operator+=(const Rational& other) { return *this = *this + other; }
    Rational& operator-=(const Rational& other) { return *this = *this - other; }
    Rational& operator*=(const Rational& other) { return *this = *this * other; }
    Rational& operator/=(const Rational& other) { return *this = *this / other; }

    friend bool operator==(const Rational& a, const Rational& b) = default;
    friend std::strong_ordering operator<=>(const Rational& a, const Rational& b);

  private:
    struct LowestTerms {};
    Rational(LowestTerms, bool negative, const U256& numerator, const U256& denominator);

    bool negative_ = false;
    U256 numerator_;
    U256 denominator_{1};
};

/// The IEEE double nearest to the exact value, ties to the even one. It never overflows: |value| is 0 or
/// between 2^-256 and 2^256.
double nearest_double(const Rational& value);
/// The double nearest to part / whole, for part <= whole and 0 < whole < 2^96, in less time.
double nearest_quotient(u128 part, u128 whole);

/// The value rounded to `digits` decimals, halves away from zero:
///
///   (2/3, 4) gives "0.6667"     (-5/2, 0) gives "-3"     (-1/9, 0) gives "0": zero has no sign
///
/// Throws InvalidArgument if digits is negative.
std::string decimal_text(const Rational& value, int digits);

/// Reads "25", "-3", "0.2433", ".25" or "2433/10000", exactly. Blanks, exponents and '+' are not allowed; '.'
/// needs a digit behind it and '/' on both sides, and a denominator is above zero. Throws ParseError, with the
/// place of the first byte that is wrong, also if the number does not fit in 256 bits.
Rational parse_rational(std::string_view text);

// Numbers as people and programs write them.
//
//   25   -3   0.2433   .25   2433/10000   1e-05   2.5E3       all read exactly, never through a double

/// The exact value; nothing if the text is not a number, or not one that fits in 256 bits.
std::optional<Rational> exact_number(std::string_view text);

/// A number without the commas between its groups of three digits: "10000.5" for "10,000.5". Nothing if it has
/// none or they stand elsewhere: "8,5" may mean 8.5.
std::optional<std::string> without_commas(std::string_view text);

/// A hint for an error about "1,000" or "10,000.5", with commas between groups of three digits: "; leave out
/// the comma: 1000". Empty for other texts.
std::string about_commas(std::string_view text);

}  // namespace holdfast
