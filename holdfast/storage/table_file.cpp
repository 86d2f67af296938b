#include <algorithm>
#include <cerrno>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/storage/checksum.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::storage {
namespace {

/// A header as it was when the file was begun.
std::string packed_anew(TableHeader header) {
    header.is_complete = false;
    for (TableBlock& block : header.blocks) block.checksum = 0;
    return pack(header);
}

}  // namespace

TableFile::TableFile(std::string path) : path_(std::move(path)), mapped_(map_data_file(path_, "table")) {
    try {
        header_ = unpack_table_header(mapped_->bytes(), mapped_->size());
    } catch (const ForeignFile& error) {
        throw ParseError(error.what(), path_);
    } catch (const std::invalid_argument& error) {
        throw DataError(error.what(), path_);
    }
    is_checked_ = std::make_unique<std::atomic<bool>[]>(header_.blocks.size());
    list_stretches();
}

/// At most four stretches a block: they take less room than the header.
void TableFile::list_stretches() {
    const std::size_t most = 4 * header_.blocks.size();
    while ((header_.entries >> stretch_bits_) >= most) ++stretch_bits_;
    u32 block = 0;
    for (u64 entry = 0; entry < header_.entries; entry += u64{1} << stretch_bits_) {
        while (header_.blocks[block].end <= header_.first_entry + entry) ++block;
        block_at_.push_back(block);
    }
}

std::size_t TableFile::block_of(u64 number) const {
    std::size_t block = block_at_[(number - header_.first_entry) >> stretch_bits_];
    while (header_.blocks[block].end <= number) ++block;
    return block;
}

const unsigned char* TableFile::entry(u64 number) const {
    if (number < header_.first_entry || number - header_.first_entry >= header_.entries) {
        throw ErrorOf<std::out_of_range>("the table does not have this entry");
    }
    check_block(block_of(number));
    return mapped_->bytes() + header_.offset() + (number - header_.first_entry) * header_.entry_bytes;
}

const unsigned char* TableFile::block(std::size_t number) const {
    check_block(number);
    return mapped_->bytes() + header_.place_of(number);
}

void TableFile::check_block(std::size_t number) const {
    if (is_checked_[number].load(std::memory_order_relaxed)) return;
    check_bytes(number, mapped_->bytes() + header_.place_of(number));
    is_checked_[number].store(true, std::memory_order_relaxed);
}

void TableFile::check_bytes(std::size_t number, const void* bytes) const {
    if (checksum_of(bytes, header_.bytes_of(number)) == header_.blocks[number].checksum) return;
    refuse_damaged("entries " + std::to_string(header_.first_entry_of(number)) + " to " +
                   std::to_string(header_.blocks[number].end - 1) + " do not match their checksum");
}

void TableFile::check_uncut() const {
    if (mapped_->is_cut()) throw DataError("the table was cut short while it was read", path_);
}

void TableFile::check_unchanged() const {
    check_uncut();
    if (mapped_->is_changed()) throw DataError("the table was written to while it was read", path_);
}

std::string TableFile::copy_of_block(std::size_t number) const {
    const auto* const bytes = reinterpret_cast<const char*>(mapped_->bytes());
    std::string copy(bytes + header_.place_of(number), header_.bytes_of(number));
    check_uncut();
    check_bytes(number, copy.data());
    return copy;
}

void TableFile::check_plan(const TablePlan& plan) const {
    if (header_.plan_digest != plan.digest()) {
        throw DataError("the table is of another version of Holdfast", path_);
    }
    const auto first_end =
        std::upper_bound(plan.block_ends.begin(), plan.block_ends.end(), header_.first_entry);
    const auto first = static_cast<std::size_t>(first_end - plan.block_ends.begin());
    const BlockRange blocks{first, first + header_.blocks.size()};
    if (blocks.end > plan.block_ends.size() || packed_anew(header_) != pack(TableHeader::of(plan, blocks))) {
        refuse_damaged("its blocks are not those of its kind");
    }
}

void TableFile::refuse_damaged(const std::string& what) const {
    throw DataError("the table is damaged: " + what, path_);
}

void TableFile::verify(const Work& work, const std::function<void(std::size_t block)>& look) const {
    for_each_index(header_.blocks.size(), work, [&](std::size_t block, unsigned) {
        is_checked_[block].store(false, std::memory_order_relaxed);
        check_block(block);
        if (look) look(block);
    });
    check_unchanged();
}

namespace {

std::string megabytes(u64 bytes) {
    constexpr u64 million = 1'000'000;
    return std::to_string((bytes + million - 1) / million) + " MB";
}

}  // namespace

TableWriter::TableWriter(const std::string& path, const TablePlan& plan, BlockRange blocks, const Work& work)
    : part_(path), header_(TableHeader::of(plan, blocks)), is_done_(header_.blocks.size()) {
    if (!resume(plan, work)) create(work.stop);
}

bool TableWriter::resume(const TablePlan& plan, const Work& work) {
    using Contents = PartWriter::Contents;
    const Contents contents =
        part_.contents(pack(header_), packed_state_place, header_.file_size(), work.stop);
    if (contents == Contents::blank) return false;
    if (contents == Contents::foreign) part_.file().refuse_stranger();
    const MappedFile mapped(part_.opened());
    if (mapped.bytes() == nullptr) part_.file().fail(errno);
    TableHeader found;
    try {
        found = unpack_table_header(mapped.bytes(), mapped.size(), true);
    } catch (const std::invalid_argument&) {
        part_.file().refuse_other_plan();  // it begins as ours do
    }
    if (found.plan_digest != plan.digest() || packed_anew(found) != pack(header_)) {
        part_.file().refuse_other_plan();
    }
    header_ = found;
    header_.is_complete = false;
    for_each_index(header_.blocks.size(), work.quietly(), [&](std::size_t block, unsigned) {
        const u64 checksum = header_.blocks[block].checksum;
        if (checksum == 0) return;
        is_done_[block] = static_cast<u8>(
            checksum_of(mapped.bytes() + header_.place_of(block), header_.bytes_of(block)) == checksum);
    });
    return true;
}

namespace {

/// Reserves room for the whole file. Returns 0, or the system's error code. Throws Stopped.
int make_room(int descriptor, u64 size, const StopFlag* stop) {
    // In pieces, since a file system that cannot reserve room fills the file, which takes long: 4 MB even on a slow
    // disk are written before anybody who stops it grows impatient.
    constexpr u64 piece = u64{1} << 22U;
    for (u64 at = 0; at < size;) {
        throw_if_stopped(stop);
        const u64 length = std::min(piece, size - at);
        const int code = ::posix_fallocate(descriptor, static_cast<off_t>(at), static_cast<off_t>(length));
        if (code == EINTR) continue;  // a signal: perhaps the one that stops the work
        // If room cannot be reserved, later writes show whether there is enough.
        if (code == EINVAL || code == EOPNOTSUPP) {
            return ::ftruncate(descriptor, static_cast<off_t>(size)) == 0 ? 0 : errno;
        }
        if (code != 0) return code;
        at += length;
    }
    return 0;
}

}  // namespace

void TableWriter::create(const StopFlag* stop) {
    const u64 size = header_.file_size();
    const OpenFile& opened = part_.opened();
    const std::string bytes = pack(header_);
    int code = ::ftruncate(opened.descriptor(), 0) == 0 ? 0 : errno;
    // First, so that the file is known as ours if the process is killed while room is made.
    if (code == 0) code = opened.write_at(0, bytes.data(), bytes.size());
    // And on the disk: the system may write blocks before it, and a crash would leave them to nobody.
    if (code == 0 && ::fdatasync(opened.descriptor()) != 0) code = errno;
    if (code == 0) code = make_room(opened.descriptor(), size, stop);
    if (code == ENOSPC || code == EFBIG) {
        static_cast<void>(::unlink(part_.file().part().c_str()));
        throw ErrorOf<std::runtime_error>("there is no room for " + part_.file().path() + ": " +
                                          megabytes(size));
    }
    if (code != 0) part_.file().fail(code);
}

void TableWriter::write(std::size_t block, const void* bytes) {
    TableBlock& written = header_.blocks[block];
    written.checksum = checksum_of(bytes, header_.bytes_of(block));
    part_.write_at(header_.place_of(block), bytes, header_.bytes_of(block));
    const u64 place = packed_blocks_place + block * packed_block_bytes + sizeof written.end;
    part_.write_at(place, &written.checksum, sizeof written.checksum);
    is_done_[block] = 1;
}

void TableWriter::finish() {
    if (std::count(is_done_.begin(), is_done_.end(), 0) != 0) {
        throw ErrorOf<std::logic_error>("a table was finished without all of its blocks");
    }
    header_.is_complete = true;
    const std::string bytes = pack(header_);
    part_.write_at(0, bytes.data(), bytes.size());
    part_.finish();
}

namespace {

using Shards = std::vector<std::unique_ptr<TableFile>>;

/// The shards in the order of their entries, without a gap; the plan that they all belong to.
TablePlan plan_of(const Shards& shards) {
    const TableHeader& first = shards.front()->header();
    TablePlan plan{first.kind, first.parameters, first.entry_bytes, {}};
    std::vector<ShardExtent> extents;
    for (const auto& shard : shards) {
        const TableHeader& header = shard->header();
        if (header.plan_digest != first.plan_digest || header.kind != first.kind ||
            header.parameters != first.parameters || header.entry_bytes != first.entry_bytes) {
            throw DataError("this belongs to another table than " + shards.front()->path(), shard->path());
        }
        extents.push_back({shard->path(), header.first_entry, header.first_entry + header.entries});
        for (const TableBlock& block : header.blocks) plan.block_ends.push_back(block.end);
    }
    check_whole(extents, first.whole_entries, counted("entry", "entries"));
    if (plan.digest() != first.plan_digest) {
        shards.front()->refuse_damaged("its plan is not that of its blocks");
    }
    return plan;
}

}  // namespace

void merge_tables(const std::vector<std::string>& paths, const std::string& path, const Work& work) {
    Shards shards;
    for (const std::string& each : paths) {
        shards.push_back(std::make_unique<TableFile>(each));
        shards.back()->close_file();
    }
    if (shards.empty()) throw InvalidArgument("there is nothing to merge");
    std::stable_sort(shards.begin(), shards.end(), [](const auto& a, const auto& b) {
        return a->header().first_entry < b->header().first_entry;
    });
    const TablePlan plan = plan_of(shards);
    struct Source {
        const TableFile* shard;
        std::size_t block;
    };
    std::vector<Source> sources;
    for (const auto& shard : shards) {
        for (std::size_t block = 0; block < shard->header().blocks.size(); ++block) {
            sources.push_back({shard.get(), block});
        }
    }
    TableWriter writer(path, plan, {0, sources.size()}, work);
    for_each_index(sources.size(), work, [&](std::size_t block, unsigned) {
        if (writer.is_done(block)) return;
        const auto& [shard, number] = sources[block];
        writer.write(block, shard->copy_of_block(number).data());
    });
    writer.finish();
}

}  // namespace holdfast::storage
