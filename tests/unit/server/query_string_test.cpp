#include <apps/server/http/query_string.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/core/error.h>

namespace holdfast::server {

static bool operator==(const Parameter& a, const Parameter& b) {
    return a.name == b.name && a.value == b.value;
}

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(QueryString, Decodes) {
    EXPECT_THAT(parse_query_string(""), IsEmpty());
    EXPECT_THAT(parse_query_string("&&"), IsEmpty());
    EXPECT_THAT(parse_query_string("a=1&b=two+words&b=%41%c3%A9&flag&=x&c=d=e"),
                ElementsAre(Parameter{"a", "1"}, Parameter{"b", "two words"}, Parameter{"b", "A\xc3\xa9"},
                            Parameter{"flag", ""}, Parameter{"", "x"}, Parameter{"c", "d=e"}));
    EXPECT_THAT(parse_query_string("%66=%26%3d%00"), ElementsAre(Parameter{"f", std::string("&=\0", 3)}));
}

TEST(QueryString, APlusIsABlankWhereABlankMeansSomething) {
    const auto value = [](const std::string& query) { return parse_query_string(query).at(0).value; };
    EXPECT_EQ(value("range=22+,A2s+&b=1"), "22+,A2s+");
    EXPECT_EQ(value("range=QQ+%2CAKs"), "QQ+,AKs");
    EXPECT_EQ(value("record=%7B%22missed%22%3A+[],+%22lost%22+:+1%7D"), R"({"missed": [], "lost" : 1})");
    EXPECT_EQ(value("range=22+:0.5"), "22+:0.5");
    EXPECT_EQ(value("range=[50]22+[/50]"), "[50]22+[/50]");
    EXPECT_EQ(value("range=22+%20,A2s+%0d%0A"), "22+ ,A2s+\r\n");
    EXPECT_EQ(value("range=top+15%25"), "top 15%");
    EXPECT_EQ(value("range=77+-+55"), "77 - 55");
    EXPECT_EQ(value("range=22%2B"), "22+");
}

TEST(QueryString, CodesOfAPathAreDecodedWhereverTheyStand) {
    EXPECT_EQ(percent_decoded("/a%20b%2f%41"), "/a b/A");
    EXPECT_EQ(percent_decoded("/a+b"), "/a+b");
    for (const char* const path : {"/%", "/%4", "/%4g", "/%g4", "/%%"}) {
        EXPECT_EQ(percent_decoded(path), path);
    }
}

TEST(QueryString, SaysWhereItIsWrong) {
    const auto position_of_error = [](const std::string& query) {
        try {
            parse_query_string(query);
        } catch (const ParseError& error) {
            return static_cast<long>(error.position);
        }
        return -1L;
    };
    EXPECT_EQ(position_of_error("a=%"), 2);
    EXPECT_EQ(position_of_error("a=%4"), 2);
    EXPECT_EQ(position_of_error("a=b%4&c=1"), 3);  // what follows belongs to the next parameter
    EXPECT_EQ(position_of_error("a=%4g"), 2);
    EXPECT_EQ(position_of_error("%-1=a"), 0);
    EXPECT_EQ(position_of_error("x=1&a=%ff"), 6);
    EXPECT_EQ(position_of_error("a=%ed%a0%80"), 2);  // a surrogate
}

}  // namespace
}  // namespace holdfast::server
