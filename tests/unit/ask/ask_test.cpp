// Asking by text: a request as JSON in, one line of JSON out. What comes back for every kind of malformed
// request, and that one request may be written in several ways.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/error_object.h>

#include <holdfast/ask/registry.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string royal_request = R"("query": "hand", "cards": "AsKsQsJsTs")";

Reply asked(std::string_view request) {
    Session session;
    return ask(session, request);
}

std::string answer_to(std::string_view request) {
    const Reply reply = asked(request);
    EXPECT_EQ(reply.kind, Reply::Kind::answer) << reply.json;
    return reply.json;
}

/// The request is refused with these words, blaming these characters.
void expect_refused(std::string_view request, const std::string& words, std::size_t position,
                    std::size_t length) {
    SCOPED_TRACE(request.substr(0, 200));
    const Json error = test::error_of(asked(request));
    EXPECT_THAT(error["message"].get<std::string>(), HasSubstr(words));
    EXPECT_EQ(error["position"], position) << error;
    EXPECT_EQ(error["length"], length) << error;
}

void expect_refused_field(std::string_view request, const std::string& field, const std::string& text,
                          const std::string& words) {
    SCOPED_TRACE(request);
    const Json error = test::error_of(asked(request));
    EXPECT_EQ(error.value("field", ""), field);
    EXPECT_EQ(error["text"], text);
    EXPECT_THAT(error["message"].get<std::string>(), HasSubstr(words));
}

TEST(AskTest, AnAnswerIsOneLineThatSaysWhatWasAsked) {
    EXPECT_EQ(answer_to("{" + royal_request + "}"),
              R"({"query": "hand", "cards": "AsKsQsJsTs", "category": "royal flush", "rank": 7462, )"
              R"("best": "AsKsQsJsTs", "words": "royal flush", "bitmap": "1229781765434900480", )"
              R"("best_bitmap": "1229781765434900480"})");
}

TEST(AskTest, TheIdComesBackFirstWhateverItIs) {
    for (const std::string id :
         {"null", "true", "false", "0", "-7", "18446744073709551615", "1.50", "1e3", "-0", "1e400",
          "-2.5E+0999", "1e-400", "[1e400,{\"a\":\"1e400\\\"1e400\"},-1E5000]", "\"\"", "\"a \\\"b\\\" ♠\"",
          "[]", "[1,[null]]", "{}", "{\"a\":{\"b\":[1,2]},\"id\":2}"}) {
        const std::string start = "{\"id\": " + id + ", ";
        EXPECT_THAT(answer_to("{" + royal_request + ", \"id\": " + id + "}"),
                    StartsWith(start + "\"query\": \"hand\""));
        EXPECT_THAT(asked("{\"id\": " + id + ", \"query\": \"hnd\"}").json,
                    StartsWith(start + "\"error\": {"));
        EXPECT_THAT(asked("{\"cards\": \"As\", \"query\": \"hand\", \"id\": " + id + "}").json,
                    StartsWith(start + "\"error\": {"));
        EXPECT_THAT(asked("{\"id\": " + id + "}").json, StartsWith(start + "\"error\": {"));
    }
    // Digits that no type of the machine holds.
    const std::string digits(300, '7');
    EXPECT_THAT(answer_to("{" + royal_request + ", \"id\": " + digits + "}"),
                StartsWith("{\"id\": " + digits + ", "));
}

TEST(AskTest, TheIdComesBackFromARequestThatBreaksOff) {
    EXPECT_THAT(asked(R"({"id": 7, "query": "ha)").json, StartsWith(R"({"id": 7, "error": {)"));
    EXPECT_THAT(asked(R"({"id": [1, 2], "query" "hand"})").json, StartsWith(R"({"id": [1,2], "error": {)"));
    EXPECT_THAT(asked(R"({"id": 7, "cards": "As", "cards": "Ks"})").json,
                StartsWith(R"({"id": 7, "error": {)"));
    // An incomplete id does not count.
    EXPECT_THAT(asked(R"({"query": "hand", "id": [1, 2)").json, StartsWith(R"({"error": {)"));
}

TEST(AskTest, WhatIsNotJson) {
    expect_refused("", "it ends too early", 0, 1);
    expect_refused("hello", "not valid JSON", 0, 1);
    expect_refused("{", "it ends too early", 1, 1);
    expect_refused("{\"query\": ", "it ends too early", 10, 1);
    expect_refused("{\"query\" \"hand\"}", "expected ':'", 14, 1);
    expect_refused("{\"query\": \"hand\",}", "expected", 17, 1);
    expect_refused("{\"query\": \"hand\"} {}", "expected end of input", 18, 1);
    expect_refused("{\"query\": 'hand'}", "not valid JSON", 10, 1);
    expect_refused("{\"query\": NaN}", "not valid JSON", 10, 1);
    expect_refused("{\"query\": \"ha", "not valid JSON", 12, 1);
    expect_refused("{\"query\": \"ha\nnd\"}", "not valid JSON", 13, 1);
    expect_refused("{\"query\": \"\\ud800\"}", "not valid JSON", 17, 1);
    expect_refused(std::string_view("{\0}", 3), "it has a null byte", 1, 1);
    expect_refused("{" + royal_request + "}" + std::string("\0 and more", 10), "it has a null byte", 40, 1);
}

TEST(AskTest, TextOfTheRequestDoesNotChangeTheErrorMessage) {
    EXPECT_EQ(test::error_of(asked("{\"overflow\" 5}"))["message"],
              "the request is not valid JSON: expected ':'");
    EXPECT_EQ(test::error_of(asked("{\"UTF-8\" 5}"))["message"],
              "the request is not valid JSON: expected ':'");
    EXPECT_THAT(test::error_of(asked("[\"; expected nonsense"))["message"].get<std::string>(),
                testing::Not(HasSubstr("nonsense")));
    EXPECT_THAT(test::error_of(asked("[\"UTF-8; overflow"))["message"].get<std::string>(),
                testing::Not(HasSubstr("UTF-8")));
}

TEST(AskTest, WhatIsNotUtf8) {
    for (const std::string bytes : {"\xFF", "\xC3", "\xED\xA0\x80", "\xF5\x80\x80\x80"}) {
        const Json error = test::error_of(asked("{\"query\": \"hand\", \"cards\": \"" + bytes + "\"}"));
        EXPECT_THAT(error["message"].get<std::string>(), HasSubstr("UTF-8"));
        EXPECT_THAT(error["text"].get<std::string>(), HasSubstr("\xEF\xBF\xBD"));
        EXPECT_GE(error["position"], 28) << error;
    }
}

TEST(AskTest, WhatIsNotUtf8OutsideAString) {
    expect_refused("\xFFsuch a line", "it is not UTF-8", 0, 1);
    expect_refused("{\"query\": \xE9}", "it is not UTF-8", 10, 1);
}

TEST(AskTest, PaysInAList) {
    expect_refused(
        R"({"query": "videopoker.sweep", "game": "jacks-or-better-9-6", "pay": {"full house": [7, 8]}})",
        R"({"full house": "7,8"} or "7..8")", 14, 5);
}

TEST(AskTest, WhatIsNotAnObject) {
    for (const std::string request : {"null", "true", "5", "\"hand\"", "[]", "[{\"query\": \"hand\"}]"}) {
        expect_refused(request, "a request must be a JSON object", 0, request.size());
    }
}

TEST(AskTest, AKeyGivenTwice) {
    expect_refused(R"({"query": "hand", "query": "hand"})", "the key \"query\" is given twice", 18, 7);
    expect_refused("{" + royal_request + R"(, "cards": "As"})", "the key \"cards\" is given twice", 41, 7);
    expect_refused(R"({"♠♠": 1, "♠♠": 2})", "given twice", 10, 4);
    expect_refused(R"({"id": {"a": 1, "a": 1}})", "the key \"a\" is given twice", 16, 3);
    EXPECT_NE(asked(R"({"id": {"query": 1}, "query": "hand"})").json.find("'cards' is missing"),
              std::string::npos);
    // Objects of many members are looked through in another way than short ones.
    for (const int others : {1, 14, 15, 16, 17, 40}) {
        std::string many = "{";
        for (int i = 0; i < others; ++i) many += "\"k" + std::to_string(i) + "\": 1, ";
        for (const std::string& again : {std::string("k0"), "k" + std::to_string(others - 1)}) {
            expect_refused(many + "\"" + again + "\": 1}", "the key \"" + again + "\" is given twice",
                           many.size(), again.size() + 2);
        }
    }
}

TEST(AskTest, Nesting) {
    const auto nested = [](std::size_t levels) {  // the request itself is one
        return "{" + royal_request + ", \"id\": " + std::string(levels - 1, '[') +
               std::string(levels - 1, ']') + "}";
    };
    EXPECT_THAT(answer_to(nested(deepest_json)), HasSubstr("\"query\": \"hand\""));
    expect_refused(nested(deepest_json + 1), "nested too deeply; 32 levels are allowed", 78, 1);
    test::error_of(asked(nested(100'000)));
    test::error_of(asked(std::string(1'000'000, '[')));
    test::error_of(asked("{\"id\": " + std::string(1'000'000, '{')));
}

TEST(AskTest, HugeNumbersAreRefusedNotRounded) {
    const std::string equity = R"({"query": "holdem.equity", "ranges": ["AA", "KK"], )";
    expect_refused(equity + "\"samples\": " + std::string(400, '9') + "}", "the number has too many digits",
                   62, 400);
    for (const std::string& number :
         {std::string("1e400"), std::string(301, '9'), "-" + std::string(301, '9'), std::string("1e80"),
          std::string("1e-80"), "0." + std::string(300, '3')}) {
        expect_refused_field(equity + "\"samples\": " + number + "}", "samples", number,
                             "whole number from 2");
        expect_refused_field(equity + "\"samples\": \"" + number + "\"}", "samples", number,
                             "whole number from 2");
    }
    expect_refused_field(equity + "\"seed\": 18446744073709551616}", "seed", "18446744073709551616",
                         "0 to 18446744073709551615");
    expect_refused_field(equity + "\"seed\": 1.8446744073709551616e19}", "seed", "1.8446744073709551616e19",
                         "0 to 18446744073709551615");
    expect_refused_field(equity + "\"samples\": 1000.5}", "samples", "1000.5", "a whole number");
    expect_refused_field(equity + "\"samples\": \"4000/2\"}", "samples", "4000/2", "a whole number");
}

TEST(AskTest, NumbersAreTakenByTheirValue) {
    const std::string equity = R"({"query": "holdem.equity", "ranges": ["AA", "KK"], "seed": 3, )";
    const std::string thousand = answer_to(equity + "\"samples\": 2000}");
    for (const std::string number : {"2000.0", "2e3", "2E+3", "20000e-1", "0.2e4", "\"2000\"", "\"2e3\""}) {
        EXPECT_EQ(answer_to(equity + "\"samples\": " + number + "}"), thousand) << number;
    }
    const std::string precise = answer_to(equity + "\"target_error\": 0.02}");
    for (const std::string number : {"2e-02", "2E-2", "0.0200", "\"1/50\"", "\"0.02\""}) {
        EXPECT_EQ(answer_to(equity + "\"target_error\": " + number + "}"), precise) << number;
    }
    // The least that is allowed, as programs write it; nothing is drawn.
    StopFlag stop;
    stop.request_stop();
    Session session;
    for (const std::string number : {"1e-05", "0.00001", "1.0e-5"}) {
        EXPECT_THROW(ask(session, equity + "\"target_error\": " + number + "}", Work{1, {}, &stop}), Stopped)
            << number;
    }
    EXPECT_EQ(ask(session, equity + "\"target_error\": 0.99e-05}", Work{1, {}, &stop}).kind,
              Reply::Kind::refusal);
    EXPECT_THROW(ask(session, equity + "\"samples\": 1000000.0}", Work{1, {}, &stop}), Stopped);
}

TEST(AskTest, ListsAsTextAndAsLists) {
    const std::string odds = R"({"query": "holdem.odds", "board": "QhJh2c5d", )";
    const std::string expected = answer_to(odds + R"("hole": "AhKh", "opponents": "1-3"})");
    EXPECT_EQ(answer_to(odds + R"("hole": ["Ah", "Kh"], "opponents": [1, 2, 3]})"), expected);
    EXPECT_EQ(answer_to(odds + R"("hole": ["AhKh"], "opponents": ["1-2", 3]})"), expected);
    EXPECT_EQ(answer_to(odds + R"("hole": "A♥, K♥", "opponents": [3, 1, "2"]})"), expected);
    EXPECT_EQ(answer_to(odds + R"("hole": "AhKh", "opponents": 3})"),
              answer_to(odds + R"("hole": "AhKh", "opponents": [3.0]})"));
    EXPECT_EQ(answer_to(odds + R"("hole": "AhKh", "versus": "QsQd"})"),
              answer_to(odds + R"("hole": "AhKh", "versus": ["QsQd"], "dead": [], "outs": false})"));
    EXPECT_EQ(answer_to(R"({"query": "hand", "cards": ["As", "Ks", "QsJs", "10s"]})"),
              answer_to("{" + royal_request + "}"));
    EXPECT_EQ(answer_to(R"({"query": "videopoker.games", "words": "tens"})"),
              answer_to(R"({"query": "videopoker.games", "words": ["tens"]})"));
}

TEST(AskTest, AWordOfPunctuationFindsNoGame) {
    expect_refused_field(R"({"query": "videopoker.games", "words": ["9-6", "[]"]})", "words", "[]",
                         "has no letter or digit");
    EXPECT_THAT(answer_to(R"({"query": "videopoker.games", "words": ["9-6"]})"),
                HasSubstr("jacks-or-better-9-6"));
}

TEST(AskTest, PaysInEveryForm) {
    const std::string game = R"({"query": "videopoker.hold", "cards": "AsKsQsJs5s", )";
    const std::string expected =
        answer_to(game + R"("game": "jacks-or-better-9-6", "pay": {"full house": 8, "flush": 5.5}})");
    EXPECT_THAT(expected, HasSubstr(R"("pays_changed": [{"name": "full house")"));
    for (const std::string form :
         {R"("game": "jacks-or-better-9-6", "pay": {"full house": "8", "flush": "11/2"}})",
          R"("game": "jacks-or-better-9-6", "pay": {"full house": 8.0, "flush": 55e-1}})",
          R"("game": "jacks-or-better-9-6", "pay": ["full house=8", "flush=5.5"]})",
          R"("game": {"game": "jacks-or-better-9-6", "pay": {"full house": 8, "flush": 5.5}}})",
          R"("game": {"game": "jacks-or-better-9-6", "pay": ["full house=8"]}, "pay": "flush=5.5"})"}) {
        EXPECT_EQ(answer_to(game + form), expected) << form;
    }
    expect_refused_field(
        game + R"("game": {"game": "jacks-or-better-9-6", "pay": "flush=5"}, "pay": "flush=6"})", "pay",
        "flush=6", "changed twice");
    expect_refused_field(game + R"("game": "jacks-or-better-9-6", "pay": {"full hose": 8}})", "pay",
                         "full hose=8", "is not a row");
    expect_refused_field(game + R"("game": "jacks-or-better-9-6", "pay": {"flush": -1}})", "pay", "flush=-1",
                         "negative");
}

TEST(AskTest, AGameByIdByTextAndByBoth) {
    const std::string toml = R"("id = \"x\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 5\n")";
    const std::string ask_return = R"({"query": "videopoker.return", "game": )";
    const std::string expected = answer_to(ask_return + "{\"toml\": " + toml + "}}");
    EXPECT_THAT(expected, HasSubstr(R"("game": {"id": "x", )"));
    EXPECT_THAT(answer_to(ask_return + "{\"toml\": " + toml + ", \"pay\": {\"flush\": 6}}}"),
                HasSubstr(R"("pays_exact": "6/1")"));
    EXPECT_EQ(answer_to(ask_return + R"({"game": "tens-or-better-6-5"}})"),
              answer_to(ask_return + R"("tens-or-better-6-5"})"));
    for (const std::string game : {R"({})", R"({"toml": "x", "game": "y"})", R"({"id": "x"})",
                                   R"({"toml": 5})", R"(5)", R"(["x"])", R"({"game": {"toml": "x"}})"}) {
        const Json error = test::error_of(asked(ask_return + game + "}"));
        EXPECT_EQ(error.value("field", ""), "game") << game;
        EXPECT_THAT(error["message"].get<std::string>(), StartsWith("expected an id, {\"toml\": ")) << game;
    }
    // An id is never the path of a file.
    expect_refused_field(ask_return + R"("games/jacks-or-better-9-6.toml"})", "game",
                         "games/jacks-or-better-9-6.toml", "there is no game");
}

TEST(AskTest, AnErrorInALongTextShowsAnExcerptAndWhereItIs) {
    std::string toml = "id = \"x\"\\ndeck = 52\\n";
    for (int row = 0; row < 100; ++row) toml += "# ♠ a comment\\n";
    toml += "[[pay]]\\nhand = \"full hose\"\\npays = 1\\n";
    std::string escaped;
    for (const char letter : toml) escaped += letter == '"' ? "\\\"" : std::string(1, letter);
    const Json error =
        test::error_of(asked(R"({"query": "videopoker.return", "game": {"toml": ")" + escaped + "\"}}"));
    EXPECT_EQ(error["field"], "game");
    EXPECT_EQ(error["line"], 104);
    EXPECT_EQ(error["column"], 8);
    const auto text = error["text"].get<std::string>();
    EXPECT_LT(text.size(), 400U);
    EXPECT_THAT(text, HasSubstr("full hose"));
    EXPECT_THAT(text, testing::Not(HasSubstr("\xEF\xBF\xBD")));  // cut between characters
    EXPECT_EQ(error["position"], count_code_points(text.substr(0, text.find("\"full hose"))));

    const Json one_line =
        test::error_of(asked(R"({"query": "hand", "cards": ")" + std::string(100'000, ' ') + "x\"}"));
    EXPECT_LT(one_line["text"].get<std::string>().size(), 300U);
    EXPECT_FALSE(one_line.contains("line"));
    EXPECT_EQ(one_line["text"].get<std::string>()[one_line["position"].get<std::size_t>()], 'x');
    // Long all over.
    const Json all = test::error_of(asked(R"({"query": ")" + std::string(100'000, 'q') + "\"}"));
    EXPECT_LT(all["text"].get<std::string>().size(), 1300U);
    EXPECT_LT(all["message"].get<std::string>().size(), 600U);  // it lists all queries
}

TEST(AskTest, UnknownAndMissingQueries) {
    expect_refused_field("{}", "query", "",
                         "the field 'query' is missing; it must be one of videopoker.games, ");
    expect_refused_field(R"({"query": 5})", "query", "5", "expected a string: one of ");
    expect_refused_field(R"({"query": "holdem.ods"})", "query", "holdem.ods",
                         "there is no query 'holdem.ods'; did you mean 'holdem.odds'?");
    expect_refused_field(R"({"query": ""})", "query", "",
                         "there is no query ''; queries are videopoker.games, ");
    expect_refused_field(R"({"query": "holdem.short_deck"})", "query", "holdem.short_deck",
                         "there is no query 'holdem.short_deck': Holdfast does not cover short deck");
    expect_refused_field(R"({"query": "zebra\nstripes"})", "query", "zebra\nstripes",
                         "there is no query 'zebra?stripes'; queries are ");
}

TEST(AskTest, ErrorsOfAFieldNameIt) {
    expect_refused_field(R"({"query": "hand", "card": "As"})", "card", "card",
                         "unknown field 'card'; did you mean 'cards'?");
    expect_refused_field(R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh"})", "board", "QhJh",
                         "found 2");
    expect_refused_field(R"({"query": "holdem.odds", "hole": "AhKh", "dead": ["2c", "Ah"]})", "dead", "2c Ah",
                         "already in your hand");
    expect_refused_field(
        R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "versus": ["QsQd", "Qs2d"]})",
        "versus", "Qs2d", "already in a known opponent's hand");
    expect_refused_field(R"({"query": "holdem.odds", "hole": "AhKh", "opponents": [1, 23]})", "opponents",
                         "1,23", "not 23");
    expect_refused_field(R"({"query": "holdem.equity", "ranges": ["AA", "KK+x"]})", "ranges", "KK+x", "");
    expect_refused_field(R"({"query": "holdem.equity", "ranges": ["AA", "KK"], "exact": true, "samples": 9})",
                         "samples", "9", "cannot be used together");
    expect_refused_field(R"({"query": "holdem.preflop", "hands": ["AA", "AA"]})", "hands", "AA",
                         "listed twice");
    expect_refused_field(R"({"query": "videopoker.games", "words": ["zebra"]})", "words", "zebra", "no game");
    // A flag that is false counts as absent.
    answer_to(R"({"query": "holdem.equity", "ranges": ["AA", "KK"], "exact": false, "samples": 9})");
}

// The hand itself is named at once: only the writing looks at the flag.
TEST(AskTest, AnAnswerIsNotWrittenOnceItIsNotWanted) {
    Session session;
    StopFlag stop;
    const std::string request = "{" + royal_request + "}";
    EXPECT_EQ(ask(session, request, Work{1, {}, &stop}).kind, Reply::Kind::answer);
    stop.request_stop();
    EXPECT_THROW(ask(session, request, Work{1, {}, &stop}), Stopped);
}

}  // namespace
}  // namespace holdfast::ask
