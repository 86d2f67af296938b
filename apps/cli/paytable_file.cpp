#include <cerrno>
#include <cstring>

#include <apps/cli/paytable_file.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>
#include <holdfast/videopoker/catalog_search.h>

namespace holdfast::cli {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 20U;

bool ends_in_toml(const std::string& path) {
    constexpr std::string_view ending = ".toml";
    return path.size() >= ending.size() &&
           path.compare(path.size() - ending.size(), ending.size(), ending) == 0;
}

/// A file that is open for reading and closes itself.
class PaytableFile {
  public:
    explicit PaytableFile(const std::string& path) : path_(path) {
        struct stat status {};
        // Looked at before it is opened: to open a pipe or a device may wait, or do something.
        if (stat(path_.c_str(), &status) != 0) fail_with(errno);
        check(status);
        file_ = open(path_.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
        if (file_ < 0) fail_with(errno);
        // And once more, for the path may have become another file meanwhile.
        if (fstat(file_, &status) != 0) fail_with(errno);
        check(status);
    }
    PaytableFile(const PaytableFile&) = delete;
    PaytableFile& operator=(const PaytableFile&) = delete;
    ~PaytableFile() {
        if (file_ >= 0) close(file_);
    }

    std::string read_all() const {
        std::string text(most_bytes + 1, '\0');
        std::size_t size = 0;
        while (size < text.size()) {
            const ssize_t count = read(file_, text.data() + size, text.size() - size);
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) fail_with(errno);
            if (count == 0) break;
            size += static_cast<std::size_t>(count);
        }
        if (size > most_bytes) fail("is larger than 1 MiB, too large for a paytable");
        text.resize(size);
        return text;
    }

  private:
    [[noreturn]] void fail(const std::string& what) const {
        throw ParseError(in_quotes(path_) + " " + what, path_, 0, path_.size());
    }

    [[noreturn]] void fail_with(int error) const {
        // A name such as "9/6 jacks" has a '/', too.
        if (error == ENOENT && !ends_in_toml(path_)) {
            throw ParseError(videopoker::unknown_game_message(path_), path_, 0, path_.size());
        }
        if (error == ENOENT) fail("does not exist");
        fail(fmt::format("cannot be read: {}", std::strerror(error)));
    }

    void check(const struct stat& status) const {
        if (S_ISDIR(status.st_mode)) fail("is a directory, not a paytable file");
        if (S_ISFIFO(status.st_mode)) fail("is a pipe, not a paytable file");
        if (S_ISSOCK(status.st_mode)) fail("is a socket, not a paytable file");
        if (!S_ISREG(status.st_mode)) fail("is a device, not a paytable file");
        if (status.st_size > static_cast<off_t>(most_bytes)) {
            fail("is larger than 1 MiB, too large for a paytable");
        }
    }

    const std::string& path_;
    int file_ = -1;
};

}  // namespace

bool is_paytable_path(const std::string& argument) {
    return argument.find('/') != std::string::npos || ends_in_toml(argument);
}

std::string read_paytable_file(const std::string& path) {
    return PaytableFile(path).read_all();
}

}  // namespace holdfast::cli
