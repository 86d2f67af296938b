// The answer `videopoker.identify`: which game a machine has, from its pays.
#include <algorithm>
#include <set>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/identify.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/return.h>
#include <holdfast/ask/videopoker/typed/seen_pays.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::ask {
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

TEST(VideopokerIdentifyTest, WarnsIfThePaysLookLikeThoseForOtherCoins) {
    const VideopokerIdentifyAnswer answer = identified("800 50 25 9 6 4 3 2 1", ", \"coins\": 5");
    const std::string doubt =
        "a return of 19.91% is less than any machine gives; check the pays, and for how many coins they are";
    EXPECT_THAT(answer.warnings, testing::ElementsAre(doubt));
    EXPECT_THAT(answer.sentence(), HasSubstr(" But " + doubt + "."));
}

TEST(VideopokerIdentifyTest, NamesOfOtherRowsAreDoubted) {
    const std::string high = "Royal Flush 4000, straight flush 250, 4 of a kind 125, ";
    const std::string low = ", straight 20, trips 15, two pair 10, ";
    EXPECT_TRUE(identified(high + "full house 45, flush 30" + low + "jacks or better 5").warnings.empty());
    EXPECT_THAT(
        identified(high + "flush 45, full house 30" + low + "kings or better 5").warnings,
        testing::ElementsAre("the pays are those of 9/6 Jacks or Better, but not the names: it pays 30 for "
                             "'flush' (yours 45); it pays 45 for 'full house' (yours 30); it has no row "
                             "'kings or better'"));
    EXPECT_TRUE(identified("royal flush 4000, straight flush 50, four of a kind 25, full house 9, flush 6, "
                           "straight 4, three of a kind 3, two pair 2, pair of jacks 1")
                    .warnings.empty());
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

TEST(VideopokerIdentifyTest, OrdersGamesWithEquallyManyDifferencesByHowNearTheirPaysAre) {
    const VideopokerIdentifyAnswer answer = identified("800 50 25 8 6 4 3 2 1");
    std::vector<std::string> ids;
    for (const auto& match : answer.games) ids.push_back(match.game.id);
    EXPECT_EQ(ids,
              (std::vector<std::string>{"jacks-or-better-8-6", "jacks-or-better-8-5", "jacks-or-better-9-6",
                                        "jacks-or-better-7-5", "jacks-or-better-9-5"}));
}

TEST(VideopokerIdentifyTest, ReturnsAreComputedWithThePaysOfTheMachine) {
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
    EXPECT_THAT(to_text(royal), testing::StartsWith("Pays for a bet of 1  800 50 25 9 6 4 3 2 1\n"));
}

TEST(VideopokerIdentifyTest, ReadsAProgressiveRoyalAsPaidForFiveCoins) {
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

TEST(VideopokerIdentifyTest, OmitsTheReturnIfThePaysDoNotFitTogether) {
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

std::string pays_of(const std::vector<std::string>& texts) {
    std::string pays;
    for (const Rational& each : read_seen_pays(texts).pays) {
        pays += (pays.empty() ? "" : " ") + plain_pays_text(each);
    }
    return pays;
}

constexpr const char* nine_six = "800 50 25 9 6 4 3 2 1";

TEST(SeenPays, AnySignsSeparateThem) {
    for (const char* const text : {"800,50,25,9,6,4,3,2,1", "800/50/25/9/6/4/3/2/1", "800-50-25-9-6-4-3-2-1",
                                   "800 / 50 / 25 / 9 / 6/4/3/2/1", "800 - 50 - 25 - 9 - 6 - 4 - 3 - 2 - 1",
                                   "800; 50; 25\n9 6 4 3 2 1", "$800 $50 25$ $9 $6 $4 $3 $2 $1"}) {
        EXPECT_EQ(pays_of({text}), nine_six) << text;
    }
    EXPECT_EQ(pays_of({"1-2-3-4-6-9-25-50-800"}), "1 2 3 4 6 9 25 50 800");
    EXPECT_EQ(pays_of({"1,2,3,4,6,9,25,50,800"}), "1 2 3 4 6 9 25 50 800");
    EXPECT_EQ(pays_of({"0.5 62.50"}), "0.5 62.5");
    EXPECT_EQ(pays_of({"800,200,200,50"}), "800 200 200 50");
}

TEST(SeenPays, NamesStandBeforePays) {
    EXPECT_EQ(pays_of({"Royal Flush 800", "Straight Flush 50", "4 of a Kind 25", "Full House 9", "Flush: 6",
                       "Straight=4", "3 of a Kind 3", "2 Pair 2", "Jacks or Better 1"}),
              nine_six);
    EXPECT_EQ(
        pays_of(
            {"Royal Flush 800 Straight Flush 50 Four of a Kind 25 Full House 9 Flush 6 Straight 4 Three of a "
             "Kind 3 Two Pair 2 Jacks or Better 1"}),
        nine_six);
    EXPECT_EQ(
        pays_of({"Royal flush 800\nStraight flush 50\nFour of a kind 25\nFull house 9\nFlush 6\nStraight 4\n"
                 "Three of a kind 3\nTwo pair 2\nPair of jacks 1"}),
        nine_six);
    EXPECT_EQ(pays_of({"RF 800, SF 50, 4K 25, FH 9, FL 6, ST 4, 3K 3, 2P 2, JoB 1"}), nine_six);
    EXPECT_EQ(pays_of({"Royal", "Flush", "800", "4", "Aces", "with", "2-4", "400", "Four", "2s-4s", "80"}),
              "800 400 80");
}

TEST(SeenPays, WhatMayBeReadTwoWaysIsRefused) {
    const std::string one_behind =
        "has no name before it, as others have; write one pay behind each name, or pays alone";
    expect_refused("royal flush 250 500 750", "'500' " + one_behind, 16);
    expect_refused("800 royal flush 50 straight flush 25", "'800' " + one_behind, 0);
    expect_refused("800 royal flush", "'royal' is not a pay, such as 25 or 4.5", 4);
    expect_refused("$1000 62.50",
                   "some pays have a dollar sign and some have none; write all in the same unit", 0);
    expect_refused("4OOO 250", "'4OOO' has letters that look like digits; write 4000", 0);
    expect_refused("25 4 3 2 l", "'l' has letters that look like digits; write 1", 9);
    expect_refused("800 2I", "'2I' has letters that look like digits; write 21", 4);
}

TEST(SeenPays, ANameOfAGameIsNone) {
    for (const std::string name :
         {"9/6", "9/6 jacks or better", "ddb 9/6", "jacks-or-better-9-6", "12/8/5"}) {
        expect_refused(
            name, "'" + name + "' is a name, not the pays: try `holdfast videopoker games " + name + "`", 0);
    }
}

TEST(SeenPays, PaysBehindANameAreSaid) {
    for (const std::string name : {"Jacks or Better", "9/6 Jacks or Better", "double bonus"}) {
        for (const std::string pays : {"800 50 25 9 6 4 3 2 1", "800,50,25,9", "800/50/25/9"}) {
            expect_refused(
                name + " " + pays,
                "'" + name + "' is a name; leave it out: `holdfast videopoker identify " + pays + "`", 0);
        }
    }
    // Its pays are part of a name.
    for (const std::string name : {"double bonus 10/7/5", "double-double-bonus-10-6-no-ace-bonus"}) {
        expect_refused(
            name, "'" + name + "' is a name, not the pays: try `holdfast videopoker games " + name + "`", 0);
    }
}

TEST(VideopokerIdentifyTest, PaysThatShareAFactorWithAGame) {
    const VideopokerIdentifyAnswer dollars = identified("1000 62.50 31.25 11.25 7.50 5 3.75 2.50 1.25");
    EXPECT_EQ(dollars.understood, PaysAreFor::another_bet);
    EXPECT_EQ(dollars.bet, Rational(5, 4));
    EXPECT_EQ(dollars.games.front().game.id, "jacks-or-better-9-6");
    EXPECT_EQ(dollars.sentence(),
              "This is 9/6 Jacks or Better, which returns 99.5439% with perfect play. The pays are for a bet "
              "of 1.25 "
              "dollars or coins: 1.25 times those for a bet of 1.");
    EXPECT_TRUE(dollars.warnings.empty());
    EXPECT_EQ(identified("20000 1250 625 225 150 100 75 50 25").bet, Rational(25));
    // All but one: a slip, a progressive royal flush, or another straight flush.
    const VideopokerIdentifyAnswer slip = identified("1000 62.50 31.25 11.25 8.75 5 3.75 2.50 1.25");
    EXPECT_EQ(slip.bet, Rational(5, 4));
    EXPECT_THAT(slip.sentence(), HasSubstr("whose flush pays 7.5 (yours 8.75)"));
    EXPECT_EQ(identified("1234.50 62.50 31.25 11.25 7.50 5 3.75 2.50 1.25").bet, Rational(5, 4));
    EXPECT_EQ(identified("1000 60 31.25 11.25 7.50 5 3.75 2.50 1.25").bet, Rational(5, 4));
    // Unless the request says for how many coins they are.
    EXPECT_EQ(identified("20000 1250 625 225 150 100 75 50 25", ", \"coins\": 5").understood,
              PaysAreFor::given_coins);
}

// As the glass of a quarter machine in dollars: a royal flush of 4,000 quarters is that for five coins.
TEST(VideopokerIdentifyTest, ScaledPaysMayHaveTheLargestForFiveCoins) {
    const VideopokerIdentifyAnswer quarters = identified("1000 12.5 6.25 2.25 1.5 1 0.75 0.5 0.25");
    EXPECT_EQ(quarters.understood, PaysAreFor::five_coins_for_the_largest);
    EXPECT_EQ(quarters.bet, Rational(1, 4));
    EXPECT_EQ(quarters.pays.front(), Rational(800));
    EXPECT_EQ(quarters.sentence(),
              "This is 9/6 Jacks or Better, which returns 99.5439% with perfect play. The pays are 0.25 "
              "times those for a bet of 1, and the largest, which is for five coins, 5 x 0.25 times.");
    const VideopokerIdentifyAnswer bets = identified("5000 62.5 31.25 11.25 7.5 5 3.75 2.5 1.25");
    EXPECT_EQ(bets.understood, PaysAreFor::five_coins_for_the_largest);
    EXPECT_EQ(bets.bet, Rational(5, 4));
    EXPECT_TRUE(bets.games.front().differences.empty());
    // With another pay that no game has, too.
    EXPECT_THAT(identified("1000 12.5 6.25 2.25 1.75 1 0.75 0.5 0.25").sentence(),
                HasSubstr("the nearest is 9/6 Jacks or Better, whose flush pays 1.5 (yours 1.75)"));
}

TEST(VideopokerIdentifyTest, ASentenceSaysWhichGameItIs) {
    EXPECT_EQ(identified("800,50,25,9,6,4,3,2,1").sentence(),
              "This is 9/6 Jacks or Better, which returns 99.5439% with perfect play.");
    EXPECT_EQ(identified("4000 250 125 45 35 20 15 10 5").sentence(),
              "No known game has these pays; the nearest is 9/6 Jacks or Better, whose flush pays 30 (yours "
              "35). With your "
              "pays it returns 100.7995%. The pays are for five coins.");
    EXPECT_THAT(identified("800,50,25,9,6,4,3,2").sentence(), HasSubstr("pays 1 (yours has none)."));
    EXPECT_THAT(identified("800,60,50,25,9,6,4,3,2,1", ", \"coins\": 1").sentence(),
                HasSubstr("9/6 Jacks or Better, which has no row for 60."));
    EXPECT_THAT(identified("4000,300,250,125,45,30,20,15,10,5", ", \"coins\": 5").sentence(),
                HasSubstr("9/6 Jacks or Better, which has no row for 300."));
    EXPECT_THAT(identified("800,60,40,7,7,7").sentence(),
                testing::ContainsRegex("which differs in [0-9] pays\\."));
    const VideopokerIdentifyAnswer found = identified("4000,50,25,9,6,4,3,2,1");
    EXPECT_THAT(found.sentence(),
                testing::EndsWith(" The largest pay is for five coins, the others are for one."));
    EXPECT_THAT(to_text(found), testing::EndsWith("\n\n" + found.sentence() + "\n"));
    EXPECT_EQ(to_json(found)["sentence"], found.sentence());
}

TEST(VideopokerIdentifyTest, TwoPaysThatDifferAreBothSaid) {
    const VideopokerIdentifyAnswer two = identified("801,51,25,9,6,4,3,2,1");
    EXPECT_EQ(two.sentence(),
              "No known game has these pays; the nearest is 9/6 Jacks or Better, whose royal flush pays 800 "
              "(yours 801) and whose straight flush pays 50 (yours 51). With your pays it returns 99.5573%.");
    EXPECT_THAT(difference_texts(two.games.front()),
                testing::ElementsAre("royal flush 800 (yours 801)", "straight flush 50 (yours 51)"));
    EXPECT_THAT(identified("801,51,26,9,6,4,3,2,1").sentence(),
                HasSubstr("the nearest is 9/6 Jacks or Better, which differs in 3 pays. With your pays it"));
}

TEST(VideopokerIdentifyTest, NamesEveryGameThatFitsExactly) {
    const VideopokerIdentifyAnswer found = identified("800,50,25,8,5,4,3,2,1", ", \"count\": 1");
    std::size_t same = 0;
    for (const auto& match : found.games) {
        if (!match.differences.empty()) continue;
        ++same;
        EXPECT_THAT(found.sentence(), HasSubstr(match.game.name));
    }
    EXPECT_GE(same, 1U);
}

TEST(VideopokerIdentifyTest, AReturnThatNoMachineHasIsDoubted) {
    const std::string doubt = "is more than any machine gives for long; check the pays";
    EXPECT_THAT(identified("8000 500 250 90 60 40 30 20 10", ", \"coins\": 1").warnings,
                testing::ElementsAre(HasSubstr(doubt)));
    EXPECT_THAT(identified("8000 500 250 90 60 40 30 20 10", ", \"coins\": 1").sentence(),
                HasSubstr(" But a return of 995.44% " + doubt));
    EXPECT_TRUE(identified("940 50 25 9 6 4 3 2 1").warnings.empty());
    const auto plain = test::answer(VideopokerReturnRequest{{"jacks-or-better-9-6", {}, {}, {"jacks=1.5"}}});
    EXPECT_GT(plain.analysis.expected_return, Rational(11, 10));
    EXPECT_THAT(plain.warnings, testing::ElementsAre(HasSubstr(doubt)));
    EXPECT_FALSE(doubt_of(Rational(11, 10)));
    EXPECT_TRUE(doubt_of(Rational(1101, 1000)));
}

// The largest pay for five coins may be less than another one for one coin.
TEST(VideopokerIdentifyTest, PaysFallInEveryWay) {
    for (const char* const pays :
         {"4000,1000,50,25,9,6,4,3,2,1", "4000,50,25,9,6,4,3,2,1", "4000,250,125,45,30,20,15,10,5",
          "1,2,3,4,6,9,25,50,800", "1000 62.50 31.25 11.25 7.50 5 3.75 2.50 1.25"}) {
        const auto falling = identified(pays, ", \"count\": 1").pays;
        EXPECT_TRUE(std::is_sorted(falling.rbegin(), falling.rend())) << pays;
    }
    EXPECT_EQ(identified("4000,1000,50,25,9,6,4,3,2,1").understood, PaysAreFor::five_coins_for_the_largest);
}

TEST(VideopokerIdentifyTest, GamesAsManyAsAreWanted) {
    EXPECT_EQ(identified("800,50,25,9,6,4,3,2,1").games.size(), 5U);
    EXPECT_EQ(identified("800,50,25,9,6,4,3,2,1", ", \"count\": 12").games.size(), 12U);
    EXPECT_EQ(identified("800,50,25,9,6,4,3,2,1", ", \"count\": 100").games.size(),
              videopoker::catalog_ids().size());
}

TEST(VideopokerIdentifyTest, WrongPays) {
    expect_refused("", "expected the pays of a machine, such as 800,50,25,9,6,4,3,2,1", 0);
    expect_refused("800,x", "'x' is not a pay, such as 25 or 4.5", 4);
    expect_refused("800,-5", "'-5' is not a pay, such as 25 or 4.5", 4);
    expect_refused("800 9/6 4", "'9/6' may be two pays or a fraction; write 9 6, or a decimal", 4);
    expect_refused("800 6x 4", "'6x' is not a pay, such as 25 or 4.5", 4);
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
}  // namespace holdfast::ask
