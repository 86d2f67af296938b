// Arguments reach the parser of options as values only, come back as they were typed, and have their place in
// the line.
#include <apps/cli/arguments.h>
#include <gtest/gtest.h>

namespace holdfast::cli {
namespace {

Arguments typed(const std::vector<const char*>& words) {
    std::vector<const char*> all{"holdfast"};
    all.insert(all.end(), words.begin(), words.end());
    return {static_cast<int>(all.size()), all.data()};
}

TEST(ArgumentsTest, MarksWordsWithAMeaningToTheParserAndRestoresThem) {
    for (const char* odd : {"[AA,KK]", "[]", "{}", "++", "%%", "", "\x1d", "\x1dx", "17\x1d",
                            "a\x1d"
                            "b",
                            "--seed=1\x1d"}) {
        const std::vector<std::string> parsed = typed({"hand", odd}).for_parser();
        ASSERT_EQ(parsed.size(), 2U) << odd;
        EXPECT_EQ(parsed[0], "hand");
        EXPECT_NE(parsed[1], odd);
        EXPECT_NE(std::string("[{+%").find(parsed[1].substr(0, 1)), 0U) << odd;
        EXPECT_EQ(Arguments::as_typed(parsed[1]), odd);
    }
    for (const char* plain : {"AsKs", "--json", "-h", "-", "a[b]", "+", "%"}) {
        EXPECT_EQ(typed({plain}).for_parser(), std::vector<std::string>{plain});
        EXPECT_EQ(Arguments::as_typed(plain), plain);
    }
}

TEST(ArgumentsTest, BehindTwoDashesNothingIsAnOption) {
    const std::vector<std::string> parsed =
        typed({"hand", "--json", "--", "--csv", "--", "-", "As"}).for_parser();
    ASSERT_EQ(parsed.size(), 6U);
    EXPECT_EQ(parsed[1], "--json");
    for (std::size_t i = 2; i < 4; ++i) EXPECT_NE(parsed[i].front(), '-');
    EXPECT_EQ(Arguments::as_typed(parsed[2]), "--csv");
    EXPECT_EQ(Arguments::as_typed(parsed[3]), "--");
    EXPECT_EQ(Arguments::as_typed(parsed[4]), "-");
    EXPECT_EQ(Arguments::as_typed(parsed[5]), "As");
}

TEST(ArgumentsTest, EveryArgumentHasItsPlaceInTheLine) {
    const Arguments arguments = typed({"hand", "As Ks", "", "a\tb", "--json"});
    const std::string line = arguments.line();
    EXPECT_EQ(line, "holdfast hand 'As Ks' '' 'a\tb' --json");
    const std::vector<std::string> shown{"hand", "'As Ks'", "''", "'a\tb'", "--json"};
    for (std::size_t i = 0; i < shown.size(); ++i) {
        EXPECT_EQ(line.substr(arguments.begin_of(i), arguments.length_of(i)), shown[i]);
    }
}

TEST(ArgumentsTest, OptionsWhoseValueWasTornApart) {
    EXPECT_EQ(typed({"odds", "AhKh", "--board", "Qh", "Jh", "2c", "--outs"}).torn_option(),
              "--board \"Qh Jh 2c\"");
    EXPECT_EQ(typed({"--dead", "Qh", "J♥"}).torn_option(), "--dead \"Qh J♥\"");
    EXPECT_FALSE(typed({"--board", "QhJh2c", "--dead", "3c"}).torn_option());
    EXPECT_FALSE(typed({"--board", "QhJh2c", "x"}).torn_option());
    EXPECT_FALSE(typed({"--board", "Qh Jh 2c"}).torn_option());
    EXPECT_FALSE(typed({"--opponents", "Qh", "Jh"}).torn_option());
    EXPECT_FALSE(typed({"--board"}).torn_option());
    EXPECT_EQ(typed({"odds", "AhKh", "--opponents", "1", "3", "--outs"}).torn_option(), "--opponents 1,3");
    EXPECT_EQ(typed({"strategy", "--rows", "8", "16", "30"}).torn_option(), "--rows 8,16,30");
    EXPECT_FALSE(typed({"strategy", "rows", "8", "16"}).torn_option());
    EXPECT_FALSE(typed({"--opponents", "1", "AhKh"}).torn_option());
    EXPECT_EQ(typed({"return", "x", "--pay", "full", "house=8", "y"}).torn_option(),
              "--pay \"full house=8\"");
    EXPECT_FALSE(typed({"--pay", "flush=5", "x"}).torn_option());
}

TEST(ArgumentsTest, AnOptionForEachOpponent) {
    const auto hint = [](std::vector<const char*> words) {
        words.insert(words.begin(), {"odds", "AhKh", "--versus"});
        return typed(words).option_for_each_hand();
    };
    const std::string both = "--versus QsQd --versus JsJd";
    EXPECT_EQ(hint({"QsQd", "JsJd"}), both);
    EXPECT_EQ(hint({"QsQd JsJd", "--outs"}), both);
    EXPECT_EQ(hint({"Qs", "Qd", "Js", "Jd", "--board", "2c3c4c"}), both);
    EXPECT_EQ(hint({"10s10d", "j♠jd", "2c2d"}), "--versus TsTd --versus JsJd --versus 2c2d");
    EXPECT_FALSE(hint({"QsQd"}));
    EXPECT_FALSE(hint({"Qs", "Qd"}));
    EXPECT_FALSE(hint({"Qs", "QdJs"}));
    EXPECT_FALSE(hint({"QsQd", "--versus", "JsJd"}));
    EXPECT_FALSE(typed({"odds", "AhKh", "--board", "QsQdJsJd"}).option_for_each_hand());
}

}  // namespace
}  // namespace holdfast::cli
