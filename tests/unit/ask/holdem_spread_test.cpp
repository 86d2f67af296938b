// The answer `holdem.spread`: fields, distribution, parts, next cards, and the forms.
#include <algorithm>
#include <string>

#include <apps/terminal/holdem/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>
#include <tests/support/json_keys.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/holdem/spread.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using terminal::to_svg;
using terminal::to_text;

using test::answer;
using test::keys_of;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

HoldemSpreadRequest on_board(std::vector<std::string> ranges, std::string board, std::string dead = "") {
    return {std::move(ranges), std::move(board), std::move(dead), true};
}

HoldemSpreadRequest with_next_cards(std::vector<std::string> ranges, std::string board) {
    return {std::move(ranges), std::move(board), "", true, true};
}

void expect_refused(const HoldemSpreadRequest& request, const std::string& field, const std::string& words) {
    try {
        answer(request);
        ADD_FAILURE() << request.ranges.size() << " ranges on '" << request.board << "' were answered";
    } catch (const FieldError& error) {
        EXPECT_EQ(error.field, field);
        EXPECT_THAT(error.what(), HasSubstr(words));
    }
}

TEST(HoldemSpreadTest, FieldsAndTheirOrder) {
    const Json plain = to_json(answer(HoldemSpreadRequest{{"AA", "KK"}}));
    EXPECT_THAT(keys_of(plain), ElementsAre("query", "board", "dead", "players"));
    EXPECT_THAT(keys_of(plain["players"][0]),
                ElementsAre("range", "combos", "win", "win_exact", "tie", "tie_exact", "equity",
                            "equity_exact", "quantiles", "distribution", "made", "draws"));
    EXPECT_TRUE(plain["players"][0]["made"].empty());
    const Json json = to_json(answer(with_next_cards({"AA", "KK"}, "QhJh2c")));
    EXPECT_THAT(keys_of(json), ElementsAre("query", "board", "dead", "players", "next_cards"));
    EXPECT_THAT(
        keys_of(json["players"][1]),
        ElementsAre("range", "combos", "win", "win_exact", "tie", "tie_exact", "equity", "equity_exact",
                    "quantiles", "distribution", "made", "draws", "best_cards", "worst_cards", "hands"));
    EXPECT_THAT(keys_of(json["players"][0]["hands"][0]),
                ElementsAre("cards", "share", "share_exact", "win", "win_exact", "tie", "tie_exact", "equity",
                            "equity_exact", "good_cards"));
    EXPECT_THAT(keys_of(json["players"][0]["made"][0]),
                ElementsAre("name", "detail", "combos", "share", "share_exact", "win", "win_exact", "tie",
                            "tie_exact", "equity", "equity_exact"));
    EXPECT_THAT(keys_of(json["next_cards"][0]), ElementsAre("card", "players"));
}

// On a river, where every comparison is plain: KK is a set, AA an overpair, 72 nothing.
TEST(HoldemSpreadTest, ARiverByHand) {
    const HoldemSpreadAnswer found = answer(on_board({"KdKs,AdAs:0.5", "AcAh,7d2d"}, "Kh8h3c4dTs"));
    const HoldemSpreadAnswer::Player& first = found.players[0];
    ASSERT_EQ(first.hands.size(), 2U);
    // The set beats both; the aces tie with aces and beat 72. They count half.
    EXPECT_EQ(first.hands[0].equity, Rational(1));
    EXPECT_EQ(first.hands[0].share, Rational(2, 3));
    EXPECT_EQ(first.hands[1].equity, Rational(3, 4));
    EXPECT_EQ(first.hands[1].won().win, Rational(1, 2));
    EXPECT_EQ(first.hands[1].won().tie, Rational(1, 2));
    EXPECT_EQ(first.hands[1].share, Rational(1, 3));
    EXPECT_EQ(first.won.equity, Rational(11, 12));
    EXPECT_EQ(first.won.win, Rational(5, 6));
    EXPECT_EQ(first.won.tie, Rational(1, 6));
    EXPECT_EQ(first.share_at_least(Rational(3, 4)), Rational(1));
    EXPECT_EQ(first.share_at_least(Rational(76, 100)), Rational(2, 3));
    EXPECT_EQ(first.share_at_least(Rational(1)), Rational(2, 3));
    EXPECT_EQ(first.equity_of_top(Rational(1, 10)), Rational(1));
    EXPECT_EQ(first.equity_of_top(Rational(2, 3)), Rational(1));
    EXPECT_EQ(first.equity_of_top(Rational(67, 100)), Rational(3, 4));
    EXPECT_EQ(first.equity_of_top(Rational(1)), Rational(3, 4));
    ASSERT_EQ(first.made.size(), 2U);
    EXPECT_EQ(first.made[0].name, "set");
    EXPECT_EQ(first.made[0].won.equity, Rational(1));
    EXPECT_EQ(first.made[0].share, Rational(2, 3));
    EXPECT_EQ(first.made[1].name, "overpair");
    EXPECT_EQ(first.made[1].combos, 1U);
    EXPECT_TRUE(first.draws.empty());
    EXPECT_EQ(found.players[1].won.equity, Rational(1, 12));
}

/// Equity of a range as the mean over a list of its parts.
template <class Parts>
Rational mean_equity(const Parts& parts) {
    Rational mean;
    for (const auto& part : parts) mean += part.share * part.won.equity;
    return mean;
}

TEST(HoldemSpreadTest, PartsStepsAndNextCardsMakeUpTheEquity) {
    const HoldemSpreadAnswer found = answer(with_next_cards({"22+,A2s+,KTo+:0.25", "top 30%"}, "Kh8h3c"));
    const HoldemEquityAnswer equity = answer(HoldemEquityRequest{
        {"22+,A2s+,KTo+:0.25", "top 30%"}, "Kh8h3c", "", HoldemEquityRequest::Method::exact, {}});
    for (std::size_t number = 0; number < 2; ++number) {
        const HoldemSpreadAnswer::Player& player = found.players[number];
        EXPECT_EQ(player.won.equity, equity.players[number].equity);
        EXPECT_EQ(player.won.win, equity.players[number].win / equity.deals);
        EXPECT_EQ(player.won.tie, equity.players[number].tie / equity.deals);
        EXPECT_EQ(mean_equity(player.made), player.won.equity);
        Rational sum;
        Rational mean;
        for (const auto& combo : player.hands) {
            sum += combo.share;
            mean += combo.share * combo.equity;
            EXPECT_EQ(combo.won().equity, combo.won().win + combo.won().tie / Rational(2));
        }
        EXPECT_EQ(sum, Rational(1));
        EXPECT_EQ(mean, player.won.equity);
        EXPECT_TRUE(std::is_sorted(player.hands.begin(), player.hands.end(),
                                   [](const auto& a, const auto& b) { return a.equity > b.equity; }));
    }
    EXPECT_EQ(found.players[0].won.equity + found.players[1].won.equity, Rational(1));
    ASSERT_EQ(found.next_cards->size(), 49U);
    Rational best;
    for (const auto& next : *found.next_cards) {
        EXPECT_EQ(next.equities[0] + next.equities[1], Rational(1));
        best = std::max(best, next.equities[0]);
    }
    for (const Card card : found.best_cards(0)) {
        const auto same = std::find_if(found.next_cards->begin(), found.next_cards->end(),
                                       [card](const auto& next) { return next.card == card; });
        EXPECT_EQ(same->equities[0], best);
    }
    // What is best for one of two is worst for the other.
    EXPECT_EQ(found.best_cards(0), found.worst_cards(1));
    EXPECT_EQ(found.worst_cards(0), found.best_cards(1));
}

// The deuces are the only cards that help, in both suits that are left.
TEST(HoldemSpreadTest, GoodAndBestCards) {
    const HoldemSpreadAnswer found = answer(with_next_cards({"2c2d", "AcAd"}, "Kh8h3c4s"));
    EXPECT_EQ(found.players[0].hands[0].found.good_cards, 2);
    EXPECT_EQ(found.players[1].hands[0].found.good_cards, 42);
    EXPECT_EQ(to_text(found.best_cards(0)), "2h2s");
    const Json json = to_json(found);
    EXPECT_EQ(json["players"][0]["best_cards"], "2h2s");
    EXPECT_EQ(json["players"][1]["worst_cards"], "2h2s");
    EXPECT_EQ(json["next_cards"].size(), 44U);
}

// The parts are those of `holdem range`, less combos that no deal has.
TEST(HoldemSpreadTest, PartsAreThoseOfTheRange) {
    const auto parts = answer(HoldemRangeRequest{"top 20%", "Kh8h3c"}).on_board;
    const HoldemSpreadAnswer found = answer(on_board({"top 20%", "random"}, "Kh8h3c"));
    ASSERT_EQ(found.players[0].made.size(), parts->made.size());
    for (std::size_t at = 0; at < parts->made.size(); ++at) {
        EXPECT_EQ(found.players[0].made[at].name, parts->made[at].name);
        EXPECT_EQ(found.players[0].made[at].detail, parts->made[at].detail);
        EXPECT_EQ(found.players[0].made[at].combos, parts->made[at].combos);
        // Against any hand every combo has as many deals.
        EXPECT_EQ(found.players[0].made[at].share, parts->made[at].share);
    }
    ASSERT_EQ(found.players[0].draws.size(), parts->draws.size());
    for (std::size_t at = 0; at < parts->draws.size(); ++at) {
        EXPECT_EQ(found.players[0].draws[at].combos, parts->draws[at].combos);
    }
}

TEST(HoldemSpreadTest, ThreePlayers) {
    const HoldemSpreadAnswer found = answer(with_next_cards({"AA,KQs", "QQ", "JTs"}, "QhJh2c3d"));
    Rational sum;
    for (const auto& player : found.players) sum += player.won.equity;
    EXPECT_EQ(sum, Rational(1));
    EXPECT_FALSE(found.players[0].hands[0].found.good_cards.has_value());
    EXPECT_EQ(found.next_cards->front().equities.size(), 3U);
}

TEST(HoldemSpreadTest, Refusals) {
    expect_refused(on_board({"AA"}, ""), "ranges", "an equity spread takes 2 to 4 players, not 1");
    expect_refused(on_board({"AA", "KK", "QQ", "JJ", "TT"}, ""), "ranges", "2 to 4 players, not 5");
    expect_refused(on_board({"AA", "KZ"}, ""), "ranges", "is not a rank");
    expect_refused(on_board({"AA", "KK"}, "QhJh"), "board", "board");
    expect_refused(on_board({"AA", "KK"}, "any"), "board", "not a class of flops");
    expect_refused(on_board({"AA", "KK"}, "QhJh2c", "2c"), "dead", "2c");
    expect_refused(on_board({"AhAd", "AhKd"}, "QhJh2c"), "ranges", "every combo of");
    expect_refused(with_next_cards({"AA", "KK"}, ""), "board", "3 or 4 cards");
    expect_refused(with_next_cards({"AA", "KK"}, "QhJh2c3d4s"), "board", "3 or 4 cards");
    expect_refused(on_board({"random", "random", "random"}, ""), "ranges", "an exact count");
    const std::string many_digits = "random:0.999983";
    expect_refused(on_board({many_digits, many_digits, many_digits, many_digits}, "Kh8h3c2d"), "ranges",
                   "too many digits");
    // Few hands are not refused, though many boards are to come.
    EXPECT_EQ(answer(on_board({"AA", "KK", "QQ"}, "")).players.size(), 3U);
}

TEST(HoldemSpreadTest, Csv) {
    HoldemSpreadRequest request = with_next_cards({"2c2d", "AcAd"}, "Kh8h3c4s");
    const std::string all = to_csv(answer(request));
    EXPECT_THAT(all, HasSubstr("player,part,name,detail,combos,share,share_exact,win,win_exact,tie,tie_exact,"
                               "equity,equity_exact,good_cards\n1,range,2c2d,,1,1.0,1/1,"));
    EXPECT_THAT(all, HasSubstr("\n1,combo,2c2d,,1,1.0,1/1,"));
    EXPECT_THAT(all, HasSubstr("\n1,at least,,,,1.0,1/1,,,,,0.0,0/1,\n"));
    EXPECT_THAT(all, HasSubstr("\n2,next card,2h,,,,,,,,,0.0,0/1,\n"));
    EXPECT_THAT(all, HasSubstr("\n2,made hand,overpair,,1,"));
    EXPECT_THAT(all, HasSubstr("\n1,best,,,,0.1,1/10,,,,,0.045454545454545456,1/22,\n"));
    EXPECT_THAT(all, HasSubstr(",1/22,2\n"));  // the good cards of 2c2d
    request.hands = request.next_cards = false;
    EXPECT_THAT(to_csv(answer(request)), Not(HasSubstr("combo,")));
    EXPECT_THAT(to_csv(answer(request)), Not(HasSubstr("next card,")));
}

TEST(HoldemSpreadTest, Text) {
    const std::string text = to_text(answer(with_next_cards({"2c2d", "AcAd"}, "Kh8h3c4s")), {});
    EXPECT_THAT(text, HasSubstr("Board Kh 8h 3c 4s\n"));
    EXPECT_THAT(text, HasSubstr("2c2d        1   4.55%  0.00%   4.55%    0.00%    0.00%    4.55%"));
    EXPECT_THAT(text, HasSubstr("Equity of AcAd\n"));
    EXPECT_THAT(text, HasSubstr("Equity in percent by river card\n"));
    EXPECT_THAT(text,
                HasSubstr("\nPlayer 1: 2c2d\n      A     K     Q     J     T     9     8     7     6     5 "
                          "    4     3     2\ns   0.0   0.0"));
    EXPECT_THAT(text, HasSubstr("\nBest: 2h 2s, 100.00%. Worst: 42 cards, 0.00%.\n"));
    EXPECT_THAT(text, HasSubstr("\n2c2d  100.00%  4.55%  0.00%   4.55%            2\n"));
    EXPECT_THAT(to_text(answer(HoldemSpreadRequest{{"AA", "KK"}}), {}), Not(HasSubstr("Made hand")));
    EXPECT_THAT(to_text(answer(HoldemSpreadRequest{{"AA,\nQQ", "KK"}}), {}), HasSubstr("Equity of AA,?QQ\n"));
    const std::string narrow =
        to_text(answer(HoldemSpreadRequest{{"22+,A2s+,KTs+,QTs+", "KK"}}), {false, 60, true});
    EXPECT_THAT(narrow, HasSubstr("Top 50%"));
    EXPECT_THAT(narrow, Not(HasSubstr("Top 90%  ")));
}

// A plot of both distributions: from the strongest hands to all of them, at their equities.
TEST(HoldemSpreadTest, CurvesOfBothInOnePicture) {
    const HoldemSpreadAnswer found = answer(on_board({"KdKs,AdAs:0.5", "AcAh,7d2d"}, "Kh8h3c4dTs"));
    const std::vector<Curve> curves = found.curves();
    ASSERT_EQ(curves.size(), 2U);
    ASSERT_EQ(curves[0].points.size(), 4U);
    EXPECT_EQ(curves[0].points[1].share, 1);
    EXPECT_NEAR(curves[0].points[1].x, 200.0 / 3, 1e-9);
    EXPECT_EQ(curves[0].points[2].share, 0.75);
    EXPECT_EQ(curves[0].points[3].x, 100);
    const std::string svg = to_svg(found);
    EXPECT_THAT(svg, HasSubstr(">Equity of KdKs,AdAs:0.5</text>"));
    EXPECT_THAT(svg, HasSubstr(">Equity of AcAh,7d2d</text>"));
    EXPECT_THAT(svg, HasSubstr("<title>Equity of KdKs,AdAs:0.5; Equity of AcAh,7d2d</title>"));
    EXPECT_THAT(svg, HasSubstr("viewBox=\"0 0 720 456\""));
    EXPECT_THAT(svg, HasSubstr("M70.00 50.00L490.00 50.00L490.00 127.50L700.00 127.50"));
}

}  // namespace
}  // namespace holdfast::ask
