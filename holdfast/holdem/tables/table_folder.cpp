#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/tables/table_folder.h>

namespace holdfast::holdem {
namespace {

constexpr std::array table_streets{Street::flop, Street::turn, Street::river};

}  // namespace

TableFolder::TableFolder(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code error;
    const bool has_nul = folder.find('\0') != std::string::npos;  // the part before it may be a folder
    if (has_nul || !fs::is_directory(folder, error)) {
        throw InvalidArgument(in_quotes(folder) + " is not a folder");
    }
    std::vector<std::string> names;
    bool has_one = false;
    const auto look_for = [&](const std::string& name, auto& table) {
        names.push_back(name + ".table");
        const std::string path = (fs::path(folder) / names.back()).string();
        // A link with a missing target is not a missing table, but one that cannot be read.
        if (fs::symlink_status(path, error).type() == fs::file_type::not_found) return;
        table.set_path(path);
        has_one = true;
    };
    for (const Street street : table_streets) {
        look_for(std::string(words_of(street)), tables_[static_cast<std::size_t>(street)]);
    }
    look_for("graphs", graphs_);
    if (!has_one) throw InvalidArgument("the folder " + in_quotes(folder) + " has none of " + joined(names));
}

void TableFolder::open_all() const {
    for (const Street street : table_streets) {
        if (tables_[static_cast<std::size_t>(street)].is_there()) open(street);
    }
    graphs();
}

const OddsTable& TableFolder::open(Street street) const {
    const OddsTable& table = tables_[static_cast<std::size_t>(street)].open();
    if (table.index().street() == street) return table;
    throw ParseError("this is not the table of the " + std::string(words_of(street)), table.file().path());
}

std::optional<HeadsUpOdds> TableFolder::find(HoleCards hole, CardSet board) const {
    const Street street = Board(board).street();
    if (!tables_[static_cast<std::size_t>(street)].is_there()) return std::nullopt;
    const OddsTable& table = open(street);
    const u32 situation = table.index().index(hole, board);
    // A shard without this board: then the odds are counted.
    if (!table.has(situation)) return std::nullopt;
    const HeadsUpOdds found = table.at(situation);
    table.file().check_unchanged();
    return found;
}

std::optional<MultiwayDeals> TableFolder::find_multiway(HoleCards hole, CardSet board) const {
    const GraphTable* const table = graphs();
    if (table == nullptr) return std::nullopt;
    const std::optional<MultiwayDeals> found = table->find(hole, board);
    table->file().check_unchanged();
    return found;
}

OddsTables TableFolder::lookup(const std::shared_ptr<const TableFolder>& folder) {
    OddsTables tables;
    tables.heads_up = [folder](HoleCards hole, CardSet board) { return folder->find(hole, board); };
    if (folder->graphs_.is_there()) {
        tables.multiway = [folder](HoleCards hole, CardSet board) {
            return folder->find_multiway(hole, board);
        };
    }
    return tables;
}

}  // namespace holdfast::holdem
