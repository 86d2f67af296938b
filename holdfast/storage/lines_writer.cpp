#include <algorithm>
#include <cerrno>
#include <stdexcept>
#include <utility>

#include <holdfast/storage/lines_writer.h>
#include <holdfast/storage/mapped_file.h>

namespace holdfast::storage {
namespace {

u64 count_lines(std::string_view lines) {
    return static_cast<u64>(std::count(lines.begin(), lines.end(), '\n'));
}

}  // namespace

LinesWriter::LinesWriter(const std::string& path, LinesHeader header, const StopFlag* stop)
    : part_(path), header_(std::move(header)), next_(header_.range.first) {
    if (part_.file().is_begun()) resume(stop);
    part_.cut(size_);
    if (size_ > 0) return;
    const std::string packed = pack(header_);
    part_.write_at(0, packed.data(), packed.size());
    size_ = packed.size();
}

void LinesWriter::resume(const StopFlag* stop) {
    const MappedFile mapped(part_.opened());
    if (mapped.bytes() == nullptr) part_.file().fail(errno);
    const std::string_view bytes(reinterpret_cast<const char*>(mapped.bytes()), mapped.size());
    // Killed while the header was written.
    if (pack(header_).compare(0, bytes.size(), bytes) == 0) return;
    try {
        const LinesFound found = find_lines(bytes, stop);
        if (found.header != header_) part_.file().refuse_other_plan();
        next_ += found.steps.size();
        for (const std::string_view lines : found.steps) lines_ += count_lines(lines);
        size_ = found.end;
    } catch (const std::invalid_argument&) {
        part_.file().refuse_stranger();
    }
}

void LinesWriter::append(std::string_view lines) {
    const std::string bytes = pack_step(next_, lines) + std::string(lines);
    part_.write_at(size_, bytes.data(), bytes.size());
    size_ += bytes.size();
    lines_ += count_lines(lines);
    ++next_;
}

void LinesWriter::finish() {
    if (next_ != header_.range.end) throw std::logic_error("a shard was finished without all of its steps");
    part_.finish();
}

}  // namespace holdfast::storage
