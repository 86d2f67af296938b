// Queries about files of tables, on the first flops of the table: what they find, that every entry point
// which reads files answers them, and that a table which changes meanwhile is not believed.
#include <algorithm>
#include <chrono>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/matches_type.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/table.h>
#include <holdfast/ask/registry.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/tables/table_builder.h>

namespace holdfast::ask {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing_program::ScratchFolder;

/// A shard of a table, and the cards of its first entry.
class HoldemTableTest : public testing::Test {
  protected:
    void build(holdem::TableKind kind, storage::Shard shard) {
        holdem::build_table(kind, path_, shard);
        const holdem::SituationTable table(path_);
        first_ = static_cast<u32>(table.file().header().first_entry);
        const holdem::HandOnBoard situation = table.index().at(first_);
        hole_ = to_text(situation.hole.cards());
        board_ = to_text(situation.board.cards());
        session_.answer_also(local_queries());
    }

    Json asked(Json request) {
        const Reply reply = ask(session_, request.dump());
        EXPECT_EQ(reply.kind, Reply::Kind::answer) << reply.json;
        return Json::parse(reply.json);
    }

    Json looked_up() {
        Json found =
            asked({{"query", "holdem.table.lookup"}, {"file", path_}, {"hole", hole_}, {"board", board_}});
        EXPECT_EQ(found["hole"], hole_);
        EXPECT_EQ(found["board"], board_);
        EXPECT_EQ(test::mismatch(shape_of<HoldemTableLookupAnswer>().type(), found), "");
        return found;
    }

    ScratchFolder folder_;
    std::string path_ = folder_.path("a.shard");
    Session session_;
    u32 first_ = 0;
    std::string hole_;
    std::string board_;
};

TEST_F(HoldemTableTest, WhatATableSaysOfItself) {
    build(holdem::TableKind::flop, {1, 220});
    const Json info = asked({{"query", "holdem.table.info"}, {"file", path_}});
    EXPECT_EQ(test::mismatch(shape_of<HoldemTableInfoAnswer>().type(), info), "");
    EXPECT_EQ(info["kind"], "holdem flop");
    EXPECT_EQ(info["entries"], "1286792");
    EXPECT_EQ(info["first_entry"], "0");
    EXPECT_EQ(info["whole"], false);
    EXPECT_EQ(info["bytes"], std::to_string(std::filesystem::file_size(path_)));
    Json verified = asked({{"query", "holdem.table.verify"}, {"file", path_}});
    EXPECT_EQ(test::mismatch(shape_of<HoldemTableVerifyAnswer>().type(), verified), "");
    verified["query"] = info["query"];
    EXPECT_EQ(verified, info);
}

TEST_F(HoldemTableTest, OddsAgainstOneOpponentAreThoseThatAreCounted) {
    build(holdem::TableKind::flop, {1, 220});
    const Json found = looked_up();
    const Json counted = asked({{"query", "holdem.odds"}, {"hole", hole_}, {"board", board_}})["results"][0];
    for (const char* member : {"opponents", "deals", "win", "tie", "lose", "equity_exact"}) {
        EXPECT_EQ(found[member], counted[member]) << member;
    }
}

TEST_F(HoldemTableTest, StrengthsHaveAColumnForEachBin) {
    build(holdem::TableKind::strength_turn, {500, 1027});
    const Json found = looked_up();
    const Json counted = asked({{"query", "holdem.odds"}, {"hole", hole_}, {"board", board_}})["results"][0];
    EXPECT_EQ(found["strength_exact"], counted["equity_exact"]);
    EXPECT_EQ(found["runouts"], "46");
    const std::string csv = to_csv(answer(HoldemTableLookupRequest{path_, hole_, board_}, session_));
    EXPECT_THAT(csv, testing::StartsWith("runouts,strength,strength_squared,bin_0,bin_1,"));
    EXPECT_THAT(csv, HasSubstr(",bin_29\n46," + found["strength"].dump() + ","));
    EXPECT_EQ(std::count(csv.begin(), csv.end(), ','), 64);
}

TEST_F(HoldemTableTest, TheSquareOfTheStrengthIsTheMeanOverAllRivers) {
    build(holdem::TableKind::strength_turn, {500, 1027});
    Rational squares;
    int rivers = 0;
    for (const Card river : Deck().cards() - set_of(parse_cards(hole_ + board_, Deck()))) {
        HoldemOddsRequest request;
        request.hole = hole_;
        request.board = board_ + to_text(river);
        const Rational equity = answer(request, session_).results.at(0).equity;
        squares += equity * equity;
        ++rivers;
    }
    ASSERT_EQ(rivers, 46);
    EXPECT_EQ(looked_up()["strength_squared_exact"], (squares / Rational(rivers)).text());
}

TEST_F(HoldemTableTest, ATableThatWasWrittenToSinceItWasOpenedIsRefused) {
    build(holdem::TableKind::flop, {1, 220});
    const holdem::SituationTable table(path_);
    EXPECT_NO_THROW(table_entry(table, first_));
    std::filesystem::last_write_time(path_,
                                     std::filesystem::last_write_time(path_) + std::chrono::seconds(1));
    EXPECT_THROW(table_entry(table, first_), DataError);
}

TEST_F(HoldemTableTest, BlamesTheFieldOfCardsThatTheTableLacks) {
    build(holdem::TableKind::flop, {1, 220});
    const auto refused = [&](const std::string& hole, const std::string& board) {
        const Json request{
            {"query", "holdem.table.lookup"}, {"file", path_}, {"hole", hole}, {"board", board}};
        const Reply reply = ask(session_, request.dump());
        EXPECT_EQ(reply.kind, Reply::Kind::refusal) << reply.json;
        const Json error = Json::parse(reply.json)["error"];
        return error["field"].get<std::string>() + ": " + error["message"].get<std::string>();
    };
    EXPECT_EQ(refused("AhKh", "AsKsQsJs"), "board: this is a table of the flop: give 3 cards of the board");
    EXPECT_EQ(refused("AhKh", "AsKsQs"), "board: this shard of the table does not have this board");
    EXPECT_THAT(refused("AhAh", board_), testing::StartsWith("hole: "));
}

TEST_F(HoldemTableTest, AFileThatIsNoTableIsBlamedOnItsField) {
    build(holdem::TableKind::flop, {1, 220});
    for (const std::string& file : {folder_.path("nowhere"), path_ + std::string("\0x", 2)}) {
        for (Json request : {Json{{"query", "holdem.table.info"}}, Json{{"query", "holdem.table.verify"}},
                             Json{{"query", "holdem.table.lookup"}, {"hole", hole_}, {"board", board_}}}) {
            request["file"] = file;
            const Reply reply = ask(session_, request.dump());
            ASSERT_EQ(reply.kind, Reply::Kind::refusal) << reply.json;
            const Json error = Json::parse(reply.json)["error"];
            EXPECT_EQ(error.value("field", ""), "file") << reply.json;
            EXPECT_EQ(error["message"], "there is no such file");
        }
    }
}

TEST(LocalQueriesTest, AreAnsweredOnlyForWhomeverTheProgramRuns) {
    const std::string request = R"({"query": "holdem.table.info", "file": "/etc/passwd"})";
    Session of_a_server;
    const Reply refusal = ask(of_a_server, request);
    EXPECT_EQ(refusal.kind, Reply::Kind::refusal);
    EXPECT_THAT(refusal.json, HasSubstr("there is no query 'holdem.table.info'"));
    Session own;
    own.answer_also(local_queries());
    EXPECT_THAT(ask(own, request).json, HasSubstr("/etc/passwd"));
}

}  // namespace
}  // namespace holdfast::ask
