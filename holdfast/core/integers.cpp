#include <algorithm>
#include <bit>
#include <stdexcept>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>

namespace holdfast {

std::string to_text(u128 value) {
    std::string text;
    do {
        text.push_back(static_cast<char>('0' + static_cast<int>(value % 10)));
        value /= 10;
    } while (value != 0);
    std::reverse(text.begin(), text.end());
    return text;
}

std::string to_text(i128 value) {
    const std::string digits = to_text(magnitude(value));
    return value < 0 ? "-" + digits : digits;
}

namespace {

constexpr u64 low_limb(u128 value) {
    return static_cast<u64>(value);
}

constexpr u64 high_limb(u128 value) {
    return static_cast<u64>(value >> 64);
}

[[noreturn]] void throw_too_wide(const char* what, unsigned bits) {
    throw OverflowError(std::string(what) + " needs more than " + to_text(bits) + " bits");
}

template <std::size_t Limbs>
std::size_t used_limbs(const Wide<Limbs>& value) {
    std::size_t count = Limbs;
    while (count > 0 && value.limb(count - 1) == 0) --count;
    return count;
}

template <std::size_t Limbs>
Division<Limbs> divide_by_limb(const Wide<Limbs>& a, u64 divisor) {
    std::array<u64, Limbs> quotient{};
    u128 remainder = 0;
    for (std::size_t i = Limbs; i-- > 0;) {
        const u128 dividend = (remainder << 64) | a.limb(i);
        quotient[i] = low_limb(dividend / divisor);
        remainder = dividend % divisor;
    }
    return {Wide<Limbs>::from_limbs(quotient), Wide<Limbs>(remainder)};
}

// Estimates one digit of algorithm D from the three leading limbs of the dividend (high, middle, low) and the
// two of the divisor, whose top bit is set. The estimate is right or one too large.
u64 estimate_digit(u64 high, u64 middle, u64 low, u64 divisor_top, u64 divisor_next) {
    const u128 leading = (u128{high} << 64) | middle;
    u128 digit = leading / divisor_top;
    u128 rest = leading % divisor_top;
    while (high_limb(digit) != 0 || digit * divisor_next > ((rest << 64) | low)) {
        --digit;
        rest += divisor_top;
        if (high_limb(rest) != 0) break;
    }
    return low_limb(digit);
}

// dividend[0..n] -= digit * divisor[0..n-1]. Returns whether the result is negative (then it is 2^(64(n+1))
// too large).
template <class Dividend, class Divisor>
bool subtract_multiple(Dividend dividend, Divisor divisor, std::size_t n, u64 digit) {
    u64 carry = 0;
    bool borrow = false;
    for (std::size_t i = 0; i <= n; ++i) {
        const u128 product = (i < n ? u128{digit} * divisor[i] : u128{0}) + carry;
        carry = high_limb(product);
        const u128 difference = u128{dividend[i]} - low_limb(product) - (borrow ? 1U : 0U);
        dividend[i] = low_limb(difference);
        borrow = high_limb(difference) != 0;
    }
    return borrow;
}

template <class Dividend, class Divisor>
void add_back(Dividend dividend, Divisor divisor, std::size_t n) {
    u64 carry = 0;
    for (std::size_t i = 0; i <= n; ++i) {
        const u128 sum = u128{dividend[i]} + (i < n ? divisor[i] : 0U) + carry;
        dividend[i] = low_limb(sum);
        carry = high_limb(sum);
    }
}

// Algorithm D for a divisor of two limbs or more that is not larger than the dividend.
template <std::size_t Limbs>
Division<Limbs> divide_long(const Wide<Limbs>& a, const Wide<Limbs>& b) {
    const std::size_t n = used_limbs(b);
    const unsigned shift = static_cast<unsigned>(std::countl_zero(b.limb(n - 1)));
    std::array<u64, Limbs> divisor{};
    std::array<u64, Limbs + 1> dividend{};
    for (std::size_t i = Limbs; i-- > 0;) {
        const u128 spread = u128{a.limb(i)} << shift;
        dividend[i + 1] |= high_limb(spread);
        dividend[i] = low_limb(spread);
        divisor[i] = (b.limb(i) << shift) | (i == 0 ? 0 : high_limb(u128{b.limb(i - 1)} << shift));
    }

    std::array<u64, Limbs> quotient{};
    for (std::size_t j = used_limbs(a) - n + 1; j-- > 0;) {
        u64 digit = estimate_digit(dividend[j + n], dividend[j + n - 1], dividend[j + n - 2], divisor[n - 1],
                                   divisor[n - 2]);
        if (subtract_multiple(&dividend[j], divisor.data(), n, digit)) {
            --digit;
            add_back(&dividend[j], divisor.data(), n);
        }
        quotient[j] = digit;
    }

    std::array<u64, Limbs> remainder{};
    for (std::size_t i = 0; i < n; ++i) {
        remainder[i] = low_limb(((u128{dividend[i + 1]} << 64) | dividend[i]) >> shift);
    }
    return {Wide<Limbs>::from_limbs(quotient), Wide<Limbs>::from_limbs(remainder)};
}

}  // namespace

template <std::size_t Limbs>
unsigned Wide<Limbs>::bit_width() const {
    const std::size_t used = used_limbs(*this);
    if (used == 0) return 0;
    return static_cast<unsigned>(64 * used) - static_cast<unsigned>(std::countl_zero(limbs_[used - 1]));
}

template <std::size_t Limbs>
unsigned Wide<Limbs>::trailing_zeros() const {
    unsigned count = 0;
    for (const u64 limb : limbs_) {
        count += static_cast<unsigned>(std::countr_zero(limb));
        if (limb != 0) break;
    }
    return count;
}

template <std::size_t Limbs>
u128 Wide<Limbs>::to_u128() const {
    if (used_limbs(*this) > 2) throw_too_wide("the number", 128);
    return (u128{limbs_[1]} << 64) | limbs_[0];
}

template <std::size_t Limbs>
Wide<4> Wide<Limbs>::to_u256() const {
    if (used_limbs(*this) > 4) throw_too_wide("the number", 256);
    return Wide<4>::from_limbs({limbs_[0], limbs_[1], limbs_[2], limbs_[3]});
}

template <std::size_t Limbs>
std::string Wide<Limbs>::text() const {
    constexpr u64 chunk = 10'000'000'000'000'000'000U;  // 10^19, the largest power of ten in 64 bits
    constexpr std::size_t chunk_digits = 19;
    if (used_limbs(*this) <= 1) return to_text(limbs_[0]);
    const Division<Limbs> split = divide_by_limb(*this, chunk);
    const std::string low = to_text(split.remainder.limb(0));
    return split.quotient.text() + std::string(chunk_digits - low.size(), '0') + low;
}

template <std::size_t Limbs>
Wide<Limbs>& Wide<Limbs>::operator+=(const Wide& other) {
    Wide sum;
    u64 carry = 0;
    for (std::size_t i = 0; i < Limbs; ++i) {
        const u128 limb = u128{limbs_[i]} + other.limbs_[i] + carry;
        sum.limbs_[i] = low_limb(limb);
        carry = high_limb(limb);
    }
    if (carry != 0) throw_too_wide("the sum", bits);
    return *this = sum;
}

template <std::size_t Limbs>
Wide<Limbs>& Wide<Limbs>::operator-=(const Wide& other) {
    if (*this < other) throw OverflowError("the difference is negative");
    u64 borrow = 0;
    for (std::size_t i = 0; i < Limbs; ++i) {
        const u128 limb = u128{limbs_[i]} - other.limbs_[i] - borrow;
        limbs_[i] = low_limb(limb);
        borrow = high_limb(limb) != 0 ? 1 : 0;
    }
    return *this;
}

template <std::size_t Limbs>
Wide<Limbs>& Wide<Limbs>::operator*=(const Wide& other) {
    const std::size_t rows = used_limbs(*this);
    const std::size_t columns = used_limbs(other);
    std::array<u64, 2 * Limbs> product{};
    for (std::size_t i = 0; i < rows; ++i) {
        u64 carry = 0;
        for (std::size_t j = 0; j < columns; ++j) {
            // At most (2^64-1)^2 + 2 (2^64-1) = 2^128 - 1: never more than 128 bits.
            const u128 cell = u128{limbs_[i]} * other.limbs_[j] + product[i + j] + carry;
            product[i + j] = low_limb(cell);
            carry = high_limb(cell);
        }
        product[i + columns] = carry;
    }
    for (std::size_t i = Limbs; i < 2 * Limbs; ++i) {
        if (product[i] != 0) throw_too_wide("the product", bits);
    }
    std::copy_n(product.begin(), Limbs, limbs_.begin());
    return *this;
}

template <std::size_t Limbs>
Wide<Limbs>& Wide<Limbs>::operator<<=(unsigned count) {
    if (is_zero()) return *this;
    if (count > bits - bit_width()) throw_too_wide("the shifted number", bits);
    const std::size_t whole = count / 64;
    const unsigned part = count % 64;
    Wide shifted;
    for (std::size_t i = Limbs; i-- > whole;) {
        const u64 below = i > whole ? limbs_[i - whole - 1] : 0;
        shifted.limbs_[i] = high_limb(((u128{limbs_[i - whole]} << 64) | below) << part);
    }
    return *this = shifted;
}

template <std::size_t Limbs>
Wide<Limbs>& Wide<Limbs>::operator>>=(unsigned count) {
    const std::size_t whole = count / 64;
    const unsigned part = count % 64;
    Wide shifted;
    for (std::size_t i = 0; i + whole < Limbs; ++i) {
        const u64 above = i + whole + 1 < Limbs ? limbs_[i + whole + 1] : 0;
        shifted.limbs_[i] = low_limb(((u128{above} << 64) | limbs_[i + whole]) >> part);
    }
    return *this = shifted;
}

template <std::size_t Limbs>
Division<Limbs> divmod(const Wide<Limbs>& a, const Wide<Limbs>& b) {
    if (b.is_zero()) throw ErrorOf<std::domain_error>("division by zero");
    if (a < b) return {Wide<Limbs>(), a};
    if (used_limbs(a) <= 2) {
        return {Wide<Limbs>(a.to_u128() / b.to_u128()), Wide<Limbs>(a.to_u128() % b.to_u128())};
    }
    if (used_limbs(b) == 1) return divide_by_limb(a, b.limb(0));
    return divide_long(a, b);
}

namespace {

/// The greatest common divisor of two odd numbers (binary algorithm; Knuth, TAOCP 2, 4.5.2).
u64 odd_gcd(u64 a, u64 b) {
    while (a != b) {
        if (a > b) std::swap(a, b);
        b -= a;
        b >>= static_cast<unsigned>(__builtin_ctzll(b));
    }
    return a;
}

/// odd_gcd() for numbers of up to 128 bits.
u128 odd_gcd(u128 a, u128 b) {
    while (high_limb(a | b) != 0) {
        if (a == b) return a;
        if (a > b) std::swap(a, b);
        b -= a;
        // The lower limb may be zero, but not both.
        if (low_limb(b) == 0) b >>= 64U;
        b >>= static_cast<unsigned>(__builtin_ctzll(low_limb(b)));
    }
    return odd_gcd(low_limb(a), low_limb(b));
}

}  // namespace

U256 gcd(U256 a, U256 b) {
    if (a.is_zero()) return b;
    if (b.is_zero()) return a;
    if (a == U256(1) || b == U256(1)) return U256(1);
    const unsigned common_twos = std::min(a.trailing_zeros(), b.trailing_zeros());
    a >>= a.trailing_zeros();
    b >>= b.trailing_zeros();
    if (a > b) std::swap(a, b);
    // If the numbers differ much in size, one division replaces many subtractions of the binary algorithm.
    constexpr unsigned far_apart = 32;
    if (b.bit_width() > a.bit_width() + far_apart) {
        b = divmod(b, a).remainder;
        if (b.is_zero()) return a << common_twos;
        b >>= b.trailing_zeros();
    }
    // Both are odd, so their difference is even.
    while (a.bit_width() > 128 || b.bit_width() > 128) {
        if (a > b) std::swap(a, b);
        b -= a;
        if (b.is_zero()) return a << common_twos;
        b >>= b.trailing_zeros();
    }
    return U256(odd_gcd(a.to_u128(), b.to_u128())) << common_twos;
}

template class Wide<4>;
template class Wide<8>;
template Division<4> divmod(const Wide<4>&, const Wide<4>&);
template Division<8> divmod(const Wide<8>&, const Wide<8>&);

}  // namespace holdfast
