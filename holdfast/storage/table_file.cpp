#include <stdexcept>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/storage/checksum.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::storage {

TableFile::TableFile(std::string path) : path_(std::move(path)), mapped_(map_data_file(path_, "table")) {
    try {
        header_ = unpack_table_header(mapped_->bytes(), mapped_->size());
    } catch (const ForeignFile& error) {
        throw ParseError(error.what(), path_);
    } catch (const std::invalid_argument& error) {
        throw DataError(error.what(), path_);
    }
    is_checked_ = std::make_unique<std::atomic<bool>[]>(header_.blocks.size());
    list_stretches();
}

/// At most four stretches a block: they take less room than the header.
void TableFile::list_stretches() {
    const std::size_t most = 4 * header_.blocks.size();
    while ((header_.entries >> stretch_bits_) >= most) ++stretch_bits_;
    u32 block = 0;
    for (u64 entry = 0; entry < header_.entries; entry += u64{1} << stretch_bits_) {
        while (header_.blocks[block].end <= header_.first_entry + entry) ++block;
        block_at_.push_back(block);
    }
}

std::size_t TableFile::block_of(u64 number) const {
    std::size_t block = block_at_[(number - header_.first_entry) >> stretch_bits_];
    while (header_.blocks[block].end <= number) ++block;
    return block;
}

const unsigned char* TableFile::entry(u64 number) const {
    if (number < header_.first_entry || number - header_.first_entry >= header_.entries) {
        throw std::out_of_range("the table does not have this entry");
    }
    check_block(block_of(number));
    return mapped_->bytes() + header_.offset() + (number - header_.first_entry) * header_.entry_bytes;
}

const unsigned char* TableFile::block(std::size_t number) const {
    check_block(number);
    return mapped_->bytes() + header_.place_of(number);
}

void TableFile::check_block(std::size_t number) const {
    if (is_checked_[number].load(std::memory_order_relaxed)) return;
    check_bytes(number, mapped_->bytes() + header_.place_of(number));
    is_checked_[number].store(true, std::memory_order_relaxed);
}

void TableFile::check_bytes(std::size_t number, const void* bytes) const {
    if (checksum_of(bytes, header_.bytes_of(number)) == header_.blocks[number].checksum) return;
    refuse_damaged("entries " + std::to_string(header_.first_entry_of(number)) + " to " +
                   std::to_string(header_.blocks[number].end - 1) + " do not match their checksum");
}

void TableFile::check_uncut() const {
    if (mapped_->is_cut()) throw DataError("the table was cut short while it was read", path_);
}

void TableFile::check_unchanged() const {
    check_uncut();
    if (mapped_->is_changed()) throw DataError("the table was written to while it was read", path_);
}

std::string TableFile::copy_of_block(std::size_t number) const {
    const auto* const bytes = reinterpret_cast<const char*>(mapped_->bytes());
    std::string copy(bytes + header_.place_of(number), header_.bytes_of(number));
    check_uncut();
    check_bytes(number, copy.data());
    return copy;
}

void TableFile::refuse_damaged(const std::string& what) const {
    throw DataError("the table is damaged: " + what, path_);
}

void TableFile::verify(const Work& work, const std::function<void(std::size_t block)>& look) const {
    for_each_index(header_.blocks.size(), work, [&](std::size_t block, unsigned) {
        is_checked_[block].store(false, std::memory_order_relaxed);
        check_block(block);
        if (look) look(block);
    });
    check_unchanged();
}

}  // namespace holdfast::storage
