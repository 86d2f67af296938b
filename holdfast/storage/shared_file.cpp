#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/storage/mapped_file.h>
#include <holdfast/storage/shared_file.h>

namespace holdfast::storage {
namespace {

constexpr std::size_t most_bytes = std::size_t{16} << 20U;

/// Opens a file without waiting for the other end of a pipe.
OpenFile opened(const std::string& path, int flags) {
    return OpenFile(::open(path.c_str(), flags | O_NOCTTY | O_NONBLOCK | O_CLOEXEC, 0666));
}

}  // namespace

SharedFile::SharedFile(const std::string& path) : path_(path) {
    // Renaming a file to the name of a link would take the link away.
    std::error_code is_none;
    const std::filesystem::path target = std::filesystem::canonical(path, is_none);
    if (!is_none) path_ = target.string();
}

void SharedFile::fail(const std::string& path, int code) const {
    throw ErrorOf<std::runtime_error>(path + ": " + std::generic_category().message(code));
}

std::optional<std::string> SharedFile::read() const {
    const OpenFile file = opened(path_, O_RDONLY);
    if (!file.is_open() && errno == ENOENT) return std::nullopt;
    if (!file.is_open()) fail(path_, errno);
    struct stat status = {};
    if (::fstat(file.descriptor(), &status) != 0) fail(path_, errno);
    if (const char* const kind = kind_of_special_file(status.st_mode)) {
        throw ParseError(in_quotes(path_) + " is " + kind + ", not a file", path_);
    }
    std::string text;
    std::array<char, 1U << 14U> chunk;
    while (true) {
        const ssize_t count = ::read(file.descriptor(), chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(path_, errno);
        if (count == 0) return text;
        text.append(chunk.data(), static_cast<std::size_t>(count));
        if (text.size() > most_bytes) throw ParseError(in_quotes(path_) + " is larger than 16 MiB", path_);
    }
}

void SharedFile::change(
    const std::function<std::string(const std::optional<std::string>& text)>& edit) const {
    const std::string lock_path = path_ + ".lock";
    const OpenFile lock = opened(lock_path, O_RDWR | O_CREAT);
    if (!lock.is_open() && errno == ENOENT) throw ParseError("there is no such folder", path_);
    if (!lock.is_open()) fail(lock_path, errno);
    // It goes when the process does, however it ends; others have it for milliseconds.
    while (::flock(lock.descriptor(), LOCK_EX) != 0) {
        if (errno != EINTR) fail(lock_path, errno);
    }
    const std::string text = edit(read());
    const std::string next = path_ + ".new";
    const OpenFile file = opened(next, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW);
    if (!file.is_open()) fail(next, errno);
    if (const int code = file.write_at(0, text.data(), text.size())) fail(next, code);
    if (::fsync(file.descriptor()) != 0) fail(next, errno);
    if (::rename(next.c_str(), path_.c_str()) != 0) fail(path_, errno);
}

}  // namespace holdfast::storage
