// A table read from its file, without loading it: the file is mapped into memory, read only, so processes
// that read the same table share it.
//
// Opening checks the header. A block is checked against its checksum when one of its entries is first read;
// verify() checks all of them. Any difference from what was written is a DataError.
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
    /// Opens a table. Throws ParseError if there is no such file, it cannot be read, or is no table;
    /// DataError if the table is damaged or incomplete.
    explicit TableFile(std::string path);

    const std::string& path() const { return path_; }
    const TableHeader& header() const { return header_; }

    /// The bytes of an entry of this file, by its number in the whole table. Any number of threads may call
    /// this. Throws DataError if its block is damaged, std::out_of_range if this file does not have the
    /// entry.
    const unsigned char* entry(u64 number) const;
    /// The bytes of a block, checked against its checksum.
    const unsigned char* block(std::size_t number) const;
    /// Where the entries of this file begin. Nothing is checked: for prefetching, and for blocks that block()
    /// has checked.
    const unsigned char* entries() const { return mapped_->bytes() + header_.offset(); }
    /// Throws DataError if the file was cut short while it was read. Call it after copying an entry or a
    /// block, and before using the copy.
    void check_uncut() const;
    /// Throws as check_uncut() does, and if the file was written to. This takes a system call.
    void check_unchanged() const;
    /// A checked copy of a block, right even if the file is written to meanwhile; also after close_file().
    std::string copy_of_block(std::size_t number) const;
    /// Closes the file, which stays mapped; check_unchanged() must not be called afterwards. For more files
    /// than a process may have open.
    void close_file() { mapped_->close_file(); }
    /// Checks every block, and calls look(block) for each that is undamaged, from several threads. Progress
    /// counts blocks. Throws DataError, Stopped, and what look() throws.
    void verify(const Work& work = {}, const std::function<void(std::size_t block)>& look = {}) const;
    /// Throws DataError unless this is a table of that plan, or a shard of it, in the same blocks.
    void check_plan(const TablePlan& plan) const;
    /// Throws DataError: the table is damaged; `what` says how.
    [[noreturn]] void refuse_damaged(const std::string& what) const;

  private:
    void list_stretches();
    std::size_t block_of(u64 number) const;
    void check_block(std::size_t number) const;
    void check_bytes(std::size_t number, const void* bytes) const;

    std::string path_;
    std::unique_ptr<MappedFile> mapped_;
    TableHeader header_;
    /// [entry >> stretch_bits_] the block of the first entry of that stretch. So a block is found in one or
    /// two steps; a binary search takes ten, which the processor cannot predict.
    std::vector<u32> block_at_;
    unsigned stretch_bits_ = 0;
    /// [block] whether it was checked. Two threads may check one block; both find the same.
    std::unique_ptr<std::atomic<bool>[]> is_checked_;
};

// Writes a table block by block, in any order and from many threads; an interrupted table can be resumed.
//
//   FILE.part   its header says that it is being written, and has the checksum of each finished block
//   FILE        the same bytes, once all blocks are: flushed to the disk, then renamed
//
// A block's checksum is written after its entries. So if the same table is written again after an
// interruption, blocks that match their checksums are kept and everything else is rewritten: the final
// bytes do not depend on what happened before.

class TableWriter {
  public:
    /// Creates or resumes FILE.part with these blocks of the plan, and room on the disk for all of them.
    /// Throws ParseError if FILE exists, FILE.part belongs to another plan or program, or another process is
    /// writing it; std::runtime_error if the disk has no room; Stopped.
    TableWriter(const std::string& path, const TablePlan& plan, BlockRange blocks, const Work& work = {});

    /// The header of this file; blocks are numbered from its first.
    const TableHeader& header() const { return header_; }
    /// Whether a block was finished before.
    bool is_done(std::size_t block) const { return is_done_[block] != 0; }
    /// Writes all bytes of a block; each block once, from any thread. Throws std::runtime_error if writing
    /// fails.
    void write(std::size_t block, const void* bytes);
    /// Renames FILE.part to FILE; all blocks must have been written. Throws as PartWriter::finish() does.
    void finish();

  private:
    void create(const StopFlag* stop);
    bool resume(const TablePlan& plan, const Work& work);

    PartWriter part_;
    TableHeader header_;
    std::vector<u8> is_done_;  ///< [block]; not bits, so that threads may set neighbours
};

/// Merges shards, in any order, into the whole table at `path`, with the bytes that it would have if it had
/// been built at once. Progress counts blocks. Throws DataError if a file is damaged, belongs to another
/// table, occurs twice or is missing; ParseError and std::runtime_error as TableWriter does; Stopped.
void merge_tables(const std::vector<std::string>& shards, const std::string& path, const Work& work = {});

}  // namespace holdfast::storage
