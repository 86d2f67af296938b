// The query `videopoker.practice`: what it answers of a record, and how records change.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/videopoker/practice.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* deal_of_aces = "AsAhQs4c5d";
constexpr const char* monday = "2026-11-23";
constexpr const char* tuesday = "2026-11-24";

/// The answer to a request of these fields, as JSON; an empty record is left out.
Json asked(Json fields) {
    if (fields.at("record") == "") fields.erase("record");
    const std::string text = fields.dump();
    Session session;
    return Json::parse(to_json_line(
        answer(test::request_of<VideopokerPracticeRequest>(text.substr(1, text.size() - 2)), session)));
}

std::string refusal(const Json& fields) {
    try {
        asked(fields);
    } catch (const FieldError& error) {
        return error.field + ": " + error.what();
    }
    return "answered";
}

/// The record with one more hand of the game; a mistake is one of aces.
std::string played(const std::string& record, const std::string& game, double cost, const std::string& day,
                   const std::string& deal = deal_of_aces) {
    Json fields{{"record", record}, {"name", game}, {"deal", deal},
                {"cost", cost},     {"day", day},   {"held", "nothing"}};
    if (cost > 0) fields["kind"] = "high card";
    return asked(fields).at("record");
}

Json game_of(const std::string& record, const std::string& name) {
    return asked({{"record", record}, {"name", name}}).at("games").at(0);
}

std::string sum(const std::string& one, const std::string& other) {
    return asked({{"record", one}, {"plus", other}}).at("record");
}

TEST(VideopokerPracticeTest, ASumThatNoFileMayHaveIsRefusedByItsName) {
    const auto record = [](const std::string& hands, const std::string& lost) {
        return R"({"holdfast": "trainer", "games": {"~mine": {"hands": )" + hands +
               R"(, "minor": 0, "major": 0, "mended": 0, "missed": [], "lost": )" + lost + "}}}";
    };
    const auto sum_refused = [&](const std::string& one, const std::string& other) {
        return refusal({{"record", one}, {"plus", other}});
    };
    EXPECT_EQ(sum_refused(record("9007199254740992", "0"), record("1", "0")),
              "plus: '~mine': the sum of 'hands' is too large");
    EXPECT_EQ(sum_refused(record("1", "1e308"), record("1", "1e308")),
              "plus: '~mine': the sum of 'lost' is too large");
    EXPECT_EQ(sum_refused(record("9007199254740991", "0"), record("1", "0")), "answered");
}

TEST(VideopokerPracticeTest, KeepsTheRecordThatWasWrittenByHand) {
    std::ifstream file(HOLDFAST_SOURCE_FOLDER "/tests/golden/practice.json");
    const Json golden = Json::parse(file);
    std::string record;
    for (const Json& play : golden.at("plays")) {
        Json fields = play;
        if (play.at("kind") == "") fields.erase("kind");
        if (play.at("held") == "") fields["held"] = "nothing";
        fields["record"] = record;
        fields["name"] = "jacks-or-better-9-6";
        record = asked(fields).at("record");
    }
    EXPECT_EQ(nlohmann::json(Json::parse(record).at("games").at("jacks-or-better-9-6")),
              nlohmann::json(golden.at("record")));
    const Json game = game_of(record, "jacks-or-better-9-6");
    EXPECT_EQ(game.at("right"), 4);
    EXPECT_EQ(game.at("right_share"), 0.5);
    EXPECT_EQ(game.at("missed").size(), 2U);
    EXPECT_EQ(game.at("kinds").at(0).at("kind"), "low pair");
    EXPECT_EQ(game.at("days").at(1),
              Json::parse(R"({"date": "2026-11-24", "hands": 4, "wrong": 2, "lost": 0.5625,
        "right_share": 0.5, "lost_per_hand": 0.140625})"));
}

TEST(VideopokerPracticeTest, ACorrectedMistakeCostsNothingAndIsAskedAgain) {
    const std::string record = asked({{"record", ""},
                                      {"name", "a"},
                                      {"deal", deal_of_aces},
                                      {"held", "AA"},
                                      {"day", monday},
                                      {"mended", true}})
                                   .at("record");
    const Json game = game_of(record, "a");
    EXPECT_EQ(game.at("mended"), 1);
    EXPECT_EQ(game.at("right"), 1);
    EXPECT_EQ(game.at("missed"), Json::parse(R"([{"deal": "AsAhQs4c5d", "cost": 0.0, "due": 2}])"));
    EXPECT_EQ(game.at("days").at(0).at("wrong"), 0);
    EXPECT_EQ(game_of(sum(record, record), "a").at("mended"), 2);
}

TEST(VideopokerPracticeTest, TheKindOfAMistakeMayComeLater) {
    const Json hand{{"name", "a"}, {"deal", deal_of_aces}, {"held", "4c"}, {"cost", 0.5}, {"day", monday}};
    Json fields = hand;
    fields["record"] = "";
    const std::string record = asked(fields).at("record");
    EXPECT_TRUE(game_of(record, "a").at("kinds").empty());
    const auto with_kind = [](const std::string& before) -> std::string {
        return asked({{"record", before}, {"name", "a"}, {"kind", "high pair"}, {"cost", 0.5}}).at("record");
    };
    const std::string once = with_kind(record);
    EXPECT_EQ(game_of(once, "a").at("kinds"),
              Json::parse(R"([{"kind": "high pair", "mistakes": 1, "lost": 0.5}])"));
    // Each mistake has one kind; and one that was erased meanwhile has none.
    EXPECT_EQ(game_of(with_kind(once), "a"), game_of(once, "a"));
    EXPECT_TRUE(asked({{"record", with_kind("")}}).at("games").empty());
}

TEST(VideopokerPracticeTest, TheSumIsThatOfEachGameKindAndDay) {
    const std::string other = played(played("", "a", 0, monday), "a", 0.01, tuesday, "AsKsQsJs5s");
    const std::string both =
        sum(played(played("", "a", 0.1, monday), "b", 0, monday), played(other, "c", 0, monday));
    const Json game = game_of(both, "a");
    EXPECT_EQ(game.at("hands"), 3);
    EXPECT_EQ(game.at("major"), 1);
    EXPECT_EQ(game.at("minor"), 1);
    EXPECT_NEAR(game.at("lost").get<double>(), 0.11, 1e-12);
    EXPECT_EQ(game.at("kinds").at(0).at("mistakes"), 2);
    EXPECT_EQ(game.at("missed").size(), 2U);
    EXPECT_EQ(game.at("days").at(0).at("hands"), 2);
    EXPECT_EQ(game.at("days").at(1).at("wrong"), 1);
    EXPECT_EQ(asked({{"record", both}}).at("games").size(), 3U);
}

TEST(VideopokerPracticeTest, AddingRecordsKeepsTheLargerDueOfADealMissedInBoth) {
    const std::string twice = played("", "a", 0.1, monday);
    const std::string once = played(twice, "a", 0, monday, "5d4cQsAhAs");
    for (const std::string& both : {sum(once, twice), sum(twice, once)}) {
        const Json missed = game_of(both, "a").at("missed");
        ASSERT_EQ(missed.size(), 1U);
        EXPECT_EQ(missed.at(0).at("due"), 2);
    }
}

TEST(VideopokerPracticeTest, OfADealThatIsDueAsOftenInBothTheAddedRecordTellsTheLastMistake) {
    const std::string dear = played("", "a", 0.5, monday);
    const std::string cheap = played("", "a", 0.1, tuesday);
    EXPECT_EQ(game_of(sum(dear, cheap), "a").at("missed").at(0).at("cost"), 0.1);
    EXPECT_EQ(game_of(sum(cheap, dear), "a").at("missed").at(0).at("cost"), 0.5);
}

TEST(VideopokerPracticeTest, KindsThatCostAsMuchStandByTheirNames) {
    std::string record;
    for (const char* const kind : {"low pair", "flush draw", "high card"}) {
        record = asked({{"record", record},
                        {"name", "a"},
                        {"deal", deal_of_aces},
                        {"held", "nothing"},
                        {"cost", 0.5},
                        {"day", monday},
                        {"kind", kind}})
                     .at("record");
    }
    std::vector<std::string> kinds;
    const Json game = game_of(record, "a");
    for (const Json& each : game.at("kinds")) kinds.push_back(each.at("kind"));
    EXPECT_THAT(kinds, testing::ElementsAre("flush draw", "high card", "low pair"));
}

/// A record with as many missed deals as it lists, each with these three cards: every other mistake cost 0.1 bets.
std::string full_list(const std::string& three_cards, double other_cost) {
    std::vector<std::string> cards;
    for (const char suit : {'s', 'h'}) {
        for (const char rank : std::string("23456789TJQKA")) cards.push_back({rank, suit});
    }
    Json missed = Json::array();
    for (std::size_t high = 1; high < cards.size(); ++high) {
        for (std::size_t low = 0; low < high && missed.size() < GamePractice::most_missed; ++low) {
            const double cost = missed.size() % 2 == 0 ? 0.1 : other_cost;
            missed.push_back({{"deal", three_cards + cards[high] + cards[low]}, {"cost", cost}, {"due", 2}});
        }
    }
    const Json game{{"hands", 0}, {"minor", 0}, {"major", 0}, {"mended", 0}, {"lost", 0}, {"missed", missed}};
    return Json{{"holdfast", "trainer"}, {"games", {{"a", game}}}}.dump();
}

TEST(VideopokerPracticeTest, TheCostliestMistakesOfBothStay) {
    const Json missed = game_of(sum(full_list("2c3c4c", 0.02), full_list("5c6c7c", 0.01)), "a").at("missed");
    ASSERT_EQ(missed.size(), GamePractice::most_missed);
    EXPECT_TRUE(
        std::all_of(missed.begin(), missed.end(), [](const Json& each) { return each.at("cost") == 0.1; }));
    const std::string once = full_list("2c3c4c", 0.02);
    EXPECT_EQ(game_of(sum(once, once), "a").at("missed"), game_of(once, "a").at("missed"));
}

TEST(VideopokerPracticeTest, SubtractingAPartAndAddingItBackGivesTheWhole) {
    const std::string part = played(played("", "a", 0.1, monday), "a", 0, monday);
    const std::string rest = played(played(played("", "a", 0, monday), "a", 0.3, tuesday), "b", 0, monday);
    const std::string whole = sum(rest, part);
    const auto less = [](const std::string& record, const std::string& other) {
        return Json{{"record", record}, {"less", other}};
    };
    const std::string beyond = asked(less(whole, part)).at("record");
    EXPECT_EQ(game_of(beyond, "a").at("hands"), 2);
    EXPECT_EQ(game_of(beyond, "a").at("major"), 1);
    EXPECT_EQ(game_of(beyond, "b"), game_of(rest, "b"));
    const Json again = game_of(sum(part, beyond), "a");
    EXPECT_EQ(again.at("hands"), 4);
    EXPECT_NEAR(again.at("lost").get<double>(), 0.4, 1e-9);
    const Json nothing = game_of(asked(less(whole, whole)).at("record"), "a");
    EXPECT_EQ(nothing.at("hands"), 0);
    EXPECT_TRUE(nothing.at("right_share").is_null());
    EXPECT_TRUE(nothing.at("days").empty());
    // A day, a kind or a sum more.
    EXPECT_EQ(refusal(less(part, whole)), "less: this record is no part of the other");
    EXPECT_EQ(refusal(less(whole, played("", "a", 0, "2026-11-25"))),
              "less: this record is no part of the other");
    EXPECT_EQ(refusal(less(whole, played("", "d", 0, monday))), "less: this record is no part of the other");
    // Two mistakes are no part of two hands of which one was a mistake.
    const std::string right = played(played("", "a", 0, monday), "a", 0.5, monday);
    EXPECT_EQ(refusal(less(right, played("", "a", 0, monday))), "answered");
    const Json hands{{"hands", 2},  {"minor", 1}, {"major", 1},
                     {"mended", 0}, {"lost", 1},  {"missed", Json::array()}};
    Json fewer = hands;
    fewer["minor"] = 0;
    fewer["major"] = 0;
    const auto record = [](const Json& game) {
        return Json{{"holdfast", "trainer"}, {"games", {{"a", game}}}}.dump();
    };
    EXPECT_EQ(refusal(less(record(hands), record(fewer))), "less: this record is no part of the other");
}

TEST(VideopokerPracticeTest, WhatALaterVersionWroteStays) {
    const std::string own =
        R"({"holdfast": "trainer", "note": 1.50, "games": {"a": {"hands": 1, "minor": 0, "major": 0,
        "mended": 0, "lost": 0, "missed": [], "streak": 7}}})";
    const std::string other =
        R"({"holdfast": "trainer", "note": 2, "more": true, "games": {"a": {"hands": 1, "minor": 0,
        "major": 0, "mended": 0, "lost": 0, "missed": [], "streak": 9, "best": 3}, "b": {"hands": 1, "minor": 0,
        "major": 0, "mended": 0, "lost": 0, "missed": [], "streak": 4}}})";
    const Json all = Json::parse(sum(own, other));
    EXPECT_THAT(sum(own, other), HasSubstr("1.50"));
    EXPECT_EQ(all.at("more"), true);
    EXPECT_EQ(all.at("games").at("a").at("hands"), 2);
    EXPECT_EQ(all.at("games").at("a").at("streak"), 7);
    EXPECT_EQ(all.at("games").at("a").at("best"), 3);
    EXPECT_EQ(all.at("games").at("b").at("streak"), 4);
    // A record of blanks is an empty one.
    EXPECT_EQ(Json::parse(sum(own, " \n")).at("games").at("a").at("hands"), 1);
    const Json rest = Json::parse(asked({{"record", own}, {"less", own}}).at("record").get<std::string>());
    EXPECT_EQ(rest.at("games").at("a").at("hands"), 0);
    EXPECT_EQ(rest.at("games").at("a").at("streak"), 7);
}

TEST(VideopokerPracticeTest, NoHandIsAddedToAsManyAsAFileMayHave) {
    const std::string full =
        R"({"holdfast": "trainer", "games": {"a": {"hands": 9007199254740992, "minor": 0, "major": 0,
        "mended": 0, "lost": 0, "missed": []}}})";
    EXPECT_EQ(refusal({{"record", full}, {"name", "a"}, {"deal", deal_of_aces}, {"day", monday}}),
              "record: 'a': the sum of 'hands' is too large");
}

TEST(VideopokerPracticeTest, StopsBetweenTwoGames) {
    StopFlag stop;
    stop.request_stop();
    Session session;
    const VideopokerPracticeRequest request{played("", "a", 0, monday)};
    EXPECT_THROW(answer(request, session, {1, {}, &stop}), Stopped);
}

TEST(VideopokerPracticeTest, WhatIsWrongIsRefused) {
    const Json hand{{"record", ""}, {"name", "a"}, {"deal", deal_of_aces}, {"day", monday}};
    const auto with = [&](const char* field, const Json& value) {
        Json fields = hand;
        fields[field] = value;
        return refusal(fields);
    };
    EXPECT_THAT(with("record", "{"), StartsWith("record: this is not a trainer file: "));
    EXPECT_THAT(with("deal", "AsAhQs4c"), StartsWith("deal: "));
    EXPECT_THAT(with("held", "2c"), StartsWith("held: "));
    EXPECT_THAT(with("cost", "-1"), StartsWith("cost: "));
    EXPECT_EQ(with("day", "24.11.2026"), "day: expected a date such as 2026-11-24");
    EXPECT_EQ(with("day", "2026-02-29"), "day: expected a date such as 2026-11-24");
    EXPECT_EQ(refusal({{"record", ""}, {"deal", deal_of_aces}, {"day", monday}}),
              "name: 'deal' needs 'name'");
    EXPECT_EQ(refusal({{"record", ""}, {"deal", deal_of_aces}, {"name", "a"}}), "day: 'deal' needs 'day'");
    EXPECT_EQ(refusal({{"record", ""}, {"kind", "low pair"}}), "name: 'kind' needs 'name'");
    EXPECT_THAT(with("plus", "{}"), HasSubstr("cannot be used together"));
    EXPECT_EQ(refusal({{"record", ""}, {"name", "a"}, {"kind", "low pair"}, {"plus", "{}"}}),
              "plus: 'kind' and 'plus' cannot be used together");
    EXPECT_EQ(refusal({{"record", ""}, {"cost", 1}}), "deal: 'cost' needs 'deal'");
    EXPECT_EQ(refusal({{"record", ""}, {"mended", false}}), "answered");
    EXPECT_EQ(with("cost", 1e12), "answered");
    EXPECT_EQ(with("name", "a\n"), "name: 'name' must be text in UTF-8 without control characters");
    EXPECT_EQ(with("kind", "\u001b"), "kind: 'kind' must be text in UTF-8 without control characters");
    EXPECT_THAT(with("record", R"({"holdfast": "trainer", "games": {"a\n": {}}})"),
                HasSubstr("'a?' is a name with control characters"));
    EXPECT_EQ(with("held", ""), "held: 'held' is empty; leave it out");
    EXPECT_EQ(refusal({{"record", ""}, {"mended", true}}), "deal: 'mended' needs 'deal'");
    EXPECT_THAT(refusal({{"record", ""}, {"plus", "x"}}), StartsWith("plus: this is not a trainer file"));
}

TEST(VideopokerPracticeTest, CsvHasALineForEachGame) {
    VideopokerPracticeRequest request{played(played("", "b", 0, monday), "a", 0.5, monday)};
    EXPECT_EQ(to_csv(test::answer(request)),
              "name,hands,right,right_share,minor,major,mended,lost\n"
              "a,1,0,0.0,0,1,0,0.5\nb,1,1,1.0,0,0,0,0.0\n");
}

}  // namespace
}  // namespace holdfast::ask
