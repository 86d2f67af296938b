// Complete tables whose checksums are right, but which no build has written; tables that change.
#include <chrono>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/forged_table.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/tables/situation_table.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/holdem/tables/table_folder.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::holdem {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;

/// A shard of the first block of a plan, with this byte in all its entries.
std::string forged(const std::string& path, const storage::TablePlan& plan, char byte) {
    storage::TableWriter writer(path, plan, {0, 1});
    writer.write(0, std::string(writer.header().bytes_of(0), byte).data());
    writer.finish();
    return path;
}

std::string refusal(const std::string& path) {
    try {
        const SituationTable table(path);
        table.verify();
    } catch (const DataError& error) {
        return error.what();
    } catch (const ParseError& error) {
        return "wrong file: " + std::string(error.what());
    }
    return "";
}

TEST(SituationTableTest, RefusesEntriesWithoutSense) {
    const ScratchFolder folder;
    for (const TableKind kind : table_kinds) {
        const std::string path =
            forged(folder.path(std::to_string(static_cast<int>(kind))), table_plan(kind), '\xff');
        EXPECT_EQ(refusal(path), "the table is damaged: entry 0 contradicts itself") << words_of(kind);
    }
    const OddsTable flop(folder.path(std::to_string(static_cast<int>(TableKind::flop))));
    EXPECT_THROW(flop.at(5), DataError);
    EXPECT_THROW(flop.at(5), DataError);
    // An entry that never wins is possible; one without runouts is not.
    EXPECT_EQ(refusal(forged(folder.path("zeros"), table_plan(TableKind::flop), '\0')), "");
    EXPECT_NE(refusal(forged(folder.path("none"), table_plan(TableKind::strength_flop), '\0')), "");
}

TEST(SituationTableTest, RefusesOtherPlans) {
    const ScratchFolder folder;
    storage::TablePlan plan = table_plan(TableKind::flop);
    --plan.block_ends.front();
    EXPECT_EQ(refusal(forged(folder.path("other"), plan, '\0')),
              "the table is of another version of Holdfast");
    plan = table_plan(TableKind::flop);
    for (const storage::BlockRange blocks : {storage::BlockRange{0, 2}, storage::BlockRange{3, 5}}) {
        const std::string path = folder.path(std::to_string(blocks.first));
        test::write_in_other_blocks(path, plan, blocks);
        EXPECT_EQ(refusal(path), "the table is damaged: its blocks are not those of its kind");
    }
    plan.kind = "cards five";
    EXPECT_THAT(refusal(forged(folder.path("kind"), plan, '\0')),
                HasSubstr("wrong file: this is a table of another kind"));
}

TEST(SituationTableTest, RefusesTheRoundedOddsOfEarlierVersions) {
    const ScratchFolder folder;
    storage::TablePlan plan = table_plan(TableKind::river);
    plan.parameters = "opponents=1-9";
    plan.entry_bytes = 108;
    const std::string path = forged(folder.path("river.table"), plan, '\0');
    constexpr const char* sentence =
        "wrong file: tables of rounded odds against 1 to 9 opponents are no longer read; the table of graphs "
        "has the exact odds: build it with 'holdfast holdem table build graphs'";
    EXPECT_EQ(refusal(path), sentence);
}

TEST(TableFolderTest, RefusesATableThatWasWrittenToSinceItWasOpened) {
    const ScratchFolder folder;
    const std::string path = folder.path("flop.table");
    build_table(TableKind::flop, path, {1, 220});
    const SituationTable table(path);
    const SituationIndex& index = table.index();
    const CardSet board = index.board(0);
    std::vector<HoleCards> hands;
    index.list_hands(0, hands);
    const TableFolder tables(folder.path(""));
    EXPECT_TRUE(tables.find(hands[0], board));
    std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) + std::chrono::seconds(1));
    EXPECT_THROW(static_cast<void>(tables.find(hands[0], board)), DataError);
}

TEST(SituationTableTest, BoundsOfStrengths) {
    HandStrength strength;
    for (u32 each = 0; each < 45; ++each) strength.add(44 * each);
    strength.add(HandStrength::most);
    EXPECT_TRUE(strength.has_sense(46));
    EXPECT_FALSE(strength.has_sense(45));
    HandStrength changed = strength;
    changed.sum += 3000;
    EXPECT_FALSE(changed.has_sense(46));
    changed = strength;
    changed.sum -= 3000;
    EXPECT_FALSE(changed.has_sense(46));
    changed = strength;
    changed.squares = static_cast<u32>(u64{strength.sum} * strength.sum / 46 - 1);
    EXPECT_FALSE(changed.has_sense(46));
    changed.squares = strength.sum * HandStrength::most + 1;
    EXPECT_FALSE(changed.has_sense(46));
    HandStrength always;
    for (int river = 0; river < 46; ++river) always.add(HandStrength::most);
    EXPECT_TRUE(always.has_sense(46));
}

}  // namespace
}  // namespace holdfast::holdem
