// Random exact numbers for the tests of core, and how a failed test shows them.
//
// Carries and estimates go wrong where limbs are all zeros, all ones or a lone top bit, so these are as
// frequent as uniform limbs; a random shift makes every bit width equally likely.
#pragma once

#include <array>
#include <cstddef>
#include <ostream>
#include <utility>

#include <rapidcheck.h>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>

namespace holdfast {

template <std::size_t Limbs>
std::ostream& operator<<(std::ostream& out, const Wide<Limbs>& value) {
    return out << value.text();
}

inline std::ostream& operator<<(std::ostream& out, const Rational& value) {
    return out << value.text();
}

}  // namespace holdfast

namespace holdfast::test {

constexpr u64 all_ones = ~u64{0};
constexpr U256 largest = U256::from_limbs({all_ones, all_ones, all_ones, all_ones});

inline rc::Gen<u64> any_limb() {
    const auto uniform = rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<u64>());
    return rc::gen::oneOf(uniform, rc::gen::element<u64>(0, 1, u64{1} << 63, (u64{1} << 63) - 1, all_ones));
}

// At most `bits` bits; bits <= 64 * Limbs.
template <std::size_t Limbs>
rc::Gen<Wide<Limbs>> any_wide(unsigned bits) {
    const auto limbs = rc::gen::container<std::array<u64, Limbs>>(any_limb());
    const auto shift = rc::gen::inRange(Wide<Limbs>::bits - bits, Wide<Limbs>::bits + 1);
    return rc::gen::map(rc::gen::pair(limbs, shift), [](const auto& drawn) {
        return Wide<Limbs>::from_limbs(drawn.first) >> drawn.second;
    });
}

inline rc::Gen<u128> any_u128() {
    return rc::gen::map(any_wide<4>(128), [](const U256& value) { return value.to_u128(); });
}

// Numerator and denominator have at most `bits` bits before reduction.
inline rc::Gen<Rational> any_rational(unsigned bits) {
    const auto denominator =
        rc::gen::suchThat(any_wide<4>(bits), [](const U256& value) { return !value.is_zero(); });
    const auto drawn = rc::gen::tuple(rc::gen::arbitrary<bool>(), any_wide<4>(bits), denominator);
    return rc::gen::map(drawn, [](const auto& parts) {
        return Rational(std::get<0>(parts), std::get<1>(parts), std::get<2>(parts));
    });
}

}  // namespace holdfast::test
