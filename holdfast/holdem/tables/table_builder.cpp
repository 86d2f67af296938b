#include <stdexcept>

#include <holdfast/core/threads.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/storage/table_writer.h>

namespace holdfast::holdem {
namespace {

void append_boards(TableKind kind, BoardRange range, std::vector<CardSet>& boards) {
    const SituationIndex& index = SituationIndex::of(street_of(kind));
    for (u32 board = range.first; board < range.end; ++board) boards.push_back(index.board(board));
}

}  // namespace

void TableBuilder::append_entries(BoardRange boards, unsigned worker, Block& block) const {
    const SituationIndex& index = SituationIndex::of(street_of(kind_));
    for (u32 board = boards.first; board < boards.end; ++board) {
        index.list_hands(board, block.hands);
        maker_->append(index.board(board), block.hands, worker, block.bytes);
    }
}

void TableBuilder::build(const std::string& path, storage::Shard shard, const Work& work) {
    const storage::TablePlan plan = table_plan(kind_);
    if (shard.number < 1 || shard.number > shard.of || shard.of > plan.block_ends.size()) {
        throw std::invalid_argument("a table of the " + std::string(words_of(kind_)) + " has 1 to " +
                                    std::to_string(plan.block_ends.size()) + " shards");
    }
    const storage::BlockRange range = storage::shard_of(plan.block_ends.size(), shard);
    storage::TableWriter writer(path, plan, range, work);
    std::vector<std::size_t> missing;
    std::vector<CardSet> boards;
    for (std::size_t block = 0; block < range.end - range.first; ++block) {
        if (writer.is_done(block)) continue;
        missing.push_back(block);
        append_boards(kind_, boards_of_block(kind_, range.first + block), boards);
    }
    // What boards share takes about as long as the rest of a table against 1 to 9, and no time of the others.
    const u64 shared = entry_of(kind_) == TableEntry::multiway_odds ? missing.size() : 0;
    const u64 total = shared + missing.size();
    maker_->prepare(boards, work.part(0, shared, total));
    std::vector<Block> made(worker_count(work));
    for_each_index(missing.size(), work.part(shared, total, total), [&](std::size_t each, unsigned worker) {
        Block& block = made[worker];
        block.bytes.clear();
        append_entries(boards_of_block(kind_, range.first + missing[each]), worker, block);
        writer.write(missing[each], block.bytes.data());
    });
    writer.finish();
}

std::string TableBuilder::entries(BoardRange boards, const Work& work) {
    std::vector<CardSet> list;
    append_boards(kind_, boards, list);
    maker_->prepare(list, work.quietly());
    Block block;
    append_entries(boards, 0, block);
    return block.bytes;
}

}  // namespace holdfast::holdem
