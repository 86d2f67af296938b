// A look into a table: what it finds, and that a table which changes meanwhile is not believed.
#include <chrono>
#include <filesystem>

#include <apps/cli/commands/table_lookup.h>
#include <gtest/gtest.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/tables/table_builder.h>

namespace holdfast::cli {
namespace {

using testing_program::ScratchFolder;

TEST(TableLookupTest, RefusesATableThatWasWrittenToSinceItWasOpened) {
    const ScratchFolder folder;
    const std::string path = folder.path("flop.shard");
    holdem::build_table(holdem::TableKind::flop, path, {1, 220});
    const holdem::SituationTable table(path);
    EXPECT_EQ(look_up(table, 0).street, holdem::Street::flop);
    std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) + std::chrono::seconds(1));
    EXPECT_THROW(look_up(table, 0), DataError);
}

}  // namespace
}  // namespace holdfast::cli
