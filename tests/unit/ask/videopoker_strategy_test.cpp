// The answer `videopoker.strategy`: its fields, its forms, and that evaluating its chart says the same.
#include <string>

#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/evaluate.h>
#include <holdfast/ask/videopoker/strategy.h>

namespace holdfast::ask {
namespace {

using terminal::to_html;
using terminal::to_text;

using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const GameChoice nine_six_jacks{"jacks-or-better-9-6", std::nullopt, {}, {}};
const GameChoice deuces{"deuces-wild-full-pay", std::nullopt, {}, {}};

VideopokerStrategyAnswer basic(const GameChoice& game) {
    return answer(VideopokerStrategyRequest{game, std::nullopt, std::nullopt, false});
}

VideopokerStrategyAnswer of_rows(const GameChoice& game, const std::string& rows) {
    return answer(VideopokerStrategyRequest{game, rows, std::nullopt, false});
}

TEST(VideopokerStrategyTest, FieldsAndTheirOrder) {
    const Json json = to_json(basic(deuces));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "game", "level", "penalties", "optimal_in", "sections",
                                           "rows", "rules", "return", "return_exact", "cost", "hands_an_hour",
                                           "bets_an_hour_lost", "misplayed_deals", "worst", "legend",
                                           "best_of_any_language_exact", "chart", "warnings"));
    EXPECT_THAT(json["sections"],
                ElementsAre("no deuces", "one deuce", "two deuces", "three deuces", "four deuces"));
    EXPECT_THAT(json["legend"][0], StartsWith("Find the highest row that matches cards in your hand"));
    for (const Json& row : json["rows"]) {
        EXPECT_THAT(keys_of(row),
                    ElementsAre("section", "text", "deals", "misplayed_deals", "value_least", "value_most"));
    }
    EXPECT_THAT(keys_of(json["worst"]), ElementsAre("deal", "chart_hold", "best_hold", "cost"));
    EXPECT_EQ(json["query"], "videopoker.strategy");
    EXPECT_EQ(json["level"], "basic");
    EXPECT_EQ(json["penalties"], false);
    EXPECT_EQ(json["rules"].size(), 0U);
}

TEST(VideopokerStrategyTest, BasicChartOfJacks) {
    const VideopokerStrategyAnswer found = basic(nine_six_jacks);
    const Json json = to_json(found);
    EXPECT_EQ(json["return_exact"], "1653509955077/1661102543100");
    EXPECT_EQ(json["misplayed_deals"], "5496");
    EXPECT_EQ(json["sections"].size(), 0U);
    EXPECT_EQ(json["optimal_in"], "strict orders");
    EXPECT_EQ(json["best_of_any_language_exact"], "1653510295637/1661102543100");
    u64 deals = 0;
    u64 misplayed = 0;
    for (const Json& row : json["rows"]) {
        deals += std::stoull(row["deals"].get<std::string>());
        misplayed += std::stoull(row["misplayed_deals"].get<std::string>());
        EXPECT_LE(row["value_least"].get<double>(), row["value_most"].get<double>());
    }
    EXPECT_EQ(deals, 2'598'960U);
    EXPECT_EQ(misplayed, 5'496U);
    EXPECT_THAT(to_text(found), HasSubstr("no strict order of these types of holds returns more"));
    EXPECT_THAT(to_text(found), HasSubstr("returns more than 99.5429393%"));
    EXPECT_THAT(to_csv(found), StartsWith("section,row,text,deals,misplayed_deals,value_least,value_most\n"));
}

/// 9/6 Jacks with wild cards that no hand gains by, so best play throws them away like others. A chart still
/// has a list for each number of them dealt, which tells something of the discards.
GameChoice natural_jacks(const std::string& wild) {
    std::string toml = "id = \"natural\"\ndeck = 52\nwild = [\"" + wild + "\"]\n";
    const auto row = [&](const std::string& hand, const std::string& pays) {
        toml += "[[pay]]\nnatural = true\nhand = \"" + hand + "\"\npays = " + pays + "\n";
    };
    row("royal flush", "800");
    row("straight flush", "50");
    row("four of a kind", "25");
    row("full house", "9");
    row("flush", "6");
    row("straight", "4");
    row("three of a kind", "3");
    row("two pair", "2");
    row("pair", "1\nrank = \"J-A\"");
    return {"", toml, "", {}};
}

TEST(VideopokerStrategyTest, TheBoundCoversChartsWithASectionForEachNumberOfWildCards) {
    const VideopokerStrategyAnswer found = basic(natural_jacks("K"));
    ASSERT_TRUE(found.any_language);
    // More than the bound of 9/6 Jacks, whose charts cannot tell how many kings are dealt.
    const Rational value = found.charts.front().chart.score.expected_return();
    EXPECT_GT(value, Rational(u64{1'653'510'295'637}, u64{1'661'102'543'100}));
    EXPECT_LE(value, *found.any_language);
    EXPECT_EQ(found.charts.front().optimal_in == "any language", value == *found.any_language);
}

TEST(VideopokerStrategyTest, ABoundIsShownRoundedUp) {
    // 97.36279940218%, which the basic chart returns.
    EXPECT_THAT(to_text(of_rows({"bonus-deuces-wild-10-4-3-3", std::nullopt, {}, {}}, "5")),
                HasSubstr("returns more than 97.3627995%"));
}

TEST(VideopokerStrategyTest, NothingIsProvenWherePaysAreRounded) {
    const Json json = to_json(basic({"jacks-or-better-9-6", std::nullopt, {}, {"royal flush=500000000000"}}));
    EXPECT_EQ(json["optimal_in"], nullptr);
    EXPECT_EQ(json["best_of_any_language_exact"], nullptr);
    EXPECT_NE(json["misplayed_deals"], "0");
}

TEST(VideopokerStrategyTest, EvaluatingTheChartSaysTheSame) {
    const Json chart = to_json(of_rows(deuces, "12"));
    const Json evaluated = to_json(answer(VideopokerEvaluateRequest{deuces, chart["chart"], ""}));
    for (const std::string member : {"rows", "return_exact", "misplayed_deals", "worst", "chart"}) {
        EXPECT_EQ(chart[member], evaluated[member]) << member;
    }
}

TEST(VideopokerStrategyTest, AListOfRowsIsAListOfCharts) {
    const VideopokerStrategyAnswer found = of_rows(deuces, "5-7,24");
    const Json json = to_json(found);
    EXPECT_THAT(keys_of(json), ElementsAre("query", "game", "charts", "warnings"));
    ASSERT_EQ(json["charts"].size(), 4U);
    const std::vector<std::size_t> rows{5, 6, 7, 24};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(json["charts"][i]["level"], "rows");
        EXPECT_EQ(json["charts"][i]["rows"].size(), rows[i]);
        // A chart in the list is the same as if it were asked for alone.
        EXPECT_EQ(json["charts"][i]["chart"], to_json(of_rows(deuces, std::to_string(rows[i])))["chart"]);
    }
    EXPECT_EQ(json["charts"][0]["optimal_in"], nullptr);
    EXPECT_THAT(
        to_csv(found),
        StartsWith("rows,rules,return,return_exact,cost,bets_an_hour_lost,misplayed_deals\n5,0,0.685491"));
    EXPECT_THAT(to_text(found), HasSubstr("Cost/hour (bets)"));
}

TEST(VideopokerStrategyTest, Bands) {
    const Json json = to_json(answer(VideopokerStrategyRequest{deuces, std::nullopt, 14, false}));
    EXPECT_EQ(json["level"], "bands");
    EXPECT_LE(json["rows"].size(), 14U);
    EXPECT_EQ(json["return_exact"], to_json(basic(deuces))["return_exact"]);
}

TEST(VideopokerStrategyTest, WithPenaltiesNoDealOfJacksIsMisplayed) {
    const VideopokerStrategyAnswer found =
        answer(VideopokerStrategyRequest{nine_six_jacks, "23", std::nullopt, true});
    const Json json = to_json(found);
    EXPECT_EQ(json["penalties"], true);
    EXPECT_EQ(json["return_exact"], "1653526326983/1661102543100");
    EXPECT_EQ(json["misplayed_deals"], "0");
    EXPECT_EQ(json["optimal_in"], "any language");
    EXPECT_EQ(json["best_of_any_language_exact"], nullptr) << "that bounds charts without rules";
    EXPECT_EQ(json["worst"], nullptr);
    EXPECT_GT(json["rules"].size(), 0U);
    EXPECT_THAT(keys_of(json["rules"][0]), ElementsAre("row", "text", "deals"));
    EXPECT_THAT(to_text(found), HasSubstr("no deal is misplayed"));
}

TEST(VideopokerStrategyTest, TheSheetHasPaytableReturnAndEveryRow) {
    const VideopokerStrategyAnswer found = basic(deuces);
    const std::string html = to_html(found);
    EXPECT_THAT(html, StartsWith("<!DOCTYPE html>\n"));
    EXPECT_THAT(html, HasSubstr("<p>Pays: natural royal flush 800, four deuces 200, "));
    EXPECT_THAT(html, HasSubstr("Returns 100.7576032% of each bet (38038343389/37752330525)"));
    std::size_t rows = 0;
    for (std::size_t at = html.find("<li>"); at != std::string::npos; at = html.find("<li>", at + 1)) ++rows;
    EXPECT_EQ(rows, to_json(found)["rows"].size());
}

TEST(VideopokerStrategyTest, EachChartOfAListHasAPage) {
    const std::string html = to_html(of_rows(nine_six_jacks, "3-4"));
    std::size_t pages = 0;
    for (std::size_t at = html.find("<article>"); at != std::string::npos;
         at = html.find("<article>", at + 1)) {
        ++pages;
    }
    EXPECT_EQ(pages, 2U);
}

TEST(VideopokerStrategyTest, EscapesNamesOfTheUserInHtmlAndSvg) {
    const GameChoice game{
        "", "id = \"x\"\nname = \"<b>&\"\ndeck = 52\n[[pay]]\nhand = \"pair\"\npays = 1\n", "", {}};
    const std::string html = to_html(basic(game));
    EXPECT_THAT(html, HasSubstr("<h1>&lt;b&gt;&amp;</h1>"));
    EXPECT_THAT(html, Not(HasSubstr("<b>&")));
    EXPECT_THAT(terminal::to_svg(basic(game)), HasSubstr("bold\">&lt;b&gt;&amp;</text>"));
}

TEST(VideopokerStrategyTest, ACardHasPaysRowsLegendAndWorth) {
    const std::string card = terminal::to_card_text(of_rows(nine_six_jacks, "13"));
    EXPECT_THAT(card, StartsWith("9/6 Jacks or Better\n\n"
                                 "Pays: royal flush 800, straight flush 50, four of a kind 25,\n"
                                 "full house 9, flush 6, straight 4, three of a kind 3, two\n"
                                 "pair 2, jacks or better 1\n\n"
                                 "  1  royal flush, straight flush\n"));
    EXPECT_THAT(card,
                HasSubstr("\n 13  discard all\n\nFind the highest row that matches cards in your hand"));
    EXPECT_THAT(card, HasSubstr("\nA high card is one that pays as a pair.\n"));
    EXPECT_THAT(card, testing::EndsWith("\n\nReturns 99.4661221% of each bet (165223428413/166110254310);\n"
                                        "perfect play returns 99.5439044%. Cost: 0.0777822%, or\n"
                                        "0.4667 bets an hour at 600 hands. Misplayed: 57,732 of\n"
                                        "2,598,960 deals.\n"));
}

std::size_t times_in(const std::string& text, const std::string& part) {
    std::size_t times = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++times;
    return times;
}

TEST(VideopokerStrategyTest, ACardHasEverySectionAndEveryRule) {
    const std::string sections = terminal::to_card_text(basic(deuces));
    for (const char* words :
         {"\nfour deuces", "\nthree deuces", "\ntwo deuces", "\none deuce", "\nno deuces"}) {
        EXPECT_EQ(times_in(sections, words), 1U) << words;
    }
    const std::string chart =
        "high pair\n  but low pair: take it\n  but four to a flush: take it\nlow pair\ndiscard all\nfour to "
        "a "
        "flush\n";
    const VideopokerEvaluateAnswer found = answer(VideopokerEvaluateRequest{nine_six_jacks, chart, ""});
    EXPECT_THAT(
        terminal::to_card_text(found),
        HasSubstr("high pair\n       - but low pair: take it\n       - but four to a flush: take it\n"));
}

TEST(VideopokerStrategyTest, EvaluatingTheChartOfACardGivesTheSameCard) {
    const VideopokerStrategyAnswer found = of_rows(deuces, "12");
    const VideopokerEvaluateAnswer evaluated =
        answer(VideopokerEvaluateRequest{deuces, found.charts.front().chart.text, ""});
    EXPECT_EQ(terminal::to_card_text(found), terminal::to_card_text(evaluated));
    EXPECT_EQ(terminal::to_html(found), terminal::to_html(evaluated));
    EXPECT_EQ(terminal::to_svg(found), terminal::to_svg(evaluated));
}

/// The field that is to blame, and the sentence.
std::string refusal(const VideopokerStrategyRequest& request) {
    try {
        answer(request);
    } catch (const FieldError& error) {
        return error.field + ": " + error.what();
    }
    return "";
}

TEST(VideopokerStrategyTest, RefusesNumbersThatMakeNoChart) {
    EXPECT_EQ(
        refusal({deuces, "4-9", std::nullopt, false}),
        "rows: a chart of this game needs at least 5 rows: one for each number of wild cards that may be "
        "dealt");
    EXPECT_EQ(
        refusal({deuces, std::nullopt, 4, false}),
        "bands: a chart of this game needs at least 5 bands: one for each number of wild cards that may be "
        "dealt");
    EXPECT_EQ(refusal({nine_six_jacks, "8", 8, false}),
              "bands: a chart has a number of rows or of bands, not both");
    EXPECT_THAT(refusal({nine_six_jacks, "0", std::nullopt, false}), StartsWith("rows: "));
    EXPECT_THAT(refusal({nine_six_jacks, "8--", std::nullopt, false}), StartsWith("rows: "));
    EXPECT_THAT(refusal({nine_six_jacks, "201", std::nullopt, false}), StartsWith("rows: "));
}

TEST(VideopokerStrategyTest, GamesThatPayNothingOrEverything) {
    const auto of_pays = [](const std::string& pays) {
        return GameChoice{"", "id = \"x\"\ndeck = 52\n" + pays, "", {}};
    };
    const Json nothing = to_json(basic(of_pays("[[pay]]\nhand = \"nothing\"\npays = 0\n")));
    EXPECT_EQ(nothing["misplayed_deals"], "0");
    const Json losing =
        to_json(basic(of_pays("[[pay]]\nhand = \"nothing\"\npays = 1\n[[pay]]\nhand = "
                              "\"pair\"\npays = 0\n")));
    EXPECT_EQ(losing["return_exact"], "1/1");
    const Json jackpot = to_json(basic(of_pays("[[pay]]\nhand = \"royal flush\"\npays = 1000000000000\n")));
    EXPECT_EQ(jackpot["level"], "basic");
}

}  // namespace
}  // namespace holdfast::ask
