#include <string>

#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/evaluation/five_card_hand.h>

namespace holdfast {
namespace {

/// What these cards make, the rest of five being wild.
MadeHands made(const char* fixed) {
    CardSet cards;
    for (const Card card : parse_cards(fixed, Deck())) cards.insert(card);
    return MadeHands(FixedCards(cards));
}

const RankSet aces = RankSet::of(Rank::ace);
const RankSet kings = RankSet::of(Rank::king);

TEST(FiveCardHandTest, ARoyalFlushIsAlsoEverythingItContains) {
    const MadeHands hand = made("AsKsQsJsTs");
    EXPECT_EQ(hand.royal_flush(), 8);
    EXPECT_EQ(hand.straight_flush(), 8);
    EXPECT_EQ(hand.flush(), 8);
    EXPECT_TRUE(hand.straight());
    EXPECT_TRUE(hand.of_a_kind(2).empty());
    EXPECT_FALSE(hand.two_pair());
}

TEST(FiveCardHandTest, TheWheelIsAStraightAndAroundTheCornerIsNot) {
    EXPECT_TRUE(made("As2d3h4c5s").straight());
    EXPECT_EQ(made("As2s3s4s5s").straight_flush(), 8);
    EXPECT_EQ(made("As2s3s4s5s").royal_flush(), 0);
    EXPECT_FALSE(made("KsAd2h3c4s").straight());
}

TEST(FiveCardHandTest, FourOfAKindIsTripsAndAPairButNotTwoPair) {
    const MadeHands hand = made("AsAdAhAcKs");
    EXPECT_EQ(hand.of_a_kind(4), aces);
    EXPECT_EQ(hand.of_a_kind(3), aces);
    EXPECT_EQ(hand.of_a_kind(2), aces);
    EXPECT_FALSE(hand.two_pair());
    EXPECT_TRUE(hand.full_house().empty());
    EXPECT_TRUE(hand.four_of_a_kind(aces, kings));
    EXPECT_FALSE(hand.four_of_a_kind(aces, RankSet(7)));
    EXPECT_FALSE(hand.four_of_a_kind(kings, RankSet::all()));
}

TEST(FiveCardHandTest, AFullHouseIsTripsTwoPairAndAPair) {
    const MadeHands hand = made("AsAdAhKcKs");
    EXPECT_EQ(hand.full_house(), aces);
    EXPECT_EQ(hand.of_a_kind(3), aces);
    EXPECT_EQ(hand.of_a_kind(2), aces | kings);
    EXPECT_TRUE(hand.two_pair());
}

TEST(FiveCardHandTest, QuickQuadsAreTripsBesideTwoCardsThatAddUpToTheirRank) {
    const auto of = [](Rank rank) { return RankSet::of(rank); };
    EXPECT_EQ(made("7s7d7h5c2s").quick_quads(), of(Rank::seven));
    EXPECT_EQ(made("8s8d8h4c4s").quick_quads(), of(Rank::eight)) << "a full house, too";
    EXPECT_EQ(made("2s2d2hAcAs").quick_quads(), of(Rank::two)) << "an ace counts 1";
    EXPECT_EQ(made("TsTdTh9cAs").quick_quads(), of(Rank::ten));
    EXPECT_EQ(made("7s7d7h4c2s").quick_quads(), RankSet());
    EXPECT_EQ(made("JsJdJhTcAs").quick_quads(), RankSet()) << "from 2 to 10";
    EXPECT_EQ(made("8s8d8h8c4s").quick_quads(), RankSet());
    EXPECT_EQ(made("AsAdAh2cKs").quick_quads(), RankSet());
    EXPECT_EQ(made("7s7d7h5c").quick_quads(), of(Rank::seven)) << "a wild card is the two";
    EXPECT_EQ(made("7s7d5c2h").quick_quads(), of(Rank::seven)) << "a wild card is the seven";
    EXPECT_EQ(made("7s7d7h7c").quick_quads(), RankSet());
    EXPECT_EQ(made("7s7d7hKc").quick_quads(), RankSet());
    EXPECT_EQ(made("7s5d").quick_quads(), of(Rank::seven)) << "not three fives: the other two are 7 and more";
    EXPECT_EQ(made("3s").quick_quads(), RankSet(0x1fe)) << "a three beside any higher rank, or three of them";
    EXPECT_EQ(made("").quick_quads(), RankSet(0x1ff));
}

TEST(FiveCardHandTest, AWildCardHelpsWhereItCan) {
    EXPECT_EQ(made("AsAdAhAc").of_a_kind(5), aces);
    EXPECT_TRUE(made("AsAdAhAc").full_house().empty()) << "four aces do not split";
    EXPECT_TRUE(made("AsAdAhAc").four_of_a_kind(aces, RankSet(1))) << "the wild card may be any kicker";
    EXPECT_EQ(made("AsAdKhKc").full_house(), aces | kings);
    EXPECT_EQ(made("AsAdAhKc").full_house(), aces);
    EXPECT_EQ(made("AsAdAhKc").of_a_kind(4), aces);
    EXPECT_TRUE(made("AsKdQh9c").of_a_kind(2).contains(Rank::nine));
    EXPECT_FALSE(made("AsKdQh9c").of_a_kind(2).contains(Rank::two));
    EXPECT_FALSE(made("AsKdQh9c").two_pair());
    EXPECT_TRUE(made("AsAdQh9c").two_pair());
    EXPECT_TRUE(made("2s3d4h6c").straight());
    EXPECT_FALSE(made("2s3d4h7c").straight());
    EXPECT_EQ(made("2s9sKsAs").flush(), 8);
}

TEST(FiveCardHandTest, SeveralWildCards) {
    EXPECT_EQ(made("AsKs").royal_flush(), 8);
    EXPECT_EQ(made("As9s").royal_flush(), 0);
    EXPECT_EQ(made("As9d").full_house(), RankSet::of(Rank::ace) | RankSet::of(Rank::nine));
    EXPECT_EQ(made("As").of_a_kind(4), RankSet::all());
    EXPECT_TRUE(made("As").four_of_a_kind(kings, aces));
    EXPECT_FALSE(made("As").four_of_a_kind(kings, kings));
    EXPECT_TRUE(made("As").four_of_a_kind(aces, kings));
    EXPECT_EQ(made("").of_a_kind(5), RankSet::all());
    EXPECT_EQ(made("").royal_flush(), all_suits);
    EXPECT_EQ(made("").full_house(), RankSet::all());
    EXPECT_EQ(made("9s9d").full_house(), RankSet::all());
}

}  // namespace
}  // namespace holdfast
