// The exact tables of a folder, to answer from instead of counting: those of flop.table, turn.table, river.table
// and graphs.table that exist.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include <holdfast/holdem/odds/odds_tables.h>
#include <holdfast/holdem/tables/graph_table.h>
#include <holdfast/holdem/tables/situation_table.h>

namespace holdfast::holdem {

/// A table that is opened when it is first needed.
template <class Table>
class LazyTable {
  public:
    LazyTable() = default;
    ~LazyTable() { delete opened_.load(); }
    LazyTable(const LazyTable&) = delete;
    LazyTable& operator=(const LazyTable&) = delete;

    /// To be called before the first open().
    void set_path(std::string path) { path_ = std::move(path); }
    bool is_there() const { return !path_.empty(); }
    /// The table, which must be there. Any number of threads may call this. Throws as the constructor of the table
    /// does, each time anew.
    const Table& open() const {
        if (const Table* const opened = opened_.load()) return *opened;
        auto mine = std::make_unique<const Table>(path_);
        const Table* first = nullptr;
        // If two threads open it at once, both use the one that came first.
        return opened_.compare_exchange_strong(first, mine.get()) ? *mine.release() : *first;
    }

  private:
    std::string path_;
    mutable std::atomic<const Table*> opened_{nullptr};
};

class TableFolder {
  public:
    /// Throws InvalidArgument if the folder does not exist or has none of the four files. Opens none of them: each
    /// is opened when a query first needs it.
    explicit TableFolder(const std::string& folder);

    /// Opens all of them now. Throws ParseError if one of them is not the table that it should be, and DataError if
    /// the head of one is damaged; the rest is checked when it is read.
    void open_all() const;

    /// The odds of hole cards on a board of three to five cards; nothing if no table has them (a shard has
    /// only some boards). Throws as open_all() does, and DataError if that part of the table is damaged.
    std::optional<HeadsUpOdds> find(HoleCards hole, CardSet board) const;
    /// Like find(), against each of 1 to 9 opponents.
    std::optional<MultiwayDeals> find_multiway(HoleCards hole, CardSet board) const;
    /// The table of graphs; null if the folder has none. Throws as open_all() does.
    const GraphTable* graphs() const { return graphs_.is_there() ? &graphs_.open() : nullptr; }

    /// Returns both ways to find as functions, which keep the folder open.
    static OddsTables lookup(const std::shared_ptr<const TableFolder>& folder);

  private:
    const OddsTable& open(Street street) const;

    std::array<LazyTable<OddsTable>, 4> tables_;  ///< [Street]; preflop is never there
    LazyTable<GraphTable> graphs_;
};

}  // namespace holdfast::holdem
