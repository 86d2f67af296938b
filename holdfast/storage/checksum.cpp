#include <xxhash.h>

#include <holdfast/storage/checksum.h>

namespace holdfast::storage {

u64 checksum_of(const void* bytes, std::size_t size) {
    return XXH3_64bits(bytes, size);
}

std::string hexadecimal(u64 number) {
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4U) {
        *digit = "0123456789abcdef"[number & 15U];
    }
    return text;
}

std::string checksum_text(std::string_view bytes) {
    return hexadecimal(checksum_of(bytes.data(), bytes.size()));
}

}  // namespace holdfast::storage
