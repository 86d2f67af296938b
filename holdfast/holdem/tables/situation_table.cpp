#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/tables/situation_table.h>

namespace holdfast::holdem {
namespace {

std::string words_of(const storage::TableHeader& header) {
    return header.parameters.empty() ? header.kind : header.kind + ", " + header.parameters;
}

TableKind kind_of(const storage::TableFile& file) {
    const storage::TableHeader& header = file.header();
    const auto kind = std::find_if(table_kinds.begin(), table_kinds.end(), [&](TableKind each) {
        return header.kind == "holdem " + std::string(words_of(each)) &&
               header.parameters == "opponents=" + std::string(opponents_of(each));
    });
    if (kind == table_kinds.end()) {
        throw ParseError("this is a table of another kind: '" + words_of(header) + "'", file.path());
    }
    const storage::TablePlan plan = table_plan(*kind);
    if (header.plan_digest != plan.digest()) {
        throw DataError("the table is of another version of Holdfast", file.path());
    }
    if (header.entry_bytes != plan.entry_bytes || header.whole_entries != plan.entries()) {
        file.refuse_damaged("its entries are not those of its kind");
    }
    return *kind;
}

}  // namespace

SituationTable::SituationTable(const std::string& path)
    : file_(path), kind_(kind_of(file_)), index_(&SituationIndex::of(street_of(kind_))) {}

template <class Entry>
void SituationTable::check_block(std::size_t block) const {
    const storage::TableHeader& header = file_.header();
    const unsigned char* bytes = file_.block(block);
    for (u64 entry = header.first_entry_of(block); entry < header.blocks[block].end; ++entry) {
        check_sense(Entry::unpack(index_->street(), bytes), entry);
        bytes += header.entry_bytes;
    }
}

void SituationTable::verify(const Work& work) const {
    file_.verify(work, [this](std::size_t block) {
        switch (entry_of(kind_)) {
            case TableEntry::heads_up_odds:
                return check_block<HeadsUpOdds>(block);
            case TableEntry::multiway_odds:
                return check_block<MultiwayOdds>(block);
            case TableEntry::hand_strength:
                return check_block<HandStrength>(block);
        }
    });
}

template <class Entry>
TableOf<Entry>::TableOf(const std::string& path) : SituationTable(path) {
    if (entry_of(kind()) == entry_type<Entry>) return;
    throw ParseError("this table holds " + std::string(words_of(entry_of(kind()))) + ", not " +
                         std::string(words_of(entry_type<Entry>)),
                     path);
}

template class TableOf<HeadsUpOdds>;
template class TableOf<MultiwayOdds>;
template class TableOf<HandStrength>;

TableFolder::TableFolder(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code error;
    const bool has_nul = folder.find('\0') != std::string::npos;  // the part before it may be a folder
    if (has_nul || !fs::is_directory(folder, error)) {
        throw InvalidArgument(in_quotes(folder) + " is not a folder");
    }
    std::vector<std::string> names;
    for (const Street street : {Street::flop, Street::turn, Street::river}) {
        names.push_back(std::string(words_of(street)) + ".table");
        const std::string path = (fs::path(folder) / names.back()).string();
        // A link with a missing target is not a missing table, but one that cannot be read.
        if (fs::symlink_status(path, error).type() == fs::file_type::not_found) continue;
        tables_.push_back(std::make_unique<OddsTable>(path));
        if (tables_.back()->index().street() != street) {
            throw ParseError("this is not the table of the " + std::string(words_of(street)), path);
        }
    }
    if (tables_.empty()) {
        throw InvalidArgument("the folder " + in_quotes(folder) + " has none of " + joined(names));
    }
}

std::optional<HeadsUpOdds> TableFolder::find(HoleCards hole, CardSet board) const {
    for (const auto& table : tables_) {
        if (board.size() != static_cast<int>(table->index().street()) + 2) continue;
        const u32 situation = table->index().index(hole, board);
        // A shard without this board: then the odds are counted.
        if (!table->has(situation)) continue;
        const HeadsUpOdds found = table->at(situation);
        table->file().check_unchanged();
        return found;
    }
    return std::nullopt;
}

HeadsUpLookup TableFolder::lookup(std::shared_ptr<const TableFolder> folder) {
    return [folder = std::move(folder)](HoleCards hole, CardSet board) { return folder->find(hole, board); };
}

}  // namespace holdfast::holdem
