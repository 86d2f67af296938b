// CSV files that are resumed: cut short at every byte, they end with the same bytes.
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/core/error.h>
#include <holdfast/storage/csv_table_file.h>

namespace holdfast::storage {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;
using testing_program::text_of_file;

constexpr const char* some_digest = "0123456789abcdef";
constexpr const char* other_digest = "0123456789abcde0";
const std::string header_line = "flush,return,return_exact\n";

void write(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

/// Writes the missing steps up to `end`; step n has n % 4 lines.
void write_steps(CsvTableFile& file, u64 end = 9) {
    for (u64 step = file.done(); step < end; ++step) {
        std::string lines;
        for (u64 line = 0; line < step % 4; ++line) {
            lines += std::to_string(step) + ",\"a, b\"," + std::to_string(line) + "\n";
        }
        file.append(lines, step + 1);
    }
}

std::string message_of(const std::string& path, const char* of_digest) {
    try {
        CsvTableFile file(path, of_digest, header_line);
    } catch (const ParseError& error) {
        EXPECT_EQ(error.text, path);
        return error.what();
    }
    return "";
}

class CsvTableFileTest : public testing::Test {
  protected:
    void begin(u64 end_of_steps) const {
        CsvTableFile file(path, some_digest, header_line);
        write_steps(file, end_of_steps);
    }
    /// Resumes and finishes the file; returns how far it was.
    u64 end() const {
        CsvTableFile file(path, some_digest, header_line);
        const u64 done = file.done();
        write_steps(file);
        EXPECT_EQ(file.lines(), 12U);
        file.finish();
        return done;
    }

    ScratchFolder folder;
    std::string path = folder.path("a.csv");
    std::string part = path + ".part";
    std::string steps = part + ".steps";
};

TEST_F(CsvTableFileTest, CutShortAnywhereItEndsWithTheSameBytes) {
    begin(9);
    const std::string written = text_of_file(part);
    const std::string noted = text_of_file(steps);
    EXPECT_EQ(end(), 9U);
    const std::string expected = text_of_file(path);
    EXPECT_EQ(expected, written);
    EXPECT_EQ(expected.substr(0, header_line.size()), header_line);
    EXPECT_FALSE(std::filesystem::exists(part));
    EXPECT_FALSE(std::filesystem::exists(steps));
    const auto ends_the_same = [&](const std::string& of_part, const std::string& of_steps) {
        std::filesystem::remove(path);
        write(part, of_part);
        write(steps, of_steps);
        end();
        return text_of_file(path) == expected;
    };
    for (std::size_t size = 0; size < written.size(); size += 3) {
        EXPECT_TRUE(ends_the_same(written.substr(0, size), noted)) << size;
    }
    for (std::size_t size = noted.find('\n') + 1; size < noted.size(); size += 7) {
        EXPECT_TRUE(ends_the_same(written, noted.substr(0, size))) << size;
    }
}

TEST_F(CsvTableFileTest, WritesAnewWhatDoesNotFitItsChecksum) {
    begin(9);
    const std::string written = text_of_file(part);
    const std::string noted = text_of_file(steps);
    for (std::size_t at = 0; at < written.size(); at += 5) {
        std::string changed = written;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        write(part, changed);
        write(steps, noted);
        EXPECT_LT(end(), 9U) << at;
        EXPECT_EQ(text_of_file(path), written) << at;
        std::filesystem::remove(path);
    }
    std::string changed = noted;
    changed.replace(changed.rfind("\n9 ") + 1, 1, "8");
    write(part, written);
    write(steps, changed);
    EXPECT_EQ(end(), 8U);
    EXPECT_EQ(text_of_file(path), written);
}

// Steps left by a kill after the file had been given its name.
TEST_F(CsvTableFileTest, StepsWithoutAFileAreThoseOfAnother) {
    write(steps,
          "HOLDFAST steps 1 of " + std::string(other_digest) + "\n9 10 0123456789abcdef 0123456789abcdef\n");
    EXPECT_EQ(end(), 0U);
}

// A kill between the new name and the end of the steps.
TEST_F(CsvTableFileTest, StepsOfAFileThatHasItsNameAreOfNoOther) {
    begin(9);
    const std::string noted = text_of_file(steps);
    EXPECT_EQ(end(), 9U);
    const std::string whole = text_of_file(path);
    write(steps, noted);
    EXPECT_THAT(message_of(path, some_digest), HasSubstr("exists already"));
    EXPECT_EQ(text_of_file(path), whole);
    std::filesystem::remove(path);
    // Nor of one that was opened, and has nothing yet.
    write(part, "");
    EXPECT_EQ(end(), 0U);
    EXPECT_EQ(text_of_file(path), whole);
    EXPECT_FALSE(std::filesystem::exists(steps));
}

// Somebody deleted the unfinished file and gave its name to another, beside the steps.
TEST_F(CsvTableFileTest, LeavesAFileThatTheStepsDoNotFit) {
    begin(9);
    const std::string notes(text_of_file(part).size() + 100, 'n');
    for (const std::string& mine : {std::string("my notes"), "flush,is best\n" + notes, notes}) {
        write(part, mine);
        EXPECT_THAT(message_of(path, some_digest), HasSubstr("was not written by Holdfast"));
        EXPECT_EQ(text_of_file(part), mine);
    }
}

TEST_F(CsvTableFileTest, StopsWhileWhatIsThereIsChecked) {
    begin(9);
    const std::string written = text_of_file(part);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(CsvTableFile(path, some_digest, header_line, &stop), Stopped);
    EXPECT_EQ(text_of_file(part), written);
    EXPECT_EQ(end(), 9U);
}

TEST_F(CsvTableFileTest, OneProcessWritesIt) {
    CsvTableFile file(path, some_digest, header_line);
    write_steps(file, 5);
    EXPECT_EQ(message_of(path, some_digest), "another process is writing " + part);
    write_steps(file);
    file.finish();
    EXPECT_EQ(file.lines(), 12U);
}

TEST_F(CsvTableFileTest, AFileThatAppearsMeanwhileStays) {
    CsvTableFile file(path, some_digest, header_line);
    write_steps(file);
    write(path, "mine");
    EXPECT_THROW(file.finish(), ParseError);
    EXPECT_EQ(text_of_file(path), "mine");
    std::filesystem::remove(path);
    file.finish();
    EXPECT_EQ(text_of_file(path).substr(0, header_line.size()), header_line);
}

TEST_F(CsvTableFileTest, TakesNoOtherFileForItsOwn) {
    CsvTableFile file(path, some_digest, header_line);
    write_steps(file);
    std::filesystem::rename(part, path + ".moved");
    EXPECT_THROW(file.finish(), std::runtime_error);
    write(part, "what another process has begun");
    EXPECT_THROW(file.finish(), std::runtime_error);
    EXPECT_FALSE(std::filesystem::exists(path));
}

TEST_F(CsvTableFileTest, TouchesNothingElse) {
    write(path, "mine");
    EXPECT_THAT(message_of(path, some_digest), HasSubstr("exists already"));
    EXPECT_EQ(text_of_file(path), "mine");
    std::filesystem::remove(path);
    std::filesystem::create_symlink("nowhere", path);
    EXPECT_THAT(message_of(path, some_digest), HasSubstr("exists already"));
    std::filesystem::remove(path);
    write(part, "mine, too");
    EXPECT_EQ(message_of(path, some_digest),
              "the file " + part + " exists without " + steps +
                  ", so that it cannot be resumed, or was not written by Holdfast: delete it, or write to "
                  "another file");
    EXPECT_EQ(text_of_file(part), "mine, too");
    EXPECT_FALSE(std::filesystem::exists(steps));
    const std::string of_steps =
        "the file " + steps +
        " exists, and was not written by Holdfast: move it away, or write to another "
        "file";
    write(steps, "mine as well");
    EXPECT_EQ(message_of(path, some_digest), of_steps);
    std::filesystem::remove(part);
    EXPECT_EQ(message_of(path, some_digest), of_steps);
    EXPECT_EQ(text_of_file(steps), "mine as well");
    std::filesystem::remove(steps);
    std::filesystem::create_directory(steps);
    EXPECT_EQ(message_of(path, some_digest), of_steps);
    std::filesystem::remove(steps);
    std::filesystem::create_symlink(folder.write("notes", ""), steps);
    EXPECT_EQ(message_of(path, some_digest), of_steps);
    EXPECT_EQ(text_of_file(folder.path("notes")), "");
    std::filesystem::remove(steps);
    begin(1);
    write(steps, "HOLDFAST steps 1");
    EXPECT_EQ(message_of(path, some_digest), steps + " is cut short, so that " + part +
                                                 " cannot be resumed: delete both, or write to another file");
    std::filesystem::remove(part);
    begin(1);
    EXPECT_THAT(message_of(path, other_digest), HasSubstr("belongs to another command"));
    EXPECT_EQ(message_of(path, some_digest), "");
    EXPECT_THAT(message_of(folder.path("none/a.csv"), some_digest), HasSubstr("there is no such folder"));
    EXPECT_THAT(message_of(folder.path(std::string(300, 'x')), some_digest),
                HasSubstr("cannot be written: File name too long"));
    std::filesystem::create_directory(folder.path("b.csv.part"));
    EXPECT_THAT(message_of(folder.path("b.csv"), some_digest), HasSubstr("was not written by Holdfast"));
}

}  // namespace
}  // namespace holdfast::storage
