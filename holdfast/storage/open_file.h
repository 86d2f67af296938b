// A file descriptor that is closed at the end.
#pragma once

#include <cstddef>
#include <utility>

#include <holdfast/core/integers.h>

namespace holdfast::storage {

class OpenFile {
  public:
    /// Of open(): negative where that failed.
    explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
    ~OpenFile() { close(); }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    OpenFile(OpenFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }

    bool is_open() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }
    void close();

    /// Writes all of these bytes at this place; 0, or the system's code of what went wrong, as on a full disk.
    [[nodiscard]] int write_at(u64 place, const void* bytes, std::size_t size) const;

  private:
    int descriptor_;
};

}  // namespace holdfast::storage
