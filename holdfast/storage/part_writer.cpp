#include <cerrno>
#include <filesystem>
#include <stdexcept>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/storage/part_writer.h>

namespace holdfast::storage {

PartWriter::PartWriter(const std::string& path)
    : file_(path), part_(::open(file_.part().c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666)) {
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

void PartWriter::write_at(u64 place, const void* bytes, std::size_t size) const {
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

void PartWriter::cut(u64 size) const {
    if (::ftruncate(part_.descriptor(), static_cast<off_t>(size)) != 0) fail(errno);
}

void PartWriter::finish() {
    if (::fsync(part_.descriptor()) != 0) fail(errno);
    file_.complete();
    // The new name has to reach the disk too; a file system that cannot promise it is no reason to fail.
    const std::filesystem::path folder = std::filesystem::path(file_.path()).parent_path();
    const OpenFile opened(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened.is_open()) static_cast<void>(::fsync(opened.descriptor()));
    part_.close();
}

void PartWriter::fail(int code) const {
    throw std::runtime_error(file_.part() + ": " + std::generic_category().message(code));
}

}  // namespace holdfast::storage
