#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/storage/part_writer.h>

namespace holdfast::storage {

PartWriter::PartWriter(const std::string& path)
    : file_(path), part_(::open(file_.part().c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666)) {
    if (!part_.is_open()) file_.fail(errno);
    // The lock goes when the process does, however it ends.
    if (::flock(part_.descriptor(), LOCK_EX | LOCK_NB) != 0) file_.refuse_in_use();
    struct stat opened = {};
    struct stat named = {};
    const bool is_same = ::fstat(part_.descriptor(), &opened) == 0 &&
                         ::stat(file_.part().c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
                         opened.st_dev == named.st_dev;
    // It was renamed between the opening and the lock, by the process that wrote it.
    if (!is_same) file_.refuse_in_use();
}

void PartWriter::write_at(u64 place, const void* bytes, std::size_t size) const {
    if (const int code = part_.write_at(place, bytes, size)) file_.fail(code);
}

void PartWriter::cut(u64 size) const {
    if (::ftruncate(part_.descriptor(), static_cast<off_t>(size)) != 0) file_.fail(errno);
}

void PartWriter::finish() {
    file_.complete(part_);
    part_.close();
}

}  // namespace holdfast::storage
