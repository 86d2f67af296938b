// The exact tables of a folder, opened: flop.table, turn.table and river.table, those of them that are there.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/holdem/odds/heads_up_lookup.h>
#include <holdfast/holdem/tables/situation_table.h>

namespace holdfast::holdem {

class TableFolder {
  public:
    /// Throws std::invalid_argument, with a sentence, where the folder is not there or has none of the three
    /// files, ParseError where one of them is not the table that it should be, and DataError where it is damaged.
    explicit TableFolder(const std::string& folder);

    /// A board of three to five cards. A shard has some of the boards. Throws DataError where the part of the
    /// table that is needed is damaged.
    std::optional<HeadsUpOdds> find(HoleCards hole, CardSet board) const;

    /// Keeps the folder open as long as it is kept itself.
    static HeadsUpLookup lookup(std::shared_ptr<const TableFolder> folder);

  private:
    std::vector<std::unique_ptr<OddsTable>> tables_;
};

}  // namespace holdfast::holdem
