#include <algorithm>
#include <stdexcept>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/storage/checksum.h>
#include <holdfast/storage/lines_file.h>

namespace holdfast::storage {

LinesFile::LinesFile(std::string path, const StopFlag* stop)
    : path_(std::move(path)), mapped_(map_data_file(path_, "shard")) {
    const std::string_view bytes(reinterpret_cast<const char*>(mapped_->bytes()), mapped_->size());
    try {
        found_ = find_lines(bytes, stop);
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

std::string LinesFile::lines_of(std::size_t step) const {
    std::string lines(found_.steps[step]);
    if (mapped_->is_cut()) throw DataError("the shard was cut short while it was read", path_);
    if (checksum_of(lines.data(), lines.size()) != found_.checksums[step]) {
        throw DataError("the shard was written to while it was read", path_);
    }
    return lines;
}

std::vector<LinesFile> open_all_shards(const std::vector<std::string>& paths, const StopFlag* stop) {
    std::vector<LinesFile> shards;
    for (const std::string& path : paths) shards.emplace_back(path, stop);
    if (shards.empty()) throw std::invalid_argument("there is nothing to merge");
    std::stable_sort(shards.begin(), shards.end(), [](const LinesFile& a, const LinesFile& b) {
        return a.header().range.first < b.header().range.first;
    });
    std::vector<ShardExtent> extents;
    const LinesHeader& first = shards.front().header();
    for (const LinesFile& shard : shards) {
        LinesHeader header = shard.header();
        extents.push_back({shard.path(), header.range.first, header.range.end});
        header.range = first.range;
        if (header != first) {
            throw DataError("this belongs to another command than " + shards.front().path(), shard.path());
        }
    }
    check_whole(extents, first.steps, [&](u64 begin, u64 end) {
        const std::string numbers = numbers_of_shards(extents, first.steps, begin, end);
        return counted("step", "steps")(begin, end) + (numbers.empty() ? "" : " (shard " + numbers + ")");
    });
    return shards;
}

}  // namespace holdfast::storage
