// `holdfast holdem table`: from the first block of a table to a look at it, on shards that are small.
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/system/program.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/storage/table_file.h>

namespace holdfast {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;
using testing_program::Outcome;
using testing_program::run;
using testing_program::ScratchFolder;
using testing_program::text_of_file;

nlohmann::json table_json(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"holdem", "table"});
    arguments.emplace_back("--json");
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    return nlohmann::json::parse(outcome.out);
}

/// The eight flops of block 20 of 220.
constexpr const char* few_flops = "21/220";

TEST(TableCommandTest, BuildsAShardAndReadsIt) {
    const ScratchFolder folder;
    const std::string file = folder.path("flop.shard");
    const nlohmann::json built = table_json({"build", "flop", "--out", file, "--shard", few_flops});
    EXPECT_EQ(built.at("query"), "holdem.table.build");
    EXPECT_EQ(built.at("kind"), "holdem flop");
    EXPECT_EQ(built.at("parameters"), "opponents=1");
    EXPECT_EQ(built.at("entries"), "1286792");
    EXPECT_EQ(built.at("whole"), false);
    EXPECT_EQ(built.at("bytes"), std::to_string(std::filesystem::file_size(file)));
    nlohmann::json info = table_json({"info", file});
    info["query"] = built.at("query");
    EXPECT_EQ(info, built);
    EXPECT_THAT(run({"holdem", "table", "verify", file}).out,
                StartsWith(file + " is undamaged: holdem flop"));

    const holdem::SituationIndex& index = holdem::SituationIndex::of(Street::flop);
    const holdem::HandOnBoard first =
        index.at(static_cast<u32>(std::stoul(built.at("first_entry").get<std::string>())));
    const std::string hole = to_text(first.hole.cards());
    const std::string board = to_text(first.board.cards());
    const nlohmann::json found = table_json({"lookup", file, "--hole", hole, "--board", board});
    const nlohmann::json odds =
        nlohmann::json::parse(run({"holdem", "odds", hole, "--board", board, "--json"}).out)
            .at("results")
            .at(0);
    for (const char* member : {"deals", "win", "tie", "lose", "equity_exact"}) {
        EXPECT_EQ(found.at(member), odds.at(member)) << member;
    }
    EXPECT_EQ(found.at("street"), "flop");

    const std::string csv = folder.path("board.csv");
    EXPECT_THAT(run({"holdem", "table", "export", file, "--board", board, "--out", csv}).out,
                StartsWith(csv + " is complete: "));
    EXPECT_THAT(text_of_file(csv), StartsWith("situation,board,hole,deals,win,tie\n"));
    EXPECT_THAT(text_of_file(csv), HasSubstr("," + board + "," + hole + ",1070190," +
                                             found.at("win").at("count").get<std::string>() + ","));
    const std::string database = folder.path("shard.db");
    EXPECT_EQ(run({"holdem", "table", "export", file, "--out", database}).status, 0);
    SQLite::Database rows(database);
    EXPECT_EQ(rows.execAndGet("SELECT count(*) FROM odds").getString(),
              built.at("entries_in_file").get<std::string>());
    EXPECT_EQ(rows.execAndGet("SELECT win FROM odds WHERE hole = '" + hole + "' AND board = '" + board + "'")
                  .getString(),
              found.at("win").at("count").get<std::string>());
}

/// The cards of the first entry of a file.
std::pair<std::string, std::string> first_situation(Street street, const nlohmann::json& facts) {
    const auto first = static_cast<u32>(std::stoul(facts.at("first_entry").get<std::string>()));
    const holdem::HandOnBoard situation = holdem::SituationIndex::of(street).at(first);
    return {to_text(situation.hole.cards()), to_text(situation.board.cards())};
}

TEST(TableCommandTest, LooksUpStrengths) {
    const ScratchFolder folder;
    const std::string file = folder.path("strength.shard");
    const nlohmann::json built = table_json({"build", "strength-turn", "--out", file, "--shard", "500/1027"});
    EXPECT_EQ(built.at("kind"), "holdem strength-turn");
    const auto [hole, board] = first_situation(Street::turn, built);
    const nlohmann::json found = table_json({"lookup", file, "--hole", hole, "--board", board});
    const nlohmann::json odds =
        nlohmann::json::parse(run({"holdem", "odds", hole, "--board", board, "--json"}).out);
    // Against one opponent the mean strength is the equity.
    EXPECT_EQ(found.at("strength_exact"), odds.at("results").at(0).at("equity_exact"));
    EXPECT_EQ(found.at("strength"), odds.at("results").at(0).at("equity"));
    EXPECT_EQ(found.at("runouts"), "46");
    int boards = 0;
    for (const nlohmann::json& bin : found.at("histogram")) boards += bin.get<int>();
    EXPECT_EQ(boards, 46);
    EXPECT_THAT(run({"holdem", "table", "lookup", file, "--hole", hole, "--board", board}).out,
                AllOf(StartsWith("Strength on the river: mean, E[HS], "), ContainsRegex("\n *0.00%  *3.33% "),
                      ContainsRegex("\n *96.67%  *100.00% ")));
    EXPECT_THAT(run({"holdem", "table", "lookup", file, "--hole", hole, "--board", board, "--csv"}).out,
                StartsWith("runouts,strength,strength_squared,bin_0,"));
    const Outcome three = run({"holdem", "table", "lookup", file, "--hole", "AhKh", "--board", "QhJh2c"});
    EXPECT_THAT(three.err, HasSubstr("this is a table of the turn: give 4 cards of the board"));
}

TEST(TableCommandTest, SaysWhatIsWrong) {
    const ScratchFolder folder;
    const std::string file = folder.path("flop.shard");
    holdem::build_table(holdem::TableKind::flop, file, {21, 220});
    const auto refusal = [&](std::vector<std::string> arguments, int status) {
        arguments.insert(arguments.begin(), {"holdem", "table"});
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.status, status) << outcome.err;
        EXPECT_EQ(outcome.out, "");
        return outcome.err;
    };
    const std::string other = folder.path("other");
    EXPECT_THAT(refusal({"build", "rivers", "--out", other}, 2),
                HasSubstr("KIND of a table is river, turn, flop, strength-turn, strength-flop or graphs"));
    for (const char* shard : {"0/2", "3/2", "1", "1/", "/2", "1/2/3", "-1/2", "1/0"}) {
        EXPECT_THAT(refusal({"build", "flop", "--out", other, "--shard", shard}, 2),
                    HasSubstr("such as 2/8"));
    }
    EXPECT_THAT(refusal({"build", "flop", "--out", other, "--shard", "1/221"}, 2),
                HasSubstr("the flop table has at most 220 shards"));
    EXPECT_THAT(refusal({"build", "flop", "--out", file}, 2), HasSubstr("exists already"));
    EXPECT_THAT(refusal({"build", "flop"}, 2), HasSubstr("--out"));
    EXPECT_THAT(refusal({"merge", file, "--out", other}, 3), HasSubstr("the shard before it is missing"));
    EXPECT_THAT(refusal({"lookup", file, "--hole", "AhKh", "--board", "QhJh2c3c"}, 2),
                HasSubstr("give 3 cards of the board"));
    EXPECT_THAT(refusal({"lookup", file, "--hole", "AhQh", "--board", "QhJh2c"}, 2),
                HasSubstr("already in your hand"));
    EXPECT_THAT(refusal({"lookup", file, "--hole", "AhKh", "--board", "QhJh2c"}, 2),
                HasSubstr("does not have"));
    EXPECT_THAT(refusal({"export", file, "--out", folder.path("x.txt")}, 2), HasSubstr(".csv"));
    EXPECT_THAT(refusal({"info", folder.path("nowhere")}, 2), HasSubstr("there is no such file"));
    std::string bytes = text_of_file(file);
    bytes.back() = static_cast<char>(bytes.back() ^ 1);
    const std::string damaged = folder.write("damaged", bytes);
    EXPECT_THAT(refusal({"verify", damaged}, 3), HasSubstr("do not match their checksum"));
    const std::string senseless = folder.path("senseless");
    storage::TableWriter writer(senseless, holdem::table_plan(holdem::TableKind::flop), {0, 1});
    writer.write(0, std::string(writer.header().bytes_of(0), '\xff').data());
    writer.finish();
    EXPECT_THAT(refusal({"verify", senseless}, 3), HasSubstr("entry 0 contradicts itself"));
    const std::string cut = folder.write("cut", bytes.substr(0, bytes.size() / 2));
    for (const char* command : {"info", "verify"}) {
        EXPECT_THAT(refusal({command, cut}, 3), HasSubstr("its end is missing"));
    }
    EXPECT_THAT(refusal({"merge", cut, "--out", other}, 3), HasSubstr("its end is missing"));
    EXPECT_THAT(refusal({"lookup", folder.write("text", "hello"), "--hole", "AhKh", "--board", "QhJh2c"}, 2),
                HasSubstr("not a table of Holdfast"));
    EXPECT_FALSE(std::filesystem::exists(other));
}

TEST(TableCommandTest, ExportsABoardInTheSuitsThatWereTyped) {
    const ScratchFolder folder;
    const std::string file = folder.path("flop.table");
    holdem::build_table(holdem::TableKind::flop, file, {21, 220});
    const holdem::SituationIndex& index = holdem::SituationIndex::of(Street::flop);
    const CardSet same = index.board(holdem::boards_of_block(holdem::TableKind::flop, 20).first);
    CardSet board;  // each suit the next one
    for (const Card card : same) {
        board.insert(Card(card.rank(), static_cast<Suit>((static_cast<int>(card.suit()) + 1) % 4)));
    }
    ASSERT_NE(to_text(board), to_text(same));
    const std::string csv = folder.path("board.csv");
    EXPECT_EQ(run({"holdem", "table", "export", file, "--board", to_text(board), "--out", csv}).status, 0);
    std::istringstream lines(text_of_file(csv));
    std::string line;
    std::getline(lines, line);
    int rows = 0;
    for (; std::getline(lines, line); ++rows) {
        std::istringstream cells(line);
        std::string situation, board_text, hole, deals, win;
        for (std::string* const cell : {&situation, &board_text, &hole, &deals, &win}) {
            std::getline(cells, *cell, ',');
        }
        EXPECT_EQ(board_text, to_text(board));
        if (rows < 3) {
            const nlohmann::json found = table_json({"lookup", file, "--hole", hole, "--board", board_text});
            EXPECT_EQ(found.at("win").at("count"), win);
        }
        EXPECT_TRUE((set_of(parse_cards(hole, Deck())) & board).empty()) << hole;
    }
    EXPECT_GT(rows, 100);
}

/// A situation of the first board of those few flops.
struct Seen {
    std::string hole;
    std::string board;
};

Seen first_seen() {
    const holdem::SituationIndex& index = holdem::SituationIndex::of(Street::flop);
    const u32 board = holdem::boards_of_block(holdem::TableKind::flop, 20).first;
    const holdem::HandOnBoard first = index.at(index.first_of_board(board));
    return {to_text(first.hole.cards()), to_text(first.board.cards())};
}

TEST(TableCommandTest, QueriesAreAnsweredFromTables) {
    const ScratchFolder folder;
    const std::string file = folder.path("flop.table");
    holdem::build_table(holdem::TableKind::flop, file, {21, 220});
    const auto [hole, board] = first_seen();
    const std::vector<std::vector<std::string>> queries{
        {"holdem", "odds", hole, "--board", board},
        {"holdem", "odds", "22+,A2s+", "--board", board},
        {"holdem", "equity", "22+,A2s+", "random", "--board", board},
        {"holdem", "odds", hole, "--board", board, "--opponents", "1-9"},
        {"holdem", "odds", "AhKh", "--board", "QhJh2c"},  // which the shard does not have
        {"holdem", "odds", "AhKh"}};
    const auto with = [](std::vector<std::string> query, const std::vector<std::string>& more) {
        query.insert(query.end(), more.begin(), more.end());
        return run(query);
    };
    for (const std::vector<std::string>& query : queries) {
        const Outcome found = with(query, {"--tables", folder.path("")});
        EXPECT_EQ(found.status, 0) << found.err;
        EXPECT_EQ(found.out, run(query).out);
    }
    // A damaged table is noticed by the queries that need it, and by no others.
    std::string bytes = text_of_file(file);
    bytes.back() = static_cast<char>(bytes.back() ^ 1);
    std::filesystem::remove(file);
    folder.write("flop.table", bytes);
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const Outcome refused = with(queries[i], {"--tables", folder.path("")});
        EXPECT_EQ(refused.status, i < 3 ? 3 : 0) << i;
        EXPECT_EQ(refused.err.find("do not match their checksum") != std::string::npos, i < 3) << i;
        EXPECT_EQ(refused.out.empty(), i < 3) << i;
    }
    const std::string request =
        R"({"query": "holdem.odds", "hole": ")" + hole + R"(", "board": ")" + board + R"("})";
    const Outcome batch =
        run({"batch", folder.write("queries", request + "\n"), "--tables", folder.path("")});
    EXPECT_EQ(batch.status, 3);
    EXPECT_THAT(batch.out, StartsWith(R"({"error": {"message": "the table is damaged)"));
    EXPECT_EQ(batch.out.find(folder.path("")), std::string::npos);
}

TEST(TableCommandTest, FoldersOfTablesAreChecked) {
    const ScratchFolder folder;
    const auto refusal = [&](const std::string& tables, int status, const std::string& board = "QhJh2c") {
        const Outcome outcome = run({"holdem", "odds", "AhKh", "--board", board, "--tables", tables});
        EXPECT_EQ(outcome.status, status) << outcome.err;
        EXPECT_EQ(outcome.out, "");
        return outcome.err;
    };
    EXPECT_THAT(refusal("", 2), HasSubstr("--tables: '' is not a folder"));
    EXPECT_THAT(refusal(folder.path("nowhere"), 2), HasSubstr("is not a folder"));
    EXPECT_THAT(refusal(folder.path(""), 2),
                HasSubstr("has none of flop.table, turn.table, river.table, graphs.table"));
    EXPECT_THAT(refusal(folder.write("flop.table", "hello"), 2), HasSubstr("is not a folder"));
    EXPECT_THAT(refusal(folder.path(""), 2), HasSubstr("not a table of Holdfast"));
    std::filesystem::remove(folder.path("flop.table"));
    holdem::build_table(holdem::TableKind::flop, folder.path("turn.table"), {21, 220});
    EXPECT_THAT(refusal(folder.path(""), 2, "QhJh2c3d"), HasSubstr("this is not the table of the turn"));
    EXPECT_EQ(run({"holdem", "odds", "AhKh", "--tables", "x", "--tables", "y"}).status, 2);
    const Outcome by_environment = testing_program::run_shell(
        "HOLDFAST_TABLES=" + folder.path("nowhere") + " " + testing_program::path() + " holdem odds AhKh");
    EXPECT_EQ(by_environment.status, 2);
    EXPECT_THAT(by_environment.err, HasSubstr("HOLDFAST_TABLES: "));
    // A query that uses no tables does not look for them.
    EXPECT_EQ(
        testing_program::run_shell("HOLDFAST_TABLES=nowhere " + testing_program::path() + " hand AhKhQhJhTh")
            .status,
        0);
}

TEST(TableCommandTest, WritesOverNothingAndSaysWhatStoppedIt) {
    const ScratchFolder folder;
    const auto shell = [&](const std::string& command) {
        return testing_program::run_shell("cd " + folder.path("") + "; " + command);
    };
    EXPECT_THAT(shell("holdfast holdem table build flop --out --shard").err,
                HasSubstr("is written ./--shard"));
    EXPECT_EQ(shell("holdfast holdem table build flop --out -x").status, 2);
    const std::string victim = folder.write("victim", "");
    const Outcome linked =
        shell("ln -s victim p.part; holdfast holdem table build flop --out p --shard 1/220");
    EXPECT_EQ(linked.status, 2);
    EXPECT_THAT(linked.err, HasSubstr("was not written by Holdfast"));
    EXPECT_EQ(text_of_file(victim), "");
    const Outcome limited = shell("ulimit -f 1; holdfast holdem table build flop --out u --shard 1/220");
    EXPECT_EQ(limited.status, 1);
    EXPECT_THAT(limited.err, HasSubstr("there is no room for u: 1 MB"));
    const std::string long_name(252, 'x');
    EXPECT_EQ(shell("holdfast holdem table build flop --out " + long_name).status, 2);
    const Outcome broken =
        shell("ln -s nowhere flop.table; holdfast holdem odds AhKh --board QhJh2c --tables .");
    EXPECT_EQ(broken.status, 2) << broken.err;
    const Outcome lines = shell(
        "holdfast videopoker sweep jacks-or-better-9-6 --pay flush=5..6 --shard 1/1 --out s.shard; "
        "holdfast holdem table info s.shard");
    EXPECT_THAT(lines.err, HasSubstr("this is not a table, but a shard of 'videopoker sweep'"));
}

// Killed at 50 moments, each later than the last; what is finished is not lost, and the bytes are the same.
TEST(TableCommandSlow, GoesOnAfterItIsKilled) {
    const ScratchFolder folder;
    const std::string whole = folder.path("whole");
    holdem::build_table(holdem::TableKind::flop, whole, {}, Work{0});
    const std::string file = folder.path("flop.table");
    for (const int signal : {SIGKILL, SIGINT}) {
        int finished = 0;
        std::srand(7);
        for (int time = 0; time < 50; ++time) {
            const pid_t child = fork();
            if (child == 0) {
                testing_program::become(testing_program::path(), {"holdem", "table", "build", "flop", "--out",
                                                                  file, "--threads", "2"});
            }
            usleep(static_cast<useconds_t>(std::rand() % 400'000));
            kill(child, signal);
            const int status = testing_program::exit_status(child);
            if (status == 0) ++finished;
            if (std::filesystem::exists(file)) {
                EXPECT_TRUE(text_of_file(file) == text_of_file(whole));
                std::filesystem::remove(file);
            }
        }
        const Outcome last = run({"holdem", "table", "build", "flop", "--out", file});
        EXPECT_EQ(last.status, 0) << last.err;
        EXPECT_TRUE(text_of_file(file) == text_of_file(whole)) << finished;
        std::filesystem::remove(file);
    }
}

TEST(TableCommandSlow, TwoBuildersOfOneFile) {
    const ScratchFolder folder;
    const std::string file = folder.path("flop.table");
    const pid_t child = fork();
    if (child == 0) {
        testing_program::become(testing_program::path(), {"holdem", "table", "build", "flop", "--out", file});
    }
    while (!std::filesystem::exists(file + ".part")) usleep(1'000);
    const Outcome second = run({"holdem", "table", "build", "flop", "--out", file});
    EXPECT_EQ(second.out, "");
    EXPECT_THAT(second.err, StartsWith("holdfast: another process is writing " + file + ".part\n"));
    EXPECT_EQ(second.status, 2);
    EXPECT_EQ(testing_program::exit_status(child), 0);
    EXPECT_EQ(run({"holdem", "table", "verify", file}).status, 0);
}

}  // namespace
}  // namespace holdfast
