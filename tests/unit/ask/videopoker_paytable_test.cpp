// The answer `videopoker.paytable`, and the way back: a game given as the JSON of its paytable.
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/error_object.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/videopoker/paytable.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;

using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* every_key =
    "id = \"all\"\nname = \"All\"\ndeck = 54\nwild = [\"2\", \"Jh\"]\n"
    "[[pay]]\nhand = \"four of a kind\"\nrank = [\"5\", \"8-9\"]\nkicker = \"A-4\"\npays = \"100/3\"\n"
    "[[pay]]\nhand = \"flush\"\nsuit = \"h\"\nnatural = true\npays = 12.5\n"
    "[[pay]]\nhand = \"wild cards\"\ncount = 4\njokers = 2\nname = \"two of each\"\npays = 90\n";

VideopokerPaytableAnswer paytable_of(const std::string& id) {
    return answer(VideopokerPaytableRequest{{id, std::nullopt, {}, {}}});
}
VideopokerPaytableAnswer paytable_in(const std::string& toml) {
    return answer(VideopokerPaytableRequest{{{}, toml, {}, {}}});
}

Json paytable_answer(const std::string& request) {
    Session session;
    return Json::parse(ask(session, request).json);
}

/// The query with the paytable that an answer has, as a program sends it back.
Json answer_to_its_rows(const Json& answered) {
    Json request{{"query", "videopoker.paytable"}};
    Json& paytable = request["game"]["paytable"];
    for (const char* key : {"id", "name", "deck", "wild"}) paytable[key] = answered["game"][key];
    for (Json row : answered["rows"]) {
        row["pays"] = row["pays_exact"];
        row.erase("pays_exact");
        paytable["pay"].push_back(row);
    }
    return paytable_answer(request.dump());
}

TEST(VideopokerPaytableTest, FieldsAndTheirOrder) {
    const Json json = to_json(paytable_of("jacks-or-better-9-6"));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "game", "rows", "toml", "warnings"));
    EXPECT_EQ(json["rows"].size(), 10U);
    EXPECT_EQ(json["rows"][8].dump(),
              R"({"hand":"pair","rank":"J-A","name":"jacks or better","pays":1,"pays_exact":"1/1"})");
    EXPECT_EQ(json["rows"][9]["hand"], "nothing");
}

TEST(VideopokerPaytableTest, EveryKeyOfARow) {
    const Json json = to_json(paytable_in(every_key));
    EXPECT_EQ(json["game"]["deck"], 54);
    EXPECT_EQ(json["game"]["wild"].dump(), R"(["2","Jh"])");
    EXPECT_EQ(json["rows"][0].dump(),
              R"({"hand":"four of a kind","rank":["5","8-9"],"kicker":"A-4",)"
              R"("name":"four of a kind 5 8-9, kicker A-4","pays":33.333333333333336,"pays_exact":"100/3"})");
    EXPECT_EQ(json["rows"][1].dump(), R"({"hand":"flush","suit":"h","natural":true,)"
                                      R"("name":"natural flush in h","pays":12.5,"pays_exact":"25/2"})");
    EXPECT_EQ(json["rows"][2].dump(), R"({"hand":"wild cards","count":4,"jokers":2,)"
                                      R"("name":"two of each","pays":90,"pays_exact":"90/1"})");
}

TEST(VideopokerPaytableTest, ChangedPaysMakeAnotherGame) {
    const auto changed = [](GameChoice choice) {
        return to_json(answer(VideopokerPaytableRequest{std::move(choice)}));
    };
    const Json other = changed({"jacks-or-better-9-6", std::nullopt, {}, {"flush=11/3", "full house=10"}});
    EXPECT_EQ(other["game"]["id"], "jacks-or-better-9-6-changed");
    EXPECT_EQ(other["game"]["name"], "9/6 Jacks or Better, flush 11/3, full house 10");
    EXPECT_THAT(other["toml"].get<std::string>(),
                HasSubstr("name = \"9/6 Jacks or Better, flush 11/3, full house 10\"\n"));
    EXPECT_EQ(changed({"jacks-or-better-9-6", std::nullopt, {}, {"flush=6"}})["game"]["id"],
              "jacks-or-better-9-6");
    // A user's own paytable keeps its id, since it cannot be mistaken for another one.
    EXPECT_EQ(changed({{}, every_key, {}, {"natural flush in h=3"}})["game"]["id"], "all");
}

TEST(VideopokerPaytableTest, ChangedPaysAreInTheFile) {
    const std::string text =
        to_text(answer(VideopokerPaytableRequest{{"jacks-or-better-9-6", std::nullopt, {}, {"flush=11/3"}}}));
    EXPECT_THAT(text, HasSubstr("\n[[pay]]\nhand = \"flush\"\npays = \"11/3\"\n"));
    EXPECT_EQ(to_text(paytable_in(text)), text);
}

TEST(VideopokerPaytableTest, WarnsOfRowsThatNeverPay) {
    const auto warnings =
        paytable_in("id = \"w\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 0\n").warnings;
    EXPECT_THAT(warnings, ElementsAre("the row 'flush' pays 0"));
    // If pays are equal, the row listed first counts.
    const auto outbid =
        paytable_in(
            "id = \"w\"\ndeck = 52\n[[pay]]\nhand = \"pair\"\npays = 1\n[[pay]]\nhand = \"pair\"\nrank = "
            "\"A\"\npays = 1\n")
            .warnings;
    EXPECT_THAT(outbid, ElementsAre("the row 'pair A' never pays: another row always pays as much or more"));
}

TEST(VideopokerPaytableTest, CsvHasTheColumnsThatAnyRowHas) {
    EXPECT_EQ(to_csv(paytable_in(every_key)),
              "hand,rank,kicker,suit,natural,count,jokers,name,pays,pays_exact\n"
              "four of a kind,5 8-9,A-4,,,,,\"four of a kind 5 8-9, kicker A-4\",33.333333333333336,100/3\n"
              "flush,,,h,true,,,natural flush in h,12.5,25/2\n"
              "wild cards,,,,,4,2,two of each,90,90/1\n"
              "nothing,,,,,,,nothing,0,0/1\n");
    EXPECT_THAT(to_csv(paytable_of("jacks-or-better-9-6")),
                testing::StartsWith("hand,rank,name,pays,pays_exact\n"));
}

TEST(VideopokerPaytableTest, RowsAsJsonAreTheSameGame) {
    const Json all = to_json(paytable_in(every_key));
    EXPECT_EQ(answer_to_its_rows(all), all);
    for (const char* id : {"deuces-wild-full-pay", "double-double-bonus-9-6", "sevens-and-joker-wild"}) {
        const Json json = to_json(paytable_of(id));
        EXPECT_EQ(answer_to_its_rows(json), json);
    }
}

TEST(VideopokerPaytableTest, NumbersOfJsonKeepTheirValue) {
    const Json json =
        paytable_answer(R"({"query": "videopoker.paytable", "game": {"paytable": {"id": "n", "deck": 52.0,
        "pay": [{"hand": "flush", "pays": 1e-05}, {"hand": "pair", "pays": 0.1}, {"hand": "nothing", "pays": 1E1}]}}})");
    EXPECT_EQ(json["rows"][0]["pays_exact"], "1/100000") << json;
    EXPECT_EQ(json["rows"][1]["pays_exact"], "1/10");
    EXPECT_EQ(json["rows"][2]["pays_exact"], "10/1");
}

TEST(VideopokerPaytableTest, AnyTextMayBeAName) {
    const std::string name = R"(a \"b\" \\ [[pay]] # = ♠)";
    const Json json =
        paytable_answer(R"({"query": "videopoker.paytable", "game": {"paytable": {"id": "n", "deck": 52,
        "pay": [{"hand": "flush", "pays": 1, "name": ")" +
                        name + "\"}]}}}");
    EXPECT_EQ(json["rows"][0]["name"], Json::parse("\"" + name + "\"")) << json;
    EXPECT_EQ(answer_to_its_rows(json), json);
}

TEST(VideopokerPaytableTest, WrongRowsAreBlamedInTheirJson) {
    const auto error = [](const std::string& paytable) {
        Session session;
        return test::error_of(
            ask(session, R"({"query": "videopoker.paytable", "game": {"paytable": )" + paytable + "}}"));
    };
    const Json kicker =
        error(R"({"id": "x", "deck": 52, "pay": [{"hand": "flush", "kicker": "A", "pays": 1}]})");
    EXPECT_EQ(kicker["field"], "game");
    EXPECT_EQ(kicker["message"], "'kicker' does not go with flush");
    EXPECT_EQ(kicker["text"], R"({"id":"x","deck":52,"pay":[{"hand":"flush","kicker":"A","pays":1}]})");
    EXPECT_EQ(kicker["position"], 43);
    EXPECT_EQ(kicker["length"], 8);
    const Json name = error(R"({"name": "♠ \"", "id": "x", "deck": 52.0, "wild": [], "pay": [{"hand": "flush",
        "suit": "h", "pays": 1e-2}, {"hand": "pair", "rank": ["A", "J-A"], "pays": 1}]})");
    EXPECT_EQ(name["message"], "the rank A is listed twice");
    // Of the second "J-A"; places count characters.
    EXPECT_EQ(name["position"], 120);
    EXPECT_EQ(name["length"], 5);
    EXPECT_EQ(error(R"({"id": "x", "deck": 52})")["message"],
              "a paytable needs at least one row, written as a [[pay]] table");
    EXPECT_EQ(error(R"({"id": "x", "deck": 52, "pay": [5]})")["message"],
              "each row is a table under [[pay]], in two pairs of brackets, or in JSON an object");
    const Json empty = error(R"({"id": "x", "deck": 52, "pay": []})");
    EXPECT_EQ(empty["message"], "'pay' is empty, and a paytable needs at least one row");
    EXPECT_EQ(empty["position"], 26);
    EXPECT_EQ(error(R"({"id": "x", "deck": 52, "a \"b\"": {"c": [1]}})")["message"],
              "'a \"b\"' is not a key of a paytable; keys are id, name, deck, wild and pay");
    EXPECT_EQ(error(R"({"id": "x", "deck": 52, "pays": []})")["message"],
              "'pays' is not a key of a paytable; did you mean 'pay'?");
    EXPECT_THAT(error(R"({"id": "x", "deck": 51, "pay": [{"hand": "flush", "pays": 1}]})")["message"],
                HasSubstr("expected a deck of 52 to 57 cards"));
}

}  // namespace
}  // namespace holdfast::ask
