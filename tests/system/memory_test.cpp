// If memory or threads run out, as under a limit of a grid engine: one sentence, status 1, and no signal.
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <tests/system/program.h>

namespace holdfast {
namespace {

using testing_program::Outcome;
using testing_program::run_shell;

/// In an address space of `limit` KiB.
Outcome run_within(int limit, const std::string& arguments) {
    return run_shell("ulimit -c 0; ulimit -v " + std::to_string(limit) + "; exec holdfast " + arguments);
}

const std::string no_threads = "holdfast: the system starts no more threads; ask for fewer (--threads)\n";

class MemoryTest : public testing::Test {
    void SetUp() override {
        // The address sanitizer reserves some terabytes.
        if (run_within(4'000'000, "--version").status != 0) GTEST_SKIP() << "this program needs too much";
    }
};

// From limits too small even for the loader, through those at which the program ends before main(), to the first that is
// large enough.
TEST_F(MemoryTest, IsAskedForInVainWithASentence) {
    int refused = 0;
    for (const char* command :
         {"vp return jacks-or-better-9-6", "holdem odds AhKh --opponents 1-9 --threads 1"}) {
        constexpr int step = 2'000;  // between the two are only some MB, if the system's own malloc is used
        for (int limit = 20'000; limit <= 140'000; limit += step) {
            const Outcome outcome = run_within(limit, command);
            if (outcome.status == 0) break;
            if (outcome.status == 127) continue;  // too little for the loader
            EXPECT_EQ(outcome.status, 1) << limit << " " << command;
            EXPECT_EQ(outcome.err, "holdfast: not enough memory\n") << limit << " " << command;
            ++refused;
        }
    }
    EXPECT_GT(refused, 0);
}

// Each hand can fall through 10^9 places; and tips of half a bet a hand move the barrier through many.
TEST_F(MemoryTest, SessionsOfPaysWithManyDecimals) {
    const std::string no_pays =
        "--pay 'straight flush=0' --pay 'four of a kind=0' --pay 'full house=0' --pay flush=0 "
        "--pay straight=0 --pay 'three of a kind=0' --pay 'two pair=0' --pay 'jacks or better=0.9' ";
    const std::string bankroll = "vp bankroll jacks-or-better-9-6 --threads 1 ";
    for (const char* session : {"--bankroll 1 --hands 1", "--risk 5% --hands 7"}) {
        const Outcome outcome =
            run_within(1'000'000, bankroll + no_pays + "--pay 'royal flush=0.987654321' " + session);
        EXPECT_EQ(outcome.status, 0) << session << outcome.err;
    }
    const Outcome tipped =
        run_within(1'000'000, bankroll + "--pay flush=5.999 --tips 100% --bankroll 4000 --hands 4000");
    EXPECT_EQ(tipped.status, 0) << tipped.err;
}

TEST_F(MemoryTest, ThreadsThatTheSystemDoesNotStart) {
    const Outcome outcome = run_within(300'000, "vp games --threads 1024");
    if (outcome.status == 0) GTEST_SKIP() << "the system starts them all";
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(outcome.err == "holdfast: not enough memory\n" || outcome.err == no_threads) << outcome.err;
}

TEST_F(MemoryTest, ThreadsThatABatchCannotHave) {
    // No thread, and a few of them.
    for (const char* limit : {"50000", "200000"}) {
        const Outcome outcome = run_shell(
            fmt::format("ulimit -c 0; ulimit -v {}; holdfast batch --threads 1024 </dev/null", limit));
        if (outcome.status == 0 || outcome.status == 127) continue;
        EXPECT_EQ(outcome.status, 1);
        EXPECT_TRUE(outcome.err == "holdfast: not enough memory\n" || outcome.err == no_threads)
            << outcome.err;
    }
}

TEST_F(MemoryTest, ABatchReportsLackOfMemoryInItsLine) {
    const Outcome outcome = run_shell(
        "ulimit -v 70000; echo '{\"query\": \"videopoker.strategy\", \"game\": \"jacks-or-better-9-6\"}' | "
        "holdfast "
        "batch");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(outcome.out == "{\"error\": {\"message\": \"not enough memory\"}}\n" ||
                outcome.err == "holdfast: not enough memory\n")
        << outcome.out << outcome.err;
}

}  // namespace
}  // namespace holdfast
