// The table of graphs as a user builds it and answers from it. A table of a few boards stands for the whole one.
#include <chrono>
#include <csignal>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/cards_of.h>
#include <tests/system/program.h>

#include <holdfast/holdem/tables/graph_table.h>
#include <holdfast/storage/table_file.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing_program::Outcome;
using testing_program::run;
using testing_program::ScratchFolder;
using testing_program::text_of_file;

std::string few_graphs(const ScratchFolder& folder) {
    const std::string file = folder.path("graphs.table");
    holdem::build_graph_table(file, {test::cards_of("2h7h7c"), test::cards_of("QhJh2c5d")}, Work{2});
    return file;
}

Outcome with_tables(const ScratchFolder& folder, std::vector<std::string> query) {
    query.insert(query.end(), {"--tables", folder.path("")});
    return run(query);
}

const std::vector<std::vector<std::string>> answered{
    {"holdem", "odds", "AhKh", "--board", "2h7h7c", "--opponents", "1-9"},
    {"holdem", "odds", "AhKh", "--board", "QhJh2c5d"},
    {"holdem", "odds", "22+,A2s+:0.5", "--board", "QhJh2c5d3s", "--opponents", "2,9"},
    {"holdem", "odds", "9h8h", "--board", "QhJh2c5d", "--opponents", "3", "--outs"},
};
const std::vector<std::vector<std::string>> counted{
    {"holdem", "odds", "AhKh", "--board", "3h8h9c", "--opponents", "2"},  // which the table does not have
    {"holdem", "odds", "AhKh", "--board", "2h7h7c", "--opponents", "2", "--dead", "3c"},
    {"holdem", "odds", "AhKh", "--board", "2h7h7c", "--opponents", "10"},
    {"holdem", "odds", "AhKh", "--board", "2h7h7c", "--versus", "QsQd", "--opponents", "1"},
    {"holdem", "odds", "AhKh", "--opponents", "2"},
    {"holdem", "equity", "AhKh", "random", "--board", "QhJh2c5d"},
};

TEST(GraphTableCommandTest, QueriesAreAnsweredFromIt) {
    const ScratchFolder folder;
    few_graphs(folder);
    for (const auto& queries : {answered, counted}) {
        for (const std::vector<std::string>& query : queries) {
            const Outcome found = with_tables(folder, query);
            EXPECT_EQ(found.status, 0) << found.err;
            EXPECT_EQ(found.out, run(query).out);
        }
    }
    const std::string file = folder.write(
        "queries", R"({"query": "holdem.odds", "hole": "AhKh", "board": "2h7h7c", "opponents": "1-9"})"
                   "\n");
    EXPECT_EQ(run({"batch", file, "--tables", folder.path("")}).out, run({"batch", file}).out);
}

// So it is the table that answers, and only what needs it opens it.
TEST(GraphTableCommandTest, IsRefusedIfItIsDamaged) {
    const ScratchFolder folder;
    const std::string file = few_graphs(folder);
    std::string bytes = text_of_file(file);
    for (std::size_t at = bytes.size() / 2; at < bytes.size(); at += 512) bytes[at] ^= 1;
    for (std::size_t at = bytes.size() / 300; at < bytes.size() / 2; at += 512) bytes[at] ^= 1;
    std::filesystem::remove(file);
    folder.write("graphs.table", bytes);
    for (const std::vector<std::string>& query : answered) {
        const Outcome refused = with_tables(folder, query);
        EXPECT_EQ(refused.status, 3) << query[2];
        EXPECT_THAT(refused.err, HasSubstr("do not match their checksum"));
        EXPECT_EQ(refused.out, "");
    }
    EXPECT_EQ(run({"holdem", "table", "verify", file}).status, 3);
    // A file of another kind is wrong for what opens it; before the flop nothing does.
    folder.write("graphs.table", "hello");
    EXPECT_EQ(with_tables(folder, answered[0]).status, 2);
    EXPECT_EQ(with_tables(folder, {"holdem", "odds", "AhKh"}).status, 0);
    EXPECT_EQ(with_tables(folder, {"batch"}).status, 2);
}

TEST(GraphTableCommandTest, IsShownCheckedAndLookedUp) {
    const ScratchFolder folder;
    const std::string file = few_graphs(folder);
    EXPECT_THAT(run({"holdem", "table", "info", file}).out, HasSubstr("holdem graphs, opponents=1-9; all "));
    EXPECT_THAT(run({"holdem", "table", "verify", file}).out, HasSubstr("is undamaged"));
    const auto json = [](const std::vector<std::string>& query) {
        return nlohmann::json::parse(run(query).out);
    };
    const nlohmann::json found =
        json({"holdem", "table", "lookup", file, "--hole", "AhKh", "--board", "2h7h7c", "--json"});
    nlohmann::json odds =
        json({"holdem", "odds", "AhKh", "--board", "2h7h7c", "--opponents", "1-9", "--json"}).at("results");
    for (nlohmann::json& row : odds) row.erase("independent_estimate");
    EXPECT_EQ(found.at("odds"), odds);
    EXPECT_EQ(found.at("street"), "flop");
    const auto refusal = [&](const std::string& board) {
        return run({"holdem", "table", "lookup", file, "--hole", "AhKh", "--board", board});
    };
    EXPECT_THAT(refusal("3h8h9c").err, HasSubstr("does not have this board"));
    EXPECT_EQ(refusal("").status, 2);
    EXPECT_EQ(run({"holdem", "table", "export", file, "--out", folder.path("x.csv")}).status, 2);
}

TEST(GraphTableCommandTest, IsNotBuiltInShardsOrOverAFile) {
    const ScratchFolder folder;
    const Outcome part =
        run({"holdem", "table", "build", "graphs", "--out", folder.path("g"), "--shard", "1/2"});
    EXPECT_EQ(part.status, 2);
    EXPECT_THAT(part.err, HasSubstr("a table of graphs has no shards"));
    folder.write("there", "x");
    const Outcome outcome = run({"holdem", "table", "build", "graphs", "--out", folder.path("there")});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("exists"));
}

// What keeps the file from being written is seen before the work, which takes seconds.
TEST(GraphTableCommandTest, IsNotBegunIfItCannotBeWritten) {
    const ScratchFolder folder;
    const std::string file = folder.path("graphs.table");
    const std::vector<std::string> build{"holdem", "table", "build", "graphs", "--out", file};
    const auto refuse = [](u64, u64) { FAIL() << "the work is begun"; };
    {
        const storage::PartWriter other(file);
        const Outcome outcome = run(build);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_THAT(outcome.err, HasSubstr("another process is writing"));
        EXPECT_THROW(holdem::build_graph_table(file, Work{1, refuse}), ParseError);
    }
    folder.write("graphs.table.part", "not of Holdfast");
    const Outcome outcome = run(build);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("was not written by Holdfast"));
    EXPECT_THROW(holdem::build_graph_table(file, Work{1, refuse}), ParseError);
    EXPECT_EQ(text_of_file(file + ".part"), "not of Holdfast");
}

/// Waits until a build has begun to write its second half: the first one only reserves the room. At most a minute.
void wait_for_blocks(const std::string& part) {
    const auto written = [&part] { return std::filesystem::last_write_time(part); };
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    const auto is_late = [end] { return std::chrono::steady_clock::now() > end; };
    while (!std::filesystem::exists(part) && !is_late()) usleep(1'000);
    ASSERT_FALSE(is_late());
    const auto begin = written();
    while (written() < begin + std::chrono::seconds(2) && !is_late()) usleep(10'000);
    ASSERT_FALSE(is_late());
}

// Killed while its graphs are solved: what is finished is not lost, and the bytes are the same.
TEST(GraphTableCommandSlow, GoesOnAfterItIsKilled) {
    const ScratchFolder folder;
    const std::string whole = folder.path("whole");
    holdem::build_graph_table(whole, Work{0});
    const std::string file = folder.path("graphs.table");
    const std::vector<std::string> build{"holdem", "table", "build",     "graphs",
                                         "--out",  file,    "--threads", "2"};
    for (const int signal : {SIGKILL, SIGINT}) {
        const pid_t child = fork();
        if (child == 0) testing_program::become(testing_program::path(), build);
        wait_for_blocks(file + ".part");
        usleep(500'000);
        kill(child, signal);
        EXPECT_NE(testing_program::exit_status(child), 0);
        EXPECT_FALSE(std::filesystem::exists(file));
    }
    EXPECT_EQ(run(build).status, 0);
    EXPECT_TRUE(text_of_file(file) == text_of_file(whole));

    // Killed after its last block: nothing is found or solved again.
    const std::string last = folder.path("last");
    const storage::TableFile table(whole);
    {
        const storage::TablePlan plan = holdem::graph_table_plan(637'284);
        storage::TableWriter writer(last, plan, {0, plan.block_ends.size()});
        for (std::size_t block = 0; block < plan.block_ends.size(); ++block) {
            writer.write(block, table.block(block));
        }
    }
    const auto refuse = [](u64, u64) { FAIL() << "the build works on what is complete"; };
    holdem::build_graph_table(last, Work{1, refuse});
    EXPECT_TRUE(text_of_file(last) == text_of_file(whole));
}

}  // namespace
}  // namespace holdfast
