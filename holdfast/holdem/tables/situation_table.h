// Complete tables, opened for looking up any hand on any board of their street.
#pragma once

#include <string>

#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_kind.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::holdem {

/// The contents of a table whose entries are of this type.
template <class Entry>
inline constexpr TableEntry entry_type = Entry::type;
template <>
inline constexpr TableEntry entry_type<HeadsUpOdds> = TableEntry::heads_up_odds;

/// A table of any kind.
class SituationTable {
  public:
    /// Opens a table or a shard of one. Throws ParseError if the file is no table of hold'em, DataError if it
    /// is damaged.
    explicit SituationTable(const std::string& path);

    TableKind kind() const { return kind_; }
    const storage::TableFile& file() const { return file_; }
    const SituationIndex& index() const { return *index_; }
    /// Whether the table has this situation: a shard has only some of them.
    bool has(u32 situation) const { return situation - file_.header().first_entry < file_.header().entries; }

    /// The entry of a situation. `Entry` must be the type of kind(), which is not checked. Throws DataError
    /// if that part of the file is damaged, std::out_of_range if a shard does not have the entry.
    template <class Entry>
    Entry entry(u32 situation) const {
        const Entry found = Entry::unpack(index_->street(), file_.entry(situation));
        file_.check_uncut();
        check_sense(found, situation);
        return found;
    }

    /// Checks every byte, and that no entry contradicts itself. Progress counts blocks. Throws DataError and
    /// Stopped.
    void verify(const Work& work = {}) const;

  private:
    /// Throws DataError if no situation can have such an entry.
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
    /// Opens a table or a shard of one. Throws ParseError if the file is no such table, DataError if it is
    /// damaged.
    explicit TableOf(const std::string& path);

    /// The entry of hole cards on a board of the table's street, which must not hold them; that is not
    /// checked. Throws as entry() does.
    Entry at(HoleCards hole, CardSet board) const { return at(index().index(hole, board)); }
    Entry at(u32 situation) const { return entry<Entry>(situation); }
};

using OddsTable = TableOf<HeadsUpOdds>;
using StrengthTable = TableOf<HandStrength>;

extern template class TableOf<HeadsUpOdds>;
extern template class TableOf<HandStrength>;

}  // namespace holdfast::holdem
