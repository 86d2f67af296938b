// What penalty rules count: by hand in a few deals, and against a count from written cards in thousands.
#include <gtest/gtest.h>
#include <tests/support/slow_measures.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/counter_random.h>
#include <holdfast/videopoker/strategy/charts/measure.h>

namespace holdfast::videopoker::penalties {
namespace {

CardSet cards(const std::string& text) {
    return text.empty() ? CardSet() : set_of(parse_cards(text, Deck()));
}

const RankSet jacks_up(0x1e00U);

int count(MeasureKind kind, Side side, const Contest& contest) {
    return value_of({kind, side}, contest);
}

TEST(PenaltyMeasures, SuitedTenAndKingWithANineAndASpade) {
    // 9/6 Jacks or Better's last footnote: the nine takes straights from K-T, the spade a flush.
    const Contest contest(cards("KsTs9h4s2d"), cards("KsTs"), cards("Ks"), jacks_up);
    EXPECT_EQ(count(MeasureKind::flush_penalties, Side::row, contest), 1);
    EXPECT_EQ(count(MeasureKind::straight_penalties, Side::row, contest), 1);
    EXPECT_EQ(count(MeasureKind::straights, Side::row, contest), 2);       // 9-K, T-A
    EXPECT_EQ(count(MeasureKind::straights_lost, Side::row, contest), 1);  // 9-K
    EXPECT_EQ(count(MeasureKind::flush_penalties, Side::rival, contest), 2);
    EXPECT_EQ(count(MeasureKind::straights_lost, Side::rival, contest), 2);
    EXPECT_EQ(count(MeasureKind::high_cards, Side::row, contest), 1);
    EXPECT_EQ(count(MeasureKind::others_in_suit, Side::row, contest), 1);
    EXPECT_EQ(count(MeasureKind::top_other, Side::row, contest), 9);
    EXPECT_EQ(count(MeasureKind::second_other, Side::row, contest), 4);
    EXPECT_EQ(count(MeasureKind::low_other, Side::row, contest), 2);
    EXPECT_EQ(count(MeasureKind::shared_suits, Side::row, contest), 0);
    EXPECT_EQ(value_of({MeasureKind::pips, Side::row, 7, 14}, contest), 7 + 4 + 2);
    EXPECT_EQ(value_of({MeasureKind::pips, Side::row, 7, 8}, contest), 4 + 2);
    EXPECT_EQ(value_of({MeasureKind::others_within, Side::row, 2, 4}, contest), 2);
}

TEST(PenaltyMeasures, ADiscardOfARankThatIsHeldTakesNoStraight) {
    const Contest contest(cards("JsTsTh3d2c"), cards("JsTs"), cards("TsTh"), jacks_up);
    EXPECT_EQ(count(MeasureKind::straights_lost, Side::row, contest), 0);
    EXPECT_EQ(count(MeasureKind::straight_penalties, Side::row, contest), 0);
}

TEST(PenaltyMeasures, DiscardsNearASevenAndNearAnAce) {
    const Contest seven(cards("7h8h6s3hAh"), cards("7h"), CardSet(), jacks_up);
    EXPECT_EQ(count(MeasureKind::straight_flush_penalties, Side::row, seven), 2);  // the eight and the three
    EXPECT_EQ(value_of({MeasureKind::discards_away, Side::row, 1, 1}, seven), 2);
    EXPECT_EQ(value_of({MeasureKind::discards_away, Side::row, 4, 4}, seven), 1);
    const Contest ace(cards("Ah2cKs5d9c"), cards("Ah"), CardSet(), jacks_up);
    EXPECT_EQ(value_of({MeasureKind::discards_away, Side::row, 1, 1}, ace), 2);
    EXPECT_EQ(value_of({MeasureKind::discards_away, Side::row, 4, 4}, ace), 1);
    EXPECT_EQ(value_of({MeasureKind::discards_away, Side::row, 3, 3}, ace), 0);
}

TEST(PenaltyMeasures, AceIsLowInOneStraightOnly) {
    const Contest contest(cards("Ah2c3d9sTs"), cards("Ah"), CardSet(), jacks_up);
    EXPECT_EQ(count(MeasureKind::straights, Side::row, contest), 2);
    EXPECT_EQ(count(MeasureKind::straights_lost, Side::row, contest), 2);
    EXPECT_EQ(count(MeasureKind::straight_penalties, Side::row, contest), 3);
    EXPECT_EQ(count(MeasureKind::straights, Side::rival, contest), 10);
    EXPECT_EQ(count(MeasureKind::straights_lost, Side::rival, contest), 9);  // not 4-8
    EXPECT_EQ(count(MeasureKind::top_rank, Side::rival, contest), 0);
}

TEST(PenaltyMeasures, EqualCountsFromWrittenCards) {
    CounterRandom random(20261122, 0);
    for (int trial = 0; trial < 3000; ++trial) {
        test::WrittenContest written{{}, {}, {}, "JQKA"};
        CardSet deal;
        CardSet row;
        CardSet rival;
        while (deal.size() < 5) {
            const Card card = Card::from_index(static_cast<int>(random.below(ordinary_card_count)));
            if (deal.contains(card)) continue;
            deal.insert(card);
            const std::string text = to_text(card);
            written.deal.push_back(text);
            // A third of the cards in each hold, in both or in none.
            if (random.below(3) == 0) {
                row.insert(card);
                written.row.push_back(text);
            }
            if (random.below(3) == 0) {
                rival.insert(card);
                written.rival.push_back(text);
            }
        }
        const Contest contest(deal, row, rival, jacks_up);
        std::vector<Measure> measures = all_measures();
        measures.insert(measures.end(), score_measures().begin(), score_measures().end());
        measures.push_back({MeasureKind::has_rank, Side::row, 6, 9});
        for (const Measure& measure : measures) {
            ASSERT_EQ(value_of(measure, contest), test::slow_value_of(measure, written))
                << static_cast<int>(measure.kind) << " of side " << static_cast<int>(measure.side);
        }
    }
}

TEST(PenaltyMeasures, AHoldIsPartOfTheDeal) {
    EXPECT_THROW(Contest(cards("KsTs9h4s2d"), cards("Kh"), CardSet(), jacks_up), std::invalid_argument);
}

}  // namespace
}  // namespace holdfast::videopoker::penalties
