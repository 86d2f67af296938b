#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>
#include <holdfast/holdem/tables/table_folder.h>

namespace holdfast::holdem {

TableFolder::TableFolder(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (!fs::is_directory(folder, error)) throw std::invalid_argument(in_quotes(folder) + " is not a folder");
    std::vector<std::string> names;
    for (const Street street : {Street::flop, Street::turn, Street::river}) {
        names.push_back(std::string(words_of(street)) + ".table");
        const std::string path = (fs::path(folder) / names.back()).string();
        // A link that points nowhere is no missing table, but one that cannot be read.
        if (fs::symlink_status(path, error).type() == fs::file_type::not_found) continue;
        tables_.push_back(std::make_unique<OddsTable>(path));
        if (tables_.back()->index().street() != street) {
            throw ParseError("this is not the table of the " + std::string(words_of(street)), path);
        }
    }
    if (tables_.empty()) {
        throw std::invalid_argument("the folder " + in_quotes(folder) + " has none of " + joined(names));
    }
}

std::optional<HeadsUpOdds> TableFolder::find(HoleCards hole, CardSet board) const {
    for (const auto& table : tables_) {
        if (board.size() != static_cast<int>(table->index().street()) + 2) continue;
        const u32 situation = table->index().index(hole, board);
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
