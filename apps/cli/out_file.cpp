#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include <apps/cli/answer_options.h>
#include <apps/cli/out_file.h>
#include <fcntl.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>

namespace holdfast::cli {

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
    const bool is_right = std::any_of(endings.begin(), endings.end(),
                                      [&path](const std::string& ending) { return ends_in(path, ending); });
    if (is_right) return;
    throw ParseError("--out writes to a file that ends in " + either_of(endings) + ", not " + in_quotes(path),
                     path);
}

OutFile::OutFile(std::string path) : path_(std::move(path)) {
    namespace fs = std::filesystem;
    std::error_code ignored;
    // Of the link itself: one that points nowhere is there, too, and O_EXCL would refuse it only at the end.
    if (fs::symlink_status(path_, ignored).type() != fs::file_type::not_found) refuse("exists already");
    const fs::path folder = fs::path(path_).parent_path();
    if (path_.empty() || (!folder.empty() && !fs::is_directory(folder, ignored))) {
        refuse("cannot be created: there is no such folder");
    }
}

void OutFile::write(std::string_view text) const {
    if (text.empty()) refuse("would stay empty: this answer has nothing to draw");
    constexpr mode_t readable_by_all = 0666;
    // O_EXCL: nor is a file overwritten that came into being while the answer was computed.
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
    const int error = errno;
    // A full disk may be told of by close() alone (NFS). Half an answer is worse than none, so it is removed.
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
