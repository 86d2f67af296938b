// Named ranges: their file, and the member of requests, which every query that takes a range takes.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/holdem/typed/range_field.h>
#include <holdfast/ask/holdem/typed/ranges_file.h>
#include <holdfast/ask/input/json_value.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;

TEST(RangesFileTest, NamesAndTheirRangesInTheOrderOfTheFile) {
    const std::vector<OwnRange> ranges = parse_ranges_file(
        "# mine\n[ranges]\nz-first = \"\"\"QQ+,\n  AKs\"\"\"\n\"a-then\" = 'z-first,!KK'\n", "ranges.toml");
    ASSERT_EQ(ranges.size(), 2U);
    EXPECT_EQ(ranges[0].name, "z-first");
    EXPECT_EQ(ranges[0].range, "QQ+,\n  AKs");
    EXPECT_EQ(ranges[1].name, "a-then");
    EXPECT_EQ(ranges[1].range, "z-first,!KK");
    EXPECT_TRUE(parse_ranges_file("[ranges]\n", "").empty());
    EXPECT_EQ(parse_ranges_file("ranges = { a-b = \"AA\" }", "").size(), 1U);
}

TEST(RangesFileTest, MistakesHaveTheirPlace) {
    const auto refused = [](const std::string& text, const std::string& words, const std::string& blamed) {
        try {
            parse_ranges_file(text, "mine.toml");
            ADD_FAILURE() << text << " was read";
        } catch (const ParseError& error) {
            EXPECT_THAT(error.what(), HasSubstr(words));
            EXPECT_EQ(error.text.substr(error.position, error.length), blamed) << error.what();
            EXPECT_EQ(error.source, "mine.toml");
        }
    };
    refused("", "expected a section [ranges]", "");
    refused("open-btn = \"AA\"\n[ranges]\n", "not 'open-btn'", "open-btn");
    refused("ranges = \"AA\"", "expected a section [ranges]", "\"AA\"");
    refused("[ranges]\nopen = 5\n", "expected a range in quotes, found '5'", "5");
    refused("[ranges]\nopen = \"AA,QZ\"\n", "'Z' is not a rank", "Z");
    refused("[ranges]\nopen = \"\"\"\n  AA,\n  QQ:2\"\"\"\n", "a weight is 0 to 1", "2");
    // Not written as it is read: the whole text.
    refused("[ranges]\nopen = \"AA,\\u0051Z\"\n", "'Z' is not a rank", "\"AA,\\u0051Z\"");
    refused("[ranges]\nfoo = \"foo\"\n", "cannot refer to itself", "foo");
    refused("[ranges]\nfoo = \"KK,!FOO\"\n", "cannot refer to itself", "FOO");
    refused("[ranges]\nfoo = \"fooz\"\n", "no range is named 'fooz'", "fooz");
    refused("[ranges]\nlater = \"[50]first[/50]\"\nfirst = \"AA\"\n", "is defined further down", "first");
    refused("[ranges]\nlater = \"first , KK\"\nfirst = \"AA\"\n", "is defined further down", "first");
    refused("[ranges]\nversus = \"AA\"\n", "separates players", "versus");
    refused("[ranges]\nAA = \"KK\"\n", "is a range itself", "AA");
    refused("[ranges]\nas = \"KK\"\n", "'as' is read as cards", "as");
    refused("[ranges]\nlater = \"first\"\nfirst = \"AA\"\n", "'first' is defined further down", "first");
    refused("[ranges]\nlater = \"\"\"\n KK,\n First:0.5\"\"\"\nfirst = \"AA\"\n", "is defined further down",
            "First");
    refused("[ranges]\nlater = \"KK,\tfirst\"\nfirst = \"AA\"\n", "is defined further down", "first");
    refused("[ranges]\nlater = \"open–btn\"\nopen-btn = \"AA\"\n", "is defined further down", "open–btn");
    refused("[ranges]\nlater = \"first+\"\nfirst = \"AA\"\n", "is defined further down", "first+");
    // What is wrong is the weight, whatever is defined below.
    refused("[ranges]\nx = \"AKs,AKs:0.5\"\nAKs = \"KK\"\n", "already in the range with weight 1", "AKs");
    refused("[ranges]\nab = \"AA\"\nAB = \"KK\"\n", "two ranges are called 'AB'", "AB");
    refused("[ranges\n", "this is not TOML", "\n");
}

/// The request with this member `names`, as JSON.
std::string with_names(const std::string& request, const std::string& names) {
    return request.substr(0, request.size() - 1) + ", \"names\": " + names + "}";
}

/// The answer, without the texts of ranges as they were typed.
Json answer_to(Session& session, const std::string& request) {
    const Reply reply = ask(session, request);
    EXPECT_EQ(reply.kind, Reply::Kind::answer) << request << reply.json;
    Json answer = Json::parse(reply.json);
    for (const char* typed : {"range", "hole", "versus"}) answer.erase(typed);
    if (answer.contains("players")) {
        for (Json& each : answer["players"]) each.erase("range");
    }
    return answer;
}

TEST(NamesOfRequestTest, EveryQueryTakesThem) {
    Session session;
    const auto same = [&session](const std::string& named, const std::string& written) {
        EXPECT_EQ(answer_to(session, with_names(named, R"({"big": "AA,KK", "small": "22"})")),
                  answer_to(session, written));
        // They are those of one request.
        EXPECT_EQ(ask(session, named).kind, Reply::Kind::refusal);
    };
    same(R"({"query": "holdem.range", "range": "big"})", R"({"query": "holdem.range", "range": "AA,KK"})");
    same(R"({"query": "holdem.range", "range": "big", "board": "Kh8h3c"})",
         R"({"query": "holdem.range", "range": "AA,KK", "board": "Kh8h3c"})");
    same(R"({"query": "holdem.equity", "ranges": ["big", "small"]})",
         R"({"query": "holdem.equity", "ranges": ["AA,KK", "22"]})");
    same(R"({"query": "holdem.spread", "ranges": ["big", "small"], "board": "Kh8h3c"})",
         R"({"query": "holdem.spread", "ranges": ["AA,KK", "22"], "board": "Kh8h3c"})");
    same(R"({"query": "holdem.preflop", "hands": ["big"]})",
         R"({"query": "holdem.preflop", "hands": ["AA,KK"]})");
    same(R"({"query": "holdem.odds", "hole": "big", "board": "Kh8h3c"})",
         R"({"query": "holdem.odds", "hole": "AA,KK", "board": "Kh8h3c"})");
    same(R"({"query": "holdem.odds", "hole": "AhAd", "versus": ["small"], "board": "Kh8h3c"})",
         R"({"query": "holdem.odds", "hole": "AhAd", "versus": ["22"], "board": "Kh8h3c"})");
}

TEST(NamesOfRequestTest, AreSuppliedToRequestsWithoutThem) {
    Session session;
    session.supply("names", parse_json(R"({"big": "AA"})"));
    const std::string asked = R"({"query": "holdem.range", "range": "big"})";
    const auto combos = [&](const std::string& request) { return answer_to(session, request)["combos"]; };
    EXPECT_EQ(combos(asked), 6);
    EXPECT_EQ(combos(with_names(asked, R"({"big": "AA,KK"})")), 12);
    EXPECT_EQ(ask(session, with_names(asked, "{}")).kind, Reply::Kind::refusal);
    EXPECT_EQ(ask(session, R"({"query": "hand", "cards": "9s9h9d4s4c"})").kind, Reply::Kind::answer);
}

TEST(NamesOfRequestTest, ReadingThemCanBeStopped) {
    StopFlag stop;
    LastNames names;
    EXPECT_FALSE(names.read({{"big", "AA"}}, &stop)->empty());
    stop.request_stop();
    EXPECT_THROW(names.read({{"big", "KK"}}, &stop), Stopped);
}

TEST(NamesOfRequestTest, AreReadInTheirOrderAndAsAListOfTexts) {
    Session session;
    const std::string asked = R"({"query": "holdem.range", "range": "z,!KK"})";
    const Json expected = answer_to(session, R"({"query": "holdem.range", "range": "AA"})");
    EXPECT_EQ(answer_to(session, with_names(asked, R"({"a": "AA", "z": "a,KK"})")), expected);
    EXPECT_EQ(answer_to(session, with_names(asked, R"(["a=AA", "z=a,KK"])")), expected);
    EXPECT_EQ(answer_to(session, with_names(asked, R"("Z=AA,KK")")), expected);
}

TEST(NamesOfRequestTest, MistakesHaveTheirNameAndTheirPlace) {
    Session session;
    const auto refused = [&session](const std::string& names, const std::string& message,
                                    const std::string& text, int position, int length) {
        // The names need not be used to be wrong.
        const Reply reply = ask(session, with_names(R"({"query": "holdem.range", "range": "AA"})", names));
        ASSERT_EQ(reply.kind, Reply::Kind::refusal) << names;
        const Json error = Json::parse(reply.json)["error"];
        EXPECT_THAT(error["message"].get<std::string>(), HasSubstr(message));
        EXPECT_EQ(error["field"], "names");
        EXPECT_EQ(error["text"], text);
        EXPECT_EQ(error["position"], position);
        EXPECT_EQ(error["length"], length);
    };
    refused(R"({"open": "AA", "call": "KK,QZ"})", "the range 'call': 'Z' is not a rank", "KK,QZ", 4, 1);
    refused(R"(["call=KK,QZ"])", "the range 'call': 'Z' is not a rank", "KK,QZ", 4, 1);
    refused(R"({"later": "KK,first", "first": "AA"})", "'first' is defined further down", "KK,first", 3, 5);
    refused(R"({"own": "own"})", "cannot refer to itself", "own", 0, 3);
    refused(R"({"AA": "KK"})", "'AA' is a range itself", "AA", 0, 2);
    refused(R"({"vs": "KK"})", "separates players", "vs", 0, 2);
    refused(R"({"td4c5h": "KK"})", "'td4c5h' is read as cards", "td4c5h", 0, 6);
    refused(R"({"ab": "KK", "AB": "KK"})", "two ranges are called 'AB'", "AB", 0, 2);
    refused(R"({"ab": ""})", "the range 'ab': ", "", 0, 1);
    refused(R"("22+")", "expected a name, '=' and a range", "22+", 0, 3);
    refused(R"({"ab": 5})", "expected an object of ranges by their names", R"({"ab":5})", 0, 8);
}

TEST(NamesOfRequestTest, ANoteOnANamedRangeStandsInTheAnswersThatUseIt) {
    Session session;
    for (const char* request :
         {R"({"query": "holdem.range", "range": "big"})", R"({"query": "holdem.preflop", "hands": ["big"]})",
          R"({"query": "holdem.odds", "hole": "big", "board": "Kh8h3c"})"}) {
        EXPECT_EQ(answer_to(session, with_names(request, R"({"big": "AA,65s+"})"))["warnings"],
                  Json::array({"65s+ is 65s alone; connectors: AKs-65s"}))
            << request;
    }
}

}  // namespace
}  // namespace holdfast::ask
