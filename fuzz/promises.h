// What a fuzzer holds the library to: a broken promise ends the program, and the fuzzer keeps the input.
#pragma once

#include <cstdlib>

#include <holdfast/core/error.h>

namespace holdfast::fuzz {

inline void check(bool promise) {
    if (!promise) std::abort();
}

/// The error points at something in its text, or right after it, where something is missing.
inline void check_span(const ParseError& error) {
    check(error.position <= error.text.size() && error.length > 0);
    check(error.length == 1 || error.position + error.length <= error.text.size());
}

}  // namespace holdfast::fuzz
