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

class EntryMaker;

/// Builds shards of a table one after another, and keeps what they have in common.
class TableBuilder {
  public:
    explicit TableBuilder(TableKind kind);
    TableBuilder(const TableBuilder&) = delete;
    TableBuilder& operator=(const TableBuilder&) = delete;
    ~TableBuilder();

    /// Writes the table, or a shard of it, to a file that must not exist yet. If it is interrupted, the same
    /// call resumes after the finished blocks, and ends with the same bytes. Progress counts blocks.
    ///
    /// Throws InvalidArgument if the table has fewer blocks than shards, ParseError and std::runtime_error as
    /// storage::TableWriter does, and Stopped.
    void build(const std::string& path, storage::Shard shard = {}, const Work& work = {});

    /// The entries of some boards, as bytes of the file. Throws Stopped.
    std::string entries(BoardRange boards, const Work& work = {});

  private:
    /// The results of one worker.
    struct Block {
        std::vector<HoleCards> hands = {};
        std::string bytes = {};
    };

    void append_entries(BoardRange boards, unsigned worker, Block& block) const;

    TableKind kind_;
    std::unique_ptr<EntryMaker> maker_;
};

/// TableBuilder::build() with a builder of its own. Throws as it does.
inline void build_table(TableKind kind, const std::string& path, storage::Shard shard = {},
                        const Work& work = {}) {
    TableBuilder(kind).build(path, shard, work);
}

/// TableBuilder::entries() with a builder of its own. Throws Stopped.
inline std::string table_entries(TableKind kind, BoardRange boards, const Work& work = {}) {
    return TableBuilder(kind).entries(boards, work);
}

}  // namespace holdfast::holdem
