// Numbers as files of tables have them: little-endian, without gaps.
#pragma once

#include <cstring>
#include <string>

#include <holdfast/core/integers.h>

namespace holdfast::storage {

// Tables are read in place, by programs of others too.
static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "tables are little-endian");

template <class Number>
void append_number(std::string& bytes, Number number) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

/// The number that begins at this byte.
template <class Number>
Number number_at(const unsigned char* bytes, std::size_t place) {
    Number number;
    std::memcpy(&number, bytes + place, sizeof number);
    return number;
}

}  // namespace holdfast::storage
