// Any bytes as a table: a header whose every block lies in the file, or a sentence.
//
// Few inputs would get past the checksum of the header, so it is put right first; the first byte says whether,
// and whether the file is still being written.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>

#include <fuzz/promises.h>

#include <holdfast/storage/checksum.h>
#include <holdfast/storage/table_header.h>

namespace {

using namespace holdfast;
using namespace holdfast::storage;

void put_checksum_right(std::string& bytes) {
    constexpr std::size_t block_count_place = 44;
    if (bytes.size() < packed_blocks_place) return;
    u32 blocks = 0;
    std::memcpy(&blocks, bytes.data() + block_count_place, sizeof blocks);
    const u64 end = packed_blocks_place + u64{blocks} * packed_block_bytes;
    if (bytes.size() < end + sizeof(u64)) return;
    const u64 checksum = checksum_of(bytes.data(), end);
    std::memcpy(bytes.data() + end, &checksum, sizeof checksum);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using holdfast::fuzz::check;
    if (size == 0) return 0;
    std::string bytes(reinterpret_cast<const char*>(data + 1), size - 1);
    if ((data[0] & 1U) != 0) put_checksum_right(bytes);
    const auto* const first = reinterpret_cast<const unsigned char*>(bytes.data());
    try {
        const TableHeader header = unpack_table_header(first, bytes.size(), (data[0] & 2U) != 0);
        check(header.file_size() == bytes.size() && !header.blocks.empty());
        u64 place = header.offset();
        for (std::size_t block = 0; block < header.blocks.size(); ++block) {
            check(header.place_of(block) == place && header.bytes_of(block) > 0);
            place += header.bytes_of(block);
            static_cast<void>(checksum_of(first + header.place_of(block), header.bytes_of(block)));
        }
        check(place == bytes.size());
        if (header.is_complete) check(bytes.compare(0, header.offset(), pack(header)) == 0);
    } catch (const std::invalid_argument& error) {
        check(*error.what() != '\0');
    }
    return 0;
}
