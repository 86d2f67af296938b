#include <algorithm>
#include <cerrno>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/storage/checksum.h>
#include <holdfast/storage/csv_table_file.h>
#include <holdfast/storage/mapped_file.h>

namespace holdfast::storage {
namespace {

constexpr std::string_view steps_magic = "HOLDFAST steps 1 of ";

std::string_view text_of(const MappedFile& mapped) {
    return {reinterpret_cast<const char*>(mapped.bytes()), mapped.size()};
}

/// A line of FILE.part.steps.
std::string packed_step(u64 done, u64 size, std::string_view bytes) {
    const std::string line =
        std::to_string(done) + " " + std::to_string(size) + " " + checksum_text(bytes) + " ";
    return line + checksum_text(line) + "\n";
}

bool begins(std::string_view text, std::string_view whole) {
    return whole.substr(0, text.size()) == text;
}

}  // namespace

CsvTableFile::CsvTableFile(const std::string& path, std::string_view digest, std::string_view header,
                           const StopFlag* stop)
    : part_(path),
      steps_path_(part_.file().part() + ".steps"),
      first_(std::string(steps_magic) + std::string(digest) + "\n"),
      steps_size_(first_.size()) {
    open_steps();
    const MappedFile mapped(steps_);
    const std::string_view steps = text_of(mapped);
    const bool is_ours = begins(steps.substr(0, steps_magic.size()), steps_magic);
    if (!is_ours) refuse_steps();
    const bool is_begun = part_.file().is_begun();
    // FILE.part stays empty until the first line of the steps is whole.
    if (is_begun && steps.size() < first_.size()) {
        part_.file().refuse(steps_path_ + " is cut short, so that " + part_.file().part() +
                            " cannot be resumed: delete both, or write to another file");
    }
    // Without a FILE.part, the steps are those of a file that was finished.
    if (is_begun && !begins(first_, steps)) part_.file().refuse_other_plan();
    const bool is_foreign = part_.contents(header, header.size(), 0, stop) == PartWriter::Contents::foreign;
    if (is_begun && !resume(steps, stop) && is_foreign) part_.file().refuse_stranger();
    part_.cut(size_);
    cut_steps(steps_size_);
    if (size_ == 0) begin(header);
}

void CsvTableFile::open_steps() {
    constexpr mode_t readable_by_all = 0666;
    const bool is_begun = part_.file().is_begun();
    const int create = is_begun ? 0 : O_CREAT;  // nothing is created beside another program's file
    steps_ = OpenFile(
        ::open(steps_path_.c_str(), O_RDWR | create | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, readable_by_all));
    if (steps_.is_open()) return;
    if (errno == ENOENT) {
        part_.file().refuse("the file " + part_.file().part() + " exists without " + steps_path_ +
                            ", so that it cannot be resumed, or was not written by Holdfast: delete it, or "
                            "write to another file");
    }
    if (errno == ELOOP || errno == EISDIR) refuse_steps();
    fail_steps(errno);
}

void CsvTableFile::begin(std::string_view header) {
    cut_steps(0);
    write_steps(0, first_);
    steps_size_ = first_.size();
    size_ = 0;
    append(header, 0);
    lines_ = 0;
}

bool CsvTableFile::resume(std::string_view steps, const StopFlag* stop) {
    const MappedFile mapped(part_.opened());
    if (mapped.bytes() == nullptr) part_.file().fail(errno);
    const std::string_view bytes = text_of(mapped);
    bool is_any = false;
    bool is_whole = true;  // all steps so far
    u64 begin = 0;
    u64 at = first_.size();
    for (u64 line_end = steps.find('\n', at); line_end < steps.size(); line_end = steps.find('\n', at)) {
        throw_if_stopped(stop);
        const std::string_view line = steps.substr(at, line_end + 1 - at);
        at = line_end + 1;
        u64 done = 0;
        u64 end = 0;
        std::istringstream words{std::string(line)};
        words >> done >> end;
        if (!words || end < begin || end > bytes.size()) break;
        const std::string_view step = bytes.substr(begin, end - begin);
        const bool fits = line == packed_step(done, end, step);
        is_any = is_any || (fits && !step.empty());
        is_whole = is_whole && fits;
        if (is_whole) {
            lines_ += static_cast<u64>(std::count(step.begin(), step.end(), '\n')) - (begin == 0 ? 1 : 0);
            done_ = done;
            size_ = end;
            steps_size_ = at;
        }
        begin = end;
    }
    return is_any;
}

void CsvTableFile::append(std::string_view lines, u64 done) {
    part_.write_at(size_, lines.data(), lines.size());
    const std::string packed = packed_step(done, size_ + lines.size(), lines);
    write_steps(steps_size_, packed);
    size_ += lines.size();
    steps_size_ += packed.size();
    lines_ += static_cast<u64>(std::count(lines.begin(), lines.end(), '\n'));
    done_ = done;
}

void CsvTableFile::finish() {
    part_.finish();
    static_cast<void>(::unlink(steps_path_.c_str()));  // no longer needed
}

void CsvTableFile::write_steps(u64 place, std::string_view text) const {
    if (const int code = steps_.write_at(place, text.data(), text.size())) fail_steps(code);
}

void CsvTableFile::cut_steps(u64 size) const {
    if (::ftruncate(steps_.descriptor(), static_cast<off_t>(size)) != 0) fail_steps(errno);
}

void CsvTableFile::refuse_steps() const {
    part_.file().refuse("the file " + steps_path_ +
                        " exists, and was not written by Holdfast: move it away, or write to another file");
}

void CsvTableFile::fail_steps(int code) const {
    throw ErrorOf<std::runtime_error>(steps_path_ + ": " + std::generic_category().message(code));
}

}  // namespace holdfast::storage
