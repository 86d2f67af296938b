// The header of a file with a table of fixed-width entries. All numbers are little-endian.
//
//      0   8  "HOLDFAST"
//      8   4  version of this format: 1
//     12   4  1: complete; 0: being written
//     16   8  entries of the whole table
//     24   8  the first entry in this file, and
//     32   8  how many are in it: all of them, or those of a shard
//     40   4  bytes of an entry
//     44   4  blocks in this file
//     48   8  where the entries begin: a multiple of 64
//     56   8  digest of the plan of the whole table: all its shards have the same
//     64  32  kind, in ASCII, padded with zeros
//     96  32  parameters, likewise
//    128  16  for each block: the number of the entry after it, XXH3-64 of its bytes
//      …   8  XXH3-64 of all bytes before
//      …      zeros up to where the entries begin; after the last entry nothing
#pragma once

#include <cstddef>
#include <cstring>
#include <string>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/storage/shard.h>

namespace holdfast::storage {

// Numbers in table files: little-endian, without gaps.

// Tables are read in place, also by other programs, so this machine must be little-endian.
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

inline constexpr u32 table_version = 1;
inline constexpr std::size_t longest_table_word = 32;

/// The contents of a table, and the blocks in which it is built: each is a unit of work and has a checksum.
struct TablePlan {
    std::string kind;             ///< 1 to 32 printable characters of ASCII
    std::string parameters = {};  ///< 0 to 32 of them
    u32 entry_bytes = 0;
    std::vector<u64> block_ends = {};  ///< rising: the entry after each block

    u64 entries() const { return block_ends.empty() ? 0 : block_ends.back(); }
    u64 digest() const;
};

struct TableBlock {
    u64 end = 0;  ///< the number of the entry after it
    u64 checksum = 0;
};

struct TableHeader {
    bool is_complete = false;
    u64 whole_entries = 0;
    u64 first_entry = 0;
    u64 entries = 0;  ///< in this file
    u32 entry_bytes = 0;
    u64 plan_digest = 0;
    std::string kind;
    std::string parameters;
    std::vector<TableBlock> blocks;

    /// The header of a file with these blocks of the plan; the checksums are 0.
    static TableHeader of(const TablePlan& plan, BlockRange blocks);

    bool is_whole() const { return entries == whole_entries; }
    /// Where the entries begin.
    u64 offset() const;
    u64 file_size() const { return offset() + entries * entry_bytes; }
    u64 first_entry_of(std::size_t block) const { return block == 0 ? first_entry : blocks[block - 1].end; }
    u64 bytes_of(std::size_t block) const {
        return (blocks[block].end - first_entry_of(block)) * entry_bytes;
    }
    /// Where a block begins in the file.
    u64 place_of(std::size_t block) const {
        return offset() + (first_entry_of(block) - first_entry) * entry_bytes;
    }
};

/// The first bytes of a file, up to where the entries begin.
std::string pack(const TableHeader& header);

/// Where a packed header says whether the table is complete. The bytes before are the same in all files.
inline constexpr std::size_t packed_state_place = 12;
/// Where the blocks and the checksums begin in a packed header.
inline constexpr std::size_t packed_blocks_place = 128;
inline constexpr std::size_t packed_block_bytes = 16;

/// Reads a header from the first bytes of a file of `file_size` bytes: all of them, or at least the whole
/// header. Throws InvalidArgument, with a sentence about the file, on anything that pack() does not write,
/// and if the file is too short or too long; ForeignFile if it is of another kind. With `unfinished` it also
/// accepts a file that is being written, whose header has no checksum yet, or whose last header was written
/// only in part.
TableHeader unpack_table_header(const unsigned char* bytes, std::size_t file_size, bool unfinished = false);

}  // namespace holdfast::storage
