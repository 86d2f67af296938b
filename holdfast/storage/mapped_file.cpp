#include <sys/mman.h>
#include <sys/stat.h>

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

}  // namespace holdfast::storage
