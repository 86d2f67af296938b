#include <map>
#include <random>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/renamed_cards.h>

#include <holdfast/cards/card_set.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/holdem/tables/situation_index.h>

namespace holdfast::holdem {
namespace {

constexpr std::array<Street, 4> all_streets{Street::preflop, Street::flop, Street::turn, Street::river};

std::vector<Card> shuffled_cards(std::mt19937& random, std::size_t count) {
    std::vector<Card> cards;
    CardSet seen;
    while (cards.size() < count) {
        const Card card = Card::from_index(static_cast<int>(random() % ordinary_card_count));
        if (!seen.contains(card)) cards.push_back(card);
        seen.insert(card);
    }
    return cards;
}

int board_cards(Street street) {
    return street == Street::preflop ? 0 : static_cast<int>(street) + 2;
}

/// Every index once, in order, and what it says of itself.
void expect_identity(Street street) {
    const SituationIndex& numbers = SituationIndex::of(street);
    u64 deals = 0;
    std::vector<HoleCards> hands;
    u32 index = 0;
    for (u32 board = 0; board < numbers.boards(); ++board) {
        ASSERT_EQ(numbers.first_of_board(board), index);
        const CardSet cards = numbers.board(board);
        ASSERT_EQ(numbers.board_number(cards), board);
        numbers.list_hands(board, hands);
        for (const HoleCards hand : hands) {
            const HandOnBoard found = numbers.at(index);
            // One assertion for all: there are millions of indices.
            ASSERT_TRUE(numbers.index(hand, cards) == index && found.hole == hand &&
                        found.board.cards() == cards && numbers.board_of(index) == board)
                << index;
            deals += numbers.weight(index);
            ++index;
        }
    }
    EXPECT_EQ(index, numbers.size());
    EXPECT_EQ(numbers.first_of_board(numbers.boards()), numbers.size());
    const int cards = board_cards(street);
    EXPECT_EQ(deals, binomial(52, cards) * binomial(52 - cards, 2));
}

TEST(SituationIndexTest, CountsWhatIsAlike) {
    const std::array<u32, 4> sizes{169, 1'286'792, 13'960'050, 123'156'254};
    const std::array<u32, 4> boards{1, 1'755, 16'432, 134'459};
    for (const Street street : all_streets) {
        const SituationIndex& numbers = SituationIndex::of(street);
        EXPECT_EQ(numbers.size(), sizes[static_cast<std::size_t>(street)]);
        EXPECT_EQ(numbers.boards(), boards[static_cast<std::size_t>(street)]);
        EXPECT_EQ(numbers.street(), street);
    }
}

TEST(SituationIndexTest, LeadsFromEachNumberBackToItOnTheFlop) {
    expect_identity(Street::preflop);
    expect_identity(Street::flop);
}

TEST(SituationIndexSlow, LeadsFromEachNumberBackToItOnTheTurn) {
    expect_identity(Street::turn);
}

TEST(SituationIndexSlow, LeadsFromEachNumberBackToItOnTheRiver) {
    expect_identity(Street::river);
}

TEST(SituationIndexTest, NumbersBoardsAsTheirClasses) {
    const DealClasses classes(Deck(), SuitSymmetry{});
    for (const Street street : all_streets) {
        const SituationIndex& numbers = SituationIndex::of(street);
        const int cards = board_cards(street);
        for (const DealFamily& family : classes.families(cards)) {
            for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
                for (u32 set = 0; set < family.rank_sets(); ++set) {
                    const u32 number = family.class_of(pattern, set);
                    ASSERT_EQ(numbers.board(number), classes.representative(family, pattern, set));
                    ASSERT_EQ(numbers.board_weight(number), family.weight[pattern]);
                }
            }
        }
    }
}

TEST(SituationIndexTest, TakesNoNoticeOfTheNamesOfSuits) {
    std::mt19937 random(12);
    const std::vector<SuitPermutation> group = SuitSymmetry().permutations();
    for (const Street street : all_streets) {
        const SituationIndex& numbers = SituationIndex::of(street);
        for (int time = 0; time < 3'000; ++time) {
            const std::vector<Card> cards =
                shuffled_cards(random, 2 + static_cast<std::size_t>(board_cards(street)));
            const HoleCards hole(cards[0], cards[1]);
            const CardSet board = set_of(cards) - hole.cards();
            const SuitPermutation& image = group[random() % group.size()];
            const HoleCards other = HoleCards::of(test::renamed(hole.cards(), image));
            ASSERT_EQ(numbers.index(hole, board), numbers.index(other, test::renamed(board, image)));
        }
    }
}

/// Exchanges of suits that leave a board at its place.
std::vector<SuitPermutation> exchanges_on(CardSet board) {
    std::vector<SuitPermutation> kept;
    for (const SuitPermutation& image : SuitSymmetry().permutations()) {
        if (test::renamed(board, image) == board) kept.push_back(image);
    }
    return kept;
}

/// The least of all images: hands with the same least image are equivalent.
int least_image(HoleCards hole, const std::vector<SuitPermutation>& exchanges) {
    int least = combo_count;
    for (const SuitPermutation& image : exchanges) {
        least = std::min(least, HoleCards::of(test::renamed(hole.cards(), image)).index());
    }
    return least;
}

// A board of each suit pattern of each shape of ranks, all its hands: two of them have one number exactly if
// some exchange of suits leads from one to the other with the board at its place.
TEST(SituationIndexTest, TellsApartTheHandsOfEverySuitPattern) {
    const DealClasses classes(Deck(), SuitSymmetry{});
    std::array<int, 4> patterns{};
    for (const Street street : all_streets) {
        const SituationIndex& numbers = SituationIndex::of(street);
        for (const DealFamily& family : classes.families(board_cards(street))) {
            for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
                ++patterns[static_cast<std::size_t>(street)];
                const CardSet board = classes.representative(family, pattern, family.rank_sets() / 2);
                const u32 board_number = numbers.board_number(board);
                const std::vector<SuitPermutation> exchanges = exchanges_on(board);
                std::map<int, u32> number_of;
                std::map<u32, u32> alike;
                for (int combo = 0; combo < combo_count; ++combo) {
                    const HoleCards hand = HoleCards::from_index(combo);
                    if (!(hand.cards() & board).empty()) continue;
                    const u32 index = numbers.index(hand, board);
                    ASSERT_EQ(number_of.try_emplace(least_image(hand, exchanges), index).first->second,
                              index);
                    ++alike[index];
                }
                ASSERT_EQ(number_of.size(), alike.size());
                ASSERT_EQ(alike.begin()->first, numbers.first_of_board(board_number));
                ASSERT_EQ(alike.rbegin()->first + 1, numbers.first_of_board(board_number + 1));
                for (const auto& [index, combos] : alike) {
                    ASSERT_EQ(numbers.weight(index), combos * family.weight[pattern]);
                }
            }
        }
    }
    EXPECT_EQ(patterns, (std::array<int, 4>{1, 10, 41, 176}));
}

}  // namespace
}  // namespace holdfast::holdem
