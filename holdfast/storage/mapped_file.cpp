#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <holdfast/core/error.h>
#include <holdfast/storage/mapped_file.h>

namespace holdfast::storage {

MappedFile::MappedFile(const OpenFile& file) {
    struct stat status = {};
    if (::fstat(file.descriptor(), &status) != 0 || status.st_size == 0) return;
    const auto size = static_cast<std::size_t>(status.st_size);
    void* const mapped = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file.descriptor(), 0);
    if (mapped == MAP_FAILED) return;
    bytes_ = static_cast<unsigned char*>(mapped);
    size_ = size;
}

MappedFile::~MappedFile() {
    if (bytes_ != nullptr) ::munmap(bytes_, size_);
}

std::unique_ptr<MappedFile> map_data_file(const std::string& path, const std::string& what) {
    const auto refuse = [&](const std::string& why) { throw DataError(why, path); };
    const auto refuse_unread = [&] {
        refuse("the " + what + " cannot be read: " + std::generic_category().message(errno));
    };
    // Not to wait for a pipe that is no such file anyway.
    const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status = {};
    if (!file.is_open() || ::fstat(file.descriptor(), &status) != 0) refuse_unread();
    if (!S_ISREG(status.st_mode)) refuse("this is not a " + what + " of Holdfast, but a folder or a device");
    if (status.st_size == 0) refuse("this is not a " + what + " of Holdfast: it is empty");
    auto mapped = std::make_unique<MappedFile>(file);
    if (mapped->bytes() == nullptr) refuse_unread();
    return mapped;
}

}  // namespace holdfast::storage
