// A file that several processes change in turn.
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <tests/system/scratch_folder.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/storage/shared_file.h>

namespace holdfast::storage {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;

TEST(SharedFileTest, BeginsWithNothingAndKeepsEachText) {
    const ScratchFolder folder;
    const SharedFile file(folder.path("scores"));
    EXPECT_EQ(file.read(), std::nullopt);
    file.change([](const std::optional<std::string>& text) {
        EXPECT_EQ(text, std::nullopt);
        return "a long first text";
    });
    file.change([](const std::optional<std::string>& text) { return *text + "!"; });
    EXPECT_EQ(file.read(), "a long first text!");
    file.change([](const std::optional<std::string>&) { return ""; });
    EXPECT_EQ(file.read(), "");
}

TEST(SharedFileTest, AFailedChangeLeavesTheTextAsItWas) {
    const ScratchFolder folder;
    const SharedFile file(folder.path("scores"));
    file.change([](const std::optional<std::string>&) { return "kept"; });
    EXPECT_THROW(file.change([](const std::optional<std::string>&) -> std::string {
        throw ParseError("not today", "");
    }),
                 ParseError);
    EXPECT_EQ(file.read(), "kept");
    // The lock is free again.
    file.change([](const std::optional<std::string>& text) { return *text + " and changed"; });
    EXPECT_EQ(file.read(), "kept and changed");
}

TEST(SharedFileTest, NoChangeIsLost) {
    const ScratchFolder folder;
    const std::string path = folder.path("scores");
    constexpr int changes_each = 40;
    std::vector<std::thread> players;
    for (int player = 0; player < 8; ++player) {
        players.emplace_back([&] {
            const SharedFile file(path);
            for (int change = 0; change < changes_each; ++change) {
                file.change([](const std::optional<std::string>& text) { return text.value_or("") + "x"; });
            }
        });
    }
    // A reader never sees half a text: each is one letter longer than one before.
    std::size_t seen = 0;
    while (seen < 8U * changes_each) {
        const std::string text = SharedFile(path).read().value_or("");
        EXPECT_GE(text.size(), seen);
        seen = text.size();
    }
    for (std::thread& player : players) player.join();
    EXPECT_EQ(SharedFile(path).read(), std::string(8U * changes_each, 'x'));
}

TEST(SharedFileTest, WhatIsNoPlainFileIsRefused) {
    const ScratchFolder folder;
    const auto message_of = [](const std::string& path) -> std::string {
        try {
            SharedFile(path).change([](const std::optional<std::string>&) { return "text"; });
        } catch (const ParseError& error) {
            return error.what();
        }
        return "changed";
    };
    EXPECT_THAT(message_of(folder.path("none/scores")),
                HasSubstr("there is no folder '" + folder.path("none") + "'"));
    ASSERT_EQ(::mkdir(folder.path("folder").c_str(), 0700), 0);
    EXPECT_THAT(message_of(folder.path("folder")), HasSubstr("is a directory"));
    // Without a writer: reading it would wait for ever.
    ASSERT_EQ(::mkfifo(folder.path("pipe").c_str(), 0600), 0);
    EXPECT_THAT(message_of(folder.path("pipe")), HasSubstr("is a pipe"));
    std::ofstream(folder.path("large")) << std::string((std::size_t{16} << 20U) + 1, 'x');
    EXPECT_THAT(message_of(folder.path("large")), HasSubstr("larger than 16 MiB"));
}

TEST(SharedFileTest, ALinkStaysALink) {
    const ScratchFolder folder;
    const std::string link = folder.path("scores");
    std::ofstream(folder.path("elsewhere")) << "mine";
    ASSERT_EQ(::symlink(folder.path("elsewhere").c_str(), link.c_str()), 0);
    SharedFile(link).change([](const std::optional<std::string>& text) { return *text + " too"; });
    EXPECT_TRUE(std::filesystem::is_symlink(link));
    EXPECT_EQ(SharedFile(folder.path("elsewhere")).read(), "mine too");
}

TEST(SharedFileTest, ReplacesTheFileThatAKilledProcessLeft) {
    const ScratchFolder folder;
    std::ofstream(folder.path("elsewhere")) << "mine";
    // Even by a link, of which the file that it leads to stays as it is.
    ASSERT_EQ(::symlink(folder.path("elsewhere").c_str(), folder.path("scores.holdfast-new").c_str()), 0);
    const SharedFile file(folder.path("scores"));
    file.change([](const std::optional<std::string>&) { return "text"; });
    EXPECT_EQ(file.read(), "text");
    EXPECT_EQ(SharedFile(folder.path("elsewhere")).read(), "mine");
    std::ofstream(folder.path("scores.holdfast-new")) << "a text longer than the next one";
    file.change([](const std::optional<std::string>& text) { return *text + "s"; });
    EXPECT_EQ(file.read(), "texts");
    EXPECT_FALSE(std::filesystem::exists(folder.path("scores.holdfast-new")));
}

/// The message of the error that refuses to change a file.
std::string refusal_to_change(const std::string& path) {
    try {
        SharedFile(path).change([](const std::optional<std::string>&) { return "text"; });
    } catch (const ParseError& error) {
        return error.what();
    }
    return "changed";
}

TEST(SharedFileTest, ALinkThatLeadsNowhereIsRefused) {
    const ScratchFolder folder;
    ASSERT_EQ(::symlink(folder.path("none").c_str(), folder.path("scores").c_str()), 0);
    EXPECT_THAT(refusal_to_change(folder.path("scores")),
                HasSubstr("is a link to a file that does not exist"));
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path("scores")));
}

TEST(SharedFileTest, AnEmptyPathIsRefused) {
    EXPECT_THAT(refusal_to_change(""), HasSubstr("the name of a file is missing"));
}

TEST(SharedFileTest, KeepsTheModeOfTheFile) {
    const ScratchFolder folder;
    const std::string path = folder.path("scores");
    std::ofstream(path) << "old";
    for (const mode_t mode : {0600U, 0664U}) {
        ASSERT_EQ(::chmod(path.c_str(), mode), 0);
        EXPECT_EQ(refusal_to_change(path), "changed");
        struct stat status = {};
        ASSERT_EQ(::stat(path.c_str(), &status), 0);
        EXPECT_EQ(status.st_mode & 0777U, mode);
    }
}

TEST(SharedFileTest, AWriteProtectedFileIsRefusedBeforeItIsLocked) {
    const ScratchFolder folder;
    const std::string path = folder.path("scores");
    std::ofstream(path) << "old";
    ASSERT_EQ(::chmod(path.c_str(), 0444), 0);
    EXPECT_THAT(refusal_to_change(path), HasSubstr("is write-protected"));
    EXPECT_FALSE(std::filesystem::exists(path + ".lock"));
}

TEST(SharedFileTest, PathsInErrorsHaveNoControlCharacters) {
    const ScratchFolder folder;
    EXPECT_THAT(refusal_to_change(folder.path("a\x1b[2J/scores")), HasSubstr("/a?[2J'"));
}

TEST(SharedFileTest, SaysThatItWaitsForAnotherProcess) {
    const ScratchFolder folder;
    const std::string path = folder.path("scores");
    const int lock = ::open((path + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    ASSERT_EQ(::flock(lock, LOCK_EX), 0);
    int waits = 0;
    SharedFile(path).change([](const std::optional<std::string>&) { return "text"; },
                            [&] {
                                ++waits;
                                ::close(lock);
                            });
    EXPECT_EQ(waits, 1);
    EXPECT_EQ(SharedFile(path).read(), "text");
}

}  // namespace
}  // namespace holdfast::storage
