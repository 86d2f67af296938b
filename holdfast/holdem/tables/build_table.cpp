#include <memory>
#include <stdexcept>

#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/rivers/runout_counter.h>
#include <holdfast/holdem/tables/build_table.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/storage/table_writer.h>

namespace holdfast::holdem {
namespace {

/// What one worker needs.
struct Builder {
    detail::RunoutCounter counter;
    std::vector<HoleCards> hands = {};
    std::string bytes = {};
};

void append_entries(TableKind kind, BoardRange boards, Builder& builder) {
    const SituationIndex& index = SituationIndex::of(street_of(kind));
    for (u32 board = boards.first; board < boards.end; ++board) {
        index.list_hands(board, builder.hands);
        for (const u64 sum : builder.counter.count(index.board(board), builder.hands)) {
            pack_entry(kind, static_cast<u32>(sum), static_cast<u32>(sum >> 32U), builder.bytes);
        }
    }
}

/// Counted once for all tables and shards that a process builds.
const detail::RiverShowdowns& all_showdowns(const Work& work) {
    static const detail::RiverShowdowns showdowns(work.quietly());
    return showdowns;
}

}  // namespace

void build_table(TableKind kind, const std::string& path, Shard shard, const Work& work) {
    const storage::TablePlan plan = table_plan(kind);
    if (shard.number < 1 || shard.number > shard.of || shard.of > plan.block_ends.size()) {
        throw std::invalid_argument("a table of the " + std::string(words_of(kind)) + " has 1 to " +
                                    std::to_string(plan.block_ends.size()) + " shards");
    }
    const storage::BlockRange blocks = storage::shard_of(plan.block_ends.size(), shard);
    storage::TableWriter writer(path, plan, blocks, work);
    const detail::RiverShowdowns& showdowns = all_showdowns(work);
    std::vector<Builder> builders(worker_count(work), Builder{detail::RunoutCounter(showdowns)});
    for_each_index(blocks.end - blocks.first, work, [&](std::size_t block, unsigned worker) {
        if (writer.is_done(block)) return;
        Builder& builder = builders[worker];
        builder.bytes.clear();
        append_entries(kind, boards_of_block(kind, blocks.first + block), builder);
        writer.write(block, builder.bytes.data());
    });
    writer.finish();
}

std::string table_entries(TableKind kind, BoardRange boards, const Work& work) {
    const detail::RiverShowdowns& showdowns = all_showdowns(work);
    Builder builder{detail::RunoutCounter(showdowns)};
    append_entries(kind, boards, builder);
    return builder.bytes;
}

}  // namespace holdfast::holdem
