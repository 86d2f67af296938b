#include <stdexcept>

#include <holdfast/core/threads.h>
#include <holdfast/holdem/tables/build_table.h>
#include <holdfast/holdem/tables/entry_maker.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/storage/table_writer.h>

namespace holdfast::holdem {
namespace {

void append_boards(TableKind kind, BoardRange range, std::vector<CardSet>& boards) {
    const SituationIndex& index = SituationIndex::of(street_of(kind));
    for (u32 board = range.first; board < range.end; ++board) boards.push_back(index.board(board));
}

/// What one worker makes.
struct Block {
    std::vector<HoleCards> hands = {};
    std::string bytes = {};
};

void append_entries(TableKind kind, BoardRange boards, EntryMaker& maker, unsigned worker, Block& block) {
    const SituationIndex& index = SituationIndex::of(street_of(kind));
    for (u32 board = boards.first; board < boards.end; ++board) {
        index.list_hands(board, block.hands);
        maker.append(index.board(board), block.hands, worker, block.bytes);
    }
}

}  // namespace

void build_table(TableKind kind, const std::string& path, Shard shard, const Work& work) {
    const storage::TablePlan plan = table_plan(kind);
    if (shard.number < 1 || shard.number > shard.of || shard.of > plan.block_ends.size()) {
        throw std::invalid_argument("a table of the " + std::string(words_of(kind)) + " has 1 to " +
                                    std::to_string(plan.block_ends.size()) + " shards");
    }
    const storage::BlockRange range = storage::shard_of(plan, shard.number, shard.of);
    storage::TableWriter writer(path, plan, range, work);
    std::vector<std::size_t> missing;
    std::vector<CardSet> boards;
    for (std::size_t block = 0; block < range.end - range.first; ++block) {
        if (writer.is_done(block)) continue;
        missing.push_back(block);
        append_boards(kind, boards_of_block(kind, range.first + block), boards);
    }
    // What boards share takes about as long as the rest of a table against 1 to 9, and no time of the others.
    const u64 shared = entry_of(kind) == TableEntry::multiway_odds ? missing.size() : 0;
    const u64 total = shared + missing.size();
    const std::unique_ptr<EntryMaker> maker = entry_maker(kind, boards, work.part(0, shared, total));
    std::vector<Block> made(worker_count(work));
    for_each_index(missing.size(), work.part(shared, total, total), [&](std::size_t each, unsigned worker) {
        Block& block = made[worker];
        block.bytes.clear();
        append_entries(kind, boards_of_block(kind, range.first + missing[each]), *maker, worker, block);
        writer.write(missing[each], block.bytes.data());
    });
    writer.finish();
}

std::string table_entries(TableKind kind, BoardRange boards, const Work& work) {
    std::vector<CardSet> list;
    append_boards(kind, boards, list);
    Block block;
    append_entries(kind, boards, *entry_maker(kind, list, work.quietly()), 0, block);
    return block.bytes;
}

}  // namespace holdfast::holdem
