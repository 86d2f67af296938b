// A table that no build writes, though all of its checksums are right.
#pragma once

#include <fstream>
#include <string>

#include <holdfast/storage/checksum.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::test {

/// Writes these blocks of the plan, full of zeros, with its digest, but the first of them ends an entry too early.
inline void write_in_other_blocks(const std::string& path, const storage::TablePlan& plan,
                                  storage::BlockRange blocks) {
    storage::TableHeader header = storage::TableHeader::of(plan, blocks);
    header.is_complete = true;
    --header.blocks.front().end;
    for (std::size_t block = 0; block < header.blocks.size(); ++block) {
        const std::string zeros(header.bytes_of(block), '\0');
        header.blocks[block].checksum = storage::checksum_of(zeros.data(), zeros.size());
    }
    std::ofstream(path, std::ios::binary)
        << storage::pack(header) << std::string(header.entries * header.entry_bytes, '\0');
}

}  // namespace holdfast::test
