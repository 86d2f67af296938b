// JSON is laid out line by line, and its numbers are the shortest that read back.
#include <cmath>
#include <random>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>

namespace holdfast::ask {
namespace {

TEST(ShortestTextTest, KeepsAMarkOfARealNumber) {
    EXPECT_EQ(shortest_text(0.0), "0.0");
    EXPECT_EQ(shortest_text(-1.0), "-1.0");
    EXPECT_EQ(shortest_text(0.1), "0.1");
    EXPECT_EQ(shortest_text(1e16), "1e+16");
    EXPECT_EQ(shortest_text(1e-5), "1e-05");
    EXPECT_EQ(shortest_text(0.30000000000000004), "0.30000000000000004");
}

TEST(ShortestTextTest, ReadsBackAsTheSameDouble) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> exponent(-20, 20);
    std::uniform_real_distribution<double> mantissa(-1, 1);
    for (int i = 0; i < 20'000; ++i) {
        const double value = mantissa(random) * std::pow(10.0, exponent(random));
        EXPECT_EQ(Json::parse(shortest_text(value)).get<double>(), value);
    }
}

TEST(JsonTextTest, NumbersOfTheAnswers) {
    EXPECT_EQ(json_text(json_count(19'933'230'517'200)), "\"19933230517200\"\n");
    EXPECT_EQ(json_text(json_real(Rational(1, 3))), "0.3333333333333333\n");
    EXPECT_EQ(json_text(json_real(Rational(6))), "6.0\n");
    EXPECT_EQ(json_text(json_pays(Rational(800))), "800\n");
    EXPECT_EQ(json_text(json_pays(Rational(87, 2))), "43.5\n");
}

TEST(JsonTextTest, FieldsStayInOrderOnOneLineWhereTheyFit) {
    const Json document{
        {"z", 1}, {"a", {true, nullptr, "text"}}, {"m", Json::object()}, {"l", Json::array()}};
    EXPECT_EQ(json_text(document), "{\"z\": 1, \"a\": [true, null, \"text\"], \"m\": {}, \"l\": []}\n");
}

TEST(JsonTextTest, LongListsTakeALineForEachMember) {
    const std::string words(150, 'w');
    const Json document{{"rows", {{{"name", words}}, {{"name", words}}}}, {"end", 1.5}};
    const std::string row = "    {\"name\": \"" + words + "\"}";
    EXPECT_EQ(json_text(document), "{\n  \"rows\": [\n" + row + ",\n" + row + "\n  ],\n  \"end\": 1.5\n}\n");
}

TEST(JsonTextTest, TextsAreEscaped) {
    const Json document{{"a \"key\"", "line\nbreak \\ \x01 ♠"}};
    EXPECT_EQ(json_text(document), "{\"a \\\"key\\\"\": \"line\\nbreak \\\\ \\u0001 ♠\"}\n");
    EXPECT_EQ(Json::parse(json_text(document)), document);
}

}  // namespace
}  // namespace holdfast::ask
