// The answer `videopoker.review`: mistakes, what they cost, and what to learn.
#include <apps/terminal/videopoker/answer_text.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/ask.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/ask/videopoker/review.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/counter_random.h>

namespace holdfast::ask {
namespace {

using terminal::to_text;
using testing::HasSubstr;

VideopokerReviewAnswer review(const std::string& hands, const char* game = "jacks-or-better-9-6") {
    return test::answer(VideopokerReviewRequest{{game}, hands});
}

constexpr const char* few_hands =
    "As Ks Qs Js 5s: As Ks Qs Js 5s\n"
    "As Ks Qs Js 5s: As Ks Qs Js\n"
    "7h 7d Jc 2c 9s -> Jc\n"
    "8h 8d Jc 2c 9s -> Jc\n"
    "AhKs7d7c2s, AhKs\n";

TEST(VideopokerReviewTest, MistakesWithTheirCostAndSorts) {
    const VideopokerReviewAnswer answer = review(few_hands);
    EXPECT_EQ(answer.hands, 5U);
    ASSERT_EQ(answer.mistakes.size(), 4U);
    EXPECT_EQ(answer.mistakes[0].hand.line, 1U);
    EXPECT_EQ(answer.mistakes[0].cost, Rational(584, 47));
    EXPECT_EQ(answer.mistakes[0].held_kind, "dealt flush");
    EXPECT_EQ(answer.mistakes[0].best_kind, "four to a royal flush");
    // The kind that costs most first; also the hand played right counts.
    ASSERT_EQ(answer.kinds.size(), 2U);
    EXPECT_EQ(answer.kinds[0].words, "four to a royal flush");
    EXPECT_EQ(answer.kinds[0].hands, 2U);
    EXPECT_EQ(answer.kinds[0].mistakes, 1U);
    EXPECT_EQ(answer.kinds[1].words, "low pair");
    EXPECT_EQ(answer.kinds[1].hands, 3U);
    EXPECT_EQ(answer.kinds[1].mistakes, 3U);
    // Two lone jacks cost more together than ace and king.
    ASSERT_EQ(answer.lessons.size(), 3U);
    EXPECT_EQ(answer.lessons[1].choice.hold, "low pair");
    EXPECT_EQ(answer.lessons[1].choice.rather_than, "one high card");
    EXPECT_EQ(answer.lessons[1].hands, 2U);
    EXPECT_EQ(answer.lessons[2].choice.rather_than, "two unsuited high cards");
    EXPECT_EQ(answer.lessons[2].cost, Rational(81, 235));
    EXPECT_EQ(answer.lessons[0].choice.of_all_deals->right, 156U);
    EXPECT_EQ(answer.cost, answer.kinds[0].cost + answer.kinds[1].cost);
    EXPECT_EQ(answer.cost_per_hand() * Rational(5), answer.cost);
}

// Among kinds that cost the same, here nothing, the one that was best more often.
TEST(VideopokerReviewTest, OrdersKindsOfEqualCostByFrequency) {
    const std::string royal = "As Ks Qs Js 5s: As Ks Qs Js\n";
    const std::string pair = "7h 7d Jc 2c 9s: 7h 7d\n";
    const VideopokerReviewAnswer royals = review(royal + pair + royal);
    ASSERT_EQ(royals.kinds.size(), 2U);
    EXPECT_EQ(royals.kinds[0].words, "four to a royal flush");
    EXPECT_EQ(royals.kinds[0].hands, 2U);
    EXPECT_EQ(royals.kinds[1].hands, 1U);
    const VideopokerReviewAnswer pairs = review(pair + royal + pair);
    EXPECT_EQ(pairs.kinds[0].words, "low pair");
    EXPECT_EQ(pairs.kinds[0].hands, 2U);
}

// Random holds of random deals: each costs what videopoker.hold says it costs.
TEST(VideopokerReviewTest, CostsAreThoseOfEachHand) {
    for (const char* const game : {"jacks-or-better-9-6", "joker-poker-kings-full-pay"}) {
        CounterRandom random(7, 1);
        std::string hands;
        Rational cost;
        std::size_t mistakes = 0;
        for (int hand = 0; hand < 60; ++hand) {
            CardSet deal;
            while (deal.size() < 5) deal.insert(Card::from_index(static_cast<int>(random.below(52))));
            const std::string places = std::to_string(1 + random.below(5));
            hands += to_text(deal) + " " + places + "\n";
            const VideopokerHoldAnswer held =
                test::answer(VideopokerHoldRequest{{game}, to_text(deal), places});
            cost += held.held->cost;
            if (!held.held->cost.is_zero()) ++mistakes;
        }
        const VideopokerReviewAnswer answer = review(hands, game);
        EXPECT_EQ(answer.hands, 60U);
        EXPECT_EQ(answer.mistakes.size(), mistakes);
        EXPECT_EQ(answer.cost, cost);
        Rational of_kinds;
        u64 all = 0;
        for (const VideopokerReviewAnswer::Kind& kind : answer.kinds) {
            of_kinds += kind.cost;
            all += kind.hands;
        }
        EXPECT_EQ(of_kinds, cost);
        EXPECT_EQ(all, 60U);
        EXPECT_LE(answer.lessons.size(), 5U);
        for (std::size_t i = 1; i < answer.mistakes.size(); ++i) {
            EXPECT_GE(answer.mistakes[i - 1].cost, answer.mistakes[i].cost);
        }
        // Its CSV is itself a list of hands, all of them mistakes.
        EXPECT_EQ(review(to_csv(answer), game).cost, cost);
    }
}

TEST(VideopokerReviewTest, ADiscardedWildCard) {
    const VideopokerReviewAnswer answer = review("2c 2d 2h 2s Ks: nothing", "deuces-wild-full-pay");
    ASSERT_EQ(answer.lessons.size(), 1U);
    EXPECT_EQ(answer.lessons[0].choice.rather_than, "four deuces: a wild card discarded");
    // No chart names such sets, so nothing is counted, and nothing is claimed.
    EXPECT_FALSE(answer.lessons[0].choice.of_all_deals);
    EXPECT_FALSE(to_json(answer)["lessons"][0].contains("deals"));
}

TEST(VideopokerReviewTest, ProgressCountsHands) {
    std::vector<u64> told;
    Work work;
    work.progress = [&](u64 done, u64 total) {
        told.push_back(done);
        EXPECT_EQ(total, 5U);
    };
    test::answer(VideopokerReviewRequest{{"jacks-or-better-9-6"}, few_hands}, work);
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.back(), 5U);
}

TEST(VideopokerReviewTest, AWorseHoldOfTheSameKind) {
    const VideopokerReviewAnswer answer = review("As Ts Kd Jd 4h: As Ts");
    ASSERT_EQ(answer.lessons.size(), 1U);
    EXPECT_EQ(answer.lessons[0].choice.hold, answer.lessons[0].choice.rather_than);
    EXPECT_FALSE(answer.lessons[0].choice.of_all_deals);
    EXPECT_THAT(to_text(answer), HasSubstr("two to a royal flush  another one of the kind"));
}

TEST(VideopokerReviewTest, AsText) {
    EXPECT_THAT(to_text(review("AhKs7d7c2s 34")), HasSubstr("\nMistakes                        0\n"));
    const std::string text = to_text(review(few_hands));
    EXPECT_THAT(text, HasSubstr("Hands                           5\n"
                                "Mistakes                        4\n"
                                "Bets lost against perfect play  13.46\n"));
    EXPECT_THAT(text,
                testing::ContainsRegex("four to a royal flush  dealt flush +all 156 deals +1  12\\.4255\n"));
}

TEST(VideopokerReviewTest, NearlyAllDealsAreNotAll) {
    VideopokerReviewAnswer answer = review(few_hands);
    answer.lessons[0].choice.of_all_deals = {1'000'000, 999'998};
    EXPECT_THAT(to_text(answer), HasSubstr(">99.99% of 1,000,000 deals"));
}

TEST(VideopokerReviewTest, InDollars) {
    const auto request = test::request_of<VideopokerReviewRequest>(
        R"("game": "jacks-or-better-9-6", "hands": "As Ks Qs Js 5s: As Ks Qs Js 5s",
           "denomination": 0.25, "coins": 5, "speed": 800)");
    const Json answer = to_json(test::answer(request));
    EXPECT_EQ(answer["cost_exact"], "584/47");
    EXPECT_DOUBLE_EQ(answer["cost_dollars"].get<double>(), 1.25 * 584 / 47);
    EXPECT_DOUBLE_EQ(answer["bets_an_hour_lost"].get<double>(), 800.0 * 584 / 47);
    EXPECT_DOUBLE_EQ(answer["bets_an_hour_lost_dollars"].get<double>(), 1000.0 * 584 / 47);
}

TEST(VideopokerReviewTest, AWrongLineIsBlamedInItsField) {
    try {
        review("AhKs7d7c2s 34\nAhKs7d7c2s 36");
        FAIL();
    } catch (const FieldError& error) {
        EXPECT_EQ(error.field, "hands");
        EXPECT_EQ(error.position, 26U);
    }
}

}  // namespace
}  // namespace holdfast::ask
