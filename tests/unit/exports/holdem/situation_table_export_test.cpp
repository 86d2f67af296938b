// Exports of one board and of all, and what interrupts them.
#include <chrono>
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/combinatorics/suit_symmetry.h>
#include <holdfast/core/error.h>
#include <holdfast/exports/holdem/situation_table_export.h>
#include <holdfast/holdem/tables/table_builder.h>

namespace holdfast::exports {
namespace {

TEST(SituationTableExport, WritesTheRequestedBoardInItsOwnSuits) {
    const testing_program::ScratchFolder folder;
    holdem::build_table(holdem::TableKind::flop, folder.path("flop.shard"), {1, 220});
    const holdem::SituationTable table(folder.path("flop.shard"));
    const CardSet board = table.index().board(0);
    // The same board with two suits exchanged, one of which it does not have.
    const CardSet alike = with_suits_renamed(board, {3, 1, 2, 0});
    ASSERT_NE(alike, board);
    for (const ExportForm form : {ExportForm::csv, ExportForm::database}) {
        const std::string path = folder.path(form == ExportForm::csv ? "a.csv" : "a.db");
        const u64 rows = export_table(table, board, path, form);
        EXPECT_GT(rows, 10U);
        EXPECT_EQ(export_table(table, alike, path + "2", form), rows);
        EXPECT_NE(testing_program::text_of_file(path), testing_program::text_of_file(path + "2"));
    }
}

TEST(SituationTableExport, IsBegunAnewAfterItWasStopped) {
    const testing_program::ScratchFolder folder;
    holdem::build_table(holdem::TableKind::flop, folder.path("flop.shard"), {1, 220});
    const holdem::SituationTable table(folder.path("flop.shard"));
    for (const ExportForm form : {ExportForm::csv, ExportForm::database}) {
        const std::string path = folder.path(form == ExportForm::csv ? "a.csv" : "a.db");
        StopFlag stop;
        const auto stop_it = [&](u64, u64) { stop.request_stop(); };
        EXPECT_THROW(export_table(table, {}, path, form, {1, stop_it, &stop}), Stopped);
        EXPECT_FALSE(std::filesystem::exists(path));
        EXPECT_FALSE(std::filesystem::exists(path + ".holdfast-new"));
        // What a killed process leaves.
        std::ofstream(path + ".holdfast-new")
            << (form == ExportForm::csv ? "situation,board,hole,deals,win,tie\n0," : "SQLite form");
        export_table(table, {}, path, form);
        export_table(table, {}, path + "2", form);
        EXPECT_TRUE(testing_program::text_of_file(path) == testing_program::text_of_file(path + "2"));
    }
}

TEST(SituationTableExport, FailsIfTheTableChangesMeanwhile) {
    const testing_program::ScratchFolder folder;
    const std::string file = folder.path("flop.shard");
    holdem::build_table(holdem::TableKind::flop, file, {1, 220});
    const holdem::SituationTable table(file);
    // Between two boards.
    const auto touch = [&](u64, u64) {
        std::filesystem::last_write_time(file,
                                         std::filesystem::last_write_time(file) + std::chrono::seconds(1));
    };
    EXPECT_THROW(export_table(table, {}, folder.path("a.csv"), ExportForm::csv, {1, touch}), DataError);
    EXPECT_FALSE(std::filesystem::exists(folder.path("a.csv")));
}

}  // namespace
}  // namespace holdfast::exports
