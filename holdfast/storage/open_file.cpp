#include <cerrno>

#include <unistd.h>

#include <holdfast/storage/open_file.h>

namespace holdfast::storage {

void OpenFile::close() {
    if (is_open()) ::close(descriptor_);
    descriptor_ = -1;
}

int OpenFile::write_at(u64 place, const void* bytes, std::size_t size) const {
    const auto* next = static_cast<const char*>(bytes);
    while (size > 0) {
        const ssize_t written = ::pwrite(descriptor_, next, size, static_cast<off_t>(place));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return written < 0 ? errno : EIO;
        next += written;
        place += static_cast<u64>(written);
        size -= static_cast<std::size_t>(written);
    }
    return 0;
}

}  // namespace holdfast::storage
