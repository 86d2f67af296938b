// Games in which the order of the cards counts: every query of the registry either sees it or refuses them. A new
// query refuses them until it is added to the list here.
#include <algorithm>
#include <set>
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/registry.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::ask {
namespace {

constexpr const char* ordered_game = "jacks-or-better-9-6-sequential-royal";

/// Puts the game in the place of every game of the catalog; returns whether there was one.
bool replace_games(Json& value) {
    if (value.is_string()) {
        // The id alone, or at the beginning of a part of a plan: "jacks-or-better-9-6 10 hours".
        const std::string text = value.get<std::string>();
        const std::string id = text.substr(0, text.find(' '));
        const std::vector<std::string_view> ids = videopoker::catalog_ids();
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) return false;
        value = ordered_game + text.substr(id.size());
        return true;
    }
    bool replaced = false;
    if (value.is_structured()) {
        for (Json& each : value) replaced = replace_games(each) || replaced;
    }
    return replaced;
}

/// The first example of the query that names a game, with the game that has an order; empty if there is none.
std::string request_in_order(const Query& query) {
    for (const std::string_view example : query.examples) {
        Json request = Json::parse(example);
        // The rows of other games, and the states of machines.
        for (const char* const field : {"pay", "state"}) request.erase(field);
        if (replace_games(request)) return request.dump();
    }
    return "";
}

TEST(OrderOfCards, IsSeenOrRefusedByEveryQuery) {
    const std::set<std::string_view> seeing{
        "videopoker.return",   "videopoker.hold", "videopoker.strategy", "videopoker.evaluate",
        "videopoker.bankroll", "videopoker.plan", "videopoker.paytable"};
    Session session;
    std::set<std::string_view> refusing;
    for (const Query* const query : registry()) {
        const std::string request = request_in_order(*query);
        if (request.empty()) continue;
        const Reply reply = ask(session, request);
        if (seeing.count(query->name) > 0) {
            EXPECT_EQ(reply.kind, Reply::Kind::answer) << request << reply.json;
        } else {
            EXPECT_NE(reply.kind, Reply::Kind::answer) << request;
            EXPECT_THAT(reply.json, testing::HasSubstr("this game pays by the order of the cards"))
                << request;
            refusing.insert(query->name);
        }
    }
    for (const char* const name :
         {"compare", "diff", "drill", "meter", "meters", "relearn", "review", "sweep"}) {
        EXPECT_EQ(refusing.count("videopoker." + std::string(name)), 1U) << name;
    }
}

Json answered(const std::string& query, Json fields = Json::object()) {
    fields["query"] = "videopoker." + query;
    if (!fields.contains("game")) fields["game"] = ordered_game;
    Session session;
    const Reply reply = ask(session, fields.dump());
    EXPECT_EQ(reply.kind, Reply::Kind::answer) << reply.json;
    return Json::parse(reply.json);
}

TEST(OrderOfCards, OfTheReturn) {
    const Json answer = answered("return");
    EXPECT_EQ(answer["return_exact"], "298338812235253/298998457758000");
    EXPECT_EQ(answer["rows"][0]["name"], "sequential royal flush");
    EXPECT_EQ(answer["rows"][0]["combinations"], "15247204944");
    EXPECT_EQ(answer["deals"], "311875200");
    EXPECT_EQ(answer["order"]["row"], "sequential royal flush");
    EXPECT_EQ(answer["order"]["order"], "sequential");
    EXPECT_EQ(answer["order"]["deals"], "311875200");
    EXPECT_EQ(answer["order"]["changed_deals"], "2081644");
    EXPECT_EQ(answer["order"]["return_exact"], answer["return_exact"]);
    EXPECT_NEAR(answer["order"]["cost_of_ignoring"],
                answer["return"].get<double>() - answer["order"]["ignoring_places"].get<double>(), 1e-15);
    EXPECT_FALSE(answered("return", {{"game", "jacks-or-better-9-6"}}).contains("order"));
}

// What a chart loses is counted from perfect play at the places of the cards, which no chart sees.
TEST(OrderOfCards, OfACharts) {
    const Json chart = answered("strategy", {{"rows", 20}});
    EXPECT_EQ(chart["order"], answered("return")["order"]);
    EXPECT_NEAR(chart["cost"], chart["order"]["return"].get<double>() - chart["return"].get<double>(), 1e-15);
    EXPECT_GT(chart["cost"], chart["order"]["cost_of_ignoring"]);
    const Json evaluated = answered("evaluate", {{"chart", chart["chart"]}});
    EXPECT_EQ(evaluated["return_exact"], chart["return_exact"]);
    EXPECT_EQ(evaluated["cost"], chart["cost"]);
    EXPECT_EQ(evaluated["order"], chart["order"]);
    const Json list = answered("strategy", {{"rows", "20-21"}});
    EXPECT_EQ(list["order"], chart["order"]);
    EXPECT_EQ(list["charts"][0]["cost"], chart["cost"]);
    EXPECT_EQ(chart["bets_an_hour_lost"].get<double>(), chart["cost"].get<double>() * 600);
}

TEST(OrderOfCards, OfAHold) {
    const Json answer = answered("hold", {{"cards", "TsQs3dKsAs"}, {"held", "TsQsKsAs"}});
    EXPECT_EQ(answer["royal_cards"], Json::parse(R"([{"card": "Ts", "place": 1, "right_places": [1]},
        {"card": "Qs", "place": 2, "right_places": [3]}, {"card": "Ks", "place": 4, "right_places": [4]},
        {"card": "As", "place": 5, "right_places": [5]}])"));
    EXPECT_EQ(answer["holds"][0]["hold"], "TsQsKsAs");
    EXPECT_EQ(answer["holds"][0]["right_orders"], 0);
    EXPECT_EQ(answered("hold", {{"cards", "TsJs3dKsAs"}})["holds"][0]["right_orders"], 1);
    const Json plain = answered("hold", {{"game", "jacks-or-better-9-6"}, {"cards", "TsJs3dKsAs"}});
    EXPECT_FALSE(plain.contains("royal_cards"));
    EXPECT_FALSE(plain["holds"][0].contains("right_orders"));

    const std::string toml =
        "id = \"either\"\ndeck = 53\n[[pay]]\nhand = \"royal flush\"\nnatural = true\n"
        "order = \"reversible\"\npays = 9\n";
    EXPECT_EQ(answered("hold", {{"game", {{"toml", toml}}}, {"cards", "JsQs3dJkAs"}})["royal_cards"],
              Json::parse(R"([{"card": "Js", "place": 1, "right_places": [2, 4]},
                  {"card": "Qs", "place": 2, "right_places": [3]}, {"card": "As", "place": 5, "right_places": [5, 1]}])"));
}

// A card that fits either direction stands right in both of its places.
TEST(OrderOfCards, OfAHoldInWords) {
    VideopokerHoldRequest request;
    request.game.paytable =
        "id = \"either\"\ndeck = 52\n[[pay]]\nhand = \"royal flush\"\norder = \"reversible\"\npays = 9\n";
    request.cards = "AsKsQsJsTs";
    EXPECT_THAT(terminal::to_text(test::answer(request)), testing::HasSubstr("\nAs Ks Qs Js Ts in place\n"));
    request.cards = "AsKs3dTsJs";
    EXPECT_THAT(terminal::to_text(test::answer(request)),
                testing::HasSubstr(
                    "\nAs Ks in place; Ts in place 4 belongs in 1 or 5; Js in place 5 belongs in 2 or 4\n"));
}

TEST(OrderOfCards, OfAPaytable) {
    const Json answer = answered("paytable");
    EXPECT_EQ(answer["rows"][0]["order"], "sequential");
    EXPECT_FALSE(answer["rows"][1].contains("order"));
    EXPECT_EQ(answered("paytable", {{"game", {{"toml", answer["toml"]}}}})["rows"], answer["rows"]);
    EXPECT_TRUE(answer["warnings"].empty()) << answer["warnings"];
    EXPECT_EQ(answered("return", {{"pay", {{"royal flush", 60}}}})["warnings"], Json::array());
    // Royal flushes out of order are then straight flushes.
    EXPECT_THAT(answered("return", {{"pay", {{"royal flush", 40}}}})["warnings"][0].get<std::string>(),
                testing::StartsWith("the row 'royal flush' never pays"));
}

// A hand of a session is one of the return table, whatever the places of its cards.
TEST(OrderOfCards, OfABankroll) {
    const Json table = answered("return");
    const Json answer = answered("bankroll", {{"lines", 3}, {"hands", 100}});
    EXPECT_NEAR(answer["edge"], table["return"].get<double>() - 1, 1e-15);
    EXPECT_NEAR(answer["variance_per_line"],
                table["variance"].get<double>() + 2 * table["covariance"].get<double>(), 1e-12);
}

TEST(OrderOfCards, ChangedPays) {
    const Json answer = answered("return", {{"pay", {{"sequential royal flush", 800}}}});
    EXPECT_EQ(answer["return_exact"], "1653526326983/1661102543100");
    EXPECT_EQ(answer["order"]["changed_deals"], "0");
    EXPECT_EQ(answer["order"]["cost_of_ignoring"], 0.0);
}

TEST(OrderOfCards, IsKnownByItsPays) {
    Session session;
    const Json listed = Json::parse(
        ask(session, R"({"query": "videopoker.identify", "pays": "10000,800,50,25,9,6,4,3,2,1"})").json);
    EXPECT_EQ(listed["games"][0]["id"], ordered_game);
    EXPECT_EQ(listed["games"][0]["return_exact"], "298338812235253/298998457758000");
}

}  // namespace
}  // namespace holdfast::ask
