// The integer types used everywhere, and the decimal text of the 128-bit ones.
//
// Counts of deals exceed 2^64 (against nine opponents they need 87 bits), so u128 is an everyday type here.
// In strict mode the standard library neither prints it nor counts it among the integers; to_text and the
// concept Integer do.
#pragma once

// Before any other header: older standards lack some of them.
#if __cplusplus <= 201703L
#error "Holdfast needs C++20: compile with -std=c++20"
#endif

#include <array>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>

namespace holdfast {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;

// __extension__ keeps -Wpedantic quiet; both g++ and clang have these types on every 64-bit target and on
// wasm32.
__extension__ typedef unsigned __int128 u128;
__extension__ typedef __int128 i128;

template <class T>
concept WideInteger = std::same_as<T, u128> || std::same_as<T, i128>;

/// A whole number: every built-in integer and the 128-bit ones. Truth values and characters are not numbers.
template <class T>
concept Integer = WideInteger<T> ||
    (std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char> && !std::same_as<T, wchar_t> &&
     !std::same_as<T, char8_t> && !std::same_as<T, char16_t> && !std::same_as<T, char32_t>);

/// |value|, also right for the most negative value of its type.
template <Integer T>
constexpr u128 magnitude(T value) {
    const u128 bits = static_cast<u128>(value);
    return value < T{0} ? u128{0} - bits : bits;
}

/// The decimal digits, after a '-' if the value is negative.
std::string to_text(u128 value);
std::string to_text(i128 value);

template <Integer T>
requires(!WideInteger<T>) std::string to_text(T value) {
    return std::to_string(value);
}

// Unsigned whole numbers of 256 and 512 bits that throw instead of wrapping.
//
// U256 holds the numerators and denominators of Rational (equity against many opponents needs up to 148 bits,
// exact variances more); U512 holds any product of two U256, so that sums and comparisons of fractions always
// have room.
//
//   limbs_[0] + 2^64 limbs_[1] + 2^128 limbs_[2] + ...     long division: Knuth, TAOCP 2, 4.3.1, algorithm D

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
    /// The value in more limbs.
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

    /// The value in a smaller type; throws OverflowError if it does not fit.
    u128 to_u128() const;
    Wide<4> to_u256() const;
    std::string text() const;  ///< decimal digits

    /// Checked: each throws OverflowError, and leaves the value unchanged, if the exact result is negative or
    /// needs more than `bits` bits.
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

    // Inlined, unlike a comparison of arrays.
    friend constexpr bool operator==(const Wide& a, const Wide& b) {
        u64 difference = 0;
        for (std::size_t i = 0; i < Limbs; ++i) difference |= a.limbs_[i] ^ b.limbs_[i];
        return difference == 0;
    }
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

/// a = quotient * b + remainder with remainder < b. Throws std::domain_error if b is zero.
template <std::size_t Limbs>
Division<Limbs> divmod(const Wide<Limbs>& a, const Wide<Limbs>& b);

/// The greatest common divisor; gcd(a, 0) = a.
U256 gcd(U256 a, U256 b);

extern template class Wide<4>;
extern template class Wide<8>;
extern template Division<4> divmod(const Wide<4>&, const Wide<4>&);
extern template Division<8> divmod(const Wide<8>&, const Wide<8>&);

}  // namespace holdfast
