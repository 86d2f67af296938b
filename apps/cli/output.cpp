#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <apps/cli/answer_options.h>
#include <apps/cli/output.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/uio.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::cli {
namespace {

/// False, with errno set, if not all of it could be written. Not through std::cout: that forgets errno,
/// and a full disk must be told from success.
bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno == EAGAIN) {
            // A pipe that another process made non-blocking, with a slow reader.
            pollfd ready{file, POLLOUT, 0};
            poll(&ready, 1, -1);
            continue;
        }
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// NO_COLOR counts if it is not empty (no-color.org).
bool is_set(const char* variable) {
    const char* const value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

/// Whether only ASCII is certain to be shown: the user's locale is not UTF-8. Without one it is that of C.
bool is_ascii_locale() {
    // The first of these that is not empty counts (POSIX, 8.2).
    for (const char* const variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        if (!is_set(variable)) continue;
        // By its name: setlocale() knows only the locales that are installed.
        std::string name(std::getenv(variable));
        std::transform(name.begin(), name.end(), name.begin(), [](char letter) {
            return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
        });
        return name.find("UTF-8") == std::string::npos && name.find("UTF8") == std::string::npos;
    }
    return true;
}

terminal::TextStyle style_of(int file) {
    terminal::TextStyle style;
    style.is_ascii = is_ascii_locale();
    if (isatty(file) == 0) return style;
    style.colour = !is_set("NO_COLOR") && !is_dumb_terminal();
    winsize size{};
    if (ioctl(file, TIOCGWINSZ, &size) == 0) style.width = size.ws_col;
    return style;
}

}  // namespace

void write_answer(std::string_view text) {
    if (!write_all(STDOUT_FILENO, text)) {
        throw std::system_error(errno, std::generic_category(), "cannot write the answer");
    }
}

void write_message(std::initializer_list<std::string_view> parts) {
    // Fixed, so that no memory is needed. A ninth part would be left out; callers have four at most.
    constexpr std::size_t most_parts = 8;
    std::array<iovec, most_parts> pieces{};
    std::size_t count = 0;
    const auto add = [&](std::string_view part) {
        // writev() takes bytes that are not const, and only reads them.
        if (count < most_parts) pieces[count++] = {const_cast<char*>(part.data()), part.size()};
    };
    add("holdfast: ");
    for (const std::string_view part : parts) add(part);
    // If standard error cannot be written, there is nowhere left to report it.
    static_cast<void>(!writev(STDERR_FILENO, pieces.data(), static_cast<int>(count)));
}

void write_warnings(const std::vector<std::string>& warnings) {
    for (const std::string& warning : warnings) write_message({"warning: ", warning, "\n"});
}

bool is_dumb_terminal() {
    const char* const terminal = std::getenv("TERM");
    return terminal == nullptr || std::string_view(terminal) == "dumb";
}

terminal::TextStyle output_style() {
    return style_of(STDOUT_FILENO);
}

terminal::TextStyle message_style() {
    return style_of(STDERR_FILENO);
}

std::string out_path(const std::vector<std::string>& typed) {
    std::string path = single_value("--out", typed);
    if (path.size() > 1 && path.front() == '-') {
        throw ParseError("--out needs a file; one whose name begins with - is written ./" + path, path);
    }
    return path;
}

bool ends_in(const std::string& path, const std::string& ending) {
    if (path.size() <= ending.size()) return false;
    return std::equal(ending.begin(), ending.end(), path.end() - static_cast<std::ptrdiff_t>(ending.size()),
                      [](char of_ending, char letter) { return of_ending == small_letter(letter); });
}

void check_ending(const std::string& path, const std::vector<std::string>& endings) {
    ending_of(path, endings);
}

std::string ending_of(const std::string& path, const std::vector<std::string>& endings) {
    for (const std::string& ending : endings) {
        if (ends_in(path, ending)) return ending;
    }
    throw ParseError("--out writes to a file that ends in " + either_of(endings) + ", not " + in_quotes(path),
                     path);
}

OutFile::OutFile(std::string path) : path_(std::move(path)) {
    namespace fs = std::filesystem;
    std::error_code error;
    // Asks about the link itself: one that points nowhere exists too, and O_EXCL would refuse it at the end.
    const fs::file_type type = fs::symlink_status(path_, error).type();
    if (type == fs::file_type::none) refuse("cannot be created: " + error.message());
    if (type != fs::file_type::not_found) refuse("exists already");
    const fs::path folder = fs::path(path_).parent_path();
    if (path_.empty() || (!folder.empty() && !fs::is_directory(folder, error))) {
        refuse("cannot be created: there is no such folder");
    }
}

void OutFile::write(std::string_view text) const {
    if (text.empty()) refuse("would stay empty: this answer has nothing to draw");
    constexpr mode_t readable_by_all = 0666;
    // O_EXCL: a file that appeared while the answer was computed is not overwritten either.
    const int file = open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, readable_by_all);
    if (file < 0 && errno == EEXIST) refuse("exists already");
    if (file < 0) {
        throw std::system_error(errno, std::generic_category(), "cannot create " + in_quotes(path_));
    }
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) break;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    // Before close() replaces it.
    const int error = errno;
    // Only close() may report a full disk (NFS). Half an answer is worse than none, so it is removed.
    if (close(file) != 0 || !text.empty()) {
        unlink(path_.c_str());
        throw std::system_error(text.empty() ? errno : error, std::generic_category(),
                                "cannot write " + in_quotes(path_));
    }
}

void OutFile::refuse(const std::string& what) const {
    throw ParseError(in_quotes(path_) + " " + what, path_);
}

}  // namespace holdfast::cli
