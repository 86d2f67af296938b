#include <unistd.h>

#include <holdfast/storage/open_file.h>

namespace holdfast::storage {

void OpenFile::close() {
    if (is_open()) ::close(descriptor_);
    descriptor_ = -1;
}

}  // namespace holdfast::storage
