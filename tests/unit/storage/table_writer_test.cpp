#include <cerrno>
#include <csignal>
#include <functional>
#include <random>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <tests/unit/storage/small_table.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/storage/table_file.h>

namespace {

/// What the next calls of the system do beside their work; empty functions do nothing.
std::function<void()> at_sync;
std::function<void(off_t size)> at_room;

}  // namespace

// These take the place of the system's own, and do the same.

extern "C" int fdatasync(int descriptor) {
    if (at_sync) at_sync();
    return static_cast<int>(::syscall(SYS_fdatasync, descriptor));
}

extern "C" int posix_fallocate(int descriptor, off_t at, off_t size) {
    if (at_room) at_room(size);
    if (::fallocate(descriptor, 0, at, size) == 0) return 0;
    return errno == EOPNOTSUPP && ::ftruncate(descriptor, at + size) == 0 ? 0 : errno;
}

namespace holdfast::storage {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;
using testing_program::text_of_file;

class TableWriterTest : public testing::Test {
  protected:
    ScratchFolder folder;
    std::string whole = test::write_small_table(folder.path("whole"));
    std::string path = folder.path("table");
    std::string part = path + ".part";
};

TEST_F(TableWriterTest, GoesOnFromTheBlocksThatAreThere) {
    for (u32 subset = 0; subset < 16; ++subset) {
        {
            TableWriter writer(path, test::small_plan(), {0, 4});
            test::write_blocks(writer, [&](std::size_t block) { return ((subset >> block) & 1U) != 0; });
        }
        EXPECT_THROW(TableFile{part}, DataError);
        TableWriter writer(path, test::small_plan(), {0, 4});
        for (std::size_t block = 0; block < 4; ++block) {
            EXPECT_EQ(writer.is_done(block), ((subset >> block) & 1U) != 0);
        }
        test::write_blocks(writer, [](std::size_t) { return true; });
        writer.finish();
        EXPECT_EQ(text_of_file(path), whole);
        EXPECT_FALSE(std::filesystem::exists(part));
        std::filesystem::remove(path);
    }
}

// As a crash of the whole machine may leave it.
TEST_F(TableWriterTest, WritesAnewWhatDoesNotMatchItsChecksum) {
    const std::size_t entries = TableHeader::of(test::small_plan(), {0, 4}).offset();
    std::string complete = whole;  // killed between the last byte and the new name
    for (const std::size_t damaged : {entries, entries + 13, whole.size() - 1}) {
        std::string bytes = complete;
        bytes[damaged] = '!';
        test::overwrite(part, bytes);
        TableWriter writer(path, test::small_plan(), {0, 4});
        test::write_blocks(writer, [](std::size_t) { return true; });
        writer.finish();
        EXPECT_EQ(text_of_file(path), whole);
        std::filesystem::remove(path);
    }
}

// The last header is longer than a page: a kill or a power cut may leave some of its bytes, such as that the
// table is complete, without its checksum.
TEST_F(TableWriterTest, GoesOnFromALastHeaderThatIsTorn) {
    std::string unfinished;
    {
        TableWriter writer(path, test::small_plan(), {0, 4});
        test::write_blocks(writer, [](std::size_t block) { return block != 2; });
        unfinished = text_of_file(part);
    }
    constexpr std::size_t state_place = 12;
    unfinished[state_place] = 1;
    test::overwrite(part, unfinished);
    TableWriter writer(path, test::small_plan(), {0, 4});
    EXPECT_TRUE(writer.is_done(1));
    EXPECT_FALSE(writer.is_done(2));
    test::write_blocks(writer, [](std::size_t) { return true; });
    writer.finish();
    EXPECT_EQ(text_of_file(path), whole);
}

TEST_F(TableWriterTest, StopsWhileWhatIsThereIsChecked) {
    test::overwrite(part, whole);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(TableWriter(path, test::small_plan(), {0, 4}, {1, {}, &stop}), Stopped);
    EXPECT_EQ(text_of_file(part), whole);
}

TEST_F(TableWriterTest, StopsWhileZerosAreLookedAt) {
    std::string mine(whole.size(), '\0');
    mine.back() = 'x';
    test::overwrite(part, mine);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(TableWriter(path, test::small_plan(), {0, 4}, {1, {}, &stop}), Stopped);
    EXPECT_EQ(text_of_file(part), mine);
}

TEST_F(TableWriterTest, AFileThatAppearsMeanwhileStays) {
    TableWriter writer(path, test::small_plan(), {0, 4});
    test::write_blocks(writer, [](std::size_t) { return true; });
    test::overwrite(path, "mine");
    EXPECT_THROW(writer.finish(), ParseError);
    EXPECT_EQ(text_of_file(path), "mine");
    EXPECT_EQ(text_of_file(part), whole);
}

TEST_F(TableWriterTest, BeginsAnewWhereOnlyRoomWasMade) {
    test::overwrite(part, std::string(whole.size(), '\0'));
    EXPECT_EQ(test::write_small_table(path), whole);
    std::filesystem::remove(path);
    test::overwrite(part, "");
    EXPECT_EQ(test::write_small_table(path), whole);
    std::filesystem::remove(path);
    // Killed while the header was written, after any of its bytes.
    const std::string header = pack(TableHeader::of(test::small_plan(), {0, 4}));
    for (const std::size_t written : {std::size_t{1}, std::size_t{100}, header.size() - 1, header.size()}) {
        test::overwrite(part, header.substr(0, written) + std::string(whole.size() - written, '\0'));
        EXPECT_EQ(test::write_small_table(path), whole) << written;
        std::filesystem::remove(path);
    }
}

// A file system that cannot reserve room fills the file, which takes long enough to be killed or stopped.
TEST_F(TableWriterTest, BeginsAnewWhereRoomWasBeingMade) {
    const std::string header = pack(TableHeader::of(test::small_plan(), {0, 4}));
    for (const std::size_t size : {header.size() + 1, whole.size() - 1}) {
        test::overwrite(part, header + std::string(size - header.size(), '\0'));
        EXPECT_EQ(test::write_small_table(path), whole) << size;
        std::filesystem::remove(path);
        // Of another plan, it is ours too, and stays.
        test::overwrite(part, header + std::string(size - header.size(), '\0'));
        TablePlan other = test::small_plan();
        other.parameters = "base=12";
        try {
            const TableWriter writer(path, other, {0, 4});
            ADD_FAILURE() << "was written";
        } catch (const ParseError& error) {
            EXPECT_THAT(error.what(), testing::HasSubstr("belongs to another command"));
        }
        EXPECT_EQ(text_of_file(part).size(), size);
    }
    std::filesystem::remove(part);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(TableWriter(path, test::small_plan(), {0, 4}, {1, {}, &stop}), Stopped);
    EXPECT_EQ(text_of_file(part), header);
    EXPECT_EQ(test::write_small_table(path), whole);
}

// The system writes to the disk in any order; after a crash, blocks without their header would be a stranger's.
TEST_F(TableWriterTest, TheHeaderIsOnTheDiskBeforeAnythingElseIsWritten) {
    const std::string header = pack(TableHeader::of(test::small_plan(), {0, 4}));
    int synced = 0;
    at_sync = [&] {
        ++synced;
        EXPECT_EQ(text_of_file(part), header);
    };
    { const TableWriter writer(path, test::small_plan(), {0, 4}); }
    at_sync = {};
    EXPECT_EQ(synced, 1);
}

TEST_F(TableWriterTest, MakingRoomIsStoppedWithinFourMegabytes) {
    constexpr u32 entry_bytes = 1U << 16U;
    const TablePlan plan{"large numbers", "base=10", entry_bytes, {100, 200}};
    StopFlag stop;
    u64 room = 0;
    at_room = [&](off_t size) {
        room += static_cast<u64>(size);
        stop.request_stop();
    };
    EXPECT_THROW(TableWriter(path, plan, {0, 2}, {1, {}, &stop}), Stopped);
    at_room = {};
    EXPECT_GT(room, 0U);
    EXPECT_LE(room, u64{1} << 22U);
    // Begun anew, it is whole.
    { const TableWriter writer(path, plan, {0, 2}); }
    EXPECT_EQ(std::filesystem::file_size(part), TableHeader::of(plan, {0, 2}).file_size());
}

// It is lost for nobody: the new file begins with it.
TEST_F(TableWriterTest, ABeginningOfAHeaderIsBlank) {
    const std::string header = pack(TableHeader::of(test::small_plan(), {0, 4}));
    test::overwrite(part, header.substr(0, 1));
    EXPECT_EQ(test::write_small_table(path), whole);
    std::filesystem::remove(path);
    test::overwrite(part, "h");
    EXPECT_THROW(test::write_small_table(path), ParseError);
}

// Disk images and downloads for which room was made begin with zeros, too.
TEST_F(TableWriterTest, LeavesOtherFilesThatBeginWithZeros) {
    std::string last(whole.size(), '\0');
    last.back() = 'x';
    for (const std::string& mine : {std::string(512, '\0') + "precious data of another program",
                                    std::string(whole.size() - 1, '\0'), std::string(whole.size() + 1, '\0'),
                                    last, std::string("HOLDF") + std::string(whole.size() - 5, '\1')}) {
        test::overwrite(part, mine);
        EXPECT_THROW(test::write_small_table(path), ParseError);
        EXPECT_EQ(text_of_file(part), mine);
    }
}

// Zeros are compared a mebibyte at a time.
TEST_F(TableWriterTest, LooksAtAllZerosOfALargeFile) {
    TablePlan plan = test::small_plan();
    plan.block_ends = {1'000'000};
    const u64 size = TableHeader::of(plan, {0, 1}).file_size();
    for (const u64 place : {u64{0}, u64{1} << 20U, size - 1}) {
        std::string mine(size, '\0');
        mine[place] = 'x';
        test::overwrite(part, mine);
        EXPECT_THROW(TableWriter(path, plan, {0, 1}), ParseError) << place;
        EXPECT_EQ(text_of_file(part), mine);
    }
    test::overwrite(part, std::string(size, '\0'));
    EXPECT_FALSE(TableWriter(path, plan, {0, 1}).is_done(0));
}

TEST_F(TableWriterTest, RefusesFilesThatAreNotItsOwn) {
    EXPECT_THROW(test::write_small_table(folder.path("whole")), ParseError);
    EXPECT_THROW(test::write_small_table(folder.path("nowhere/table")), ParseError);
    test::overwrite(part, "a letter to my aunt");
    EXPECT_THROW(test::write_small_table(path), ParseError);
    EXPECT_EQ(text_of_file(part), "a letter to my aunt");
    std::filesystem::remove(part);
    { const TableWriter other(path, test::small_plan(), {0, 2}); }
    EXPECT_THROW(test::write_small_table(path), ParseError);
    std::filesystem::remove(part);
    {
        TablePlan plan = test::small_plan();
        plan.parameters = "base=12";
        const TableWriter other(path, plan, {0, 4});
    }
    EXPECT_THROW(test::write_small_table(path), ParseError);
}

TEST_F(TableWriterTest, LetsNobodyElseWriteTheSameFile) {
    TableWriter writer(path, test::small_plan(), {0, 4});
    try {
        const TableWriter second(path, test::small_plan(), {0, 4});
        FAIL() << "two writers";
    } catch (const std::runtime_error& error) {
        EXPECT_EQ(error.what(), "another process is writing " + part);
    }
    test::write_blocks(writer, [](std::size_t) { return true; });
    writer.finish();
    EXPECT_EQ(text_of_file(path), whole);
}

TEST_F(TableWriterTest, SaysBeforehandThatTheDiskHasNoRoom) {
    rlimit before = {};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit little{200, before.rlim_max};
    const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &little), 0);
    std::string message;
    try {
        const TableWriter writer(path, test::small_plan(), {0, 4});
    } catch (const std::runtime_error& error) {
        message = error.what();
    }
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, old_handler);
    EXPECT_EQ(message, "there is no room for " + path + ": 1 MB");
    EXPECT_FALSE(std::filesystem::exists(part));
}

class MergeTablesTest : public TableWriterTest {
  protected:
    std::string shard(u32 number, u32 of) {
        const std::string name = folder.path("shard" + std::to_string(number) + std::to_string(of));
        if (!std::filesystem::exists(name)) {
            test::write_small_table(name, shard_of(4, {number, of}));
        }
        return name;
    }
    std::string refusal(const std::vector<std::string>& shards) {
        try {
            merge_tables(shards, path);
            return "";
        } catch (const DataError& error) {
            return error.what();
        }
    }
};

TEST_F(MergeTablesTest, EndsWithTheBytesOfOneBuild) {
    for (u32 of = 1; of <= 4; ++of) {
        std::vector<std::string> shards;
        for (u32 number = of; number > 0; --number) shards.push_back(shard(number, of));
        merge_tables(shards, path);
        EXPECT_EQ(text_of_file(path), whole);
        std::filesystem::remove(path);
    }
    // Shards of different divisions fit together, too, if their ends meet.
    merge_tables({shard(1, 2), shard(3, 4), shard(4, 4)}, path);
    EXPECT_EQ(text_of_file(path), whole);
}

TEST_F(MergeTablesTest, RefusesWhatIsNoWholeTable) {
    EXPECT_EQ(refusal({shard(1, 3), shard(3, 3)}), "the shard before it is missing, with entry 3");
    EXPECT_EQ(refusal({shard(1, 3), shard(2, 3)}), "the shard after it is missing, with entries 4 to 13");
    EXPECT_EQ(refusal({shard(2, 2)}), "the shard before it is missing, with entries 0 to 3");
    EXPECT_EQ(refusal({shard(1, 2), shard(1, 2), shard(2, 2)}), "overlaps another shard in entries 0 to 3");
    TablePlan plan = test::small_plan();
    plan.parameters = "base=12";
    {
        TableWriter writer(folder.path("other"), plan, {2, 4});
        test::write_blocks(writer, [](std::size_t) { return true; });
        writer.finish();
    }
    EXPECT_THAT(refusal({shard(1, 2), folder.path("other")}), HasSubstr("belongs to another table than"));
    TableHeader forged = TableFile(folder.path("whole")).header();
    const std::string entries = whole.substr(forged.offset());
    ++forged.plan_digest;
    test::overwrite(folder.path("forged"), pack(forged) + entries);
    EXPECT_THAT(refusal({folder.path("forged")}), HasSubstr("its plan is not that of its blocks"));
    std::string damaged = text_of_file(shard(2, 2));
    damaged.back() = '!';
    test::overwrite(shard(2, 2), damaged);
    EXPECT_THAT(refusal({shard(1, 2), shard(2, 2)}), HasSubstr("do not match their checksum"));
    EXPECT_FALSE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace holdfast::storage
