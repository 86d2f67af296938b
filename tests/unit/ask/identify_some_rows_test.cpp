// The answer `videopoker.identify` about some rows of a machine, each with its name.
#include <algorithm>
#include <string>
#include <vector>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/videopoker/identify.h>
#include <holdfast/ask/videopoker/typed/named_pays.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

VideopokerIdentifyAnswer games_with(const std::string& pays, const std::string& more = "") {
    return test::answer(test::request_of<VideopokerIdentifyRequest>("\"pays\": \"" + pays + "\"" + more));
}

std::vector<std::string> ids_found(const VideopokerIdentifyAnswer& answer) {
    std::vector<std::string> ids;
    for (const auto& match : answer.games) ids.push_back(match.game.id);
    return ids;
}

/// What the catalog itself says of rows that the games call so.
std::vector<std::string> games_that_pay(const std::vector<std::pair<std::string, Rational>>& rows) {
    std::vector<std::string> ids;
    for (const std::string_view id : videopoker::catalog_ids()) {
        const videopoker::Game game = videopoker::catalog_game(id);
        const bool has_all = std::all_of(rows.begin(), rows.end(), [&](const auto& wanted) {
            return std::any_of(game.rows.begin(), game.rows.end(), [&](const videopoker::PayRow& row) {
                return row.name == wanted.first && row.pays == wanted.second;
            });
        });
        if (has_all) ids.emplace_back(id);
    }
    return ids;
}

TEST(IdentifySomeRows, EveryGameThatHasThemIsCounted) {
    const std::vector<std::string> all =
        games_that_pay({{"full house", Rational(9)}, {"flush", Rational(6)}});
    ASSERT_GT(all.size(), 5U);
    for (const char* const pays :
         {"full house 9, flush 6", "fh 9 fl 6", "FULL HOUSE: 9; Flush = 6", "boat 9 flush 6"}) {
        SCOPED_TRACE(pays);
        const VideopokerIdentifyAnswer every = games_with(pays, ", \"count\": 100");
        EXPECT_EQ(ids_found(every), all);
        EXPECT_EQ(every.games_with_rows, all.size());
        EXPECT_EQ(every.understood, PaysAreFor::one_coin);
        const VideopokerIdentifyAnswer some = games_with(pays);
        EXPECT_EQ(some.games_with_rows, all.size());
        EXPECT_EQ(ids_found(some), std::vector<std::string>(all.begin(), all.begin() + 5));
        EXPECT_THAT(some.sentence(),
                    StartsWith(std::to_string(all.size()) + " known games have these pays, such as "));
        EXPECT_THAT(some.sentence(),
                    testing::EndsWith(". Their other rows were not given: more rows tell them apart."));
    }
}

TEST(IdentifySomeRows, NeverClaimsToKnowTheGame) {
    for (const char* const pays : {"quads 25", "fh 9 fl 6", "royal flush 800", "four aces with 2-4 400",
                                   "full house 9, flush 6, two pair 2, quads 25"}) {
        const VideopokerIdentifyAnswer found = games_with(pays);
        EXPECT_THAT(found.sentence(), Not(HasSubstr("This is"))) << pays;
        EXPECT_GT(found.games_with_rows, 0U) << pays;
        for (const auto& match : found.games) {
            EXPECT_TRUE(match.differences.empty()) << pays << match.game.id;
            EXPECT_FALSE(match.rows_not_given.empty()) << pays << match.game.id;
            // The other pays of the machine are not known.
            EXPECT_FALSE(match.expected_return) << pays << match.game.id;
        }
    }
    EXPECT_EQ(
        games_with("four deuces 200, five of a kind 15, flush 2, four of a kind 5").sentence(),
        "Of the known games only Full-pay Deuces Wild has these pays; its other 6 rows were not given.");
}

TEST(IdentifySomeRows, AreMarkedInEveryForm) {
    const VideopokerIdentifyAnswer found = games_with("royal 800 quads 25 fh 9 fl 6 2P 2", ", \"count\": 1");
    ASSERT_EQ(ids_found(found), std::vector<std::string>{"jacks-or-better-9-6"});
    EXPECT_THAT(difference_texts(found.games.front()), ElementsAre("4 rows not given"));
    EXPECT_THAT(to_csv(found), HasSubstr("4 rows not given"));
    EXPECT_THAT(to_text(found), HasSubstr("4 rows not given"));
    const Json json = to_json(found);
    EXPECT_EQ(json["games_with_rows"], *found.games_with_rows);
    EXPECT_EQ(json["games"][0]["not_given"],
              Json::parse(R"(["straight flush", "straight", "three of a kind", "jacks or better"])"));
    EXPECT_EQ(json["games"][0]["differences"], 0);
    // All rows of a game are no such list, with names or without.
    const Json whole = to_json(games_with("RF 800 SF 50 4K 25 FH 9 FL 6 ST 4 3K 3 2P 2 JoB 1"));
    EXPECT_FALSE(whole.contains("games_with_rows"));
    EXPECT_EQ(whole["games"][0]["not_given"], Json::array());
    EXPECT_THAT(whole["sentence"], StartsWith("This is 9/6 Jacks or Better"));
    EXPECT_FALSE(games_with("800 50 25 9 6 4 3 2").games_with_rows);
}

TEST(IdentifySomeRows, NamesTheNearestGameIfNoneHasTheRows) {
    const VideopokerIdentifyAnswer found = games_with("full house 9, flush 7, straight 4, quads 25");
    EXPECT_EQ(found.games_with_rows, 0U);
    EXPECT_EQ(found.games.size(), 5U);
    EXPECT_THAT(found.sentence(), StartsWith("No known game has these pays; the nearest is "));
    EXPECT_THAT(found.sentence(), testing::EndsWith(" Its other rows were not given."));
    EXPECT_THAT(found.sentence(), HasSubstr("9/6 Jacks or Better, whose flush pays 6 (yours 7)."));
    EXPECT_EQ(found.games.front().differences.size(), 1U);
    // One row that is wrong in a whole list is no list of some rows.
    const VideopokerIdentifyAnswer slip = games_with("RF 800 SF 50 4K 25 FH 9 FL 7 ST 4 3K 3 2P 2 JoB 1");
    EXPECT_FALSE(slip.games_with_rows);
    EXPECT_THAT(slip.sentence(), HasSubstr("9/6 Jacks or Better, whose flush pays 6 (yours 7)"));
    // Nor are names that no game has.
    const VideopokerIdentifyAnswer strange = games_with("xyzzy 25, flush 6");
    EXPECT_FALSE(strange.games_with_rows);
    EXPECT_THAT(strange.warnings, ElementsAre("no known game has a row 'xyzzy'"));
    EXPECT_TRUE(games_with("RF 800 SF 50 4K 25 FH 9 FL 6 ST 4 3K 3 2P 2 Koenige 1").warnings.empty());
}

TEST(IdentifySomeRows, FewPaysWithoutNamesAreDoubted) {
    const std::string few =
        "these are few pays: give all of them, or a name before each, such as full house 9, flush 6";
    EXPECT_THAT(games_with("9 6").warnings, ElementsAre(few));
    EXPECT_THAT(games_with("800, 50, 25").warnings, ElementsAre(few));
    EXPECT_TRUE(games_with("800,50,25,9,6").warnings.empty());
    EXPECT_TRUE(games_with("full house 9, flush 6").warnings.empty());
}

TEST(IdentifySomeRows, ForFiveCoins) {
    const VideopokerIdentifyAnswer five = games_with("full house 45, flush 30, two pair 10");
    EXPECT_EQ(five.understood, PaysAreFor::five_coins);
    EXPECT_THAT(ids_found(five), Contains("jacks-or-better-9-6"));
    EXPECT_THAT(five.sentence(), testing::EndsWith(" The pays are for five coins."));
    const VideopokerIdentifyAnswer royal = games_with("royal flush 4000, full house 9, flush 6, two pair 2");
    EXPECT_EQ(royal.understood, PaysAreFor::five_coins_for_the_largest);
    EXPECT_THAT(ids_found(royal), Contains("jacks-or-better-9-6"));
    // The largest of the rows that were given is not the royal flush.
    EXPECT_EQ(games_with("quads 125, full house 9, flush 6").games_with_rows, 0U);
    const VideopokerIdentifyAnswer given = games_with("full house 27, flush 18", ", \"coins\": 3");
    EXPECT_EQ(given.understood, PaysAreFor::given_coins);
    EXPECT_GT(given.games_with_rows, 5U);
    EXPECT_TRUE(given.warnings.empty());
}

TEST(IdentifySomeRows, InDollars) {
    const VideopokerIdentifyAnswer found = games_with("full house $11.25, flush $7.50", ", \"count\": 100");
    EXPECT_EQ(found.understood, PaysAreFor::another_bet);
    EXPECT_EQ(found.bet, Rational(5, 4));
    EXPECT_EQ(ids_found(found), ids_found(games_with("full house 9, flush 6", ", \"count\": 100")));
    EXPECT_THAT(found.sentence(),
                testing::EndsWith(" The pays are for a bet of 1.25 dollars or coins: 1.25 times "
                                  "those for a bet of 1."));
    EXPECT_EQ(games_with("full house 4.5, flush 3").bet, Rational(1, 2));
    // One pay fits many bets, and so may more of them.
    EXPECT_EQ(games_with("flush 7.50").games_with_rows, 0U);
    const std::vector<videopoker::Game> games{videopoker::catalog_game("jacks-or-better-9-6")};
    EXPECT_EQ(usual_bet_of({{"flush", Rational(15, 2)}}, games), std::nullopt);
    EXPECT_EQ(usual_bet_of({{"flush", Rational(15, 2)}, {"full house", Rational(45, 4)}}, games),
              Rational(5, 4));
    EXPECT_EQ(usual_bet_of({{"flush", Rational(30)}, {"full house", Rational(45)}}, games), Rational(5));
    EXPECT_EQ(usual_bet_of({{"flush", Rational(7)}, {"full house", Rational(9)}}, games), std::nullopt);
    const std::vector<videopoker::Game> two{videopoker::catalog_game("jacks-or-better-9-6"),
                                            videopoker::catalog_game("triple-double-bonus-9-7")};
    EXPECT_EQ(usual_bet_of({{"two pair", Rational(5)}, {"jacks or better", Rational(5, 2)}}, two),
              Rational(5, 2));
    // For a bet of 5 in one game, and of 1.25 in the other.
    const std::vector<videopoker::Game> both{videopoker::catalog_game("deuces-wild-full-pay"),
                                             videopoker::catalog_game("all-american-8-8-8")};
    EXPECT_EQ(usual_bet_of({{"flush", Rational(10)}, {"straight", Rational(10)}}, both), std::nullopt);
}

TEST(IdentifySomeRows, WarnsIfTheRowsAlsoFitForFiveCoins) {
    const VideopokerIdentifyAnswer found = games_with("quads 25");
    EXPECT_EQ(found.understood, PaysAreFor::one_coin);
    const VideopokerIdentifyAnswer for_five = games_with("quads 25", ", \"coins\": 5");
    ASSERT_EQ(for_five.games_with_rows, games_that_pay({{"four of a kind", Rational(5)}}).size());
    EXPECT_EQ(for_five.games_with_rows, 1U);
    EXPECT_THAT(found.warnings, ElementsAre("the pays were taken for one coin; if they are for five, 1 game "
                                            "has them: say for how many coins"));
    EXPECT_THAT(games_with("quads 20").warnings,
                ElementsAre(testing::ContainsRegex("if they are for five, [0-9]+ games have them")));
    EXPECT_TRUE(games_with("full house 9, flush 6").warnings.empty());
}

TEST(MatchNamedPays, ANameOfSeveralRowsMeansOneWithItsPay) {
    const videopoker::Game game = videopoker::catalog_game("double-bonus-10-7-5");
    const NamedPaysMatch match =
        match_named_pays(game, {{"quads", Rational(50)}, {"full house", Rational(10)}});
    EXPECT_TRUE(match.differences.empty());
    EXPECT_EQ(match.uncertain, 1U);
    // No row twice.
    const NamedPaysMatch twice = match_named_pays(game, {{"flush", Rational(7)}, {"flush", Rational(7)}});
    EXPECT_THAT(twice.differences, ElementsAre(videopoker::DifferentPay{std::nullopt, Rational(7)}));
    const NamedPaysMatch other =
        match_named_pays(game, {{"flush", Rational(6)}, {"five of a kind", Rational(15)}});
    EXPECT_EQ(other.differences.size(), 2U);
    EXPECT_FALSE(other.differences[1].row);
    EXPECT_FALSE(other < match);
    EXPECT_TRUE(match < other);
    // Games in which the name means one row come first.
    EXPECT_EQ(games_with("quads 50, full house 10").games.front().game.id.substr(0, 12), "double-bonus");
}

}  // namespace
}  // namespace holdfast::ask
