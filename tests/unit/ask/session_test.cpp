// A session: prepared games are kept, within bounds, and answers never depend on what was asked before or
// beside them.
#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/registry.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/odds/odds_tables.h>
#include <holdfast/showdown/board.h>

namespace holdfast::ask {
namespace {

GameChoice game(std::string id, std::vector<AskedPay> changes = {}) {
    return {std::move(id), std::nullopt, {}, std::move(changes)};
}
GameChoice paytable(std::string text, std::string source = "") {
    return {{}, std::move(text), std::move(source), {}};
}

const std::string flush_game = "id = \"flush\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 100\n";

TEST(PreparedGamesTest, AGameThatIsStoppedIsNotKept) {
    PreparedGames games(1U << 30U);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(games.prepare(paytable(flush_game), &stop), Stopped);
    EXPECT_THROW(games.prepare(game("jacks-or-better-9-6", {"flush=5"}), &stop), Stopped);
    EXPECT_EQ(games.size(), 0U);
    EXPECT_EQ(games.bytes(), 0U);
}

TEST(PreparedGamesTest, AGameIsPreparedOnce) {
    PreparedGames games(1U << 30U);
    const auto jacks = games.prepare(game("jacks-or-better-9-6"));
    const auto changed = games.prepare(game("jacks-or-better-9-6", {"flush=5"}));
    const auto mine = games.prepare(paytable(flush_game));
    EXPECT_EQ(games.prepare(game("jacks-or-better-9-6")), jacks);
    EXPECT_EQ(games.prepare(game("jacks-or-better-9-6", {"flush=5"})), changed);
    EXPECT_EQ(games.prepare(paytable(flush_game)), mine);
    EXPECT_EQ(games.size(), 3U);
    EXPECT_EQ(jacks->game().rows[4].pays, Rational(6));
    EXPECT_EQ(changed->game().rows[4].pays, Rational(5));
    EXPECT_EQ(mine->game().id, "flush");
    EXPECT_GT(games.bytes(), 3U * 1000);
}

TEST(PreparedGamesTest, RefusedChoicesAreNotKept) {
    PreparedGames games(1U << 30U);
    EXPECT_THROW(games.prepare(game("jacks")), ParseError);
    EXPECT_THROW(games.prepare(paytable("id")), ParseError);
    EXPECT_EQ(games.size(), 0U);
    EXPECT_THROW(games.prepare(game("jacks-or-better-9-6", {"flush"})), ParseError);
    EXPECT_LE(games.size(), 1U);  // the game without the change
}

TEST(PreparedGamesTest, KeysNeverCollide) {
    PreparedGames games(1U << 30U);
    const auto plain = games.prepare(game("jacks-or-better-9-6"));
    // A text that is an id, an id that is a text, separators and lengths inside the parts.
    EXPECT_THROW(games.prepare(paytable("jacks-or-better-9-6")), ParseError);
    const auto mine = games.prepare(paytable(flush_game));
    EXPECT_THROW(games.prepare(game(flush_game)), ParseError);
    for (const std::string& id :
         {std::string("jacks-or-better-9-6c7:flush=5"),
          std::string("jacks-or-better-9-6\x1f"
                      "flush=5"),
          std::string("jacks-or-better-9-6\0", 20), std::string("jacks-or-better-9-6\n")}) {
        EXPECT_THROW(games.prepare(game(id)), ParseError) << id;
    }
    const auto both = games.prepare(game("jacks-or-better-9-6", {"flush=5", "straight=3"}));
    for (const std::vector<AskedPay>& changes : {std::vector<AskedPay>{"flush=5straight=3"},
                                                 {"flush=5\nstraight=3"},
                                                 {"flush=5c10:straight=3"},
                                                 {"flush=5", "straight=3", ""}}) {
        EXPECT_THROW(games.prepare(game("jacks-or-better-9-6", changes)), ParseError);
    }
    EXPECT_NE(games.prepare(game("jacks-or-better-9-6", {"straight=3", "flush=5"}))->changes.front().row,
              both->changes.front().row);
    EXPECT_EQ(games.prepare(paytable(flush_game, "mine.toml"))->game().id, "flush");
    EXPECT_EQ(games.prepare(game("jacks-or-better-9-6")), plain);
    EXPECT_EQ(games.prepare(paytable(flush_game)), mine);
}

TEST(PreparedGamesTest, TheOneAskedForLeastRecentlyIsDropped) {
    PreparedGames probe(1U << 30U);
    probe.prepare(game("jacks-or-better-9-6"));
    const std::size_t one = probe.bytes();
    PreparedGames games(2 * one + one / 2);  // games of one family take about the same
    const auto first = games.prepare(game("jacks-or-better-9-6"));
    const auto second = games.prepare(game("jacks-or-better-9-5"));
    EXPECT_EQ(games.size(), 2U);
    EXPECT_EQ(games.prepare(game("jacks-or-better-9-6")),
              first);  // now the second was asked for least recently
    games.prepare(game("jacks-or-better-8-6"));
    EXPECT_EQ(games.size(), 2U);
    EXPECT_EQ(games.prepare(game("jacks-or-better-9-6")), first);
    EXPECT_NE(games.prepare(game("jacks-or-better-9-5")), second);
    EXPECT_EQ(games.size(), 2U);
    EXPECT_LE(games.bytes(), 2 * one + one / 2);
    // A dropped game stays valid for whoever holds it.
    EXPECT_EQ(second->game().id, "jacks-or-better-9-5");
}

TEST(PreparedGamesTest, KeepsTheLastGameEvenIfItExceedsTheLimit) {
    PreparedGames games(1);
    const auto jacks = games.prepare(game("jacks-or-better-9-6"));
    const std::size_t bytes_of_jacks = games.bytes();
    EXPECT_EQ(games.size(), 1U);
    EXPECT_EQ(games.prepare(game("jacks-or-better-9-6")), jacks);
    const auto changed = games.prepare(game("jacks-or-better-9-6", {"flush=5"}));
    EXPECT_EQ(games.size(), 1U);
    EXPECT_EQ(games.prepare(game("jacks-or-better-9-6", {"flush=5"})), changed);
    // What was dropped takes no bytes any more.
    games.prepare(game("jacks-or-better-9-6"));
    EXPECT_EQ(games.bytes(), bytes_of_jacks);
}

std::string hold_request(const std::string& game, const std::string& cards) {
    return R"({"query": "videopoker.hold", "game": )" + game + R"(, "cards": ")" + cards + "\"}";
}

/// A few hundred requests, cheap ones, right and wrong, that share games and do not.
std::vector<std::string> mixed_requests() {
    std::vector<std::string> requests;
    const std::vector<std::string> games{
        R"("jacks-or-better-9-6")",
        R"("sevens-and-joker-wild")",
        R"("deuces-wild-full-pay")",
        R"({"game": "jacks-or-better-9-6", "pay": {"flush": 5}})",
        R"({"toml": "id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 5\n"})",
        R"("zebra")"};
    const std::string ranks = "23456789TJQKA";
    for (std::size_t i = 0; i < 13; ++i) {
        const std::string rank(1, ranks[i]);
        const std::string next(1, ranks[(i + 1) % 13]);
        const std::string third(1, ranks[(i + 5) % 13]);
        const std::string cards = rank + "h" + next + "h" + third + "c" + rank + "s" + next + "d";
        for (const std::string& game : games) requests.push_back(hold_request(game, cards));
        requests.push_back(hold_request(games[0], cards + "2c2c"));
        requests.push_back(R"({"id": )" + std::to_string(i) + R"(, "query": "hand", "cards": ")" + cards +
                           "\"}");
        requests.push_back(R"({"query": "hand", "cards": ")" + cards + rank + "h\"}");
        requests.push_back(R"({"query": "holdem.odds", "hole": ")" + rank + "h" + next + R"(h", "board": ")" +
                           third + "c" + third + "d" + third + R"(s2c", "opponents": "1-3"})");
        requests.push_back(R"({"query": "holdem.equity", "ranges": [")" + rank + "h" + next + R"(h", ")" +
                           third + R"(c)" + rank + R"(s"], "samples": 500, "seed": )" + std::to_string(i) +
                           "}");
        requests.push_back(R"({"query": "holdem.preflop", "hands": [")" + rank + rank +
                           R"("], "opponents": "1-9"})");
        requests.push_back(R"({"query": "videopoker.games", "words": ["zebra)" + rank + "\"]}");
        requests.push_back("{\"query\": " + rank);
    }
    requests.push_back(R"({"query": "videopoker.return", "game": "jacks-or-better-9-6"})");
    requests.push_back(
        R"({"query": "videopoker.return", "game": "jacks-or-better-9-6", "pay": {"flush": 5}, "ties": true})");
    return requests;
}

/// Checks the answers that 8 threads get from one session for all requests, each thread starting at another
/// request.
void expect_same_from_threads(std::size_t most_game_bytes) {
    const std::vector<std::string> requests = mixed_requests();
    ASSERT_GE(requests.size(), 180U);
    std::vector<std::string> expected;
    Session alone;
    for (const std::string& request : requests) expected.push_back(ask(alone, request).json);
    Session shared;
    shared.make<PreparedGames>(most_game_bytes);
    std::atomic<std::size_t> wrong{0};
    std::vector<std::thread> threads;
    for (std::size_t thread = 0; thread < 8; ++thread) {
        threads.emplace_back([&, thread] {
            for (std::size_t i = 0; i < requests.size(); ++i) {
                const std::size_t which = (i + thread * 23) % requests.size();
                if (ask(shared, requests[which]).json != expected[which]) ++wrong;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(wrong, 0U);
}

// The entries are wrong on purpose, to show whether the table answers.
TEST(SessionTest, TablesAreLookedUpBeforeAnythingIsCounted) {
    Session session;
    session.of<holdem::OddsTables>() = {[](HoleCards, CardSet) {
                                            return holdem::HeadsUpOdds{1000, 600, 100};
                                        },
                                        {}};
    Session none;
    const auto answers = [](Session& asked, const std::string& request) { return ask(asked, request).json; };
    const auto expect_shown = [&](const std::string& request, const std::string& shown) {
        EXPECT_NE(answers(session, request).find(shown), std::string::npos) << answers(session, request);
        EXPECT_EQ(answers(none, request).find(shown), std::string::npos) << request;
    };
    expect_shown(R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c"})",
                 R"("equity_exact": "13/20")");
    expect_shown(R"({"query": "holdem.odds", "hole": "AKs", "board": "QhJh2c"})",
                 R"("equity_exact": "13/20")");
    expect_shown(R"({"query": "holdem.equity", "ranges": ["AKs", "random"], "board": "QhJh2c"})",
                 R"("equity_exact": "13/20")");
    // Queries that a table cannot answer.
    for (const std::string request :
         {R"({"query": "holdem.odds", "hole": "AhKh"})",
          R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "opponents": "1-9"})",
          R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "dead": "3c"})",
          R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "versus": "QsQd"})",
          R"({"query": "holdem.equity", "ranges": ["AKs", "QQ"], "board": "QhJh2c"})"}) {
        EXPECT_EQ(answers(session, request), answers(none, request));
    }
}

TEST(SessionTest, ThreadsThatShareASessionGetWhatOneAloneGets) {
    expect_same_from_threads(PreparedGames::default_bytes);
}

TEST(SessionTest, ThreadsThatShareASessionWithRoomForOneGame) {
    expect_same_from_threads(1);
}

// A paytable in JSON is no TOML, and a name with an equals sign is no setting.
TEST(SessionTest, WhatIsRefusedIsRefusedAfterItsTextWasAnsweredInAnotherPlace) {
    const auto of_game = [](const std::string& game) {
        return R"({"query": "videopoker.paytable", "game": )" + game + "}";
    };
    const std::string named =
        R"("toml": "id=\"m\"\ndeck=52\n[[pay]]\nhand=\"pair\"\nname=\"a=b\"\npays=1\n")";
    const std::vector<std::pair<std::string, std::string>> pairs{
        {R"({"toml": "{\"id\":\"mine\",\"deck\":52,\"pay\":[{\"hand\":\"pair\",\"pays\":1}]}"})",
         R"({"paytable": {"id":"mine","deck":52,"pay":[{"hand":"pair","pays":1}]}})"},
        {"{" + named + R"(, "pay": {"a": "b=6"}})", "{" + named + R"(, "pay": {"a=b": 6}})"}};
    for (const auto& [refused, answered] : pairs) {
        Session session;
        EXPECT_EQ(ask(session, of_game(answered)).kind, Reply::Kind::answer) << answered;
        EXPECT_EQ(ask(session, of_game(refused)).kind, Reply::Kind::refusal) << refused;
    }
}

TEST(SessionTest, AnswersDoNotDependOnWhatWasAskedBefore) {
    Session session;
    for (const std::string& request : mixed_requests()) {
        const Reply first = ask(session, request);
        const Reply second = ask(session, request);
        EXPECT_EQ(first.json, second.json);
        EXPECT_EQ(first.kind, second.kind);
        EXPECT_NE(first.kind, Reply::Kind::failure) << first.json;
    }
}

}  // namespace
}  // namespace holdfast::ask
