// What a power cut would leave: each kind of file is flushed to the disk before it gets its name, and the
// name after.
//
// This program replaces the system calls by its own functions, which record each call and pass it on.
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <tests/system/scratch_folder.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/exports/table_database.h>
#include <holdfast/storage/part_file.h>
#include <holdfast/storage/step_file.h>
#include <holdfast/storage/table_file.h>

namespace {

/// "fsync a.csv.part", "rename a.csv.part a.csv", ...
std::vector<std::string> calls;
bool has_no_replace = true;
/// If set: the next lock gets a file to which the process that wrote it has just given its final name.
std::string renamed_before_lock;
bool has_links = true;

std::string name_of(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

}  // namespace

extern "C" int fsync(int file) {
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    calls.push_back("fsync " + name_of(std::filesystem::read_symlink(link).string()));
    return static_cast<int>(syscall(SYS_fsync, file));
}

extern "C" int renameat2(int from_folder, const char* from, int to_folder, const char* to,
                         unsigned flags) noexcept {
    if (!has_no_replace) {
        errno = EINVAL;
        return -1;
    }
    calls.push_back("rename " + name_of(from) + " " + name_of(to) +
                    (flags == RENAME_NOREPLACE ? "" : " over it"));
    return static_cast<int>(syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
}

// By its symbol, as there is a structure of this name.
extern "C" int noted_lock(int file, int operation) noexcept __asm__("flock");
extern "C" int noted_lock(int file, int operation) noexcept {
    if (!renamed_before_lock.empty()) {
        std::filesystem::rename(renamed_before_lock + ".part", renamed_before_lock);
        renamed_before_lock.clear();
    }
    return static_cast<int>(syscall(SYS_flock, file, operation));
}

extern "C" int link(const char* from, const char* to) noexcept {
    if (!has_links) {
        errno = EPERM;
        return -1;
    }
    calls.push_back("link " + name_of(from) + " " + name_of(to));
    return static_cast<int>(syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}

extern "C" int rename(const char* from, const char* to) noexcept {
    calls.push_back("rename " + name_of(from) + " " + name_of(to) + " over it");
    return static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

namespace holdfast {
namespace {

using testing_program::ScratchFolder;

class RenameOrderTest : public testing::Test {
  protected:
    ~RenameOrderTest() override {
        has_no_replace = true;
        has_links = true;
    }

    void write_csv() const {
        storage::NewFile file(path("a"), "flush\n");
        file.append("flush\n");
        file.finish();
    }
    /// The last calls, in order.
    void expect_last(const std::vector<std::string>& expected) {
        const std::size_t size = std::min(calls.size(), expected.size());
        EXPECT_EQ(std::vector<std::string>(calls.end() - static_cast<std::ptrdiff_t>(size), calls.end()),
                  expected);
        calls.clear();
    }
    std::string path(const std::string& name) const { return folder.path(name); }

    std::string of_folder() const {
        return "fsync " + name_of(std::filesystem::path(path("a")).parent_path());
    }

    ScratchFolder folder;
};

TEST_F(RenameOrderTest, OfCsv) {
    write_csv();
    expect_last({"fsync a.holdfast-new", "rename a.holdfast-new a", of_folder()});
}

// Only what begins as the new file would is taken for one that a killed process has left.
TEST_F(RenameOrderTest, AFileOfAnotherProgramStays) {
    const std::string other = path("a.holdfast-new");
    for (const std::string foreign : {"mine", "flash\nflush\n", "SQLite format 2"}) {
        std::ofstream(other) << foreign;
        EXPECT_THROW(write_csv(), ParseError);
        EXPECT_THROW(exports::TableDatabase(path("a"), "odds", {{"x"}}, "0"), ParseError);
        EXPECT_EQ(testing_program::text_of_file(other), foreign);
    }
    for (const std::string left : {"", "flu", "flush\n", "flush\n1\n2\n"}) {
        std::ofstream(other) << left;
        write_csv();
        EXPECT_EQ(testing_program::text_of_file(path("a")), "flush\n");
        std::filesystem::remove(path("a"));
    }
}

TEST_F(RenameOrderTest, ADatabaseOfAnotherProgramStays) {
    const std::string other = path("a.holdfast-new");
    SQLite::Database(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE mine (x)");
    const std::string bytes = testing_program::text_of_file(other);
    EXPECT_THROW(exports::TableDatabase(path("a"), "odds", {{"x"}}, "0"), ParseError);
    EXPECT_TRUE(testing_program::text_of_file(other) == bytes);
}

TEST_F(RenameOrderTest, ADatabaseThatWasBegunIsBegunAnew) {
    exports::TableDatabase(path("a"), "odds", {{"x"}}, "0").finish(0);
    std::filesystem::rename(path("a"), path("a.holdfast-new"));
    exports::TableDatabase(path("a"), "odds", {{"y"}}, "1").finish(0);
    EXPECT_NE(testing_program::text_of_file(path("a")).find("\"y\""), std::string::npos);
}

TEST_F(RenameOrderTest, OfADatabase) {
    exports::TableDatabase(path("a"), "odds", {{"x"}}, "0123456789abcdef").finish(0);
    expect_last({"fsync a.holdfast-new", "rename a.holdfast-new a", of_folder()});
}

TEST_F(RenameOrderTest, OfATable) {
    storage::TableWriter writer(path("a"), {"small", "", 1, {2}}, {0, 1});
    writer.write(0, "ab");
    writer.finish();
    expect_last({"fsync a.part", "rename a.part a", of_folder()});
}

TEST_F(RenameOrderTest, OfAShard) {
    storage::StepWriter writer(path("a"), {"kind", "0123456789abcdef", 1, {0, 1}, "request"});
    writer.append("1\n");
    writer.finish();
    expect_last({"fsync a.part", "rename a.part a", of_folder()});
}

TEST_F(RenameOrderTest, KeepsAFileThatIsRenamedBeforeItIsLocked) {
    std::ofstream(path("a.part")) << "flush\n";
    renamed_before_lock = path("a");
    EXPECT_THROW(storage::PartWriter(path("a")), ParseError);
    EXPECT_EQ(testing_program::text_of_file(path("a")), "flush\n");
}

TEST_F(RenameOrderTest, LinksIfRenamingCannotKeepAnExistingFile) {
    has_no_replace = false;
    write_csv();
    expect_last({"fsync a.holdfast-new", "link a.holdfast-new a", of_folder()});
    EXPECT_FALSE(std::filesystem::exists(path("a.holdfast-new")));
    std::filesystem::remove(path("a"));
    storage::NewFile file(path("a"), "flush\n");
    std::ofstream(path("a")) << "mine";
    EXPECT_THROW(file.finish(), ParseError);
    EXPECT_EQ(testing_program::text_of_file(path("a")), "mine");
}

TEST_F(RenameOrderTest, RenamesOverIfThereAreNoLinksEither) {
    has_no_replace = false;
    has_links = false;
    write_csv();
    expect_last({"fsync a.holdfast-new", "rename a.holdfast-new a over it", of_folder()});
    storage::NewFile file(path("b"), "");
    std::ofstream(path("b")) << "mine";
    EXPECT_THROW(file.finish(), ParseError);
    EXPECT_EQ(testing_program::text_of_file(path("b")), "mine");
    EXPECT_TRUE(std::filesystem::exists(path("b.holdfast-new")));
}

}  // namespace
}  // namespace holdfast
