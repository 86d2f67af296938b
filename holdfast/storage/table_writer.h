// A table that is written block by block, in any order and from many threads, and survives being killed.
//
//   FILE.part   its header says that it is being written, and has the checksum of each block that is there
//   FILE        the same bytes, once all blocks are: flushed to the disk, then renamed
//
// A block's checksum is written after its entries. So when the same table is written again after a kill, the
// blocks that match their checksums are there already, and everything else is written anew: the bytes in the
// end do not depend on what happened before.
#pragma once

#include <string>

#include <holdfast/core/progress.h>
#include <holdfast/storage/part_writer.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::storage {

class TableWriter {
  public:
    /// Creates or resumes FILE.part with these blocks of the plan, and room on the disk for all of them.
    /// Throws ParseError where FILE exists or FILE.part is of another plan or program, and
    /// std::runtime_error where another process is writing it or the disk has no room.
    TableWriter(const std::string& path, const TablePlan& plan, BlockRange blocks, const Work& work = {});

    /// Of this file; block numbers count from its first.
    const TableHeader& header() const { return header_; }
    /// Whether a block was there already.
    bool is_done(std::size_t block) const { return is_done_[block] != 0; }
    /// Writes all bytes of a block; each block once. Throws std::runtime_error.
    void write(std::size_t block, const void* bytes);
    /// Makes FILE of FILE.part; all blocks must have been written. Throws std::runtime_error.
    void finish();

  private:
    void create();
    bool resume(const TablePlan& plan, const Work& work);

    PartWriter part_;
    TableHeader header_;
    std::vector<u8> is_done_;  ///< [block]; not bits, so that threads may set neighbours
};

}  // namespace holdfast::storage
