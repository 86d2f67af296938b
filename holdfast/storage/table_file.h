// A table read from its file, without loading it: the file is mapped into memory, read only, so processes that
// read the same table share it.
//
// Opening checks the header. A block is checked against its checksum when one of its entries is first asked
// for, verify() checks all of them. Whatever is not as it was written is a DataError.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/storage/mapped_file.h>
#include <holdfast/storage/part_file.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::storage {

class TableFile {
  public:
    /// Throws ParseError where there is no such file, it cannot be read, or is no table; DataError where the table is
    /// not whole.
    explicit TableFile(std::string path);

    const std::string& path() const { return path_; }
    const TableHeader& header() const { return header_; }

    /// The bytes of an entry of this file, by its number in the whole table. Any number of threads may ask.
    /// Throws DataError if its block is damaged, std::out_of_range if this file does not have it.
    const unsigned char* entry(u64 number) const;
    /// A block, checked.
    const unsigned char* block(std::size_t number) const;
    /// Throws DataError where the file was cut short while it was read: to be asked after what was read of an entry or
    /// a block is copied, and before the copy is used.
    void check_uncut() const;
    /// The same, and where it was written to, which takes a query to the system.
    void check_unchanged() const;
    /// A copy of a block that is as it was written, whatever is written to the file meanwhile; after close_file() too.
    std::string copy_of_block(std::size_t number) const;
    /// Closes the file, which stays mapped; check_unchanged() may not be asked then. For more files than may be open.
    void close_file() { mapped_->close_file(); }
    /// Checks every block, and calls look(block) for each that is whole, from several threads. Progress counts blocks.
    /// Throws DataError, Stopped, and what look() throws.
    void verify(const Work& work = {}, const std::function<void(std::size_t block)>& look = {}) const;
    /// Throws DataError: the table is damaged, as this says.
    [[noreturn]] void refuse_damaged(const std::string& what) const;

  private:
    void list_stretches();
    std::size_t block_of(u64 number) const;
    void check_block(std::size_t number) const;
    void check_bytes(std::size_t number, const void* bytes) const;

    std::string path_;
    std::unique_ptr<MappedFile> mapped_;
    TableHeader header_;
    /// Stretches of 2^stretch_bits_ entries: [stretch] the block of its first entry. So a block is found in a step
    /// or two, where a binary search takes ten that the processor cannot foresee.
    std::vector<u32> block_at_;
    unsigned stretch_bits_ = 0;
    /// [block] whether it was checked. Two threads may check one block; both find the same.
    std::unique_ptr<std::atomic<bool>[]> is_checked_;
};

// A table that is written block by block, in any order and from many threads, and survives being killed.
//
//   FILE.part   its header says that it is being written, and has the checksum of each block that is there
//   FILE        the same bytes, once all blocks are: flushed to the disk, then renamed
//
// A block's checksum is written after its entries. So when the same table is written again after a kill, the
// blocks that match their checksums are there already, and everything else is written anew: the bytes in the
// end do not depend on what happened before.

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

// One table of its shards.

/// Writes the whole table to `path`, with the bytes that it would have if it had been built at once. The shards
/// may come in any order. Progress counts blocks. Throws DataError where a file is damaged, belongs to another
/// table, is there twice or one is missing; ParseError and std::runtime_error as TableWriter does; Stopped.
void merge_tables(const std::vector<std::string>& shards, const std::string& path, const Work& work = {});

}  // namespace holdfast::storage
