// What a fuzzer holds the library to: a broken promise ends the program, and the fuzzer keeps the input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include <holdfast/core/error.h>

namespace holdfast::fuzz {

inline void check(bool promise) {
    if (!promise) std::abort();
}

/// The bytes as a text. Fuzzers make short inputs, and what nests or repeats needs long ones: after a byte 255 the rest
/// but its last 16 bytes stands there again and again.
inline std::string text_of(const std::uint8_t* data, std::size_t size) {
    constexpr std::uint8_t repeats = 255;
    constexpr std::size_t long_text = std::size_t{1} << 18U;
    constexpr std::size_t tail = 16;
    const std::string all(reinterpret_cast<const char*>(data), size);
    if (size < 2 || data[0] != repeats) return all;
    const std::size_t ends = size > tail + 1 ? size - tail : size;
    const std::string piece = all.substr(1, ends - 1);
    std::string text;
    while (text.size() < long_text) text += piece;
    return text + all.substr(ends);
}

/// The error points at something in its text, or right after it, where something is missing.
inline void check_span(const ParseError& error) {
    check(error.position <= error.text.size() && error.length > 0);
    check(error.length == 1 || error.position + error.length <= error.text.size());
}

}  // namespace holdfast::fuzz
