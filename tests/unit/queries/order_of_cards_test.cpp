// Games in which the order of the cards counts: every query of the registry either sees it or refuses them. A new
// query refuses them until it is added to the list here.
#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/queries/registry.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::queries {
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
    const std::set<std::string_view> seeing{"videopoker.return", "videopoker.hold", "videopoker.paytable"};
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
            EXPECT_THAT(reply.json, testing::HasSubstr("in this game the order of the cards counts"))
                << request;
            refusing.insert(query->name);
        }
    }
    for (const char* const name :
         {"bankroll", "compare", "diff", "drill", "meter", "meters", "plan", "relearn", "review", "sweep"}) {
        EXPECT_EQ(refusing.count("videopoker." + std::string(name)), 1U) << name;
    }
}

}  // namespace
}  // namespace holdfast::queries
