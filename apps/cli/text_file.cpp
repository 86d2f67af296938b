#include <algorithm>
#include <cerrno>
#include <cstring>

#include <apps/cli/text_file.h>
#include <apps/cli/unreadable_input.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/wording.h>
#include <holdfast/storage/file_kind.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/catalog_search.h>

namespace holdfast::cli {
namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 20U;

constexpr std::string_view toml_ending = ".toml";

bool ends_in_toml(const std::string& path) {
    return path.size() >= toml_ending.size() &&
           path.compare(path.size() - toml_ending.size(), toml_ending.size(), toml_ending) == 0;
}

bool is_catalog_id(std::string_view id) {
    const std::vector<std::string_view> ids = videopoker::catalog_ids();
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

std::string unreadable(int error) {
    return fmt::format("cannot be read: {}", std::strerror(error));
}

std::string too_large(std::string_view noun) {
    return fmt::format("is larger than 1 MiB, too large for a {}", noun);
}

/// All that an open file has.
std::string read_bytes(int file, const std::string& path, std::string_view noun) {
    // One byte more than is allowed shows that a pipe, whose size nobody knows, is too large.
    std::string text(most_bytes + 1, '\0');
    std::size_t size = 0;
    while (size < text.size()) {
        const ssize_t count = read(file, text.data() + size, text.size() - size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) refuse_input(path, unreadable(errno));
        if (count == 0) break;
        size += static_cast<std::size_t>(count);
    }
    if (size > most_bytes) refuse_input(path, too_large(noun));
    text.resize(size);
    return text;
}

/// A file that is open for reading and closes itself.
class TextFile {
  public:
    enum class Pipe : u8 { refused, read };

    TextFile(const std::string& path, std::string_view noun, Pipe pipe)
        : path_(path), noun_(noun), pipe_(pipe) {
        struct stat status {};
        // Looked at before it is opened: to open a pipe or a device may wait, or do something.
        if (stat(path_.c_str(), &status) != 0) fail_with(errno);
        check(status);
        // A pipe that may be read is waited for, as standard input is: its writer may still be at work.
        const int waiting = S_ISFIFO(status.st_mode) ? 0 : O_NONBLOCK;
        file_ = open(path_.c_str(), O_RDONLY | waiting | O_NOCTTY | O_CLOEXEC);
        if (file_ < 0) fail_with(errno);
        // And once more, for the path may have become another file meanwhile.
        if (fstat(file_, &status) != 0) fail_with(errno);
        check(status);
    }
    TextFile(const TextFile&) = delete;
    TextFile& operator=(const TextFile&) = delete;
    ~TextFile() {
        if (file_ >= 0) close(file_);
    }

    std::string read_all() const { return read_bytes(file_, path_, noun_); }

  private:
    [[noreturn]] void fail(const std::string& what) const { refuse_input(path_, what); }

    [[noreturn]] void fail_with(int error) const {
        if (error == ENOENT) fail("does not exist");
        fail(unreadable(error));
    }

    void check(const struct stat& status) const {
        if (S_ISFIFO(status.st_mode) && pipe_ == Pipe::read) return;
        if (const char* const kind = storage::kind_of_special_file(status.st_mode)) {
            fail(fmt::format("is {}, not a {} file", kind, noun_));
        }
        if (status.st_size > static_cast<off_t>(most_bytes)) fail(too_large(noun_));
    }

    // Of the caller, who keeps it for as long as the file is read.
    const std::string& path_;
    std::string_view noun_;
    Pipe pipe_;
    int file_ = -1;
};

}  // namespace

bool is_paytable_path(const std::string& argument) {
    return argument.find('/') != std::string::npos || ends_in_toml(argument);
}

void check_names_no_file(const std::string& id) {
    struct stat status {};
    if (stat(id.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return;
    // A game of the catalog comes first, whatever files lie about.
    if (is_catalog_id(id)) return;
    throw ParseError("there is no game " + in_quotes(id) + "; to read the file of that name, write " +
                         in_quotes("./" + id),
                     id, 0, id.size());
}

std::string read_paytable_file(const std::string& path) {
    // A name such as "9/6 jacks" has a '/', too.
    struct stat status {};
    if (stat(path.c_str(), &status) != 0 && errno == ENOENT) {
        if (!ends_in_toml(path)) {
            throw ParseError(videopoker::unknown_game_message(path), path, 0, path.size());
        }
        const std::string id = path.substr(0, path.size() - toml_ending.size());
        if (is_catalog_id(id)) refuse_input(path, "does not exist; the game is " + id + ", without .toml");
    }
    return TextFile(path, "paytable", TextFile::Pipe::refused).read_all();
}

std::string read_chart_file(const std::string& path) {
    if (path == "-") return read_bytes(STDIN_FILENO, path, "chart");
    return TextFile(path, "chart", TextFile::Pipe::read).read_all();
}

}  // namespace holdfast::cli
