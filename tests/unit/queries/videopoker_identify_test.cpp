// The answer `videopoker.identify`: which game a machine has, from its pays.
#include <set>

#include <apps/terminal/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/queries/answer/json_text.h>
#include <holdfast/queries/ask.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/videopoker/identify.h>
#include <holdfast/queries/videopoker/return.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::queries {
namespace {

using terminal::to_text;
using testing::HasSubstr;

VideopokerIdentifyAnswer identified(const std::string& pays, const std::string& more = "") {
    return test::answer(test::request_of<VideopokerIdentifyRequest>("\"pays\": \"" + pays + "\"" + more));
}

TEST(VideopokerIdentifyTest, EveryGameOfTheCatalogHasItsOwnPays) {
    for (const std::string_view id : videopoker::catalog_ids()) {
        const videopoker::Game game = videopoker::catalog_game(id);
        VideopokerIdentifyRequest asked{{}, 1, 1};
        for (const videopoker::PayRow& row : game.rows) {
            if (!row.pays.is_zero()) asked.pays.push_back(row.pays);
        }
        const VideopokerIdentifyAnswer answer = test::answer(asked);
        bool is_named = false;
        for (const VideopokerIdentifyAnswer::Match& match : answer.games) {
            EXPECT_TRUE(match.differences.empty()) << id;
            if (match.game.id == id) is_named = true;
        }
        EXPECT_TRUE(is_named) << id;
    }
}

TEST(VideopokerIdentifyTest, TheReturnIsThatOfTheMachine) {
    const VideopokerIdentifyAnswer answer = identified("800 50 25 9 6 4 3 1 1");
    const VideopokerIdentifyAnswer::Match& nearest = answer.games.front();
    EXPECT_EQ(nearest.game.id, "jacks-or-better-9-6");
    const auto changed =
        test::answer(VideopokerReturnRequest{{"jacks-or-better-9-6", {}, {}, {"two pair=1"}}});
    EXPECT_EQ(nearest.expected_return, changed.analysis.expected_return);
    EXPECT_EQ(nearest.catalog_return, Rational(1653526326983, 1661102543100));
    EXPECT_EQ(difference_texts(nearest), std::vector<std::string>{"two pair 2 (yours 1)"});
    EXPECT_THAT(
        json_line(to_json(answer)),
        HasSubstr(
            R"("different": [{"row": "two pair", "pays": 2, "pays_exact": "2/1", "seen": 1, "seen_exact": "1/1"}])"));
}

TEST(VideopokerIdentifyTest, OfGamesWithAsManyDifferencesTheNearerPaysComeFirst) {
    const VideopokerIdentifyAnswer answer = identified("800 50 25 8 6 4 3 2 1");
    std::vector<std::string> ids;
    for (const auto& match : answer.games) ids.push_back(match.game.id);
    EXPECT_EQ(ids,
              (std::vector<std::string>{"jacks-or-better-8-6", "jacks-or-better-8-5", "jacks-or-better-9-6",
                                        "jacks-or-better-7-5", "jacks-or-better-9-5"}));
}

TEST(VideopokerIdentifyTest, EachReturnIsThatOfItsGameWithThePaysOfTheMachine) {
    std::set<Rational> returns;
    const VideopokerIdentifyAnswer answer = identified("800,200,40,8,8,6,3,1,1", ", \"count\": 12");
    for (const VideopokerIdentifyAnswer::Match& match : answer.games) {
        if (!match.expected_return) continue;
        const auto alone = videopoker::analyze_game(match.prepared->game());
        EXPECT_EQ(match.expected_return, alone.expected_return) << match.game.id;
        returns.insert(alone.expected_return);
    }
    EXPECT_GT(returns.size(), 1U);
}

TEST(VideopokerIdentifyTest, PaysForFiveCoins) {
    const VideopokerIdentifyAnswer all = identified("4000,250,125,45,30,20,15,10,5");
    EXPECT_EQ(all.understood, PaysAreFor::five_coins);
    EXPECT_EQ(all.games.front().game.id, "jacks-or-better-9-6");
    EXPECT_TRUE(all.games.front().differences.empty());
    const VideopokerIdentifyAnswer royal = identified("4000,50,25,9,6,4,3,2,1");
    EXPECT_EQ(royal.understood, PaysAreFor::five_coins_for_the_largest);
    EXPECT_TRUE(royal.games.front().differences.empty());
    EXPECT_THAT(to_text(royal), testing::StartsWith("Pays for one coin (your largest divided by five)  "
                                                    "800 50 25 9 6 4 3 2 1\n"));
}

TEST(VideopokerIdentifyTest, AProgressiveRoyalForFiveCoinsIsNearerAsOne) {
    const VideopokerIdentifyAnswer answer = identified("4700,50,25,9,6,4,3,2,1");
    EXPECT_EQ(answer.understood, PaysAreFor::five_coins_for_the_largest);
    EXPECT_EQ(identified("940,50,25,9,6,4,3,2,1").understood, PaysAreFor::one_coin);
    EXPECT_EQ(answer.games.front().expected_return,
              identified("940,50,25,9,6,4,3,2,1").games.front().expected_return);
}

TEST(VideopokerIdentifyTest, TheCoinsThatAreGivenCount) {
    const VideopokerIdentifyAnswer three = identified("2400,150,75,27,18,12,9,6,3", ", \"coins\": 3");
    EXPECT_EQ(three.understood, PaysAreFor::given_coins);
    EXPECT_TRUE(three.games.front().differences.empty());
    // Pays that would fit only for five coins do not fit if the request says one coin.
    EXPECT_FALSE(identified("4000,50,25,9,6,4,3,2,1", ", \"coins\": 1").games.front().differences.empty());
}

TEST(VideopokerIdentifyTest, RowsThatAreMissingLeaveNoReturn) {
    const VideopokerIdentifyAnswer answer = identified("800,50,25,9,6,4,3,2", ", \"count\": 1");
    ASSERT_EQ(answer.games.size(), 1U);
    EXPECT_FALSE(answer.games[0].expected_return);
    EXPECT_THAT(difference_texts(answer.games[0]), testing::ElementsAre(HasSubstr("(yours has none)")));
    EXPECT_THAT(to_csv(answer), HasSubstr("(yours has none)"));
    const VideopokerIdentifyAnswer more = identified("800,60,50,25,9,6,4,3,2,1", ", \"coins\": 1");
    EXPECT_THAT(difference_texts(more.games.front()), testing::ElementsAre("no row for 60"));
    EXPECT_THAT(json_line(to_json(more)), HasSubstr(R"("different": [{"seen": 60, "seen_exact": "60/1"}])"));
}

TEST(VideopokerIdentifyTest, PaysThatNoGameCanHaveTogetherLeaveNoReturn) {
    const VideopokerIdentifyAnswer answer = identified("9999999999 50 25 9 6 4 3 2 1.001", ", \"coins\": 1");
    EXPECT_EQ(answer.games.front().game.id, "jacks-or-better-9-6-royal-976");
    EXPECT_EQ(answer.games.front().differences.size(), 2U);
    EXPECT_FALSE(answer.games.front().expected_return);
}

TEST(VideopokerIdentifyTest, SmallPays) {
    EXPECT_EQ(
        test::request_of<VideopokerIdentifyRequest>("\"pays\": \"800,50,25,9,6,4,3,2,0.5\"").pays.back(),
        Rational(1, 2));
}

TEST(VideopokerIdentifyTest, GamesAsManyAsAreWanted) {
    EXPECT_EQ(identified("800,50,25,9,6,4,3,2,1").games.size(), 5U);
    EXPECT_EQ(identified("800,50,25,9,6,4,3,2,1", ", \"count\": 12").games.size(), 12U);
    EXPECT_EQ(identified("800,50,25,9,6,4,3,2,1", ", \"count\": 100").games.size(),
              videopoker::catalog_ids().size());
}

void expect_refused(const std::string& pays, const std::string& why, std::size_t at) {
    try {
        identified(pays);
        ADD_FAILURE() << pays << " was read";
    } catch (const FieldError& error) {
        EXPECT_EQ(error.field, "pays");
        EXPECT_EQ(error.what(), why);
        EXPECT_EQ(error.position, at);
    }
}

TEST(VideopokerIdentifyTest, WrongPays) {
    expect_refused("", "expected the pays of a machine, such as 800,50,25,9,6,4,3,2,1", 0);
    expect_refused("800,x", "'x' is not a pay, such as 25 or 4.5", 4);
    expect_refused("800,-5", "'-5' is not a pay, such as 25 or 4.5", 4);
    expect_refused("800 9/6 4", "'9/6' is not a pay, such as 25 or 4.5", 4);
    expect_refused("800,5.", "'5.' is not a pay, such as 25 or 4.5", 4);
    const auto may_be_one = [](const char* one, const char* other) {
        return std::string("'") + one + "," + other + "' may be one number or two pays; write " + one +
               other + ", or " + one + " and " + other + " with a blank between";
    };
    expect_refused("4,000,50", "write 4000, not 4,000: commas separate the pays", 0);
    expect_refused("4,682,250", may_be_one("4", "682"), 0);
    expect_refused("250 4,682.50 125", may_be_one("4", "682.50"), 4);
    expect_refused("1,199 50 25", may_be_one("1", "199"), 0);
    expect_refused("800,200 25 15", may_be_one("800", "200"), 0);
    EXPECT_EQ(test::request_of<VideopokerIdentifyRequest>("\"pays\": \"800,200,25\"").pays.size(), 3U);
    EXPECT_EQ(test::request_of<VideopokerIdentifyRequest>("\"pays\": \"4, 682, 250\"").pays.size(), 3U);
    EXPECT_EQ(test::request_of<VideopokerIdentifyRequest>("\"pays\": \" 800,200,25 \"").pays.size(), 3U);
    expect_refused("800,0", "leave out rows that pay 0", 4);
    expect_refused("1.23456", "'1.23456' has too many digits: a pay has at most 10, and 4 after the point",
                   0);
    expect_refused("12345678901",
                   "'12345678901' has too many digits: a pay has at most 10, and 4 after the point", 0);
    std::string many;
    for (int each = 0; each < 65; ++each) many += "1 ";
    expect_refused(many, "expected at most 64 pays", 128);
}

}  // namespace
}  // namespace holdfast::queries
