// Published plays of single deals: the best hold, its value and outcomes, and the values of other holds.
#include <algorithm>

#include <gtest/gtest.h>
#include <tests/support/printing.h>
#include <tests/support/published.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

using test::GoldenLine;

class PublishedHand : public testing::TestWithParam<GoldenLine> {
  protected:
    PublishedHand()
        : tables(catalog_game(GetParam().at("game"))),
          deal(parse_deal(GetParam().at("deal"), tables.game().deck)),
          answer(analyze_hand(tables, deal)) {}

    Hold hold_of(const std::string& text) const {
        u32 places = 0;
        for (const Card card : parse_cards(text, tables.game().deck)) {
            const Card* const place = std::find(deal.begin(), deal.end(), card);
            EXPECT_NE(place, deal.end()) << card << " is not dealt";
            places |= 1U << (place - deal.begin());
        }
        return Hold::from_mask(places);
    }

    const HoldAnalysis& find(Hold hold) const {
        return *std::find_if(answer.holds.begin(), answer.holds.end(),
                             [hold](const HoldAnalysis& each) { return each.hold == hold; });
    }

    void check_best_hold() const {
        const Hold published = hold_of(GetParam().at("best"));
        EXPECT_EQ(answer.holds.front().hold, published);
        EXPECT_TRUE(find(published).is_best);
        EXPECT_TRUE(test::agrees_as_stated(GetParam(), "value", find(published).value()))
            << find(published).value();
    }

    void check_outcomes() const {
        std::vector<u32> published(tables.game().rows.size());
        u64 rest = answer.holds.front().draws;
        for (const auto& [name, count] : GetParam().list("outcomes")) {
            const u64 number = std::stoull(count);
            published[test::row_named(tables.game(), name)] = static_cast<u32>(number);
            rest -= number;
        }
        // If the source does not give "nothing", it is what the other rows leave.
        u32& nothing = published[nothing_row(tables.game())];
        EXPECT_TRUE(rest == 0 || nothing == 0);
        nothing += static_cast<u32>(rest);
        EXPECT_EQ(answer.holds.front().outcomes, published);
    }

    void check_other_holds() const {
        for (const auto& [text, value] : GetParam().list("alternatives")) {
            const HoldAnalysis& hold = find(hold_of(text));
            EXPECT_FALSE(hold.is_best) << text;
            EXPECT_TRUE(test::agrees_rounded(value, hold.value() * test::scale_of(GetParam())))
                << text << " is worth " << value << ", ours " << hold.value();
        }
    }

    GameTables tables;
    Deal deal;
    HandAnalysis answer;
};

TEST_P(PublishedHand, IsReproduced) {
    check_best_hold();
    if (GetParam().has("outcomes")) check_outcomes();
    if (GetParam().has("alternatives")) check_other_holds();
}

INSTANTIATE_TEST_SUITE_P(Deal, PublishedHand,
                         testing::ValuesIn(test::published_lines(HOLDFAST_SOURCE_FOLDER, "hand")),
                         [](const auto& each) { return test::test_name(each.param); });

}  // namespace
}  // namespace holdfast::videopoker
