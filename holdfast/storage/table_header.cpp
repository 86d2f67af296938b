#include <algorithm>
#include <string_view>

#include <holdfast/core/error.h>
#include <holdfast/storage/checksum.h>
#include <holdfast/storage/step_file.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::storage {
namespace {

constexpr std::string_view magic = "HOLDFAST";
constexpr std::string_view lines_mark = " lines ";  // follows in files of the other kind (step_file.h)
constexpr std::size_t alignment = 64;

void append_word(std::string& bytes, const std::string& word) {
    bytes += word;
    bytes.append(longest_table_word - word.size(), '\0');
}

bool is_printable(char letter) {
    return letter >= ' ' && letter <= '~';
}

std::string word_at(const unsigned char* bytes, std::size_t place) {
    std::string word(reinterpret_cast<const char*>(bytes + place), longest_table_word);
    const std::size_t end = std::min(word.find('\0'), word.size());
    if (word.find_first_not_of('\0', end) != std::string::npos ||
        !std::all_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(end), is_printable)) {
        throw InvalidArgument("the table is damaged: its kind cannot be read");
    }
    return word.substr(0, end);
}

constexpr u64 aligned(u64 size) {
    return (size + alignment - 1) / alignment * alignment;
}

constexpr u64 end_of_blocks(u64 blocks) {
    return packed_blocks_place + blocks * packed_block_bytes;
}

/// Whether the numbers of the header fit one another.
bool fits_together(const TableHeader& header, u64 offset) {
    // With these, the size of the file stays below 2^63 + 2^37.
    constexpr u32 longest_entry = 1U << 16U;
    constexpr u64 most_entries = u64{1} << 47U;
    if (header.entry_bytes == 0 || header.entry_bytes > longest_entry || header.kind.empty() ||
        header.blocks.empty()) {
        return false;
    }
    if (header.entries > most_entries || header.entries > header.whole_entries) return false;
    if (header.first_entry > header.whole_entries - header.entries) return false;
    u64 before = header.first_entry;
    for (const TableBlock& block : header.blocks) {
        if (block.end <= before) return false;
        before = block.end;
    }
    return before == header.first_entry + header.entries && offset == header.offset();
}

}  // namespace

u64 TablePlan::digest() const {
    std::string bytes;
    append_word(bytes, kind);
    append_word(bytes, parameters);
    append_number(bytes, entry_bytes);
    for (const u64 end : block_ends) append_number(bytes, end);
    return checksum_of(bytes.data(), bytes.size());
}

TableHeader TableHeader::of(const TablePlan& plan, BlockRange blocks) {
    TableHeader header;
    header.whole_entries = plan.entries();
    header.first_entry = blocks.first == 0 ? 0 : plan.block_ends[blocks.first - 1];
    header.entries = (blocks.end == 0 ? 0 : plan.block_ends[blocks.end - 1]) - header.first_entry;
    header.entry_bytes = plan.entry_bytes;
    header.plan_digest = plan.digest();
    header.kind = plan.kind;
    header.parameters = plan.parameters;
    for (std::size_t block = blocks.first; block < blocks.end; ++block) {
        header.blocks.push_back({plan.block_ends[block], 0});
    }
    return header;
}

u64 TableHeader::offset() const {
    return aligned(end_of_blocks(blocks.size()) + sizeof(u64));
}

std::string pack(const TableHeader& header) {
    std::string bytes(magic);
    append_number(bytes, table_version);
    append_number(bytes, static_cast<u32>(header.is_complete));
    append_number(bytes, header.whole_entries);
    append_number(bytes, header.first_entry);
    append_number(bytes, header.entries);
    append_number(bytes, header.entry_bytes);
    append_number(bytes, static_cast<u32>(header.blocks.size()));
    append_number(bytes, header.offset());
    append_number(bytes, header.plan_digest);
    append_word(bytes, header.kind);
    append_word(bytes, header.parameters);
    for (const TableBlock& block : header.blocks) {
        append_number(bytes, block.end);
        append_number(bytes, block.checksum);
    }
    append_number(bytes, header.is_complete ? checksum_of(bytes.data(), bytes.size()) : u64{0});
    bytes.resize(header.offset(), '\0');
    return bytes;
}

TableHeader unpack_table_header(const unsigned char* bytes, std::size_t file_size, bool unfinished) {
    if (file_size < magic.size() || std::memcmp(bytes, magic.data(), magic.size()) != 0) {
        throw ForeignFile("this is not a table of Holdfast");
    }
    const std::string_view text(reinterpret_cast<const char*>(bytes), file_size);
    if (text.substr(magic.size(), lines_mark.size()) == lines_mark) {
        throw ForeignFile("this is not a table, but a shard of '" + unpack_steps_header(text).kind + "'");
    }
    if (file_size < packed_blocks_place) {
        throw InvalidArgument("the table is damaged: it ends within its header");
    }
    const auto version = number_at<u32>(bytes, 8);
    if (version != table_version) {
        throw InvalidArgument("the table has version " + std::to_string(version) +
                              " of its format; this program reads version " + std::to_string(table_version));
    }
    const auto state = number_at<u32>(bytes, packed_state_place);
    if (state == 0 && !unfinished) {
        throw InvalidArgument("the table is not complete: its build was interrupted");
    }
    const u64 block_count = number_at<u32>(bytes, 44);
    const u64 end = end_of_blocks(block_count);
    if (aligned(end + sizeof(u64)) > file_size) {
        throw InvalidArgument("the table is damaged: it ends within its header");
    }
    if (!unfinished && number_at<u64>(bytes, end) != checksum_of(bytes, end)) {
        throw InvalidArgument("the table is damaged: its header does not match its checksum");
    }
    TableHeader header;
    header.is_complete = state == 1;
    header.whole_entries = number_at<u64>(bytes, 16);
    header.first_entry = number_at<u64>(bytes, 24);
    header.entries = number_at<u64>(bytes, 32);
    header.entry_bytes = number_at<u32>(bytes, 40);
    header.plan_digest = number_at<u64>(bytes, 56);
    header.kind = word_at(bytes, 64);
    header.parameters = word_at(bytes, 96);
    for (u64 block = 0; block < block_count; ++block) {
        const std::size_t place = packed_blocks_place + block * packed_block_bytes;
        header.blocks.push_back({number_at<u64>(bytes, place), number_at<u64>(bytes, place + 8)});
    }
    const u64 offset = number_at<u64>(bytes, 48);
    if (state > 1 || !fits_together(header, offset)) {
        throw InvalidArgument("the table is damaged: its header contradicts itself");
    }
    if (header.file_size() != file_size) {
        throw InvalidArgument(header.file_size() > file_size
                                  ? "the table is damaged: its end is missing"
                                  : "the table is damaged: there is something after its end");
    }
    const unsigned char* const padding = bytes + end + sizeof(u64);
    if (std::any_of(padding, bytes + offset, [](unsigned char byte) { return byte != 0; })) {
        throw InvalidArgument("the table is damaged: its header is followed by something else");
    }
    return header;
}

}  // namespace holdfast::storage
