// Numbers as the entries of tables have them: little-endian, without gaps.
#pragma once

#include <cstring>
#include <string>

#include <holdfast/core/integers.h>

namespace holdfast::holdem {

template <class Number>
void append_number(std::string& bytes, Number number) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

/// The number of this place in a row of its like.
template <class Number>
Number number_at(const unsigned char* bytes, std::size_t place) {
    Number number;
    std::memcpy(&number, bytes + place * sizeof number, sizeof number);
    return number;
}

}  // namespace holdfast::holdem
