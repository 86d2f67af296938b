// A complete table, opened: what it has for any hand on any board of its street, looked up.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_kind.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::holdem {

/// What a table holds whose entries are of this type.
template <class Entry>
inline constexpr TableEntry entry_type = Entry::type;
template <>
inline constexpr TableEntry entry_type<HeadsUpOdds> = TableEntry::heads_up_odds;

/// A table of any kind.
class SituationTable {
  public:
    /// Throws ParseError where this is no table of hold'em, whole or a shard; DataError where it is damaged.
    explicit SituationTable(const std::string& path);

    TableKind kind() const { return kind_; }
    const storage::TableFile& file() const { return file_; }
    const SituationIndex& index() const { return *index_; }
    /// Whether the table has this situation: a shard has some of them.
    bool has(u32 situation) const { return situation - file_.header().first_entry < file_.header().entries; }

    /// `Entry`: the one that kind() has; the caller vouches for that. Throws DataError if that part of the file
    /// is damaged, std::out_of_range if a shard does not have it.
    template <class Entry>
    Entry entry(u32 situation) const {
        const Entry found = Entry::unpack(index_->street(), file_.entry(situation));
        file_.check_uncut();
        check_sense(found, situation);
        return found;
    }

    /// Checks every byte, and every entry for its sense. Progress counts blocks. Throws DataError, Stopped.
    void verify(const Work& work = {}) const;

  private:
    /// Throws DataError where no situation has such an entry.
    template <class Entry>
    void check_sense(const Entry& entry, u64 situation) const {
        bool has_sense = false;
        if constexpr (entry_type<Entry> == TableEntry::hand_strength) {
            has_sense = entry.has_sense(runouts(index_->street()));
        } else {
            has_sense = entry.has_sense();
        }
        if (!has_sense) file_.refuse_damaged("entry " + std::to_string(situation) + " contradicts itself");
    }
    template <class Entry>
    void check_block(std::size_t block) const;

    storage::TableFile file_;
    TableKind kind_;
    const SituationIndex* index_;
};

/// A table whose entries are known to be of this type.
template <class Entry>
class TableOf : public SituationTable {
  public:
    /// Throws ParseError where this is no such table, whole or a shard; DataError where it is damaged.
    explicit TableOf(const std::string& path);

    /// `board`: of the table's street, without the hole cards; the caller vouches for that. Throws as entry()
    /// does.
    Entry at(HoleCards hole, CardSet board) const { return at(index().index(hole, board)); }
    Entry at(u32 situation) const { return entry<Entry>(situation); }
};

using OddsTable = TableOf<HeadsUpOdds>;
using MultiwayTable = TableOf<MultiwayOdds>;
using StrengthTable = TableOf<HandStrength>;

extern template class TableOf<HeadsUpOdds>;
extern template class TableOf<MultiwayOdds>;
extern template class TableOf<HandStrength>;

// The exact tables of a folder, opened: flop.table, turn.table and river.table, those of them that are there.

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
