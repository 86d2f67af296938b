#include <algorithm>
#include <memory>
#include <stdexcept>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/storage/merge_tables.h>
#include <holdfast/storage/table_file.h>
#include <holdfast/storage/table_writer.h>

namespace holdfast::storage {
namespace {

using Shards = std::vector<std::unique_ptr<TableFile>>;

/// The shards in the order of their entries, without a gap; the plan that they all belong to.
TablePlan plan_of(const Shards& shards) {
    const TableHeader& first = shards.front()->header();
    TablePlan plan{first.kind, first.parameters, first.entry_bytes, {}};
    std::vector<ShardExtent> extents;
    for (const auto& shard : shards) {
        const TableHeader& header = shard->header();
        if (header.plan_digest != first.plan_digest || header.kind != first.kind ||
            header.parameters != first.parameters || header.entry_bytes != first.entry_bytes) {
            throw DataError("this belongs to another table than " + shards.front()->path(), shard->path());
        }
        extents.push_back({shard->path(), header.first_entry, header.first_entry + header.entries});
        for (const TableBlock& block : header.blocks) plan.block_ends.push_back(block.end);
    }
    check_whole(extents, first.whole_entries, counted("entry", "entries"));
    if (plan.digest() != first.plan_digest) {
        throw DataError("the table is damaged: its plan is not that of its blocks", shards.front()->path());
    }
    return plan;
}

}  // namespace

void merge_tables(const std::vector<std::string>& paths, const std::string& path, const Work& work) {
    Shards shards;
    for (const std::string& each : paths) {
        shards.push_back(std::make_unique<TableFile>(each));
        shards.back()->close_file();
    }
    if (shards.empty()) throw std::invalid_argument("there is nothing to merge");
    std::stable_sort(shards.begin(), shards.end(), [](const auto& a, const auto& b) {
        return a->header().first_entry < b->header().first_entry;
    });
    const TablePlan plan = plan_of(shards);
    struct Source {
        const TableFile* shard;
        std::size_t block;
    };
    std::vector<Source> sources;
    for (const auto& shard : shards) {
        for (std::size_t block = 0; block < shard->header().blocks.size(); ++block) {
            sources.push_back({shard.get(), block});
        }
    }
    TableWriter writer(path, plan, {0, sources.size()}, work);
    for_each_index(sources.size(), work, [&](std::size_t block, unsigned) {
        if (writer.is_done(block)) return;
        const auto& [shard, number] = sources[block];
        writer.write(block, shard->copy_of_block(number).data());
    });
    writer.finish();
}

}  // namespace holdfast::storage
