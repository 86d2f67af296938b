#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <holdfast/exports/csv_table_file.h>

namespace holdfast::exports {
namespace {

constexpr std::ios::openmode in_place = std::ios::in | std::ios::out | std::ios::binary;

std::string mark_of(std::string_view digest, std::size_t size) {
    std::string mark = "#" + std::string(digest);
    if (mark.size() + 1 > size) throw std::invalid_argument("a header has 18 bytes at least");
    mark.resize(size - 1, '_');
    return mark + "\n";
}

/// The first `size` bytes of a file, or all it has.
std::string beginning_of(const std::string& path, std::size_t size) {
    std::ifstream file(path, std::ios::binary);
    std::string text(size, '\0');
    file.read(text.data(), static_cast<std::streamsize>(size));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

/// The line breaks of a file from this byte on.
u64 breaks_from(std::ifstream& file, std::size_t begin) {
    std::string piece(1 << 16, '\0');
    u64 breaks = 0;
    file.clear();
    file.seekg(static_cast<std::streamoff>(begin));
    do {
        file.read(piece.data(), static_cast<std::streamsize>(piece.size()));
        breaks += static_cast<u64>(std::count(piece.begin(), piece.begin() + file.gcount(), '\n'));
    } while (file);
    return breaks;
}

}  // namespace

CsvTableFile::CsvTableFile(const std::string& path, std::string_view digest, std::string header)
    : file_(path), header_(std::move(header)), mark_(mark_of(digest, header_.size())) {
    const std::string begun = file_.is_begun() ? beginning_of(file_.part(), mark_.size()) : "";
    if (begun == mark_) {
        resume();
    } else if (begun == header_ || mark_.compare(0, begun.size(), begun) == 0) {
        // Killed before the mark was written; or after the header was, right before the file got its name,
        // when it no longer says which plan it was.
        begin();
    } else if (!begun.empty() && begun.front() == '#') {
        file_.refuse_other_plan();
    } else {
        file_.refuse_stranger();
    }
}

void CsvTableFile::begin() {
    std::ofstream created(file_.part(), std::ios::binary | std::ios::trunc);
    created.close();
    stream_.open(file_.part(), in_place);
    append(mark_);
    last_line_.reset();
    lines_ = 0;
}

// Looks for the last line break from the end on, block by block: a line may be of any length.
void CsvTableFile::resume() {
    constexpr std::size_t block = 1 << 16;
    const std::size_t size = std::filesystem::file_size(file_.part());
    std::string tail;
    std::size_t from = size;
    std::size_t breaks = 0;
    std::ifstream file(file_.part(), std::ios::binary);
    while (from > mark_.size() && breaks < 2) {
        const std::size_t to = from;
        from = to - mark_.size() > block ? to - block : mark_.size();
        std::string piece(to - from, '\0');
        file.seekg(static_cast<std::streamoff>(from));
        file.read(piece.data(), static_cast<std::streamsize>(piece.size()));
        tail.insert(0, piece);
        breaks = static_cast<std::size_t>(std::count(tail.begin(), tail.end(), '\n'));
    }
    lines_ = breaks_from(file, mark_.size());
    file.close();
    const std::size_t end = tail.rfind('\n') + 1;  // 0 where there is none
    std::filesystem::resize_file(file_.part(), from + end);
    if (end > 0) {
        const std::size_t begin = end > 1 ? tail.rfind('\n', end - 2) + 1 : 0;
        last_line_ = tail.substr(begin, end - 1 - begin);
    }
    stream_.open(file_.part(), in_place);
    stream_.seekp(0, std::ios::end);
}

void CsvTableFile::append(std::string_view lines) {
    errno = 0;
    stream_.write(lines.data(), static_cast<std::streamsize>(lines.size()));
    stream_.flush();
    check_written();
    lines_ += static_cast<u64>(std::count(lines.begin(), lines.end(), '\n'));
}

void CsvTableFile::finish() {
    errno = 0;
    stream_.seekp(0);
    stream_ << header_;
    stream_.close();
    check_written();
    file_.complete();
}

void CsvTableFile::check_written() {
    if (stream_.good()) return;
    const int code = errno != 0 ? errno : EIO;
    throw std::runtime_error(file_.part() + ": " + std::generic_category().message(code));
}

}  // namespace holdfast::exports
