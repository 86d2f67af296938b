#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <tests/unit/storage/small_table.h>

#include <holdfast/core/error.h>
#include <holdfast/storage/checksum.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::storage {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing_program::ScratchFolder;

/// Opens a file and looks at all of it; the sentence it is refused with, or "".
std::string refusal_of(const std::string& path) {
    try {
        TableFile(path).verify();
        return "";
    } catch (const DataError& error) {
        EXPECT_EQ(error.file, path);
        EXPECT_NE(std::string(error.what()), "");
        return error.what();
    } catch (const ParseError& error) {  // not a table, damaged or not
        EXPECT_EQ(error.text, path);
        return "wrong file: " + std::string(error.what());
    }
}

/// Each place has another bit changed than its neighbours.
std::string with_a_bit_changed(std::string bytes, std::size_t place) {
    bytes[place] = static_cast<char>(bytes[place] ^ 1 << place % 8);
    return bytes;
}

class DamagedTableTest : public testing::Test {
  protected:
    std::string refusal_of_bytes(const std::string& bytes) {
        test::overwrite(path, bytes);
        return refusal_of(path);
    }

    ScratchFolder folder;
    std::string path = folder.path("table");
    std::string whole = test::write_small_table(path);
};

TEST(TableFileTest, AnswersWithWhatWasWritten) {
    const ScratchFolder folder;
    const std::string bytes = test::write_small_table(folder.path("table"));
    const TableFile table(folder.path("table"));
    EXPECT_EQ(table.header().kind, "small numbers");
    EXPECT_EQ(table.header().parameters, "base=10");
    EXPECT_TRUE(table.header().is_whole());
    EXPECT_EQ(table.header().offset() % 64, 0U);
    EXPECT_EQ(table.header().file_size(), bytes.size());
    for (u32 number = 0; number < 14; ++number) {
        u32 entry = 0;
        std::memcpy(&entry, table.entry(number), sizeof entry);
        EXPECT_EQ(entry, 1000 * number);
    }
    EXPECT_THROW(table.entry(14), std::out_of_range);
    table.verify();
}

TEST(TableFileTest, AShardHasOnlyItsEntries) {
    const ScratchFolder folder;
    test::write_small_table(folder.path("shard"), shard_of(4, {2, 2}));
    const TableFile shard(folder.path("shard"));
    EXPECT_FALSE(shard.header().is_whole());
    EXPECT_EQ(shard.header().first_entry, 4U);
    u32 entry = 0;
    std::memcpy(&entry, shard.entry(13), sizeof entry);
    EXPECT_EQ(entry, 13'000U);
    EXPECT_THROW(shard.entry(3), std::out_of_range);
    EXPECT_THROW(shard.entry(14), std::out_of_range);
}

TEST(TableFileTest, RefusesWhatIsNoFile) {
    const ScratchFolder folder;
    EXPECT_THAT(refusal_of(folder.path("nowhere")), "wrong file: there is no such file");
    EXPECT_THAT(refusal_of(folder.path("")), EndsWith("not a table of Holdfast, but a directory"));
    EXPECT_THAT(refusal_of("/dev/zero"), EndsWith("not a table of Holdfast, but a device"));
    const std::string pipe = folder.path("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_THAT(refusal_of(pipe), EndsWith("not a table of Holdfast, but a pipe"));
    EXPECT_THAT(refusal_of(folder.write("empty", "")),
                HasSubstr("wrong file: this is not a table of Holdfast: it is empty"));
    EXPECT_THAT(refusal_of(folder.write("text", std::string(1000, 'x'))),
                HasSubstr("wrong file: this is not a table"));
    std::filesystem::create_symlink("loop", folder.path("loop"));
    EXPECT_THAT(refusal_of(folder.path("loop")),
                HasSubstr("wrong file: the table cannot be read: Too many levels"));
}

TEST(TableFileTest, RefusesWhatWasWrittenToWhileItIsOpen) {
    const ScratchFolder folder;
    const std::string path = folder.path("table");
    const std::string whole = test::write_small_table(path);
    const TableFile table(path);
    table.entry(5);
    table.check_unchanged();
    // Another file under the same name does not affect one that is open.
    test::overwrite(folder.path("new"), std::string(whole.size(), 'x'));
    std::filesystem::rename(folder.path("new"), path);
    table.entry(5);
    table.check_unchanged();
    test::overwrite(path, whole);
    const TableFile second(path);
    second.entry(5);
    std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) + std::chrono::seconds(1));
    EXPECT_THROW(second.check_unchanged(), DataError);
    // A changed file stays refused once it has another name, or none.
    std::filesystem::rename(path, folder.path("moved"));
    EXPECT_THROW(second.check_unchanged(), DataError);
    std::filesystem::remove(folder.path("moved"));
    EXPECT_THROW(second.check_unchanged(), DataError);
}

TEST(TableFileTest, CopiesABlockOnlyAsItWasWritten) {
    const ScratchFolder folder;
    const std::string path = folder.path("table");
    std::string bytes = test::write_small_table(path);
    TableFile table(path);
    table.close_file();
    const std::string copy = table.copy_of_block(3);
    bytes.back() = '!';
    test::overwrite(path, bytes);
    EXPECT_THROW(table.copy_of_block(3), DataError);
    const std::vector<u32> block = test::small_block(9, 14);
    EXPECT_EQ(std::memcmp(copy.data(), block.data(), copy.size()), 0);
}

// Refused whether or not a block was checked before.
TEST(TableFileTest, RefusesWhatWasCutWhileItIsOpen) {
    outlive_cut_files();
    const ScratchFolder folder;
    const std::string path = folder.path("table");
    const TablePlan plan{"large numbers", "", 4, {4000, 8000, 12'000}};
    const std::vector<u32> block(4000, 7);
    TableWriter writer(path, plan, {0, 3});
    for (const std::size_t number : {0U, 1U, 2U}) writer.write(number, block.data());
    writer.finish();
    const TableFile table(path);
    table.entry(5000);
    table.check_unchanged();
    std::filesystem::resize_file(path, table.header().place_of(1));
    EXPECT_THROW(table.entry(9000), DataError);
    EXPECT_NO_THROW(table.entry(5000));
    EXPECT_THROW(
        {
            u32 entry = 0;
            std::memcpy(&entry, table.entry(5500), sizeof entry);
            table.check_unchanged();
        },
        DataError);
    EXPECT_THROW(table.verify(), DataError);
    // The next file that is mapped in its place counts as whole.
    const std::string whole = folder.path("whole");
    test::write_small_table(whole);
    EXPECT_EQ(refusal_of(whole), "");
}

// With the test below more than 500 files, each damaged in another place.
TEST_F(DamagedTableTest, IsRefusedWhateverByteIsChanged) {
    ASSERT_EQ(refusal_of(path), "");
    for (std::size_t place = 0; place < whole.size(); ++place) {
        EXPECT_NE(refusal_of_bytes(with_a_bit_changed(whole, place)), "") << "byte " << place;
    }
}

TEST_F(DamagedTableTest, IsRefusedWhereverItIsCutOff) {
    for (std::size_t size = 0; size < whole.size(); ++size) {
        EXPECT_NE(refusal_of_bytes(whole.substr(0, size)), "") << size << " bytes";
    }
    EXPECT_THAT(refusal_of_bytes(whole + '\0'), HasSubstr("something after its end"));
    EXPECT_THAT(refusal_of_bytes(whole.substr(0, whole.size() - 1)), HasSubstr("its end is missing"));
}

/// Whoever changes a header may change its checksum too.
std::string with_checksum(std::string bytes) {
    const std::size_t end = packed_blocks_place + 4 * packed_block_bytes;
    const u64 checksum = checksum_of(bytes.data(), end);
    bytes.replace(end, sizeof checksum, reinterpret_cast<const char*>(&checksum), sizeof checksum);
    return bytes;
}

TEST_F(DamagedTableTest, IsRefusedThoughItsChecksumIsRight) {
    ASSERT_EQ(with_checksum(whole), whole);
    for (std::size_t place = 16; place < packed_blocks_place + 4 * packed_block_bytes; ++place) {
        const bool is_free =
            place >= 56 && place < 128;  // the digest, which is not looked at here, and texts
        if (is_free) continue;
        // The number of all entries may be larger: then this is a shard.
        const bool is_shard = place >= 16 && place < 24;
        const std::string refusal = refusal_of_bytes(with_checksum(with_a_bit_changed(whole, place)));
        EXPECT_TRUE(!refusal.empty() || is_shard) << "byte " << place;
    }
}

TEST_F(DamagedTableTest, SaysWhatIsWrong) {
    std::string newer = whole;
    newer[8] = 2;
    EXPECT_THAT(refusal_of_bytes(newer), HasSubstr("version 2 of its format; this program reads version 1"));
    std::string unfinished = whole;
    unfinished[12] = 0;
    EXPECT_THAT(refusal_of_bytes(unfinished), HasSubstr("not complete"));
    std::string other_kind = whole;
    other_kind[64] = 'b';
    EXPECT_THAT(refusal_of_bytes(other_kind), HasSubstr("header does not match its checksum"));
    std::string entry = whole;
    entry.back() = 1;
    EXPECT_THAT(refusal_of_bytes(entry), HasSubstr("entries 9 to 13 do not match their checksum"));
}

TEST_F(DamagedTableTest, IsVerifiedAnew) {
    const TableFile table(path);
    table.entry(13);
    const auto written = std::filesystem::last_write_time(path);
    whole.back() = 1;
    test::overwrite(path, whole);
    std::filesystem::last_write_time(path, written);
    EXPECT_THROW(table.verify(), DataError);
}

TEST_F(DamagedTableTest, IsCheckedBlockByBlock) {
    whole.back() = 1;
    test::overwrite(path, whole);
    const TableFile table(path);
    EXPECT_NO_THROW(table.entry(8));
    EXPECT_THROW(table.entry(9), DataError);
    EXPECT_THROW(table.entry(9), DataError);
    EXPECT_THROW(table.verify(), DataError);
}

}  // namespace
}  // namespace holdfast::storage
