// `holdfast videopoker sweep --shard` and `merge`: the bytes of the whole sweep, whatever happens in between.
#include <csignal>
#include <filesystem>
#include <functional>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/program.h>

#include <holdfast/storage/step_file.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing_program::Outcome;
using testing_program::run;
using testing_program::ScratchFolder;
using testing_program::text_of_file;

using Words = std::vector<std::string>;

/// 4,200 paytables, a step of the sweep, for each pay of a royal flush.
Words sweep_with(const std::string& royals, const Words& more) {
    Words words{"videopoker",
                "sweep",
                "jacks-or-better-9-6",
                "--pay",
                "royal flush=" + royals,
                "--pay",
                "four of a kind=15..49",
                "--pay",
                "full house=5..12",
                "--pay",
                "flush=4..8",
                "--pay",
                "straight=4..6",
                "--return",
                "..99%"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

constexpr const char* few = "250,800,2450";
constexpr const char* many = "250..2450 step 200";

Words merge_into(const std::string& file, const Words& shards) {
    Words words{"videopoker", "merge", "--out", file};
    words.insert(words.end(), shards.begin(), shards.end());
    return words;
}

Words shards_in(const ScratchFolder& folder, const std::string& royals, unsigned of) {
    Words shards;
    for (unsigned number = 1; number <= of; ++number) {
        shards.push_back(folder.path("part-" + std::to_string(number) + ".shard"));
        const std::string shard = std::to_string(number) + "/" + std::to_string(of);
        const Outcome outcome = run(sweep_with(royals, {"--shard", shard, "--out", shards.back()}));
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        EXPECT_THAT(outcome.out, HasSubstr(" is complete: shard " + shard + ", "));
    }
    return shards;
}

TEST(SweepShardsTest, MergedHaveTheBytesOfTheWhole) {
    const ScratchFolder folder;
    Words shards = shards_in(folder, few, 3);
    std::swap(shards.front(), shards.back());
    for (const std::string ending : {".csv", ".db"}) {
        const std::string whole = folder.path("whole" + ending);
        const std::string merged = folder.path("merged" + ending);
        const std::string said = run(sweep_with(few, {"--out", whole})).out;
        const Outcome outcome = run(merge_into(merged, shards));
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        EXPECT_EQ(outcome.out.substr(merged.size()), said.substr(whole.size()));
        EXPECT_TRUE(text_of_file(merged) == text_of_file(whole));
        EXPECT_FALSE(std::filesystem::exists(merged + ".part"));
    }
}

TEST(SweepShardsTest, WarnsOfARoyalFlushForFiveCoinsAsAWholeSweepDoes) {
    const ScratchFolder folder;
    const Words words{"videopoker", "sweep", "jacks-or-better-9-6", "--pay", "royal flush=4000,4500"};
    const auto with = [&words](const Words& more) {
        Words all = words;
        all.insert(all.end(), more.begin(), more.end());
        return run(all);
    };
    const std::string warning = with({"--out", folder.path("whole.csv")}).err;
    EXPECT_THAT(warning, HasSubstr("warning: the row 'royal flush' pays 4,000 for a bet of 1"));
    const std::string shard = folder.path("1.shard");
    EXPECT_EQ(with({"--shard", "1/1", "--out", shard}).err, warning);
    EXPECT_EQ(run(merge_into(folder.path("merged.csv"), {shard})).err, warning);
}

TEST(SweepShardsTest, RefusesShardsOfDifferentSweeps) {
    const ScratchFolder folder;
    const std::string first = folder.path("first.shard");
    const std::string other = folder.path("other.shard");
    const std::string out = folder.path("out.csv");
    ASSERT_EQ(run(sweep_with(few, {"--shard", "1/2", "--out", first})).status, 0);
    ASSERT_EQ(run(sweep_with(few, {"--shard", "2/2", "--out", other, "--tie-rule", "most-held"})).status, 0);
    const auto refusal = [&](const Words& words, int status) {
        const Outcome outcome = run(words);
        EXPECT_EQ(outcome.status, status) << outcome.err;
        EXPECT_EQ(outcome.out, "");
        return outcome.err;
    };
    EXPECT_THAT(refusal(merge_into(out, {first}), 3),
                HasSubstr("the shard after it is missing, with steps 1 to 2 (shard 2/2)"));
    EXPECT_THAT(refusal(merge_into(out, {first, first}), 3),
                HasSubstr("overlaps another shard in step 0 (shard 1/2)"));
    EXPECT_THAT(refusal(merge_into(out, {first, other}), 3), HasSubstr("come from different commands"));
    const std::string bytes = text_of_file(first);
    const auto with = [&](const std::string& text, const std::string& instead) {
        std::string changed = bytes;
        changed.replace(changed.find(text), text.size(), instead);
        return folder.write("changed.shard", changed);
    };
    EXPECT_THAT(refusal(merge_into(out, {with("lines 1", "lines 2")}), 3), HasSubstr("another version"));
    EXPECT_THAT(refusal(merge_into(out, {with("..99%", "..98%")}), 3), HasSubstr("header cannot be read"));
    EXPECT_THAT(refusal(merge_into(out, {with("\n250,", "\n350,")}), 3),
                HasSubstr("does not match its checksum"));
    EXPECT_THAT(refusal(merge_into(out, {folder.write("mine", "mine")}), 2), HasSubstr("not a shard"));
    EXPECT_THAT(refusal(merge_into(first, {first}), 2), HasSubstr("ends in .csv or .db"));
    EXPECT_THAT(refusal(sweep_with(few, {"--shard", "1/2"}), 2), HasSubstr("--shard requires --out"));
    EXPECT_THAT(refusal(sweep_with(few, {"--shard", "1/2", "--out", out}), 2), HasSubstr("ends in .shard"));
    EXPECT_THAT(refusal(sweep_with(few, {"--shard", "1/4", "--out", folder.path("x.shard")}), 2),
                HasSubstr("this sweep has at most 3 shards"));
    EXPECT_FALSE(std::filesystem::exists(out));
}

TEST(SweepShardsTest, RefusesShardsOfAnIncompatibleVersion) {
    const ScratchFolder folder;
    const std::string shard = folder.path("1.shard");
    ASSERT_EQ(
        run({"vp", "sweep", "jacks-or-better-9-6", "--pay", "flush=5,6", "--shard", "1/1", "--out", shard})
            .status,
        0);
    storage::StepsHeader header = storage::StepFile(shard).header();
    const std::string steps = text_of_file(shard).substr(pack(header).size());
    header.plan = "0123456789abcdef";
    const Outcome outcome =
        run(merge_into(folder.path("out.csv"), {folder.write("other.shard", pack(header) + steps)}));
    EXPECT_EQ(outcome.status, 3);
    EXPECT_THAT(outcome.err, HasSubstr("a shard of another version of Holdfast"));
}

/// Kills the command later and later until it completes; returns how often. The last attempts get much more
/// time, for slow machines.
int kills_until_complete(const Words& words, const std::string& file, useconds_t more_each_time) {
    std::mt19937 random(11);
    useconds_t patience = 0;
    for (int kills = 0; kills < 500; ++kills) {
        const pid_t child = fork();
        if (child == 0) testing_program::become(testing_program::path(), words);
        usleep(patience);
        kill(child, SIGKILL);
        testing_program::exit_status(child);
        if (std::filesystem::exists(file)) return kills;
        patience += static_cast<useconds_t>(random() % more_each_time) + patience / 100;
    }
    ADD_FAILURE() << "it never ends";
    return 0;
}

TEST(SweepShardsSlow, KilledAtAnyMomentAndMerged) {
    const ScratchFolder folder;
    Words shards;
    int kills = 0;
    for (const std::string number : {"1", "2"}) {
        shards.push_back(folder.path(number + ".shard"));
        kills += kills_until_complete(sweep_with(many, {"--shard", number + "/2", "--out", shards.back()}),
                                      shards.back(), 10'000);
    }
    EXPECT_GT(kills, 20);
    for (const std::string ending : {".csv", ".db"}) {
        const std::string whole = folder.path("whole" + ending);
        const std::string merged = folder.path("merged" + ending);
        ASSERT_EQ(run(sweep_with(many, {"--out", whole})).status, 0);
        EXPECT_GT(kills_until_complete(merge_into(merged, shards), merged, 1'000), 5);
        EXPECT_TRUE(text_of_file(merged) == text_of_file(whole));
    }
}

// A file that one machine began can be completed by it or by a merge, from any byte at which a kill leaves
// it.
TEST(SweepShardsTest, ResumesAFileBegunByASweepOrAMerge) {
    const ScratchFolder folder;
    const Words sweep{"vp", "sweep", "jacks-or-better-9-6", "--pay", "royal flush=1..12000"};
    const auto into = [&](const std::string& file, const Words& more = {}) {
        Words words = sweep;
        words.insert(words.end(), more.begin(), more.end());
        words.insert(words.end(), {"--out", file});
        return words;
    };
    const Words shards{folder.path("1.shard"), folder.path("2.shard")};
    ASSERT_EQ(run(into(shards[0], {"--shard", "1/2"})).status, 0);
    ASSERT_EQ(run(into(shards[1], {"--shard", "2/2"})).status, 0);
    for (const std::string ending : {".csv", ".db"}) {
        const std::string whole = folder.path("whole" + ending);
        ASSERT_EQ(run(into(whole)).status, 0);
        const std::string file = folder.path("begun" + ending);
        const std::string limited =
            "ulimit -f 900; holdfast vp sweep jacks-or-better-9-6 --pay 'royal flush=1..12000' --out ";
        ASSERT_EQ(testing_program::run_shell(limited + file).status, 1);
        const std::string part = text_of_file(file + ".part");
        ASSERT_GT(part.size(), 100'000U);
        for (const std::size_t size : {part.size(), part.size() - 1, part.size() / 2, std::size_t{7}}) {
            for (const Words& command : {into(file), merge_into(file, shards)}) {
                folder.write("begun" + ending + ".part", part.substr(0, size));
                const Outcome outcome = run(command);
                EXPECT_EQ(outcome.status, 0) << outcome.err;
                EXPECT_TRUE(text_of_file(file) == text_of_file(whole)) << size << ending;
                EXPECT_FALSE(std::filesystem::exists(file + ".part"));
                std::filesystem::remove(file);
            }
        }
    }
}

}  // namespace
}  // namespace holdfast
