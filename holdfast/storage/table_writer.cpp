#include <algorithm>
#include <cerrno>
#include <stdexcept>

#include <fcntl.h>
#include <unistd.h>

#include <holdfast/core/threads.h>
#include <holdfast/storage/checksum.h>
#include <holdfast/storage/mapped_file.h>
#include <holdfast/storage/table_writer.h>

namespace holdfast::storage {
namespace {

bool are_zeros(const unsigned char* bytes, std::size_t size) {
    return std::all_of(bytes, bytes + size, [](unsigned char byte) { return byte == 0; });
}

/// A header as it was when the file was begun.
std::string packed_anew(TableHeader header) {
    header.is_complete = false;
    for (TableBlock& block : header.blocks) block.checksum = 0;
    return pack(header);
}

std::string megabytes(u64 bytes) {
    constexpr u64 million = 1'000'000;
    return std::to_string((bytes + million - 1) / million) + " MB";
}

}  // namespace

TableWriter::TableWriter(const std::string& path, const TablePlan& plan, BlockRange blocks, const Work& work)
    : part_(path), header_(TableHeader::of(plan, blocks)), is_done_(header_.blocks.size()) {
    if (!resume(plan, work)) create();
}

bool TableWriter::resume(const TablePlan& plan, const Work& work) {
    if (!part_.file().is_begun()) return false;
    const MappedFile mapped(part_.opened());
    if (mapped.bytes() == nullptr) part_.file().fail(errno);
    const std::size_t size = mapped.size();
    // Killed after room was made for it and before anything was written.
    if (are_zeros(mapped.bytes(), std::min(size, packed_blocks_place))) return false;
    TableHeader found;
    try {
        found = unpack_table_header(mapped.bytes(), size, true);
    } catch (const std::invalid_argument&) {
        part_.file().refuse_stranger();
    }
    if (found.plan_digest != plan.digest() || packed_anew(found) != pack(header_)) {
        part_.file().refuse_other_plan();
    }
    header_ = found;
    header_.is_complete = false;
    for_each_index(header_.blocks.size(), work.quietly(), [&](std::size_t block, unsigned) {
        const u64 checksum = header_.blocks[block].checksum;
        if (checksum == 0) return;
        is_done_[block] = static_cast<u8>(
            checksum_of(mapped.bytes() + header_.place_of(block), header_.bytes_of(block)) == checksum);
    });
    return true;
}

void TableWriter::create() {
    const u64 size = header_.file_size();
    const int descriptor = part_.opened().descriptor();
    int code = ::ftruncate(descriptor, 0) == 0 ? 0 : errno;
    if (code == 0) code = ::posix_fallocate(descriptor, 0, static_cast<off_t>(size));
    if (code == ENOSPC || code == EFBIG) {
        static_cast<void>(::unlink(part_.file().part().c_str()));
        throw std::runtime_error("there is no room for " + part_.file().path() + ": " + megabytes(size));
    }
    // Where room cannot be reserved, it shows later whether there is enough.
    if (code == EINVAL || code == EOPNOTSUPP) {
        code = ::ftruncate(descriptor, static_cast<off_t>(size)) == 0 ? 0 : errno;
    }
    if (code != 0) part_.file().fail(code);
    const std::string bytes = pack(header_);
    part_.write_at(0, bytes.data(), bytes.size());
}

void TableWriter::write(std::size_t block, const void* bytes) {
    TableBlock& written = header_.blocks[block];
    written.checksum = checksum_of(bytes, header_.bytes_of(block));
    part_.write_at(header_.place_of(block), bytes, header_.bytes_of(block));
    const u64 place = packed_blocks_place + block * packed_block_bytes + sizeof written.end;
    part_.write_at(place, &written.checksum, sizeof written.checksum);
    is_done_[block] = 1;
}

void TableWriter::finish() {
    if (std::count(is_done_.begin(), is_done_.end(), 0) != 0) {
        throw std::logic_error("a table was finished without all of its blocks");
    }
    header_.is_complete = true;
    const std::string bytes = pack(header_);
    part_.write_at(0, bytes.data(), bytes.size());
    part_.finish();
}

}  // namespace holdfast::storage
