// `holdfast videopoker sweep --out`: killed at random moments, the same command ends with the same bytes.
#include <csignal>
#include <filesystem>
#include <random>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/program.h>
#include <tests/system/running_program.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing_program::Outcome;
using testing_program::run;
using testing_program::run_shell;
using testing_program::ScratchFolder;
using testing_program::text_of_file;

/// 33,600 paytables: several steps.
std::vector<std::string> sweep_into(const std::string& file, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"videopoker",
                                       "sweep",
                                       "jacks-or-better-9-6",
                                       "--pay",
                                       "royal flush=250..2450 step 100",
                                       "--pay",
                                       "four of a kind=20..40",
                                       "--pay",
                                       "full house=5..12",
                                       "--pay",
                                       "flush=4..8",
                                       "--pay",
                                       "straight=4,5",
                                       "--return",
                                       "..99%",
                                       "--out",
                                       file};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

/// Kills the command after more and more time until it completes; returns how often.
int kills_until_complete(const std::string& file) {
    std::mt19937 random(11);
    useconds_t patience = 50'000;
    constexpr int most_kills = 300;
    for (int kills = 0; kills < most_kills; ++kills) {
        const pid_t child = fork();
        if (child == 0) testing_program::become(testing_program::path(), sweep_into(file));
        for (useconds_t waited = 0; waited < patience && !std::filesystem::exists(file); waited += 5'000) {
            usleep(5'000);
        }
        kill(child, SIGKILL);
        testing_program::exit_status(child);
        if (std::filesystem::exists(file)) return kills;
        patience += static_cast<useconds_t>(random() % 100'000);
    }
    ADD_FAILURE() << "it never ends";
    return 0;
}

void expect_same_bytes_after_kills(const std::string& ending) {
    const ScratchFolder folder;
    const std::string whole = folder.path("whole" + ending);
    const std::string killed = folder.path("killed" + ending);
    const Outcome outcome = run(sweep_into(whole, {"--threads", "1"}));
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.out, whole + " is complete: 38,640 paytables swept, 7,420 within the filters\n");
    EXPECT_EQ(outcome.err, "");
    EXPECT_GT(kills_until_complete(killed), 1);
    EXPECT_TRUE(text_of_file(killed) == text_of_file(whole));
    EXPECT_FALSE(std::filesystem::exists(killed + ".holdfast-new"));
    // The last kill came after the file had its name, perhaps before its steps were deleted: they make it again.
    std::filesystem::remove(killed);
    EXPECT_EQ(run(sweep_into(killed)).status, 0);
    EXPECT_TRUE(text_of_file(killed) == text_of_file(whole));
    EXPECT_FALSE(std::filesystem::exists(killed + ".part"));
}

TEST(SweepSlow, KilledCsvEndsWithTheSameBytes) {
    expect_same_bytes_after_kills(".csv");
}

TEST(SweepSlow, KilledDatabaseEndsWithTheSameBytes) {
    expect_same_bytes_after_kills(".db");
}

TEST(Sweep, FilesHoldWhatTheAnswerHolds) {
    const ScratchFolder folder;
    const std::vector<std::string> query{"videopoker",          "sweep", "deuces-wild-full-pay", "--pay",
                                         "four of a kind=4..6", "--pay", "flush=1/3,2.5,3",      "--columns",
                                         "variance,counts"};
    const auto with = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments = query;
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    };
    const std::string csv = folder.path("a.csv");
    EXPECT_EQ(with({"--out", csv}).status, 0);
    EXPECT_EQ(text_of_file(csv), with({"--csv"}).out);
    const std::string file = folder.path("a.db");
    EXPECT_EQ(with({"--out", file, "--json"}).out, "{\"query\": \"videopoker.sweep\", \"file\": \"" + file +
                                                       "\", \"paytables\": \"9\", \"written\": \"9\"}\n");
    SQLite::Database database(file);
    SQLite::Statement row(database,
                          "SELECT \"flush\", \"return\", return_exact, variance, \"nothing count\" "
                          "FROM paytables WHERE \"four of a kind\" = 5 ORDER BY rowid");
    for (const double flush : {1.0 / 3, 2.5, 3.0}) {
        ASSERT_TRUE(row.executeStep());
        EXPECT_EQ(row.getColumn(0).getDouble(), flush);
        EXPECT_GT(row.getColumn(1).getDouble(), 0.9);
        EXPECT_THAT(row.getColumn(2).getString(), HasSubstr("/"));
        EXPECT_GT(row.getColumn(4).getInt64(), 1'000'000'000'000);
    }
}

TEST(Sweep, AFilteredFileSaysHowManyPaytablesAreInIt) {
    const ScratchFolder folder;
    for (const std::string name : {"a.csv", "a.db"}) {
        const std::string file = folder.path(name);
        std::vector<std::string> sweep{"vp",    "sweep", "jacks-or-better-9-6", "--pay", "flush=4..8",
                                       "--out", file};
        sweep.insert(sweep.end(), {"--return", "98%..99%"});
        EXPECT_EQ(run(sweep).out, file + " is complete: 5 paytables swept, 1 within the filters\n");
    }
    const Outcome one = run({"vp", "sweep", "jacks-or-better-9-6", "--out", folder.path("one.csv"), "--csv"});
    EXPECT_EQ(one.out, "paytables,written\n1,1\n");
}

TEST(Sweep, TheEndingOfAFileMayHaveCapitals) {
    const ScratchFolder folder;
    const std::string sweep = "cd " + folder.path("") + "; holdfast vp sweep jacks-or-better-9-6 --out ";
    EXPECT_EQ(run_shell(sweep + "A.Csv").status, 0);
    EXPECT_THAT(text_of_file(folder.path("A.Csv")), testing::StartsWith("return,"));
    EXPECT_EQ(run_shell(sweep + "A.DB").status, 0);
    EXPECT_THAT(text_of_file(folder.path("A.DB")), testing::StartsWith("SQLite format 3"));
    // An ending alone is not a name.
    EXPECT_THAT(run_shell(sweep + ".csv").err, HasSubstr("ends in .csv or .db"));
}

TEST(Sweep, OtherFilesAreNotTouched) {
    const ScratchFolder folder;
    const std::string mine = folder.write("mine.csv", "mine");
    const Outcome exists = run(sweep_into(mine));
    EXPECT_EQ(exists.status, 2);
    EXPECT_THAT(exists.err, HasSubstr("exists already"));
    EXPECT_EQ(text_of_file(mine), "mine");
    const Outcome ending = run(sweep_into(folder.path("a.txt")));
    EXPECT_EQ(ending.status, 2);
    EXPECT_THAT(ending.err, HasSubstr("ends in .csv or .db"));
    const Outcome nowhere = run(sweep_into(folder.path("none/a.csv")));
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_THAT(nowhere.err, HasSubstr("there is no such folder"));
    const Outcome twice = run(sweep_into(folder.path("a.csv"), {"--out", "b.csv"}));
    EXPECT_EQ(twice.status, 2);
    EXPECT_EQ(
        std::distance(std::filesystem::directory_iterator(std::filesystem::path(mine).parent_path()), {}), 1);
}

// Everything is worked out, but somebody has given FILE to another file meanwhile.
TEST(SweepSlow, AFileThatAppearsMeanwhileStays) {
    const ScratchFolder folder;
    for (const std::string name : {"a.csv", "a.db"}) {
        const std::string file = folder.path(name);
        const std::vector<std::string> sweep{
            "vp", "sweep", "jacks-or-better-9-6", "--pay", "royal flush=1..30000", "--out", file};
        testing_program::RunningProgram program(sweep);
        while (!std::filesystem::exists(file + ".part")) usleep(1'000);
        folder.write(name, "mine");
        const Outcome outcome = program.wait();
        EXPECT_EQ(outcome.status, 2);
        EXPECT_THAT(outcome.err, HasSubstr("exists already"));
        EXPECT_EQ(text_of_file(file), "mine");
        std::filesystem::remove(file);
        const std::string part = text_of_file(file + ".part");
        EXPECT_EQ(run(sweep).status, 0);
        EXPECT_FALSE(std::filesystem::exists(file + ".part"));
        EXPECT_GT(part.size(), 1'000'000U);
    }
}

// A limit on the size of files stands for a full disk.
TEST(SweepSlow, AFullDiskIsAnErrorAndNothingIsLost) {
    const ScratchFolder folder;
    const std::string part =
        "holdfast videopoker sweep jacks-or-better-9-6 --pay 'royal flush=400..2400' "
        "--pay 'full house=5..12' --out " +
        folder.path("a");
    for (const std::string ending : {".csv", ".db"}) {
        const std::string file = folder.path("a" + ending);
        const Outcome full = run_shell("trap '' XFSZ; ulimit -f 100; " + part + ending);
        EXPECT_EQ(full.status, 1);
        EXPECT_EQ(full.out, "");
        EXPECT_THAT(full.err, HasSubstr(file + ".part: "));
        EXPECT_FALSE(std::filesystem::exists(file));
        EXPECT_EQ(run_shell(part + ending).status, 0);
        EXPECT_EQ(run_shell("mv " + file + " " + file + ".first && " + part + ending).status, 0);
        EXPECT_TRUE(text_of_file(file) == text_of_file(file + ".first"));
    }
}

TEST(SweepLinesTest, AreThoseOfTheFile) {
    const ScratchFolder folder;
    const std::string file = folder.path("flushes.csv");
    const std::string sweep =
        "holdfast vp sweep jacks-or-better-9-6 --pay flush=1..30 --pay straight=1..9 --return ..1.2";
    ASSERT_EQ(run_shell(sweep + " --out " + file).status, 0);
    const Outcome lines = run_shell(sweep + " --csv");
    EXPECT_EQ(lines.status, 0) << lines.err;
    EXPECT_EQ(lines.out, text_of_file(file));
    EXPECT_EQ(lines.err, "");
}

TEST(SweepLinesTest, AreWrittenAsTheyAreFound) {
    const std::string sweep =
        "holdfast vp sweep jacks-or-better-9-6 --pay flush=1..1000 --pay straight=1..1000";
    EXPECT_THAT(run_shell(sweep).err,
                HasSubstr("1,000,000 paytables; an answer may have at most 100,000, CSV and files more"));
    const Outcome first = run_shell(sweep + " --csv | head -n 2");
    EXPECT_EQ(first.err, "");
    EXPECT_THAT(first.out, testing::StartsWith("flush,straight,return"));
    EXPECT_THAT(first.out, HasSubstr("\n1,1,"));
}

}  // namespace
}  // namespace holdfast
