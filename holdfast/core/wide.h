// Unsigned whole numbers of 256 and 512 bits that throw where they would wrap.
//
// U256 holds the numerators and denominators of Rational (equity against many opponents needs up to 148 bits,
// exact variances more); U512 holds any product of two U256, so that sums and comparisons of fractions always
// have room.
//
//   limbs_[0] + 2^64 limbs_[1] + 2^128 limbs_[2] + ...     long division: Knuth, TAOCP 2, 4.3.1, algorithm D
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <string>

#include <holdfast/core/integers.h>

namespace holdfast {

template <std::size_t Limbs>
class Wide {
  public:
    static constexpr std::size_t limb_count = Limbs;
    static constexpr unsigned bits = static_cast<unsigned>(64 * Limbs);

    constexpr Wide() = default;
    // Inlined without optimisation too: g++ 12 emits no constexpr constructor for an explicit instantiation.
    [[gnu::always_inline]] explicit constexpr Wide(u128 value) {
        limbs_[0] = static_cast<u64>(value);
        limbs_[1] = static_cast<u64>(value >> 64);
    }
    /// The same value in more limbs.
    template <std::size_t Fewer>
    requires(Fewer < Limbs) explicit constexpr Wide(const Wide<Fewer>& value) {
        for (std::size_t i = 0; i < Fewer; ++i) limbs_[i] = value.limb(i);
    }
    static constexpr Wide from_limbs(const std::array<u64, Limbs>& least_significant_first) {
        Wide value;
        value.limbs_ = least_significant_first;
        return value;
    }

    constexpr u64 limb(std::size_t index) const { return limbs_[index]; }
    bool is_zero() const { return bit_width() == 0; }
    bool is_odd() const { return (limbs_[0] & 1U) != 0; }
    unsigned bit_width() const;       ///< 0 for zero, else 1 + floor(log2(value))
    unsigned trailing_zeros() const;  ///< the largest k with 2^k dividing the value; `bits` for zero

    /// The same value in a smaller type; throws OverflowError where it does not fit.
    u128 to_u128() const;
    Wide<4> to_u256() const;
    std::string text() const;  ///< decimal digits

    /// Checked: each throws OverflowError, and leaves the value as it was, where the exact result is negative
    /// or needs more than `bits` bits.
    Wide& operator+=(const Wide& other);
    Wide& operator-=(const Wide& other);
    Wide& operator*=(const Wide& other);
    Wide& operator<<=(unsigned count);
    /// Drops the bits shifted out, as for built-in integers; any count is legal.
    Wide& operator>>=(unsigned count);

    friend Wide operator+(Wide a, const Wide& b) { return a += b; }
    friend Wide operator-(Wide a, const Wide& b) { return a -= b; }
    friend Wide operator*(Wide a, const Wide& b) { return a *= b; }
    friend Wide operator<<(Wide a, unsigned count) { return a <<= count; }
    friend Wide operator>>(Wide a, unsigned count) { return a >>= count; }

    friend bool operator==(const Wide& a, const Wide& b) = default;
    friend std::strong_ordering operator<=>(const Wide& a, const Wide& b) {
        for (std::size_t i = Limbs; i-- > 0;) {
            if (a.limbs_[i] != b.limbs_[i]) return a.limbs_[i] <=> b.limbs_[i];
        }
        return std::strong_ordering::equal;
    }

  private:
    std::array<u64, Limbs> limbs_{};
};

using U256 = Wide<4>;
using U512 = Wide<8>;

template <std::size_t Limbs>
struct Division {
    Wide<Limbs> quotient;
    Wide<Limbs> remainder;
};

/// a = quotient * b + remainder with remainder < b. Throws std::domain_error where b is zero.
template <std::size_t Limbs>
Division<Limbs> divmod(const Wide<Limbs>& a, const Wide<Limbs>& b);

/// The greatest common divisor; gcd(a, 0) = a.
U256 gcd(U256 a, U256 b);

extern template class Wide<4>;
extern template class Wide<8>;
extern template Division<4> divmod(const Wide<4>&, const Wide<4>&);
extern template Division<8> divmod(const Wide<8>&, const Wide<8>&);

}  // namespace holdfast
