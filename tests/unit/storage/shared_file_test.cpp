// A file that several processes change in turn.
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <tests/system/scratch_folder.h>

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
    EXPECT_THAT(message_of(folder.path("none/scores")), HasSubstr("there is no such folder"));
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

TEST(SharedFileTest, ALinkInThePlaceOfTheNextTextIsNotFollowed) {
    const ScratchFolder folder;
    std::ofstream(folder.path("elsewhere")) << "mine";
    ASSERT_EQ(::symlink(folder.path("elsewhere").c_str(), folder.path("scores.new").c_str()), 0);
    EXPECT_THROW(
        SharedFile(folder.path("scores")).change([](const std::optional<std::string>&) { return "text"; }),
        std::runtime_error);
    EXPECT_EQ(SharedFile(folder.path("elsewhere")).read(), "mine");
}

}  // namespace
}  // namespace holdfast::storage
