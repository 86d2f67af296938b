#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <stdexcept>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/core/threads.h>
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
    : file_(path), part_(-1), header_(TableHeader::of(plan, blocks)), is_done_(header_.blocks.size()) {
    open_alone();
    if (!resume(plan, work)) create();
}

void TableWriter::open_alone() {
    part_ = OpenFile(::open(file_.part().c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
    if (!part_.is_open()) fail(errno);
    // The lock goes when the process does, however it ends.
    if (::flock(part_.descriptor(), LOCK_EX | LOCK_NB) != 0) {
        throw std::runtime_error("another process is writing " + file_.part());
    }
    struct stat opened = {};
    struct stat named = {};
    const bool is_same = ::fstat(part_.descriptor(), &opened) == 0 &&
                         ::stat(file_.part().c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
                         opened.st_dev == named.st_dev;
    // It was renamed between the opening and the lock.
    if (!is_same) throw std::runtime_error("another process has just finished " + file_.path());
}

bool TableWriter::resume(const TablePlan& plan, const Work& work) {
    if (!file_.is_begun()) return false;
    const MappedFile mapped(part_);
    if (mapped.bytes() == nullptr) fail(errno);
    const std::size_t size = mapped.size();
    // Killed after room was made for it and before anything was written.
    if (are_zeros(mapped.bytes(), std::min(size, packed_blocks_place))) return false;
    TableHeader found;
    try {
        found = unpack_table_header(mapped.bytes(), size, true);
    } catch (const std::invalid_argument&) {
        file_.refuse_stranger();
    }
    if (found.plan_digest != plan.digest() || packed_anew(found) != pack(header_)) file_.refuse_other_plan();
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
    const int descriptor = part_.descriptor();
    int code = ::ftruncate(descriptor, 0) == 0 ? 0 : errno;
    if (code == 0) code = ::posix_fallocate(descriptor, 0, static_cast<off_t>(size));
    if (code == ENOSPC || code == EFBIG) {
        std::filesystem::remove(file_.part());
        throw std::runtime_error("there is no room on the disk for " + file_.path() + ": " + megabytes(size));
    }
    // Where room cannot be reserved, it shows later whether there is enough.
    if (code == EINVAL || code == EOPNOTSUPP) {
        code = ::ftruncate(descriptor, static_cast<off_t>(size)) == 0 ? 0 : errno;
    }
    if (code != 0) fail(code);
    const std::string bytes = pack(header_);
    write_at(0, bytes.data(), bytes.size());
}

void TableWriter::write(std::size_t block, const void* bytes) {
    TableBlock& written = header_.blocks[block];
    written.checksum = checksum_of(bytes, header_.bytes_of(block));
    write_at(header_.place_of(block), bytes, header_.bytes_of(block));
    const u64 place = packed_blocks_place + block * packed_block_bytes + sizeof written.end;
    write_at(place, &written.checksum, sizeof written.checksum);
    is_done_[block] = 1;
}

void TableWriter::finish() {
    if (std::count(is_done_.begin(), is_done_.end(), 0) != 0) {
        throw std::logic_error("a table was finished without all of its blocks");
    }
    header_.is_complete = true;
    const std::string bytes = pack(header_);
    write_at(0, bytes.data(), bytes.size());
    if (::fsync(part_.descriptor()) != 0) fail(errno);
    file_.complete();
    // The new name has to reach the disk too; a file system that cannot promise it is no reason to fail.
    const std::filesystem::path folder = std::filesystem::path(file_.path()).parent_path();
    const OpenFile opened(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened.is_open()) static_cast<void>(::fsync(opened.descriptor()));
    part_.close();
}

void TableWriter::write_at(u64 place, const void* bytes, std::size_t size) {
    const auto* next = static_cast<const char*>(bytes);
    while (size > 0) {
        const ssize_t written = ::pwrite(part_.descriptor(), next, size, static_cast<off_t>(place));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) fail(written < 0 ? errno : EIO);
        next += written;
        place += static_cast<u64>(written);
        size -= static_cast<std::size_t>(written);
    }
}

void TableWriter::fail(int code) const {
    throw std::runtime_error(file_.part() + ": " + std::generic_category().message(code));
}

}  // namespace holdfast::storage
