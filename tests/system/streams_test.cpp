// Terminals, pipes and disks: colour is used only on terminals, and an answer that is not written whole is an
// error.
#include <algorithm>
#include <filesystem>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/system/program.h>

#include <holdfast/core/integers.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using testing_program::Outcome;
using testing_program::run;
using testing_program::run_on_terminal;
using testing_program::run_shell;

const std::vector<std::string> hold{"vp", "hold", "jacks-or-better-9-6", "As2h7d9cJs"};

std::size_t widest_line(const std::string& text) {
    std::size_t widest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        // A progress bar is overwritten again and again: "\r".
        const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
        // An escape sequence, which takes no room, erases it.
        constexpr std::string_view erase = "\x1b[K";
        if (text.compare(begin, erase.size(), erase) == 0) begin += erase.size();
        widest = std::max(widest, end - begin);
        begin = end + 1;
    }
    return widest;
}

/// Skipped if the system has no pseudo-terminals, as in some containers.
class TerminalTest : public testing::Test {
    void SetUp() override {
        if (!testing_program::has_terminals()) GTEST_SKIP() << "no pseudo-terminals here";
    }
};

TEST_F(TerminalTest, Colour) {
    const Outcome shown = run_on_terminal(hold, 100);
    EXPECT_EQ(shown.status, 0);
    EXPECT_THAT(shown.out, StartsWith("\x1b[1m9/6 Jacks or Better\x1b[0m\n"));
    EXPECT_THAT(shown.out, HasSubstr("\x1b[1;32mAs Js "));
}

TEST_F(TerminalTest, NoColourWhereItIsNotWanted) {
    EXPECT_EQ(run(hold).out.find('\x1b'), std::string::npos);
    EXPECT_EQ(run_on_terminal(hold, 100, {{"NO_COLOR", "1"}}).out.find('\x1b'), std::string::npos);
    EXPECT_EQ(run_on_terminal(hold, 100, {{"TERM", "dumb"}}).out.find('\x1b'), std::string::npos);
    EXPECT_NE(run_on_terminal(hold, 100, {{"NO_COLOR", ""}}).out.find('\x1b'), std::string::npos);
}

TEST_F(TerminalTest, LinesFit) {
    for (const u16 columns : {u16{80}, u16{100}, u16{132}}) {
        EXPECT_LE(widest_line(run_on_terminal(hold, columns, {{"NO_COLOR", "1"}}).out), columns);
        const std::vector<std::string> table{"vp", "return", "double-double-bonus-9-6", "--ties"};
        EXPECT_LE(widest_line(run_on_terminal(table, columns, {{"NO_COLOR", "1"}}).out), columns);
        EXPECT_LE(widest_line(run_on_terminal({"vp", "games", "jacks"}, columns, {{"NO_COLOR", "1"}}).out),
                  columns);
    }
    EXPECT_GT(widest_line(run(hold).out), 132U);
}

TEST_F(TerminalTest, AProgressBar) {
    const std::string shown = run_on_terminal({"bench", "--json"}, 100).out;
    // The timings alone take longer than the bar waits before it shows; it is taken away before the answer.
    EXPECT_THAT(shown, HasSubstr(" games"));
    const std::string taken_away = "\r\x1b[K";
    const std::size_t end = shown.rfind(taken_away);
    ASSERT_NE(end, std::string::npos) << shown;
    EXPECT_THAT(shown, StartsWith("\r["));
    const auto answer = nlohmann::json::parse(shown.substr(end + taken_away.size()));
    EXPECT_EQ(answer["query"], "bench");
    EXPECT_EQ(answer["threads"], 1);
}

TEST_F(TerminalTest, NoProgressBarThatCannotBeErased) {
    EXPECT_THAT(run_on_terminal({"bench", "--json"}, 100, {{"TERM", "dumb"}}).out, StartsWith("{"));
}

TEST_F(TerminalTest, AShortWorkShowsNoProgressBar) {
    EXPECT_THAT(run_on_terminal({"vp", "games", "tens"}, 100, {{"NO_COLOR", "1"}}).out, StartsWith("Id "));
}

TEST(StreamsTest, OnlyAsciiWhereTheLocaleHasNothingElse) {
    const std::string command = "holdfast vp bankroll jacks-or-better-9-6 --bankroll 200 --hands 100";
    const auto is_ascii = [&](const std::string& locale) {
        const Outcome outcome = run_shell("unset LC_ALL LC_CTYPE LANG; " + locale + " " + command);
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        return std::all_of(outcome.out.begin(), outcome.out.end(), [](char letter) { return letter > 0; });
    };
    EXPECT_TRUE(is_ascii(""));
    EXPECT_TRUE(is_ascii("LANG=C"));
    EXPECT_TRUE(is_ascii("LANG=en_US.UTF-8 LC_ALL=POSIX"));
    EXPECT_TRUE(is_ascii("LC_CTYPE=C.UTF-8 LC_ALL=C"));
    EXPECT_FALSE(is_ascii("LANG=C.UTF-8"));
    EXPECT_FALSE(is_ascii("LANG=C LC_CTYPE=de_DE.utf8"));
}

TEST(StreamsTest, TbbSaysNothing) {
    // Loops of few and of many steps, with more threads than processors.
    const Outcome outcome = run({"vp", "strategy", "jacks-or-better-9-6", "--threads", "7"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
}

TEST(StreamsTest, AFullDiskIsAnError) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    const Outcome outcome = run_shell("holdfast videopoker return jacks-or-better-9-6 >/dev/full");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.err, StartsWith("holdfast: cannot write the answer: No space left on device"));
    EXPECT_EQ(run_shell("holdfast --help >/dev/full").status, 1);
}

TEST(StreamsTest, AClosedOutputIsAnError) {
    const Outcome outcome = run_shell("holdfast videopoker return jacks-or-better-9-6 >&-");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.err, StartsWith("holdfast: cannot write the answer: "));
}

TEST(StreamsTest, APipeThatDoesNotBlockGetsTheWholeAnswer) {
    // All 6,683 lines are more than a pipe holds, and the reader is slow.
    const std::string meter = "videopoker meter jacks-or-better-9-6 --hand 'two pair' --csv";
    const Outcome whole = run_shell("holdfast " + meter);
    const Outcome slow = run_shell(
        "python3 -c 'import os, subprocess, sys, time\n"
        "ours, theirs = os.pipe()\n"
        "os.set_blocking(theirs, False)\n"
        "program = subprocess.Popen([\"sh\", \"-c\", \"holdfast \" + sys.argv[1]], stdout=theirs)\n"
        "os.close(theirs)\n"
        "time.sleep(1)\n"
        "sys.stdout.write(os.fdopen(ours).read())\n"
        "sys.exit(program.wait())' \"" +
        meter + "\"");
    EXPECT_EQ(slow.err, "");
    EXPECT_EQ(slow.status, 0);
    EXPECT_EQ(slow.out, whole.out);
}

TEST(StreamsTest, AReaderMayLeaveEarly) {
    const Outcome one_line = run_shell("holdfast vp hold jacks-or-better-9-6 AsKsQsJs5s --csv | head -n 1");
    EXPECT_EQ(one_line.status, 0);
    EXPECT_THAT(one_line.out, StartsWith("hold,value,value_exact,draws,royal flush count,"));
    EXPECT_EQ(one_line.err, "");
    EXPECT_EQ(run_shell("holdfast vp hold jacks-or-better-9-6 AsKsQsJs5s | true").err, "");
}

}  // namespace
}  // namespace holdfast
