#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/compare.h>
#include <holdfast/ask/videopoker/return.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;
using testing::HasSubstr;

VideopokerCompareAnswer two_of_jacks() {
    return test::answer(VideopokerCompareRequest{{{"jacks-or-better-9-6"}, {"jacks-or-better-8-5"}}});
}

TEST(VideopokerCompareTest, ReturnsAreThoseOfTheGames) {
    const Json json = to_json(two_of_jacks());
    EXPECT_EQ(json["games"][0]["return"], 0.9954390436951225);
    EXPECT_EQ(json["games"][1]["name"], "8/5 Jacks or Better");
    ASSERT_EQ(json["habits"].size(), 2U);
    EXPECT_EQ(json["habits"][0]["strategy_of"], 1);
    EXPECT_EQ(json["habits"][0]["on"], 2);
}

TEST(VideopokerCompareTest, TheGainOfAnHourWithCashBack) {
    const auto request = test::request_of<VideopokerCompareRequest>(
        R"("games": ["jacks-or-better-9-6", "double-double-bonus-9-6", "deuces-wild-full-pay"],
           "sort": "gain", "cash_back": "0.25%", "denomination": 0.25, "coins": 5, "speed": 800)");
    const VideopokerCompareAnswer answer = test::answer(request);
    std::vector<std::size_t> numbers;
    for (const VideopokerCompareAnswer::ComparedGame& game : answer.games) {
        numbers.push_back(game.number);
        EXPECT_EQ(game.per_hour.mean,
                  Rational(800) * (game.analysis.expected_return - Rational(1) + Rational(1, 400)));
        const double variance = 800 * nearest_double(game.analysis.variance);
        EXPECT_NEAR(game.per_hour.deviation * game.per_hour.deviation, variance, 1e-9 * variance);
    }
    EXPECT_EQ(numbers, (std::vector<std::size_t>{3, 1, 2}));
    const Json json = to_json(answer);
    EXPECT_EQ(json["cash_back_exact"], "1/400");
    EXPECT_EQ(json["games"][0]["number"], 3);
    EXPECT_DOUBLE_EQ(json["games"][0]["per_hour"]["mean_dollars"].get<double>(),
                     1.25 * json["games"][0]["per_hour"]["mean"].get<double>());
    EXPECT_THAT(to_text(answer), HasSubstr("with the cash back, in dollars\n"));
    // Habits know the games by their places in the request: nobody loses less in 1 than by the strategy of 2.
    for (const VideopokerCompareAnswer::CrossPlay& play : answer.cross_plays) {
        const Rational best = answer.games[play.on == 2 ? 0 : play.on + 1].analysis.expected_return;
        EXPECT_EQ(play.expected_return + play.difference.cost, best);
    }
}

TEST(VideopokerCompareTest, TheReturnWithoutTheTopPayIsThatOfTheOtherRows) {
    const Json compared = to_json(two_of_jacks())["games"][0];
    const Json rows = to_json(test::answer(VideopokerReturnRequest{{"jacks-or-better-9-6"}}))["rows"];
    double others = 0;
    for (const Json& row : rows) {
        if (row["pays"] != 800) others += row["return"].get<double>();
    }
    EXPECT_NEAR(compared["return_without_top_pay"].get<double>(), others, 1e-12);
    EXPECT_EQ(rows.size(), 10U);
    // In this game two rows pay most.
    const auto request = test::request_of<VideopokerCompareRequest>(
        R"("games": ["jacks-or-better-9-6", {"game": "jacks-or-better-9-6", "pay": {"straight flush": 800}}])");
    const Json alike = to_json(test::answer(request))["games"][1];
    EXPECT_LT(alike["return_without_top_pay"], compared["return_without_top_pay"]);
}

TEST(VideopokerCompareTest, ByRiskAndAsGiven) {
    const auto numbers = [](ComparedBy order) {
        VideopokerCompareRequest request{
            {{"double-double-bonus-9-6"}, {"deuces-wild-full-pay"}, {"jacks-or-better-9-6"}}};
        request.order = order;
        std::vector<std::size_t> found;
        for (const auto& game : test::answer(request).games) found.push_back(game.number);
        return found;
    };
    EXPECT_EQ(numbers(ComparedBy::risk), (std::vector<std::size_t>{3, 2, 1}));
    EXPECT_EQ(numbers(ComparedBy::gain), (std::vector<std::size_t>{2, 3, 1}));
    EXPECT_EQ(numbers(ComparedBy::given), (std::vector<std::size_t>{1, 2, 3}));
}

TEST(VideopokerCompareTest, TheReturnIsLowerByTheCostOfTheOtherStrategy) {
    const VideopokerCompareAnswer answer = two_of_jacks();
    for (const VideopokerCompareAnswer::CrossPlay& play : answer.cross_plays) {
        EXPECT_GT(play.difference.cost, Rational());
        EXPECT_EQ(play.expected_return + play.difference.cost,
                  answer.games[play.on].analysis.expected_return);
    }
}

TEST(VideopokerCompareTest, GamesWithDifferentDecksAreNotPlayedLikeEachOther) {
    const VideopokerCompareAnswer answer =
        test::answer(VideopokerCompareRequest{{{"jacks-or-better-9-6"}, {"five-jokers"}}});
    EXPECT_TRUE(answer.cross_plays.empty());
    EXPECT_THAT(to_text(answer), testing::Not(HasSubstr("Cost")));
    EXPECT_THAT(to_csv(answer), testing::Not(HasSubstr("cost")));
    EXPECT_EQ(answer.notes, std::vector<std::string>{"games 1 and 2 have no strategy in common: their "
                                                     "decks have 52 and 57 cards"});
    EXPECT_THAT(to_text(answer), testing::EndsWith("\n\n" + answer.notes[0] + "\n"));
}

TEST(VideopokerCompareTest, NorHaveGamesThatTellSuitsApart) {
    GameChoice spades;
    spades.paytable =
        "id = \"spades\"\ndeck = 52\n[[pay]]\nhand = \"royal flush\"\nsuit = \"s\"\npays = 900\n";
    const VideopokerCompareAnswer answer =
        test::answer(VideopokerCompareRequest{{{"jacks-or-better-9-6"}, spades}});
    EXPECT_TRUE(answer.cross_plays.empty());
    EXPECT_EQ(to_json(answer)["notes"][0],
              "games 1 and 2 have no strategy in common: their paytables distinguish "
              "different suits");
}

TEST(VideopokerCompareTest, WarningsNameTheirGame) {
    GameChoice five_coins{"jacks-or-better-9-6"};
    five_coins.pay_changes = {"royal flush=4000"};
    const VideopokerCompareAnswer answer =
        test::answer(VideopokerCompareRequest{{{"jacks-or-better-9-6"}, five_coins}});
    ASSERT_EQ(answer.warnings.size(), 1U);
    EXPECT_THAT(answer.warnings[0], testing::StartsWith("game 2: the row 'royal flush' pays 4,000"));
    EXPECT_EQ(to_json(answer)["warnings"][0], answer.warnings[0]);
    EXPECT_TRUE(answer.notes.empty());
}

TEST(VideopokerCompareTest, HabitsReferToANumberedGameOfTheCsv) {
    const std::string csv = to_csv(two_of_jacks());
    EXPECT_THAT(csv, testing::StartsWith("number,id,name,"));
    EXPECT_THAT(csv, HasSubstr("\n2,jacks-or-better-8-5,"));
    EXPECT_THAT(csv, HasSubstr("\n\nstrategy_of,on,"));
    const VideopokerCompareAnswer same =
        test::answer(VideopokerCompareRequest{{{"jacks-or-better-9-6"}, {"jacks-or-better-9-6"}}});
    EXPECT_THAT(to_csv(same), HasSubstr(",dearest_deal,dearest_hold,"));
}

TEST(VideopokerCompareTest, AGameComparedWithItselfLosesNothing) {
    const VideopokerCompareAnswer answer =
        test::answer(VideopokerCompareRequest{{{"jacks-or-better-9-6"}, {"jacks-or-better-9-6"}}});
    EXPECT_TRUE(answer.cross_plays[0].difference.cost.is_zero());
    EXPECT_EQ(to_json(answer)["habits"][0].count("dearest"), 0U);
}

TEST(VideopokerCompareTest, GamesAreChangedOneByOne) {
    const Fields fields(query_of<VideopokerCompareRequest>().fields,
                        parse_json(R"({"games": [{"game": "jacks-or-better-9-6", "pay": {"flush": 5}},
                                                 {"game": "jacks-or-better-9-6", "pay": ["full house=8"]}]})"));
    const Json json = to_json(test::answer(VideopokerCompareRequest::read(fields)));
    EXPECT_EQ(json["games"][0]["pays_changed"][0]["name"], "flush");
    EXPECT_EQ(json["games"][1]["pays_changed"][0]["name"], "full house");
}

TEST(VideopokerCompareTest, TwoToTwelveGames) {
    const auto refused = [](const char* games) {
        const std::string request = std::string(R"({"games": )") + games + "}";
        try {
            VideopokerCompareRequest::read(
                Fields(query_of<VideopokerCompareRequest>().fields, parse_json(request)));
        } catch (const FieldError& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    EXPECT_EQ(refused(R"(["jacks-or-better-9-6"])"), "expected 2 to 12 games, found 1");
    EXPECT_EQ(refused(R"(["a","a","a","a","a","a","a","a","a","a","a","a","a"])"),
              "expected 2 to 12 games, found 13");
    EXPECT_EQ(refused(R"(["a","a"])"), "");
}

TEST(VideopokerCompareTest, ProgressRisesToTheEnd) {
    u64 last = 0;
    u64 whole = 0;
    Work work;
    work.progress = [&](u64 done, u64 total) {
        EXPECT_GE(done, last);
        last = done;
        whole = total;
    };
    test::answer(
        VideopokerCompareRequest{{{"jacks-or-better-9-6"}, {"five-jokers"}, {"jacks-or-better-8-5"}}}, work);
    EXPECT_GT(whole, 0U);
    EXPECT_EQ(last, whole);
}

TEST(VideopokerCompareTest, TooManyGamesBlameTheLast) {
    const std::vector<Field>& fields = query_of<VideopokerCompareRequest>().fields;
    try {
        VideopokerCompareRequest::read(Fields(fields, parse_json(R"({"games": ["jacks-or-better-9-6"]})")));
        ADD_FAILURE();
    } catch (const FieldError& error) {
        EXPECT_EQ(error.text, "jacks-or-better-9-6");
    }
}

TEST(VideopokerCompareTest, ErrorsSpeakOfTheFieldGames) {
    const FieldError unknown =
        test::refusal_of(VideopokerCompareRequest{{{"jacks-or-better-9-6"}, {"jaks"}}});
    EXPECT_EQ(unknown.field, "games");
    EXPECT_EQ(unknown.text, "jaks");
    EXPECT_THAT(unknown.what(), testing::StartsWith("game 2: there is no game 'jaks'"));
}

TEST(VideopokerCompareTest, AMachineIsRefusedWithWhatToAskInstead) {
    const auto refusal = [](const std::string& machine) -> std::string {
        const FieldError error =
            test::refusal_of(VideopokerCompareRequest{{{"jacks-or-better-9-6"}, {machine}}});
        EXPECT_EQ(error.field, "games");
        EXPECT_EQ(error.text, machine);
        return error.what();
    };
    const std::string advice =
        ", and only games can be listed here; ask `machine` for its return, which may be compared with those "
        "of "
        "games, and `strategy` for how to play it";
    EXPECT_EQ(refusal("ultimate-x-10-jacks-or-better-8-6"),
              "game 2: 'ultimate-x-10-jacks-or-better-8-6' is a machine" + advice);
    for (const std::string name : {"ultimate-x", "Ultimate X", "ultimate-x-10-jacks-or-better-9-5"}) {
        EXPECT_THAT(refusal(name), HasSubstr("game 2: '" + name + "' is a machine, such as ultimate-x-1"));
        EXPECT_THAT(refusal(name), HasSubstr(advice));
    }
    // Words that games have as well.
    EXPECT_THAT(refusal("super double double bonus"), HasSubstr("there is no game"));
    EXPECT_THAT(refusal("jacks or better 9-7"), HasSubstr("there is no game"));
}

}  // namespace
}  // namespace holdfast::ask
