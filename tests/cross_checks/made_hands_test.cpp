// DealtHand and MadeHands, which count ranks, against the evaluator that tries every replacement of every
// wild card.
//
// Random hands under several decks and sets of wild cards, with every kind of row and qualifier, asked row by
// row.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>
#include <tests/support/printing.h>
#include <tests/support/raw_hand.h>

namespace holdfast::videopoker {
namespace {

PayRow plain_row(PayHand hand) {
    PayRow row;
    row.hand = hand;
    return row;
}

/// Every hand plain and natural, with random ranks, kickers and suits, and all kinds of wild-card rows.
std::vector<PayRow> random_rows(std::mt19937_64& random) {
    std::vector<PayRow> rows;
    for (int hand = 1; hand < pay_hand_count; ++hand) {
        for (int variant = 0; variant < 4; ++variant) {
            PayRow row = plain_row(static_cast<PayHand>(hand));
            row.natural = variant % 2 == 1;
            if (variant >= 2) {
                row.ranks = RankSet(static_cast<u32>(random() & random()));
                row.kickers = RankSet(static_cast<u32>(random() & random()));
                row.suits = static_cast<SuitSet>(random() & 15U);
            }
            rows.push_back(row);
        }
    }
    for (int count = 1; count <= 5; ++count) {
        PayRow row = plain_row(PayHand::wild_cards);
        row.wild_cards = count;
        rows.push_back(row);
        row.jokers = static_cast<int>(random() % static_cast<u64>(count + 1));
        rows.push_back(row);
    }
    PayRow with_kicker = plain_row(PayHand::wild_cards);
    with_kicker.wild_cards = 4;
    with_kicker.kickers = RankSet(static_cast<u32>(random()));
    rows.push_back(with_kicker);
    return rows;
}

/// Five cards, drawn one by one, often of a rank or suit that the hand already has, so that all kinds of
/// hands occur.
CardSet random_hand(Deck deck, std::mt19937_64& random) {
    CardSet hand;
    while (hand.size() < test::hand_size) {
        auto index = static_cast<int>(random() % static_cast<u64>(deck.size()));
        if (!hand.empty() && index < ordinary_card_count) {
            const Card held = *hand.begin();
            const u64 choice = random() % 4;
            if (!held.is_joker() && choice == 0) {
                index = index % suit_count + suit_count * number_of(held.rank());
            }
            if (!held.is_joker() && choice == 1) {
                index = index / suit_count * suit_count + number_of(held.suit());
            }
        }
        hand.insert(Card::from_index(index));
    }
    return hand;
}

/// Nearly a straight flush: three to five cards of one suit in a window of five ranks, and others.
CardSet random_straight(Deck deck, std::mt19937_64& random) {
    CardSet hand;
    const auto lowest = static_cast<int>(random() % 10) + 12;  // 12, the ace, is below the two
    const u64 suit = random() % suit_count;
    for (int step = 0; step < 5; ++step) {
        const u64 choice = random() % 8;
        const auto other_suit = static_cast<Suit>(choice == 0 ? random() % suit_count : suit);
        const Card card(static_cast<Rank>((lowest + step) % rank_count), other_suit);
        if (choice < 6) hand.insert(card);
    }
    while (hand.size() < test::hand_size) {
        hand.insert(
            Card::from_index(deck.size() - 1 - static_cast<int>(random() % (random() % 2 == 0 ? 5 : 52))));
    }
    return hand;
}

struct Setting {
    const char* name;
    int jokers;
    CardSet wild;
};

std::ostream& operator<<(std::ostream& out, const Setting& setting) {
    return out << setting.name;
}

void expect_same_rows(const Setting& setting) {
    std::mt19937_64 random(7);
    Game game;
    game.deck = Deck::with_jokers(setting.jokers);
    game.wild = setting.wild;
    game.rows = random_rows(random);
    test::RawPaytable paytable(game);
    std::vector<u64> satisfied(game.rows.size());
    for (int round = 0; round < 20000; ++round) {
        const CardSet five =
            round % 2 == 0 ? random_hand(game.deck, random) : random_straight(game.deck, random);
        const DealtHand hand(five, game.wild);
        const u64 rows = paytable.satisfied_rows(five);
        for (std::size_t row = 0; row < game.rows.size(); ++row) {
            const bool expected = ((rows >> row) & 1U) != 0;
            ASSERT_EQ(hand.satisfies(game.rows[row]), expected)
                << five << ": " << default_name(game.rows[row]);
            satisfied[row] += expected ? 1 : 0;
        }
    }
    // A sample that missed the rows would prove nothing.
    const auto met = std::count_if(satisfied.begin(), satisfied.end(), [](u64 count) { return count > 0; });
    EXPECT_GE(met, 30);
}

class MadeHandsOracle : public testing::TestWithParam<Setting> {};
class MadeHandsOracleSlow : public testing::TestWithParam<Setting> {};

TEST_P(MadeHandsOracle, SatisfiesTheSameRows) {
    expect_same_rows(GetParam());
}
TEST_P(MadeHandsOracleSlow, SatisfiesTheSameRows) {
    expect_same_rows(GetParam());
}

std::string name_of(const testing::TestParamInfo<Setting>& each) {
    return each.param.name;
}

INSTANTIATE_TEST_SUITE_P(
    WildCards, MadeHandsOracle,
    testing::Values(Setting{"None", 0, CardSet()}, Setting{"TwoJokers", 2, CardSet()},
                    Setting{
                        "OneEyedJacks", 0, {Card(Rank::jack, Suit::heart), Card(Rank::jack, Suit::spade)}}),
    name_of);

// With four or five wild cards in a hand there are hundreds of thousands of replacements.
INSTANTIATE_TEST_SUITE_P(WildCards, MadeHandsOracleSlow,
                         testing::Values(Setting{"Deuces", 0, CardSet::of_rank(Rank::two)},
                                         Setting{"AcesAndJoker", 1, CardSet::of_rank(Rank::ace)},
                                         Setting{"FiveJokers", 5, CardSet()},
                                         Setting{"MixedAndTwoJokers", 2,
                                                 CardSet::of_rank(Rank::ten) |
                                                     CardSet{Card(Rank::two, Suit::club)}}),
                         name_of);

}  // namespace
}  // namespace holdfast::videopoker
