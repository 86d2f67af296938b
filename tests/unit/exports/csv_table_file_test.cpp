// CSV files that are resumed: cut short at every byte, they end with the same bytes.
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/core/error.h>
#include <holdfast/exports/csv_table_file.h>

namespace holdfast::exports {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;
using testing_program::text_of_file;

constexpr const char* some_digest = "0123456789abcdef";
constexpr const char* other_digest = "0123456789abcde0";
const std::string header = "flush,return,return_exact\n";

void write(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

/// Lines 0 to 9, those from the one after the last line on.
void write_lines(CsvTableFile& file) {
    int next = 0;
    if (file.last_line()) next = std::stoi(*file.last_line()) + 1;
    for (; next < 10; ++next)
        file.append(std::to_string(next) + ",\"a, b\"," +
                    std::string(static_cast<std::size_t>(next) * 3, 'x') + "\n");
}

std::string message_of(const std::string& path, const char* of_digest) {
    try {
        CsvTableFile file(path, of_digest, header);
    } catch (const ParseError& error) {
        EXPECT_EQ(error.text, path);
        return error.what();
    }
    return "";
}

TEST(CsvTableFile, CutShortAnywhereItEndsWithTheSameBytes) {
    const ScratchFolder folder;
    const std::string whole = folder.path("whole.csv");
    std::string part;
    {
        CsvTableFile file(whole, some_digest, header);
        EXPECT_FALSE(file.last_line().has_value());
        write_lines(file);
        part = text_of_file(whole + ".part");
        EXPECT_FALSE(std::filesystem::exists(whole));
        file.finish();
    }
    const std::string expected = text_of_file(whole);
    EXPECT_EQ(expected.substr(0, header.size()), header);
    EXPECT_EQ(expected.substr(header.size()), part.substr(header.size()));
    EXPECT_THAT(part, HasSubstr(some_digest));
    EXPECT_FALSE(std::filesystem::exists(whole + ".part"));
    for (std::size_t size = 0; size <= part.size(); ++size) {
        const std::string path = folder.path("cut.csv");
        write(path + ".part", part.substr(0, size));
        CsvTableFile file(path, some_digest, header);
        write_lines(file);
        file.finish();
        ASSERT_EQ(text_of_file(path), expected) << size;
        std::filesystem::remove(path);
    }
}

TEST(CsvTableFile, KilledBetweenItsHeaderAndItsNameItBeginsAnew) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.csv");
    write(path + ".part", header + "0,1,2\n");
    CsvTableFile file(path, some_digest, header);
    EXPECT_FALSE(file.last_line().has_value());
    file.finish();
    EXPECT_EQ(text_of_file(path), header);
}

TEST(CsvTableFile, LinesOfAnyLength) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.csv");
    const std::string line(300'000, 'x');
    {
        CsvTableFile file(path, some_digest, header);
        file.append("1\n");
        file.append(line + "\n" + std::string(200'000, 'y'));
    }
    CsvTableFile file(path, some_digest, header);
    EXPECT_EQ(file.last_line(), line);
    EXPECT_EQ(file.lines(), 2U);
    file.append("3\n4\n");
    EXPECT_EQ(file.lines(), 4U);
    file.finish();
    EXPECT_EQ(text_of_file(path), header + "1\n" + line + "\n3\n4\n");
}

TEST(CsvTableFile, TouchesNothingElse) {
    const ScratchFolder folder;
    const std::string path = folder.path("a.csv");
    write(path, "mine");
    EXPECT_THAT(message_of(path, some_digest), HasSubstr("exists already"));
    EXPECT_EQ(text_of_file(path), "mine");
    std::filesystem::remove(path);
    write(path + ".part", "mine, too");
    EXPECT_THAT(message_of(path, some_digest), HasSubstr("was not written by Holdfast"));
    EXPECT_EQ(text_of_file(path + ".part"), "mine, too");
    std::filesystem::remove(path + ".part");
    { CsvTableFile(path, some_digest, header).append("1\n"); }
    EXPECT_THAT(message_of(path, other_digest), HasSubstr("belongs to another command"));
    EXPECT_EQ(message_of(path, some_digest), "");
    EXPECT_THAT(message_of(folder.path("none/a.csv"), some_digest), HasSubstr("there is no such folder"));
    std::filesystem::create_directory(folder.path("b.csv.part"));
    EXPECT_THAT(message_of(folder.path("b.csv"), some_digest), HasSubstr("was not written by Holdfast"));
}

}  // namespace
}  // namespace holdfast::exports
