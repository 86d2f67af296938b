// What satisfies a row, after the sentences of the paytable format; and what rows are called.
#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::videopoker {
namespace {

constexpr Deck deck = Deck::with_jokers(5);

PayRow row_of(PayHand hand) {
    PayRow row;
    row.hand = hand;
    return row;
}

/// The hands, from royal flush to pair, that five cards contain: a letter each, in the order r 5 s 4 q h f t
/// 3 2 p.
std::string contained(std::string_view text, CardSet wild = {}) {
    CardSet five;
    for (const Card card : parse_cards(text, deck, 5)) five.insert(card);
    const DealtHand hand(five, wild);
    std::string letters;
    constexpr std::string_view letter_of_hand = "-r5s4qhft32p";
    for (std::size_t number = 1; number < letter_of_hand.size(); ++number) {
        if (hand.satisfies(row_of(static_cast<PayHand>(number)))) letters += letter_of_hand[number];
    }
    EXPECT_TRUE(hand.satisfies(row_of(PayHand::nothing)));
    return letters;
}

TEST(PayRow, AHandContainsTheLowerHandsInIt) {
    EXPECT_EQ(contained("As Ks Qs Js Ts"), "rsft");
    EXPECT_EQ(contained("Ks Qs Js Ts 9s"), "sft");
    EXPECT_EQ(contained("7c 7d 7h 7s 2c"), "43p");
    EXPECT_EQ(contained("7c 7d 7h 2s 2c"), "h32p");
    EXPECT_EQ(contained("7c 7d 7h 5s 2c"), "q3p");
    EXPECT_EQ(contained("8c 8d 8h 4s 4c"), "qh32p");
    EXPECT_EQ(contained("Kd 9d 7d 3d 2d"), "f");
    EXPECT_EQ(contained("Ac 2d 3h 4s 5c"), "t");
    EXPECT_EQ(contained("Qc Kd Ah 2s 3c"), "");
    EXPECT_EQ(contained("7c 7d 7h 3s 2c"), "3p");
    EXPECT_EQ(contained("7c 7d 3h 3s 2c"), "2p");
    EXPECT_EQ(contained("7c 7d 4h 3s 2c"), "p");
    EXPECT_EQ(contained("9c 7d 4h 3s 2c"), "");
}

TEST(PayRow, WildCardsStandForWhateverHelps) {
    EXPECT_EQ(contained("Jk Ks Qs Js Ts"), "rsftp");
    EXPECT_EQ(contained("7c 7d 7h 7s Jk"), "543p");
    EXPECT_EQ(contained("7c 7d 2h 2s Jk"), "h32p");
    EXPECT_EQ(contained("7c 7d 3h 2s Jk"), "32p");
    EXPECT_EQ(contained("9d 7d 5d 3d Jk"), "fp");
    EXPECT_EQ(contained("Jk Jk Jk Jk Jk"), "r5s4qhft32p");
    const CardSet deuces = CardSet::of_rank(Rank::two);
    EXPECT_EQ(contained("2c 2d 2h 2s 7c", deuces), "5s4qhft32p");
    EXPECT_EQ(contained("2c 2d 2h 2s Kc", deuces), "r5s4hft32p");
}

TEST(PayRow, NaturalRowsTakeCardsAsThemselves) {
    const CardSet sevens = CardSet::of_rank(Rank::seven);
    const auto satisfies = [&](std::string_view text, const PayRow& row) {
        CardSet five;
        for (const Card card : parse_cards(text, deck, 5)) five.insert(card);
        return DealtHand(five, sevens).satisfies(row);
    };
    PayRow natural_sevens = row_of(PayHand::four_of_a_kind);
    natural_sevens.natural = true;
    natural_sevens.ranks = RankSet::of(Rank::seven);
    EXPECT_TRUE(satisfies("7c 7d 7h 7s 2c", natural_sevens));
    EXPECT_FALSE(satisfies("7c 7d 7h 7s Jk", natural_sevens));
    EXPECT_FALSE(satisfies("7c 8d 8h 8s 2c", natural_sevens));
    PayRow natural_flush = row_of(PayHand::flush);
    natural_flush.natural = true;
    EXPECT_TRUE(satisfies("7c 8c 2c 3c Kc", natural_flush));
    EXPECT_FALSE(satisfies("7d 8c 2c 3c Kc", natural_flush));
    EXPECT_TRUE(satisfies("7d 8c 2c 3c Kc", row_of(PayHand::flush)));
}

TEST(PayRow, KickersAreTheFifthCardOrAWildCardToSpare) {
    PayRow row = row_of(PayHand::four_of_a_kind);
    row.ranks = RankSet::of(Rank::ace);
    row.kickers = RankSet::of(Rank::two) | RankSet::of(Rank::three);
    const auto satisfies = [&row](std::string_view text) {
        CardSet five;
        for (const Card card : parse_cards(text, deck, 5)) five.insert(card);
        return DealtHand(five, CardSet()).satisfies(row);
    };
    EXPECT_TRUE(satisfies("Ac Ad Ah As 2c"));
    EXPECT_TRUE(satisfies("Ac Ad Ah Jk 3c"));
    EXPECT_TRUE(satisfies("Ac Ad Ah As Jk"));
    EXPECT_TRUE(satisfies("3c Jk Jk Jk Jk"));
    EXPECT_FALSE(satisfies("Ac Ad Ah As 4c"));
    EXPECT_FALSE(satisfies("2c 2d 2h 2s Ac"));
}

TEST(PayRow, WildCardsAreCounted) {
    PayRow row = row_of(PayHand::wild_cards);
    row.wild_cards = 4;
    row.jokers = 1;
    row.kickers = RankSet::of(Rank::ace);
    const auto satisfies = [&row](std::string_view text) {
        CardSet five;
        for (const Card card : parse_cards(text, deck, 5)) five.insert(card);
        return DealtHand(five, CardSet::of_rank(Rank::two)).satisfies(row);
    };
    EXPECT_TRUE(satisfies("2c 2d 2h Jk Ac"));
    EXPECT_FALSE(satisfies("2c 2d 2h Jk Kc"));
    EXPECT_FALSE(satisfies("2c 2d 2h 2s Ac"));
    EXPECT_FALSE(satisfies("2c 2d Jk Jk Ac"));
    EXPECT_FALSE(satisfies("2c 2d 2h 2s Jk"));
    EXPECT_FALSE(satisfies("2c 2d Jk Ac Ad"));
}

TEST(PayRow, FlushesMayBeOfOneSuit) {
    PayRow row = row_of(PayHand::royal_flush);
    row.suits = 1U << number_of(Suit::heart);
    const auto satisfies = [&row](std::string_view text) {
        CardSet five;
        for (const Card card : parse_cards(text, deck, 5)) five.insert(card);
        return DealtHand(five, CardSet()).satisfies(row);
    };
    EXPECT_TRUE(satisfies("Ah Kh Qh Jh Th"));
    EXPECT_TRUE(satisfies("Ah Kh Qh Jh Jk"));
    EXPECT_TRUE(satisfies("Jk Jk Jk Jk Jk"));
    EXPECT_FALSE(satisfies("As Ks Qs Js Ts"));
}

TEST(PayRow, NamesSayHandAndQualifiers) {
    PayRow row = row_of(PayHand::four_of_a_kind);
    EXPECT_EQ(default_name(row), "four of a kind");
    row.ranks = RankSet::of(Rank::ace);
    row.kickers = RankSet(0b111);
    EXPECT_EQ(default_name(row), "four of a kind A, kicker 2-4");
    row.natural = true;
    EXPECT_EQ(default_name(row), "natural four of a kind A, kicker 2-4");
    PayRow royal = row_of(PayHand::royal_flush);
    royal.suits = 1U << number_of(Suit::spade);
    EXPECT_EQ(default_name(royal), "royal flush in s");
    PayRow wild = row_of(PayHand::wild_cards);
    wild.wild_cards = 3;
    EXPECT_EQ(default_name(wild), "3 wild cards");
    wild.jokers = 2;
    EXPECT_EQ(default_name(wild), "3 wild cards, 2 jokers");
    EXPECT_EQ(default_name(row_of(PayHand::nothing)), "nothing");
}

}  // namespace
}  // namespace holdfast::videopoker
