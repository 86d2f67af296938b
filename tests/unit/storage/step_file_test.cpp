// Shards of a text: written step by step, cut anywhere, damaged anywhere, put in order again.
#include <filesystem>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <tests/unit/storage/small_table.h>

#include <holdfast/core/error.h>
#include <holdfast/storage/step_file.h>

namespace holdfast::storage {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;
using testing_program::text_of_file;

StepsHeader header_of_steps(BlockRange range) {
    return {"numbers", "0123456789abcdef", 5, range, R"({"count": 5})"};
}

/// Step 0 has no lines, step 3 three of them.
std::string lines_of_step(std::size_t step) {
    std::string lines;
    for (std::size_t line = 0; line < step; ++line) {
        lines += "step 1, 0 bytes: " + std::to_string(line) + "\n";
    }
    return lines;
}

/// Writes steps up to this one; returns the one that it began with.
u64 write_up_to(StepWriter& writer, std::size_t end) {
    const u64 first = writer.next();
    while (writer.next() < end) writer.append(lines_of_step(writer.next()));
    return first;
}

std::string write_shard(const std::string& path, BlockRange range) {
    StepWriter writer(path, header_of_steps(range));
    write_up_to(writer, range.end);
    writer.finish();
    return text_of_file(path);
}

class StepFileTest : public testing::Test {
  protected:
    std::string refusal(const std::vector<std::string>& paths) {
        try {
            open_all_shards(paths);
        } catch (const DataError& error) {
            return error.what();
        }
        return "";
    }

    ScratchFolder folder;
    std::string whole = write_shard(folder.path("whole"), {1, 4});
    std::string path = folder.path("shard");
    std::string part = path + ".part";
};

TEST_F(StepFileTest, AreReadAsTheyWereWritten) {
    const StepFile file(folder.path("whole"));
    EXPECT_EQ(file.header(), header_of_steps({1, 4}));
    ASSERT_EQ(file.steps(), 3U);
    for (std::size_t step = 1; step < 4; ++step) EXPECT_EQ(file.lines_of(step - 1), lines_of_step(step));
}

// There may be more shards than files that a process may have open.
TEST_F(StepFileTest, KeepNoFileOpen) {
    rlimit before = {};
    ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
    const rlimit few{64, before.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
    std::vector<StepFile> shards;
    for (int each = 0; each < 100; ++each) shards.emplace_back(folder.path("whole"));
    setrlimit(RLIMIT_NOFILE, &before);
    EXPECT_EQ(shards.back().lines_of(2), lines_of_step(3));
}

TEST_F(StepFileTest, RefuseWhatWasWrittenToSinceTheyWereOpened) {
    const StepFile file(folder.path("whole"));
    std::string changed = whole;
    changed.back() = '!';
    test::overwrite(folder.path("whole"), changed);
    // Even if the file has another name by now.
    std::filesystem::rename(folder.path("whole"), path);
    EXPECT_EQ(file.lines_of(1), lines_of_step(2));
    EXPECT_THROW(file.lines_of(2), DataError);
}

TEST_F(StepFileTest, StopWhileWhatIsThereIsChecked) {
    test::overwrite(part, whole);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(StepWriter(path, header_of_steps({1, 4}), &stop), Stopped);
    EXPECT_THROW(StepFile(part, &stop), Stopped);
    EXPECT_EQ(text_of_file(part), whole);
}

TEST_F(StepFileTest, GoOnWhereverTheyWereCut) {
    constexpr std::string_view signature = "HOLDFAST lines ";
    const std::size_t header = pack(header_of_steps({1, 4})).size();
    // Finishing a file flushes it to the disk, which takes a while, so not every byte is tried.
    constexpr std::size_t step = 7;
    for (std::size_t size = whole.size() % step; size <= whole.size(); size += step) {
        test::overwrite(part, whole.substr(0, size));
        if (size < signature.size()) {
            EXPECT_THROW(StepFile{part}, ParseError) << size;  // it may belong to any program
        } else if (size < whole.size()) {
            EXPECT_THROW(StepFile{part}, DataError) << size;
        }
        {
            StepWriter writer(path, header_of_steps({1, 4}));
            if (size <= header) {
                EXPECT_EQ(writer.next(), 1U);
            }
            write_up_to(writer, 4);
            writer.finish();
        }
        EXPECT_EQ(text_of_file(path), whole) << size;
        std::filesystem::remove(path);
    }
}

TEST_F(StepFileTest, DoNotDoAgainWhatIsWhole) {
    {
        StepWriter writer(path, header_of_steps({1, 4}));
        EXPECT_EQ(write_up_to(writer, 3), 1U);
    }
    StepWriter writer(path, header_of_steps({1, 4}));
    EXPECT_THROW(writer.finish(), std::logic_error);
    EXPECT_EQ(write_up_to(writer, 4), 3U);
    writer.finish();
    EXPECT_EQ(text_of_file(path), whole);
}

TEST_F(StepFileTest, WriteAnewWhatDoesNotFitItsChecksum) {
    const std::size_t header = pack(header_of_steps({1, 4})).size();
    for (std::size_t at = header; at < whole.size(); at += 5) {
        std::string bytes = whole;
        bytes[at] = static_cast<char>(bytes[at] ^ 1);
        test::overwrite(part, bytes);
        {
            StepWriter writer(path, header_of_steps({1, 4}));
            EXPECT_LT(write_up_to(writer, 4), 4U) << at;
            EXPECT_EQ(writer.lines(), 6U);
        }
        EXPECT_EQ(text_of_file(part), whole) << at;
    }
}

TEST_F(StepFileTest, DropWhatFollowsTheLastStep) {
    test::overwrite(part, whole + "step 4, 9 bytes");
    EXPECT_EQ(StepWriter(path, header_of_steps({1, 4})).next(), 4U);
    EXPECT_EQ(text_of_file(part), whole);
}

TEST_F(StepFileTest, AreReadBackBeforeTheyAreRemoved) {
    StepWriter writer(path, header_of_steps({1, 4}));
    write_up_to(writer, 4);
    EXPECT_EQ(StepFile(writer.part()).lines_of(2), lines_of_step(3));
    writer.remove();
    EXPECT_FALSE(std::filesystem::exists(part));
    EXPECT_FALSE(std::filesystem::exists(path));
}

TEST_F(StepFileTest, ALinkIsNotTakenForTheFileThatItLeadsTo) {
    StepWriter writer(path, header_of_steps({1, 4}));
    write_up_to(writer, 4);
    std::filesystem::rename(part, folder.path("moved"));
    std::filesystem::create_symlink(folder.path("moved"), part);
    EXPECT_THROW(writer.finish(), std::runtime_error);
    EXPECT_FALSE(std::filesystem::is_symlink(path));
    EXPECT_EQ(text_of_file(folder.path("moved")), whole);
}

TEST_F(StepFileTest, RefuseDamageAtEveryByte) {
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string bytes = whole;
        bytes[at] = static_cast<char>(bytes[at] ^ 1);
        test::overwrite(path, bytes);
        // With another first word it is the file of some other program.
        if (at < std::string("HOLDFAST lines ").size()) {
            EXPECT_THROW(StepFile{path}, ParseError) << at;
        } else {
            EXPECT_THROW(StepFile{path}, DataError) << at;
        }
    }
    test::overwrite(path, whole + "x");
    EXPECT_THROW(StepFile{path}, DataError);
    EXPECT_THROW(StepFile{folder.path("nowhere")}, ParseError);
    std::string newer = whole;
    newer.replace(newer.find("lines 1"), 7, "lines 2");
    test::overwrite(path, newer);
    EXPECT_THAT(refusal({path}), HasSubstr("another version"));
}

TEST_F(StepFileTest, LeaveFilesOfOthersAlone) {
    const auto refusal_at = [&](const std::string& at, const StepsHeader& header) -> std::string {
        try {
            const StepWriter writer(at, header);
        } catch (const ParseError& error) {
            EXPECT_EQ(error.text, at);
            return error.what();
        }
        return "";
    };
    const std::string of_stranger = "the file " + part + " exists, and was not written by Holdfast";
    const std::string of_other =
        "the unfinished file " + part + " belongs to another command: delete it, or write to another file";
    std::string damaged = whole;
    damaged[whole.find("plan: ") + 8] = 'x';
    for (const std::string& other : {std::string("a letter to my aunt"), damaged}) {
        test::overwrite(part, other);
        EXPECT_EQ(refusal_at(path, header_of_steps({1, 4})), of_stranger);
        EXPECT_EQ(text_of_file(part), other);
    }
    test::overwrite(part, whole + "x");
    EXPECT_EQ(refusal_at(path, header_of_steps({0, 4})), of_other);
    StepsHeader of_plan = header_of_steps({1, 4});
    of_plan.plan = "0123456789abcdee";
    EXPECT_EQ(refusal_at(path, of_plan), of_other);
    EXPECT_EQ(text_of_file(part), whole + "x");
    EXPECT_THAT(refusal_at(folder.path("whole"), header_of_steps({1, 4})), HasSubstr("exists already"));
    EXPECT_THAT(refusal_at(folder.path("none/a"), header_of_steps({1, 4})),
                HasSubstr("there is no such folder"));
    std::filesystem::remove(part);
    for (const std::string& target : {std::string("nowhere"), folder.path("whole")}) {
        std::filesystem::create_symlink(target, part);
        EXPECT_EQ(refusal_at(path, header_of_steps({1, 4})), of_stranger);
        std::filesystem::remove(part);
    }
    const StepWriter first(path, header_of_steps({1, 4}));
    EXPECT_EQ(refusal_at(path, header_of_steps({1, 4})), "another process is writing " + part);
}

TEST_F(StepFileTest, NameTheKindOfAFileOfTheOtherForm) {
    test::write_small_table(path);
    try {
        const StepFile steps(path);
        ADD_FAILURE();
    } catch (const ParseError& error) {
        EXPECT_STREQ(error.what(), "this is not a shard of lines, but a table: 'small numbers'");
    }
    try {
        const TableFile table(folder.path("whole"));
        ADD_FAILURE();
    } catch (const ParseError& error) {
        EXPECT_STREQ(error.what(), "this is not a table, but a shard of 'numbers'");
    }
}

TEST(NumbersOfShardsTest, AreThoseOfTheDivisionOfWhatIsThere) {
    for (const u64 blocks : {1U, 9U, 40U}) {
        for (u32 of = 1; of <= blocks; ++of) {
            std::vector<ShardExtent> there;
            for (u32 number = 1; number <= of; ++number) {
                const BlockRange range = shard_of(blocks, {number, of});
                there.push_back({"", range.first, range.end});
            }
            for (u32 number = 1; number <= of; ++number) {
                std::vector<ShardExtent> others = there;
                others.erase(others.begin() + number - 1);
                const BlockRange missing = shard_of(blocks, {number, of});
                const std::string found = numbers_of_shards(others, blocks, missing.first, missing.end);
                // The number of shards may be smaller, if these blocks are also shards of fewer.
                Shard read;
                char slash = 0;
                std::istringstream(found) >> read.number >> slash >> read.of;
                EXPECT_LE(read.of, of);
                EXPECT_EQ(shard_of(blocks, read), missing) << found << " of " << number << "/" << of;
                if (of > 2) {
                    EXPECT_EQ(found, std::to_string(number) + "/" + std::to_string(of));
                }
            }
        }
    }
    EXPECT_EQ(numbers_of_shards({{"", 0, 2}}, 9, 2, 9), "2/4 to 4/4");
    EXPECT_EQ(numbers_of_shards({{"", 0, 1}, {"", 1, 4}}, 9, 4, 9), "");
    // Found soon, however many blocks a header states: these shards belong to no division.
    EXPECT_EQ(numbers_of_shards({{"", 0, 1}, {"", 1, 4}}, 90'000'000, 4, 9), "");
}

TEST_F(StepFileTest, OpensAllShardsOfAPlanInOrder) {
    const std::string first = folder.path("first");
    const std::string last = folder.path("last");
    write_shard(first, {0, 1});
    write_shard(last, {4, 5});
    std::string text;
    for (const StepFile& shard : open_all_shards({last, folder.path("whole"), first})) {
        for (std::size_t step = 0; step < shard.steps(); ++step) text += shard.lines_of(step);
    }
    std::string expected;
    for (std::size_t step = 0; step < 5; ++step) expected += lines_of_step(step);
    EXPECT_EQ(text, expected);
    EXPECT_EQ(refusal({first, last}), "the shard before it is missing, with steps 1 to 3 (shard 2/5 to 4/5)");
    EXPECT_EQ(refusal({first, folder.path("whole")}), "the shard after it is missing, with step 4");
    EXPECT_THAT(refusal({first, first, folder.path("whole"), last}), HasSubstr("overlaps another shard in"));
    StepsHeader other = header_of_steps({4, 5});
    other.plan = "0123456789abcdee";
    StepWriter writer(path, other);
    write_up_to(writer, 5);
    writer.finish();
    EXPECT_THAT(refusal({first, folder.path("whole"), path}), HasSubstr("come from different commands"));
}

}  // namespace
}  // namespace holdfast::storage
