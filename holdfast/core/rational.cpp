#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <stdexcept>

#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>

namespace holdfast {
namespace {

U256 divide_exactly(const U256& a, const U256& divisor) {
    return divisor == U256(1) ? a : divmod(a, divisor).quotient;
}

// A signed number, wide enough for the steps of an addition.
template <std::size_t Limbs>
struct Signed {
    bool negative = false;
    Wide<Limbs> magnitude;
};

template <std::size_t Limbs>
Signed<Limbs> add(const Signed<Limbs>& a, const Signed<Limbs>& b) {
    if (a.negative == b.negative) return {a.negative, a.magnitude + b.magnitude};
    if (a.magnitude >= b.magnitude) return {a.negative, a.magnitude - b.magnitude};
    return {b.negative, b.magnitude - a.magnitude};
}

// How a sum p/q + r/s is built, after Knuth: with g = gcd(q, s), its numerator is t = p (s/g) + r (q/g), and
// all that t and the denominator can still share divides g.
struct SumParts {
    bool negative = false;
    U256 numerator;
    U256 denominator;
};

template <std::size_t Limbs>
SumParts sum_parts(const Rational& a, const Rational& b) {
    const U256 shared = gcd(a.denominator(), b.denominator());
    const U256 a_rest = divide_exactly(a.denominator(), shared);
    const U256 b_rest = divide_exactly(b.denominator(), shared);
    const auto widen = [](const U256& value) {
        if constexpr (Limbs == U256::limb_count) {
            return value;
        } else {
            return Wide<Limbs>(value);
        }
    };
    const Signed<Limbs> total = add(Signed<Limbs>{a.is_negative(), widen(a.numerator()) * widen(b_rest)},
                                    Signed<Limbs>{b.is_negative(), widen(b.numerator()) * widen(a_rest)});
    const U256 residue = divmod(total.magnitude, widen(shared)).remainder.to_u256();
    const U256 reducer = gcd(residue, shared);
    return {total.negative, divmod(total.magnitude, widen(reducer)).quotient.to_u256(),
            a_rest * divide_exactly(b.denominator(), reducer)};
}

// Whether p s + r q fits in 256 bits, judged by the widths of the numbers alone.
bool sum_surely_fits(const Rational& a, const Rational& b) {
    const unsigned left = a.numerator().bit_width() + b.denominator().bit_width();
    const unsigned right = b.numerator().bit_width() + a.denominator().bit_width();
    return std::max(left, right) < U256::bits;
}

std::strong_ordering compare_magnitudes(const Rational& a, const Rational& b) {
    if (a.denominator() == b.denominator()) return a.numerator() <=> b.numerator();
    constexpr unsigned half = 64;  // bits of a factor whose products fit in 128
    const unsigned width = std::max({a.numerator().bit_width(), a.denominator().bit_width(),
                                     b.numerator().bit_width(), b.denominator().bit_width()});
    if (width <= half) {
        const u128 left = a.numerator().to_u128() * b.denominator().to_u128();
        const u128 right = b.numerator().to_u128() * a.denominator().to_u128();
        return left <=> right;
    }
    return U512(a.numerator()) * U512(b.denominator()) <=> U512(b.numerator()) * U512(a.denominator());
}

// Reads one number from front to back; every error names the byte where reading stopped.
class NumberReader {
  public:
    explicit NumberReader(std::string_view text) : text_(text) {}

    Rational read() {
        const bool negative = take('-');
        U256 numerator;
        U256 denominator(1);
        // As people write .25, without the 0 before it.
        if (text_.substr(position_, 1) != ".") read_digits(numerator, nullptr);
        if (take('.')) {
            read_digits(numerator, &denominator);
        } else if (take('/')) {
            const std::size_t start = position_;
            denominator = U256();
            read_digits(denominator, nullptr);
            if (denominator.is_zero()) {
                fail("the denominator of a fraction must not be zero", start, position_ - start);
            }
        }
        if (position_ < text_.size()) {
            fail("a number is written like 25, -3, 0.2433 or 2433/10000", position_);
        }
        return {negative, numerator, denominator};
    }

  private:
    bool take(char wanted) {
        if (position_ >= text_.size() || text_[position_] != wanted) return false;
        ++position_;
        return true;
    }

    // Appends one digit or more to `number`, and as many zeros to `*scale`.
    void read_digits(U256& number, U256* scale) {
        constexpr U256 ten(10);
        const std::size_t start = position_;
        const std::size_t end = std::min(text_.find_first_not_of("0123456789", start), text_.size());
        if (end == start) {
            fail("expected a digit: a number is written like 25, -3, 0.2433 or 2433/10000", position_);
        }
        try {
            for (; position_ < end; ++position_) {
                number = number * ten + U256(static_cast<u128>(text_[position_] - '0'));
                if (scale != nullptr) *scale *= ten;
            }
        } catch (const OverflowError&) {
            fail("number too large: these digits need more than 256 bits", start, end - start);
        }
    }

    [[noreturn]] void fail(const char* message, std::size_t at, std::size_t length = 1) const {
        throw ParseError(message, std::string(text_), at, length);
    }

    std::string_view text_;
    std::size_t position_ = 0;
};

}  // namespace

Rational::Rational(LowestTerms, bool negative, const U256& numerator, const U256& denominator)
    : negative_(negative && !numerator.is_zero()), numerator_(numerator), denominator_(denominator) {}

Rational::Rational(bool negative, const U256& numerator, const U256& denominator) {
    if (denominator.is_zero()) throw ErrorOf<std::domain_error>("a fraction with denominator zero");
    const U256 shared = gcd(numerator, denominator);
    *this = Rational(LowestTerms{}, negative, divide_exactly(numerator, shared),
                     divide_exactly(denominator, shared));
}

std::string Rational::text() const {
    return (negative_ ? "-" : "") + numerator_.text() + "/" + denominator_.text();
}

Rational Rational::operator-() const {
    return {LowestTerms{}, !negative_, numerator_, denominator_};
}

Rational operator+(const Rational& a, const Rational& b) {
    if (a.is_integer() && b.is_integer()) {
        const auto sum = add<4>({a.negative_, a.numerator_}, {b.negative_, b.numerator_});
        return {Rational::LowestTerms{}, sum.negative, sum.magnitude, a.denominator_};
    }
    const SumParts parts = sum_surely_fits(a, b) ? sum_parts<4>(a, b) : sum_parts<8>(a, b);
    return {Rational::LowestTerms{}, parts.negative, parts.numerator, parts.denominator};
}

Rational operator*(const Rational& a, const Rational& b) {
    const U256 first = gcd(a.numerator_, b.denominator_);
    const U256 second = gcd(b.numerator_, a.denominator_);
    return {Rational::LowestTerms{}, a.negative_ != b.negative_,
            divide_exactly(a.numerator_, first) * divide_exactly(b.numerator_, second),
            divide_exactly(a.denominator_, second) * divide_exactly(b.denominator_, first)};
}

Rational operator/(const Rational& a, const Rational& b) {
    if (b.is_zero()) throw ErrorOf<std::domain_error>("division of a fraction by zero");
    return a * Rational(Rational::LowestTerms{}, b.negative_, b.denominator_, b.numerator_);
}

std::strong_ordering operator<=>(const Rational& a, const Rational& b) {
    if (a.negative_ != b.negative_) {
        return a.negative_ ? std::strong_ordering::less : std::strong_ordering::greater;
    }
    return a.negative_ ? compare_magnitudes(b, a) : compare_magnitudes(a, b);
}

namespace {

constexpr int mantissa_bits = 53;

/// The double nearest to quotient * 2^-scale; `quotient` has at least 4 bits more than a mantissa. If something
/// below its last bit was dropped, that bit is set, so that a value just above a tie is not taken for one.
double rounded_double(u128 quotient, int scale) {
    const bool is_long = static_cast<u64>(quotient >> 64U) != 0;
    const int width = is_long ? 128 - __builtin_clzll(static_cast<u64>(quotient >> 64U))
                              : 64 - __builtin_clzll(static_cast<u64>(quotient));
    const int dropped = width - mantissa_bits;
    const u128 half = u128{1} << (dropped - 1);
    const u128 rest = quotient & (2 * half - 1);
    auto mantissa = static_cast<u64>(quotient >> dropped);
    if (rest > half || (rest == half && (mantissa & 1U) != 0)) ++mantissa;
    return std::ldexp(static_cast<double>(mantissa), dropped - scale);
}

}  // namespace

double nearest_quotient(u128 part, u128 whole) {
    // Doubles hold both exactly, so the division alone rounds, once.
    if (whole >> mantissa_bits == 0) {
        return static_cast<double>(static_cast<u64>(part)) / static_cast<double>(static_cast<u64>(whole));
    }
    if (part == 0) return 0.0;
    const u64 high = static_cast<u64>(part >> 64U);
    const int up = high != 0 ? __builtin_clzll(high) : 64 + __builtin_clzll(static_cast<u64>(part));
    // The dividend has 128 bits, so the quotient has 32 at least; a second step adds 32, since the remainder is below
    // 2^96.
    constexpr unsigned step = 32;
    const u128 dividend = part << static_cast<unsigned>(up);
    const u128 rest = dividend % whole << step;
    const u128 quotient = (dividend / whole << step) + rest / whole;
    return rounded_double(quotient | static_cast<u64>(rest % whole != 0), up + static_cast<int>(step));
}

double nearest_double(const Rational& value) {
    if (value.is_zero()) return 0.0;
    if (value.numerator() <= value.denominator() && value.denominator().bit_width() <= 96) {
        const double size = nearest_quotient(value.numerator().to_u128(), value.denominator().to_u128());
        return value.is_negative() ? -size : size;
    }
    // Scaled by 2^scale the quotient has 57 or 58 bits: 53 for the mantissa, and at least 4 to round by.
    const int scale = mantissa_bits + 4 + static_cast<int>(value.denominator().bit_width()) -
                      static_cast<int>(value.numerator().bit_width());
    const unsigned up = static_cast<unsigned>(std::max(scale, 0));
    const unsigned down = static_cast<unsigned>(std::max(-scale, 0));
    const Division<8> division = divmod(U512(value.numerator()) << up, U512(value.denominator()) << down);
    const u64 dropped = division.remainder.is_zero() ? 0 : 1;
    const double size = rounded_double(division.quotient.limb(0) | dropped, scale);
    return value.is_negative() ? -size : size;
}

std::string decimal_text(const Rational& value, int digits) {
    if (digits < 0) throw InvalidArgument("a number of decimals must not be negative");
    const U512 denominator(value.denominator());
    Division<8> step = divmod(U512(value.numerator()), denominator);
    std::string text = "0" + step.quotient.text();  // the leading 0 takes the last carry of the rounding
    const std::size_t whole_digits = text.size();
    for (int i = 0; i < digits; ++i) {
        step = divmod(step.remainder * U512(10), denominator);
        text += step.quotient.text();
    }
    if (step.remainder * U512(2) >= denominator) {
        std::size_t place = text.size() - 1;
        for (; text[place] == '9'; --place) text[place] = '0';
        ++text[place];
    }
    const bool shows_zero = text.find_first_not_of('0') == std::string::npos;
    if (digits > 0) text.insert(whole_digits, 1, '.');
    if (text[0] == '0') text.erase(0, 1);
    return value.is_negative() && !shows_zero ? "-" + text : text;
}

Rational parse_rational(std::string_view text) {
    return NumberReader(text).read();
}

namespace {

/// Programs write very small and very large numbers with an exponent. A larger one than this is a mistake,
/// not part of a number that any query needs.
constexpr int largest_exponent = 60;

std::optional<int> exponent_of(std::string_view text) {
    const bool is_signed = !text.empty() && (text.front() == '-' || text.front() == '+');
    const std::string_view digits = text.substr(is_signed ? 1 : 0);
    constexpr std::size_t most_digits = 3;
    if (digits.empty() || digits.size() > most_digits) return std::nullopt;
    int value = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return std::nullopt;
        value = 10 * value + (digit - '0');
    }
    if (value > largest_exponent) return std::nullopt;
    return is_signed && text.front() == '-' ? -value : value;
}

}  // namespace

std::optional<Rational> exact_number(std::string_view text) {
    const std::size_t mark = text.find_first_of("eE");
    const std::optional<int> exponent =
        mark == std::string_view::npos ? std::optional<int>(0) : exponent_of(text.substr(mark + 1));
    if (!exponent) return std::nullopt;
    try {
        Rational value = parse_rational(text.substr(0, mark));
        for (int power = 0; power < std::abs(*exponent); ++power) {
            value *= *exponent > 0 ? Rational(10) : Rational(1, 10);
        }
        return value;
    } catch (const ParseError&) {
        return std::nullopt;
    } catch (const OverflowError&) {
        return std::nullopt;
    }
}

std::optional<std::string> without_commas(std::string_view text) {
    constexpr std::size_t group = 3;
    const std::size_t first = text.find(',');
    const std::size_t begin = !text.empty() && text.front() == '-' ? 1 : 0;
    if (first == std::string_view::npos || first <= begin || first > begin + group) return std::nullopt;
    if (text.rfind(',') > text.find('.')) return std::nullopt;
    std::string without;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != ',') {
            without += text[at];
            continue;
        }
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at + 1), text.size());
        if (end - at != group + 1) return std::nullopt;
    }
    return exact_number(without) ? std::optional(without) : std::nullopt;
}

std::string about_commas(std::string_view text) {
    const std::optional<std::string> without = without_commas(text);
    return without ? "; leave out the comma: " + *without : "";
}

}  // namespace holdfast
