// Names of the integer types used everywhere, and the decimal text of the 128-bit ones.
//
// Counts of deals exceed 2^64 (against nine opponents they need 87 bits), so u128 is an everyday type here.
// The standard library does not print it, nor, in strict mode, take it for an integer: to_text and the
// concept Integer close that gap.
#pragma once

#include <concepts>
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

/// |value|, right for the most negative value of a type too.
template <Integer T>
constexpr u128 magnitude(T value) {
    const u128 bits = static_cast<u128>(value);
    return value < T{0} ? u128{0} - bits : bits;
}

/// Decimal digits, with a leading '-' where negative.
std::string to_text(u128 value);
std::string to_text(i128 value);

template <Integer T>
requires(!WideInteger<T>) std::string to_text(T value) {
    return std::to_string(value);
}

}  // namespace holdfast
