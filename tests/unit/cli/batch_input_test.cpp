// Lines of a batch wherever the pieces that are read begin and end, and what ends the reading.
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <apps/cli/commands/batch_command.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/ask/ask.h>
#include <holdfast/core/error.h>

namespace holdfast::cli {
namespace {

using testing_program::ScratchFolder;

std::vector<std::string> lines_of(const std::string& text) {
    const ScratchFolder folder;
    const StopFlag stop;
    BatchInput input(folder.write("requests", text), stop);
    std::vector<std::string> lines;
    while (std::optional<std::string> line = input.next()) lines.push_back(std::move(*line));
    EXPECT_EQ(input.bytes_read(), text.size());
    EXPECT_EQ(input.bytes_in_all(), text.size());
    EXPECT_FALSE(input.next());
    return lines;
}

TEST(BatchInputTest, LinesAroundTheEndsOfThePiecesThatAreRead) {
    constexpr std::size_t piece = 65'536;
    for (const std::size_t size : {piece - 2, piece - 1, piece, piece + 1, 2 * piece - 1, 2 * piece}) {
        const std::string first(size, 'a');
        for (const char* end : {"", "\n"}) {
            const std::vector<std::string> lines = lines_of(first + "\n" + "bc" + end);
            ASSERT_EQ(lines.size(), 2U) << size;
            EXPECT_EQ(lines[0], first);
            EXPECT_EQ(lines[1], "bc");
        }
    }
}

TEST(BatchInputTest, ALineMayBeAsLongAsTheLimit) {
    const std::string limit(ask::longest_request, 'a');
    const std::vector<std::string> lines = lines_of(limit + "\n" + limit + "b\nc\n" + limit + "bb");
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0], limit);
    EXPECT_EQ(lines[1], limit + "b");
    EXPECT_EQ(lines[2], "c");
    EXPECT_EQ(lines[3], limit + "b");
}

TEST(BatchInputTest, BlankLinesAreNotRequests) {
    EXPECT_TRUE(lines_of("").empty());
    EXPECT_TRUE(lines_of("\n\r\n \t\r\n\n  ").empty());
    EXPECT_EQ(lines_of("\n\n a\r\n\n").front(), " a\r");
}

TEST(BatchInputTest, APipeIsReadOnceSomebodyWrites) {
    const ScratchFolder folder;
    const std::string pipe = folder.path("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    StopFlag stop;
    BatchInput input(pipe, stop);
    std::thread writer([&pipe] { std::ofstream(pipe) << "a\n" << std::flush << "b"; });
    EXPECT_EQ(input.next(), "a");
    EXPECT_EQ(input.next(), "b");
    writer.join();
    EXPECT_FALSE(input.next());
    BatchInput stopped(pipe, stop);
    stop.request_stop();
    EXPECT_THROW(stopped.next(), Stopped);
}

TEST(BatchInputTest, WhatEndsTheReading) {
    const ScratchFolder folder;
    const std::string file = folder.write("requests", "a\nb\n");
    StopFlag stop;
    BatchInput abandoned(file, stop);
    EXPECT_EQ(abandoned.next(), "a");
    BatchInput other(file, stop);
    other.abandon();
    EXPECT_FALSE(other.next());
    BatchInput stopped(file, stop);
    stop.request_stop();
    EXPECT_THROW(stopped.next(), Stopped);
    EXPECT_THROW(BatchInput(folder.path("nowhere"), stop), ParseError);
    EXPECT_THROW(BatchInput(folder.path("."), stop), ParseError);
}

}  // namespace
}  // namespace holdfast::cli
