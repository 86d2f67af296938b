// A complete table, opened: the odds of any hand on any board of its street, looked up.
#pragma once

#include <string>

#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_kind.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::holdem {

class OddsTable {
  public:
    /// Throws DataError where this is no table of hold'em odds, whole or a shard, or is damaged.
    explicit OddsTable(const std::string& path);

    TableKind kind() const { return kind_; }
    const storage::TableFile& file() const { return file_; }
    const SituationIndex& index() const { return *index_; }
    /// Whether the table has this situation: a shard has some of them.
    bool has(u32 situation) const { return situation - file_.header().first_entry < file_.header().entries; }

    /// `board`: of the table's street, without the hole cards; the caller vouches for that. Throws DataError
    /// if that part of the file is damaged, std::out_of_range if a shard does not have it.
    HeadsUpOdds odds(HoleCards hole, CardSet board) const { return odds(index_->index(hole, board)); }
    HeadsUpOdds odds(u32 situation) const { return unpack_entry(kind_, file_.entry(situation)); }

  private:
    storage::TableFile file_;
    TableKind kind_;
    const SituationIndex* index_;
};

}  // namespace holdfast::holdem
