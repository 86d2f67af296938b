// SQLite files that are resumed: stopped after every transaction, they end with the same bytes.
#include <filesystem>
#include <fstream>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <tests/system/scratch_folder.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/exports/table_database.h>

namespace holdfast::exports {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;
using testing_program::text_of_file;

const std::vector<DatabaseColumn> columns{{"full house"}, {"a \"name\""}, {"return_exact"}};

/// Transactions up to `steps`, of a few rows each.
void append_up_to(TableDatabase& file, u64 steps) {
    for (u64 step = file.done(); step < steps; ++step) {
        std::vector<DatabaseRow> rows;
        for (u64 row = 0; row < step % 4; ++row) {
            rows.push_back(
                {static_cast<i64>(step), 0.5 + static_cast<double>(row), "p/q " + std::to_string(row)});
        }
        file.append(rows, step + 1);
    }
}

/// How often SQLite may still write in this process before it is killed.
int writes_left = 0;

ssize_t write_or_die(int file, const void* bytes, size_t size, off_t place) {
    if (writes_left-- == 0) _exit(9);
    return pwrite(file, bytes, size, place);
}

/// Begins a file in a process that is killed before its write number `number`, counted from 0; false if it
/// has no such write.
bool is_killed_before_write(int number, const std::string& path) {
    const pid_t child = fork();
    if (child == 0) {
        writes_left = number;
        sqlite3_vfs* const system = sqlite3_vfs_find("unix");
        for (const char* call : {"pwrite", "pwrite64"}) {
            system->xSetSystemCall(system, call, reinterpret_cast<sqlite3_syscall_ptr>(write_or_die));
        }
        TableDatabase file(path, "paytables", columns, "0123456789abcdef");
        _exit(0);
    }
    return testing_program::exit_status(child) != 0;
}

void write_empty(const std::string& path) {
    TableDatabase(path, "paytables", columns, "0123456789abcdef").finish();
}

void write_whole(const std::string& path) {
    TableDatabase file(path, "paytables", columns, "0123456789abcdef");
    append_up_to(file, 20);
    file.finish();
}

TEST(TableDatabase, StoppedAnywhereItEndsWithTheSameBytes) {
    const ScratchFolder folder;
    const std::string whole = folder.path("whole.db");
    write_whole(whole);
    for (u64 steps = 0; steps <= 20; steps += 3) {
        const std::string path = folder.path("stopped.db");
        {
            TableDatabase file(path, "paytables", columns, "0123456789abcdef");
            append_up_to(file, steps);
        }
        write_whole(path);
        EXPECT_TRUE(text_of_file(path) == text_of_file(whole)) << steps;
        std::filesystem::remove(path);
    }
}

TEST(TableDatabase, KilledWhileItIsCreatedItEndsWithTheSameBytes) {
    const ScratchFolder folder;
    const std::string whole = folder.path("whole.db");
    write_empty(whole);
    const std::string path = folder.path("killed.db");
    int number = 0;
    for (; is_killed_before_write(number, path); ++number) {
        write_empty(path);
        EXPECT_TRUE(text_of_file(path) == text_of_file(whole)) << number;
        std::filesystem::remove(path);
    }
    EXPECT_GT(number, 3);  // pages, and what the journal says of them
}

TEST(TableDatabase, HoldsWhatWasAppended) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    write_whole(path);
    EXPECT_FALSE(std::filesystem::exists(path + ".part"));
    SQLite::Database database(path);
    EXPECT_EQ(database.execAndGet("SELECT count(*) FROM paytables").getInt64(), 30);
    EXPECT_EQ(database.execAndGet("SELECT sum(\"full house\") FROM paytables").getInt64(), 310);
    EXPECT_EQ(database.execAndGet("SELECT \"a \"\"name\"\"\" FROM paytables WHERE rowid = 3").getDouble(),
              1.5);
    EXPECT_EQ(database.execAndGet("SELECT value FROM holdfast WHERE name = 'done'").getInt64(), 20);
    EXPECT_EQ(database.execAndGet("PRAGMA integrity_check").getString(), "ok");
}

TEST(TableDatabase, TouchesNothingElse) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    const auto message = [&](const std::string& digest) -> std::string {
        try {
            TableDatabase file(path, "paytables", columns, digest);
        } catch (const ParseError& error) {
            return error.what();
        }
        return "";
    };
    std::ofstream(path + ".part") << "mine";
    EXPECT_THAT(message("0123456789abcdef"), HasSubstr("was not written by Holdfast"));
    EXPECT_EQ(text_of_file(path + ".part"), "mine");
    std::filesystem::remove(path + ".part");
    EXPECT_EQ(message("0123456789abcdef"), "");
    EXPECT_THAT(message("0123456789abcde0"), HasSubstr("belongs to another command"));
    std::ofstream(path) << "mine";
    EXPECT_THAT(message("0123456789abcdef"), HasSubstr("exists already"));
}

TEST(TableDatabase, OneProcessWritesIt) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    TableDatabase file(path, "paytables", columns, "0123456789abcdef");
    append_up_to(file, 7);
    try {
        TableDatabase(path, "paytables", columns, "0123456789abcdef");
        FAIL() << "two writers";
    } catch (const ParseError& error) {
        EXPECT_EQ(error.what(), "another process is writing " + path + ".part");
    }
    // A reader cannot get access in between and end the writing either.
    SQLite::Database reader(path + ".part");
    EXPECT_THROW(reader.execAndGet("SELECT count(*) FROM paytables"), SQLite::Exception);
    append_up_to(file, 20);
    file.finish();
    EXPECT_EQ(SQLite::Database(path).execAndGet("SELECT count(*) FROM paytables").getInt64(), 30);
    EXPECT_FALSE(std::filesystem::exists(path + ".part-journal"));
}

TEST(TableDatabase, OneProcessResumesIt) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    { TableDatabase file(path, "paytables", columns, "0123456789abcdef"); }
    const TableDatabase file(path, "paytables", columns, "0123456789abcdef");
    EXPECT_THROW(TableDatabase(path, "paytables", columns, "0123456789abcdef"), ParseError);
}

TEST(TableDatabase, AFileThatAppearsMeanwhileStays) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    TableDatabase file(path, "paytables", columns, "0123456789abcdef");
    append_up_to(file, 20);
    std::ofstream(path) << "mine";
    EXPECT_THROW(file.finish(), ParseError);
    EXPECT_EQ(text_of_file(path), "mine");
}

TEST(TableDatabase, TakesNoOtherFileForItsOwn) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    {
        TableDatabase other(folder.path("other.db"), "paytables", columns, "0123456789abcdef");
        append_up_to(other, 7);
    }
    TableDatabase file(path, "paytables", columns, "0123456789abcdef");
    append_up_to(file, 20);
    std::filesystem::rename(path + ".part", path + ".moved");
    EXPECT_THROW(file.finish(), std::runtime_error);
    std::filesystem::rename(folder.path("other.db.part"), path + ".part");
    EXPECT_THROW(file.finish(), std::runtime_error);
    EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(TableDatabase, StopsWhileItsRowsAreChecked) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    {
        TableDatabase file(path, "paytables", columns, "0123456789abcdef");
        append_up_to(file, 7);
    }
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(TableDatabase(path, "paytables", columns, "0123456789abcdef", &stop), Stopped);
    EXPECT_EQ(TableDatabase(path, "paytables", columns, "0123456789abcdef").rows(), 9U);
}

// A kill between the new name and the end of the journal.
TEST(TableDatabase, AJournalOfAFileThatHasItsNameIsOfNoOther) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    const std::string journal = path + ".part-journal";
    std::string left;
    {
        TableDatabase file(path, "paytables", columns, "0123456789abcdef");
        append_up_to(file, 20);
        left = text_of_file(journal);
        file.finish();
    }
    const std::string whole = text_of_file(path);
    std::filesystem::remove(path);
    std::ofstream(journal, std::ios::binary) << left;
    write_whole(path);
    EXPECT_TRUE(text_of_file(path) == whole);
    EXPECT_FALSE(std::filesystem::exists(journal));
}

TEST(TableDatabase, ChecksTheRowsThatAreThere) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    const auto begin = [&] {
        std::filesystem::remove(path + ".part");
        TableDatabase file(path, "paytables", columns, "0123456789abcdef");
        append_up_to(file, 7);
    };
    for (const char* change :
         {"DELETE FROM paytables WHERE rowid = 9", "UPDATE paytables SET \"full house\" = 6.0",
          "UPDATE paytables SET return_exact = 'p/q 3' WHERE rowid = 4",
          "INSERT INTO paytables VALUES (7, 1.5, 'p/q 0')",
          "UPDATE holdfast SET value = 6 WHERE name = 'done'",
          "UPDATE holdfast SET value = 'a' WHERE name = 'done'",
          "DELETE FROM holdfast WHERE name = 'checksum'", "DROP TABLE paytables"}) {
        begin();
        SQLite::Database(path + ".part", SQLite::OPEN_READWRITE).exec(change);
        EXPECT_THROW(TableDatabase(path, "paytables", columns, "0123456789abcdef"), DataError) << change;
    }
    begin();
    EXPECT_EQ(TableDatabase(path, "paytables", columns, "0123456789abcdef").rows(), 9U);
}

TEST(TableDatabase, IsResumedWhateverItsColumnsAreCalled) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    const std::vector<DatabaseColumn> names{{"rowid"}, {"oid"}, {"_rowid_"}};
    TableDatabase(path, "paytables", names, "0123456789abcdef")
        .append({{i64{2}, i64{2}, i64{2}}, {i64{1}, i64{1}, i64{1}}}, 2);
    EXPECT_EQ(TableDatabase(path, "paytables", names, "0123456789abcdef").rows(), 2U);
}

TEST(TableDatabase, SaysWhatIsDamaged) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.db");
    { TableDatabase file(path, "paytables", columns, "0123456789abcdef"); }
    std::string bytes = text_of_file(path + ".part");
    for (std::size_t i = 100; i < bytes.size(); ++i) bytes[i] = 'x';
    std::ofstream(path + ".part", std::ios::binary) << bytes;
    EXPECT_THROW(TableDatabase(path, "paytables", columns, "0123456789abcdef"), DataError);
}

}  // namespace
}  // namespace holdfast::exports
