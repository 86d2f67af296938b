// Checksums of bytes, and their form in text files.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <holdfast/core/integers.h>

namespace holdfast::storage {

/// XXH3-64.
u64 checksum_of(const void* bytes, std::size_t size);

/// 16 hexadecimal digits.
std::string hexadecimal(u64 number);

/// The checksum of a text as 16 hexadecimal digits.
std::string checksum_text(std::string_view bytes);

}  // namespace holdfast::storage
