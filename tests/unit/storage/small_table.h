// A table of a few entries, and what its file holds.
#pragma once

#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include <tests/system/scratch_folder.h>

#include <holdfast/storage/table_file.h>

namespace holdfast::storage::test {

/// 14 entries of four bytes in four blocks.
inline TablePlan small_plan() {
    return {"small numbers", "base=10", 4, {3, 4, 9, 14}};
}

/// The entries of a block: 1000 times their number.
inline std::vector<u32> small_block(u64 first, u64 end) {
    std::vector<u32> entries;
    for (u64 entry = first; entry < end; ++entry) entries.push_back(static_cast<u32>(1000 * entry));
    return entries;
}

/// Writes the blocks for which `wanted` says so.
inline void write_blocks(TableWriter& writer, const std::function<bool(std::size_t)>& wanted) {
    const TableHeader& header = writer.header();
    for (std::size_t block = 0; block < header.blocks.size(); ++block) {
        if (!wanted(block) || writer.is_done(block)) continue;
        writer.write(block, small_block(header.first_entry_of(block), header.blocks[block].end).data());
    }
}

inline std::string write_small_table(const std::string& path, BlockRange blocks = {0, 4}) {
    TableWriter writer(path, small_plan(), blocks);
    write_blocks(writer, [](std::size_t) { return true; });
    writer.finish();
    return testing_program::text_of_file(path);
}

inline void overwrite(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

}  // namespace holdfast::storage::test
