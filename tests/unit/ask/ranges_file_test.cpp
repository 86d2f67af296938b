// The file of named ranges, and that every query that takes a range takes their names.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/holdem/ranges_file.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/ranges/named_ranges.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;

TEST(RangesFileTest, NamesAndTheirRangesInTheOrderOfTheFile) {
    const holdem::NamedRanges names = parse_ranges_file(
        "# mine\n[ranges]\nz-first = \"\"\"QQ+,\n  AKs\"\"\"\n\"a-then\" = 'z-first,!KK'\n", "ranges.toml");
    EXPECT_EQ(to_text(names.find("z-first")->range), "QQ+,AKs");
    EXPECT_EQ(to_text(names.find("a-then")->range), "AA,QQ,AKs");
    EXPECT_TRUE(parse_ranges_file("[ranges]\n", "").empty());
    EXPECT_TRUE(parse_ranges_file("ranges = { a-b = \"AA\" }", "").find("a-b") != nullptr);
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

TEST(RangesFileTest, EveryQueryTakesTheNames) {
    Session session;
    session.of<holdem::NamedRanges>() = parse_ranges_file("[ranges]\nbig = \"AA,KK\"\nsmall = \"22\"\n", "");
    const auto same = [&session](const std::string& named, const std::string& written) {
        const Reply one = ask(session, named);
        const Reply other = ask(session, written);
        EXPECT_EQ(one.kind, Reply::Kind::answer) << one.json;
        Json answer = Json::parse(one.json);
        Json expected = Json::parse(other.json);
        const auto without_texts = [](Json& json) {
            for (const char* typed : {"range", "hole", "versus"}) json.erase(typed);
            if (json.contains("players")) {
                for (Json& each : json["players"]) each.erase("range");
            }
        };
        without_texts(answer);
        without_texts(expected);
        EXPECT_EQ(answer, expected);
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

TEST(RangesFileTest, ANoteOnANamedRangeStandsInTheAnswersThatUseIt) {
    Session session;
    session.of<holdem::NamedRanges>() = parse_ranges_file("[ranges]\nbig = \"AA,65s+\"\n", "");
    for (const char* request :
         {R"({"query": "holdem.range", "range": "big"})", R"({"query": "holdem.preflop", "hands": ["big"]})",
          R"({"query": "holdem.odds", "hole": "big", "board": "Kh8h3c"})"}) {
        EXPECT_EQ(Json::parse(ask(session, request).json)["warnings"],
                  Json::array({"65s+ is 65s alone; connectors: AKs-65s"}))
            << request;
    }
}

}  // namespace
}  // namespace holdfast::ask
