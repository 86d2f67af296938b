#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

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

/// The path for a terminal, which may obey what it shows.
std::string quoted(const std::string& path) {
    return "'" + printable(path) + "'";
}

[[noreturn]] void fail(const std::string& path, int code) {
    throw ErrorOf<std::runtime_error>(quoted(path) + ": " + std::generic_category().message(code));
}

/// Waits until no other process has the lock. It goes when the process does, however it ends.
void lock(const OpenFile& file, const std::string& path, const std::function<void()>& waits) {
    constexpr int silent_tries =
        50;  // of 10 milliseconds: others have it for less, unless their disk is slow
    for (int tries = 0; tries < silent_tries; ++tries) {
        if (::flock(file.descriptor(), LOCK_EX | LOCK_NB) == 0) return;
        if (errno != EWOULDBLOCK && errno != EINTR) fail(path, errno);
        static_cast<void>(::usleep(10000));
    }
    if (waits) waits();
    while (::flock(file.descriptor(), LOCK_EX) != 0) {
        if (errno != EINTR) fail(path, errno);
    }
}

/// A new file, which is removed unless it is given another name. Made by whoever has the lock, so a file that has its
/// name already was left by a process that was killed, unless somebody gave a file of their own this name.
class NextFile {
  public:
    explicit NextFile(const std::string& path) : path_(path + ".holdfast-new") {
        static_cast<void>(::unlink(path_.c_str()));
        file_ = opened(path_, O_WRONLY | O_CREAT | O_EXCL);
        if (!file_.is_open()) fail(path_, errno);
    }
    ~NextFile() {
        if (!is_renamed_) static_cast<void>(::unlink(path_.c_str()));
    }
    NextFile(const NextFile&) = delete;
    NextFile& operator=(const NextFile&) = delete;

    void take_mode(mode_t mode) const {
        if (::fchmod(file_.descriptor(), mode) != 0) fail(path_, errno);
    }
    void write(const std::string& text) const {
        if (const int code = file_.write_at(0, text.data(), text.size())) fail(path_, code);
        if (::fsync(file_.descriptor()) != 0) fail(path_, errno);
    }
    void rename_to(const std::string& path) {
        if (::rename(path_.c_str(), path.c_str()) != 0) fail(path, errno);
        is_renamed_ = true;
        sync_folder_of(path);
    }

  private:
    std::string path_;
    OpenFile file_{-1};
    bool is_renamed_ = false;
};

}  // namespace

SharedFile::SharedFile(const std::string& path) : path_(path) {
    if (path.empty()) refuse("the name of a file is missing");
    // Renaming a file to the name of a link would take the link away.
    std::error_code is_none;
    const std::filesystem::path target = std::filesystem::canonical(path, is_none);
    if (!is_none) path_ = target.string();
    if (is_none && std::filesystem::is_symlink(std::filesystem::symlink_status(path, is_none))) {
        refuse(quoted(path) + " is a link to a file that does not exist");
    }
}

void SharedFile::refuse(const std::string& what) const {
    throw ParseError(what, path_);
}

std::optional<std::string> SharedFile::read() const {
    const OpenFile file = opened(path_, O_RDONLY);
    if (!file.is_open() && errno == ENOENT) return std::nullopt;
    if (!file.is_open()) fail(path_, errno);
    struct stat status = {};
    if (::fstat(file.descriptor(), &status) != 0) fail(path_, errno);
    if (const char* const kind = kind_of_special_file(status.st_mode)) {
        refuse(quoted(path_) + " is " + kind + ", not a file");
    }
    std::string text;
    std::array<char, 1U << 14U> chunk{};
    while (true) {
        const ssize_t count = ::read(file.descriptor(), chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(path_, errno);
        if (count == 0) return text;
        text.append(chunk.data(), static_cast<std::size_t>(count));
        if (text.size() > most_bytes) refuse(quoted(path_) + " is larger than 16 MiB");
    }
}

void SharedFile::check() const {
    struct stat status = {};
    if (::stat(path_.c_str(), &status) == 0) {
        if (const char* const kind = kind_of_special_file(status.st_mode)) {
            refuse(quoted(path_) + " is " + kind + ", not a file");
        }
        // Without any of these bits it is to stay as it is, though the superuser could write it.
        constexpr mode_t writable = S_IWUSR | S_IWGRP | S_IWOTH;
        if ((status.st_mode & writable) == 0 || ::access(path_.c_str(), W_OK) != 0) {
            refuse(quoted(path_) + " is write-protected");
        }
    }
    std::error_code error;
    const std::filesystem::path parent = std::filesystem::path(path_).parent_path();
    const std::string folder = parent.empty() ? "." : parent.string();
    if (!std::filesystem::is_directory(folder, error)) refuse("there is no folder " + quoted(folder));
    if (::access(folder.c_str(), W_OK | X_OK) != 0) {
        refuse("files in " + quoted(folder) +
               " cannot be changed: " + std::generic_category().message(errno));
    }
}

void SharedFile::change(const std::function<std::string(const std::optional<std::string>& text)>& edit,
                        const std::function<void()>& waits) const {
    check();
    const std::string lock_path = path_ + ".lock";
    const OpenFile locked = opened(lock_path, O_RDWR | O_CREAT);
    if (!locked.is_open()) fail(lock_path, errno);
    lock(locked, lock_path, waits);
    replace(edit(read()));
}

void SharedFile::replace(const std::string& text) const {
    NextFile next(path_);
    struct stat status = {};
    constexpr mode_t permissions = 0777;
    if (::stat(path_.c_str(), &status) == 0) next.take_mode(status.st_mode & permissions);
    next.write(text);
    next.rename_to(path_);
}

}  // namespace holdfast::storage
