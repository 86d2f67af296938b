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

#include <holdfast/core/progress.h>
#include <holdfast/storage/mapped_file.h>
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

}  // namespace holdfast::storage
