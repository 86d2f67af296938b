#include <algorithm>
#include <array>
#include <cerrno>
#include <stdexcept>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/storage/checksum.h>
#include <holdfast/storage/step_file.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::storage {
namespace {

constexpr std::string_view lines_magic = "HOLDFAST lines ";
constexpr std::string_view lines_version = "1";

/// Takes words off the front of a text; failed() once something does not fit.
class Words {
  public:
    explicit Words(std::string_view text) : rest_(text) {}

    bool failed() const { return failed_; }
    std::string_view rest() const { return rest_; }

    void skip(std::string_view word) {
        failed_ = failed_ || rest_.substr(0, word.size()) != word;
        if (!failed_) rest_.remove_prefix(word.size());
    }
    std::string_view line() {
        const std::size_t end = rest_.find('\n');
        failed_ = failed_ || end == std::string_view::npos;
        if (failed_) return {};
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end + 1);
        return line;
    }
    u64 whole() {
        constexpr std::size_t most_digits = 16;
        const std::size_t size = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
        failed_ = failed_ || size == 0 || size > most_digits;
        u64 number = 0;
        for (std::size_t at = 0; !failed_ && at < size; ++at) {
            number = number * 10 + static_cast<u64>(rest_[at] - '0');
        }
        if (!failed_) rest_.remove_prefix(size);
        return number;
    }

  private:
    std::string_view rest_;
    bool failed_ = false;
};

/// What is wrong with a file that does not begin as one of steps does.
std::string about_other_file(std::string_view bytes) {
    try {
        const auto* const table = reinterpret_cast<const unsigned char*>(bytes.data());
        return "this is not a shard of lines, but a table: '" +
               unpack_table_header(table, bytes.size()).kind + "'";
    } catch (const ForeignFile&) {
        return "this is not a shard of Holdfast";
    } catch (const InvalidArgument&) {
        return "this is not a shard of lines, but a table that is damaged or not finished";
    }
}

/// Throws if the bytes begin no file of steps in this program's version of the format.
void check_magic(std::string_view bytes) {
    if (bytes.substr(0, lines_magic.size()) != lines_magic) throw ForeignFile(about_other_file(bytes));
    const std::string_view its_version =
        bytes.substr(lines_magic.size(), std::min(bytes.find('\n'), bytes.size()) - lines_magic.size());
    if (its_version != lines_version) {
        throw InvalidArgument("the shard has another version of its format than " +
                              std::string(lines_version) + ", which this program reads");
    }
}

}  // namespace

StepsHeader unpack_steps_header(std::string_view bytes) {
    check_magic(bytes);
    Words words(bytes);
    StepsHeader header;
    words.skip(std::string(lines_magic) + std::string(lines_version) + "\nkind: ");
    header.kind = words.line();
    words.skip("plan: ");
    header.plan = words.line();
    words.skip("steps: ");
    header.range.first = words.whole();
    words.skip(" to ");
    header.range.end = words.whole();
    words.skip(" of ");
    header.steps = words.whole();
    words.skip("\nrequest: ");
    header.request = words.line();
    const bool has_sense = header.range.first < header.range.end && header.range.end <= header.steps;
    const std::string packed = pack(header);
    if (words.failed() || !has_sense || bytes.substr(0, packed.size()) != packed) {
        throw InvalidArgument("the shard is damaged: its header cannot be read");
    }
    return header;
}

std::string pack(const StepsHeader& header) {
    std::string text = std::string(lines_magic) + std::string(lines_version) + "\nkind: " + header.kind +
                       "\nplan: " + header.plan + "\nsteps: " + std::to_string(header.range.first) + " to " +
                       std::to_string(header.range.end) + " of " + std::to_string(header.steps) +
                       "\nrequest: " + header.request + "\n";
    return text + "header: " + checksum_text(text) + "\n";
}

std::string pack_step(u64 step, std::string_view lines) {
    return "step " + std::to_string(step) + ", " + std::to_string(lines.size()) +
           " bytes: " + checksum_text(lines) + "\n";
}

StepsFound find_steps(std::string_view bytes, const StopFlag* stop) {
    StepsFound found{unpack_steps_header(bytes), {}, {}, 0};
    found.end = pack(found.header).size();
    for (u64 step = found.header.range.first; step < found.header.range.end; ++step) {
        throw_if_stopped(stop);
        Words words(bytes.substr(found.end));
        words.skip("step " + std::to_string(step) + ", ");
        const u64 size = words.whole();
        const std::string_view after = bytes.substr(std::min(bytes.size(), bytes.find('\n', found.end)));
        if (words.failed() || after.empty() || size > after.size() - 1) break;
        const std::string_view lines = after.substr(1, size);
        const std::string packed = pack_step(step, lines);
        if (bytes.substr(found.end, packed.size()) != packed) break;
        found.steps.push_back(lines);
        found.checksums.push_back(checksum_of(lines.data(), lines.size()));
        found.end += packed.size() + lines.size();
    }
    return found;
}

StepFile::StepFile(std::string path, const StopFlag* stop)
    : path_(std::move(path)), mapped_(map_data_file(path_, "shard")) {
    const std::string_view bytes(reinterpret_cast<const char*>(mapped_->bytes()), mapped_->size());
    try {
        found_ = find_steps(bytes, stop);
    } catch (const ForeignFile& error) {
        throw ParseError(error.what(), path_);
    } catch (const std::invalid_argument& error) {
        throw DataError(error.what(), path_);
    }
    const u64 next = found_.header.range.first + found_.steps.size();
    if (next < found_.header.range.end) {
        throw DataError("the shard is damaged: step " + std::to_string(next) +
                            " is missing or does not match its checksum",
                        path_);
    }
    if (found_.end != bytes.size()) {
        throw DataError("the shard is damaged: there is something after its end", path_);
    }
    mapped_->close_file();  // there may be more shards than a process may have files open
}

std::string StepFile::lines_of(std::size_t step) const {
    std::string lines(found_.steps[step]);
    if (mapped_->is_cut()) throw DataError("the shard was cut short while it was read", path_);
    if (checksum_of(lines.data(), lines.size()) != found_.checksums[step]) {
        throw DataError("the shard was written to while it was read", path_);
    }
    return lines;
}

std::vector<StepFile> open_all_shards(const std::vector<std::string>& paths, const StopFlag* stop) {
    std::vector<StepFile> shards;
    for (const std::string& path : paths) shards.emplace_back(path, stop);
    if (shards.empty()) throw InvalidArgument("there is nothing to merge");
    std::stable_sort(shards.begin(), shards.end(), [](const StepFile& a, const StepFile& b) {
        return a.header().range.first < b.header().range.first;
    });
    std::vector<ShardExtent> extents;
    const StepsHeader& first = shards.front().header();
    for (const StepFile& shard : shards) {
        StepsHeader header = shard.header();
        extents.push_back({shard.path(), header.range.first, header.range.end});
        header.range = first.range;
        if (header != first) {
            throw DataError("this shard and " + shards.front().path() + " come from different commands",
                            shard.path());
        }
    }
    check_whole(extents, first.steps, [&](u64 begin, u64 end) {
        const std::string numbers = numbers_of_shards(extents, first.steps, begin, end);
        return counted("step", "steps")(begin, end) + (numbers.empty() ? "" : " (shard " + numbers + ")");
    });
    return shards;
}

namespace {

u64 count_lines(std::string_view lines) {
    return static_cast<u64>(std::count(lines.begin(), lines.end(), '\n'));
}

}  // namespace

StepWriter::StepWriter(const std::string& path, StepsHeader header, const StopFlag* stop)
    : part_(path), header_(std::move(header)), next_(header_.range.first) {
    resume(stop);
    part_.cut(size_);
    if (size_ > 0) return;
    const std::string packed = pack(header_);
    part_.write_at(0, packed.data(), packed.size());
    size_ = packed.size();
}

void StepWriter::resume(const StopFlag* stop) {
    using Contents = PartWriter::Contents;
    const Contents contents = part_.contents(pack(header_), lines_magic.size(), 0, stop);
    if (contents == Contents::blank) return;
    if (contents == Contents::foreign) part_.file().refuse_stranger();
    const MappedFile mapped(part_.opened());
    if (mapped.bytes() == nullptr) part_.file().fail(errno);
    const std::string_view bytes(reinterpret_cast<const char*>(mapped.bytes()), mapped.size());
    try {
        const StepsFound found = find_steps(bytes, stop);
        if (found.header != header_) part_.file().refuse_other_plan();
        next_ += found.steps.size();
        for (const std::string_view lines : found.steps) lines_ += count_lines(lines);
        size_ = found.end;
    } catch (const std::invalid_argument&) {
        part_.file().refuse_stranger();
    }
}

void StepWriter::append(std::string_view lines) {
    const std::string bytes = pack_step(next_, lines) + std::string(lines);
    part_.write_at(size_, bytes.data(), bytes.size());
    size_ += bytes.size();
    lines_ += count_lines(lines);
    ++next_;
}

void StepWriter::finish() {
    if (next_ != header_.range.end) {
        throw ErrorOf<std::logic_error>("a shard was finished without all of its steps");
    }
    part_.finish();
}

}  // namespace holdfast::storage
