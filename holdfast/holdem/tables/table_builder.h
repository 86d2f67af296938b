// Builds the complete tables, whole or in shards, into files.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_kind.h>
#include <holdfast/storage/shard.h>

namespace holdfast::holdem {

// What the entries of a table are made by: board by board, all hands of one together.

class EntryMaker {
  public:
    virtual ~EntryMaker() = default;
    /// Gets ready for these boards of the kind's street, and for as many workers as there are for the work; what
    /// it got ready for before, it keeps. Throws Stopped.
    virtual void prepare(const std::vector<CardSet>& boards, const Work& work) = 0;
    /// Appends the entries of these hands on such a board. A worker, numbered from 0, makes one board at a time.
    virtual void append(CardSet board, const std::vector<HoleCards>& hands, unsigned worker,
                        std::string& bytes) = 0;
};

std::unique_ptr<EntryMaker> entry_maker(TableKind kind);

/// Builds shards of a table one after another, and keeps what they have in common: against 1 to 9 opponents a
/// hundred shards take a tenth of the time that they take by themselves.
class TableBuilder {
  public:
    explicit TableBuilder(TableKind kind) : kind_(kind), maker_(entry_maker(kind)) {}

    /// Writes the table, or a shard of it, to a file that is not there yet. Killed at any moment, the same call
    /// goes on from the blocks that are finished, and ends with the same bytes. Progress counts blocks, and as
    /// many steps again before the first one against 1 to 9 opponents.
    ///
    /// Throws std::invalid_argument where the table has fewer blocks than there are to be shards; ParseError and
    /// std::runtime_error as storage::TableWriter does; Stopped.
    void build(const std::string& path, storage::Shard shard = {}, const Work& work = {});

    /// The entries of some boards, as the file has them.
    std::string entries(BoardRange boards, const Work& work = {});

  private:
    /// What one worker makes.
    struct Block {
        std::vector<HoleCards> hands = {};
        std::string bytes = {};
    };

    void append_entries(BoardRange boards, unsigned worker, Block& block) const;

    TableKind kind_;
    std::unique_ptr<EntryMaker> maker_;
};

/// TableBuilder::build(), once.
inline void build_table(TableKind kind, const std::string& path, storage::Shard shard = {},
                        const Work& work = {}) {
    TableBuilder(kind).build(path, shard, work);
}

/// TableBuilder::entries(), once.
inline std::string table_entries(TableKind kind, BoardRange boards, const Work& work = {}) {
    return TableBuilder(kind).entries(boards, work);
}

}  // namespace holdfast::holdem
