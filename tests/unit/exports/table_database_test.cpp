// SQLite files: what is in them, and that they take nobody's place.
#include <filesystem>
#include <fstream>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/core/error.h>
#include <holdfast/exports/table_database.h>

namespace holdfast::exports {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;
using testing_program::text_of_file;

constexpr const char* digest = "0123456789abcdef";
const std::vector<DatabaseColumn> columns{{"full house"}, {"a \"name\""}, {"return_exact"}};

void append_rows(TableDatabase& file, int end) {
    for (int row = 0; row < end; ++row) {
        file.append({static_cast<i64>(row), 0.5 + row, "p/q " + std::to_string(row)});
    }
}

class TableDatabaseTest : public testing::Test {
  protected:
    void write(const std::string& to) const {
        TableDatabase file(to, "paytables", columns, digest);
        append_rows(file, 30'000);
        file.finish(20);
    }
    std::string refusal() const {
        try {
            const TableDatabase file(path, "paytables", columns, digest);
        } catch (const ParseError& error) {
            return error.what();
        }
        return "";
    }

    ScratchFolder folder;
    std::string path = folder.path("a.db");
    std::string unfinished = path + ".holdfast-new";
};

TEST_F(TableDatabaseTest, HoldsWhatWasAppended) {
    write(path);
    EXPECT_FALSE(std::filesystem::exists(unfinished));
    SQLite::Database database(path);
    const auto value = [&](const std::string& query) { return database.execAndGet(query); };
    EXPECT_EQ(value("SELECT count(*) FROM paytables").getInt64(), 30'000);
    EXPECT_EQ(value("SELECT sum(\"full house\") FROM paytables").getInt64(), 449'985'000);
    EXPECT_EQ(value("SELECT \"a \"\"name\"\"\" FROM paytables WHERE rowid = 3").getDouble(), 2.5);
    EXPECT_EQ(value("SELECT return_exact FROM paytables WHERE rowid = 3").getString(), "p/q 2");
    EXPECT_EQ(value("SELECT group_concat(value, ' ') FROM holdfast").getString(),
              "paytables 4 0123456789abcdef 20");
    EXPECT_EQ(value("PRAGMA application_id").getInt64(), 0x486f6c64);
    EXPECT_EQ(value("PRAGMA integrity_check").getString(), "ok");
}

TEST_F(TableDatabaseTest, TakesColumnsOfAnyName) {
    TableDatabase file(path, "paytables", {{"rowid"}, {"oid"}, {"_rowid_"}}, digest);
    file.append({i64{2}, i64{3}, i64{4}});
    file.finish(1);
    EXPECT_EQ(SQLite::Database(path).execAndGet("SELECT _rowid_ FROM paytables").getInt64(), 4);
}

TEST_F(TableDatabaseTest, IsDeletedUnlessItIsFinished) {
    {
        TableDatabase file(path, "paytables", columns, digest);
        append_rows(file, 30'000);
        EXPECT_TRUE(std::filesystem::exists(unfinished));
    }
    EXPECT_FALSE(std::filesystem::exists(unfinished));
    EXPECT_FALSE(std::filesystem::exists(path));
}

TEST_F(TableDatabaseTest, EndsWithTheSameBytesWhateverAKillLeft) {
    write(path);
    const std::string whole = text_of_file(path);
    for (const std::size_t size : {std::size_t{0}, std::size_t{50}, std::size_t{5000}, whole.size()}) {
        std::filesystem::remove(path);
        folder.write("a.db.holdfast-new", whole.substr(0, size));
        write(path);
        EXPECT_TRUE(text_of_file(path) == whole) << size;
    }
}

TEST_F(TableDatabaseTest, IsWrittenByOneProcess) {
    {
        const TableDatabase file(path, "paytables", columns, digest);
        EXPECT_EQ(refusal(), "another process is writing " + unfinished);
    }
    EXPECT_EQ(refusal(), "");
}

TEST_F(TableDatabaseTest, TouchesNothingElse) {
    folder.write("a.db", "mine");
    EXPECT_THAT(refusal(), HasSubstr("exists already"));
    EXPECT_EQ(text_of_file(path), "mine");
    EXPECT_FALSE(std::filesystem::exists(unfinished));
    std::filesystem::remove(path);
    std::filesystem::create_symlink(folder.write("notes", "mine, too"), unfinished);
    EXPECT_THAT(refusal(), HasSubstr("was not written by Holdfast"));
    EXPECT_EQ(text_of_file(folder.path("notes")), "mine, too");
}

TEST_F(TableDatabaseTest, AFileThatAppearsMeanwhileStays) {
    TableDatabase file(path, "paytables", columns, digest);
    append_rows(file, 20);
    folder.write("a.db", "mine");
    EXPECT_THROW(file.finish(20), ParseError);
    EXPECT_EQ(text_of_file(path), "mine");
    // What was written is kept under its other name.
    EXPECT_EQ(SQLite::Database(unfinished).execAndGet("SELECT count(*) FROM paytables").getInt64(), 20);
}

TEST_F(TableDatabaseTest, TakesNoOtherFileForItsOwn) {
    TableDatabase file(path, "paytables", columns, digest);
    append_rows(file, 20);
    std::filesystem::rename(unfinished, path + ".moved");
    folder.write("a.db.holdfast-new", "mine");
    EXPECT_THROW(file.finish(20), std::runtime_error);
    EXPECT_FALSE(std::filesystem::exists(path));
    EXPECT_EQ(text_of_file(unfinished), "mine");
}

}  // namespace
}  // namespace holdfast::exports
