// Made hands: examples, counts that are known, and what must agree with the evaluator on random boards.
#include <array>
#include <map>
#include <random>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/holdem/made_hands/made_hand.h>

namespace holdfast::holdem {
namespace {

std::string whole_words(const MadeHand& made) {
    const std::string detail = detail_of(made);
    return std::string(words_of(made.kind)) + (detail.empty() ? "" : ", ") + detail;
}

std::string words(const char* hole, const char* board) {
    return whole_words(made_hand(parse_hole_cards(hole), parse_board(board)));
}

TEST(MadeHand, InTheWordsOfPlayers) {
    EXPECT_EQ(words("AhKd", "Ks8h3c"), "top pair, top kicker");
    EXPECT_EQ(words("KhQd", "Ks8h3c"), "top pair, second kicker");
    EXPECT_EQ(words("Kh2d", "Ks8h3c"), "top pair, tenth kicker");
    EXPECT_EQ(words("AhKd", "AsKh3c"), "two pair, top two");
    EXPECT_EQ(words("Kh3d", "Ks8h3c"), "two pair, top and bottom");
    EXPECT_EQ(words("8d3d", "Ks8h3c"), "two pair, bottom two");
    EXPECT_EQ(words("Kh3d", "Ks8h3c2d"), "two pair, top and lower");
    EXPECT_EQ(words("Kh2h", "Ks8h3c2d"), "two pair, top and bottom");
    EXPECT_EQ(words("8d3d", "Ks8h3c2d"), "two pair, lower two");
    EXPECT_EQ(words("8d2h", "Ks8h3c2d"), "two pair, lower two");
    EXPECT_EQ(words("3d2h", "Ks8h3c2d"), "two pair, bottom two");
    EXPECT_EQ(words("8d8c", "Ks8h3c"), "set");
    EXPECT_EQ(words("8dAc", "8s8h3c"), "trips");
    EXPECT_EQ(words("AhAd", "Ks8h3c"), "overpair");
    EXPECT_EQ(words("QhQd", "Ks8h3c"), "pocket pair, below the top card");
    EXPECT_EQ(words("7h7d", "Ks8h3c"), "pocket pair, below the second card");
    EXPECT_EQ(words("4h4d", "KsQd8h3c"), "pocket pair, below the third card");
    EXPECT_EQ(words("4h4d", "KsQdJc8h3c"), "pocket pair, below the fourth card");
    EXPECT_EQ(words("2h2d", "Ks8h3c"), "underpair");
    EXPECT_EQ(words("7h7d", "Ks8h8c"), "underpair");
    EXPECT_EQ(words("8dAc", "Ks8h3c"), "second pair");
    EXPECT_EQ(words("3dAc", "Ks8h3c"), "bottom pair");
    EXPECT_EQ(words("3dAc", "Ks8h3c2s"), "third pair");
    EXPECT_EQ(words("3dAc", "KsQd8h3c2s"), "fourth pair");
    EXPECT_EQ(words("2dAc", "Ks8h3c2s"), "bottom pair");
    EXPECT_EQ(words("8dAc", "KsKh8c"), "second pair");
    EXPECT_EQ(words("AdQc", "Ks8h3c"), "ace high");
    EXPECT_EQ(words("KdQc", "Js8h3c"), "king high");
    EXPECT_EQ(words("KdQc", "As8h3c"), "no made hand");
    EXPECT_EQ(words("JdQc", "As8h3c"), "no made hand");
    EXPECT_EQ(words("AhJh", "Kh8h3h"), "flush, nut");
    EXPECT_EQ(words("QhJh", "Kh8h3h"), "flush, second nut");
    EXPECT_EQ(words("7h2h", "Kh8h3h"), "flush, sixth nut");
    EXPECT_EQ(words("JhTh", "9h8h7h"), "straight flush");
    EXPECT_EQ(words("Jh6d", "Th9c8d7s"), "straight");
    EXPECT_EQ(words("KhKd", "Ks8h8c"), "full house");
    EXPECT_EQ(words("8d8s", "Ks8h8c"), "four of a kind");
}

// What the board has by itself is nobody's.
TEST(MadeHand, AHandOfTheBoardAloneIsNoMadeHand) {
    EXPECT_EQ(words("QhJd", "9s9h9cKd"), "no made hand");
    EXPECT_EQ(words("AhJd", "9s9h9c9d"), "ace high");
    EXPECT_EQ(words("KhKd", "9s9h9c9d"), "overpair");
    EXPECT_EQ(words("9dJd", "9s9h9cKd"), "four of a kind");
    EXPECT_EQ(words("QhJd", "AsAhKcKdQc"), "plays the board");
    EXPECT_EQ(words("2h3d", "AsKsQsJsTs"), "plays the board");
    EXPECT_EQ(words("2h3d", "9s8h7c6d5s"), "plays the board");
    EXPECT_EQ(words("Th3d", "9s8h7c6d5s"), "straight");
    EXPECT_EQ(words("2s3d", "AsKsQs9s7s"), "plays the board");
    EXPECT_EQ(words("8s3d", "AsKsQs9s7s"), "flush, third nut");
}

TEST(MadeHand, OnAPairedBoard) {
    EXPECT_EQ(words("AhKd", "Ks3h3c"), "top pair, top kicker");
    EXPECT_EQ(words("Kh2d", "Ks3h3c"), "top pair, eleventh kicker");
    EXPECT_EQ(words("AhAd", "Ks3h3c"), "overpair");
    // The pair of the board is above the lower pair, which does not count.
    EXPECT_EQ(words("KhQd", "AsAhKcQc2d"), "second pair");
    EXPECT_EQ(words("KhQd", "3s3hKcQc"), "two pair, top two");
}

TEST(MadeHand, OfEveryComboOnADryFlop) {
    const Board board = parse_board("Ks8h3c");
    std::map<MadeHandKind, int> combos;
    for (int index = 0; index < combo_count; ++index) {
        const HoleCards hole = HoleCards::from_index(index);
        if ((hole.cards() & board.cards()).empty()) ++combos[made_hand(hole, board).kind];
    }
    const std::map<MadeHandKind, int> expected{
        {MadeHandKind::set, 9},           {MadeHandKind::two_pair, 27},
        {MadeHandKind::overpair, 6},      {MadeHandKind::pocket_pair, 48},
        {MadeHandKind::underpair, 6},     {MadeHandKind::top_pair, 120},
        {MadeHandKind::second_pair, 120}, {MadeHandKind::bottom_pair, 120},
        {MadeHandKind::ace_high, 4 * 36}, {MadeHandKind::no_made_hand, 36 * 35 / 2 - 9 * 6}};
    EXPECT_EQ(combos, expected);
}

int count_of(CardSet cards, Rank rank) {
    return (cards & CardSet::of_rank(rank)).size();
}

TEST(MadeHand, AgreesWithTheEvaluator) {
    std::mt19937 random(20261126);
    std::vector<Card> deck;
    for (const Card card : Deck().cards()) deck.push_back(card);
    for (int round = 0; round < 30'000; ++round) {
        std::shuffle(deck.begin(), deck.end(), random);
        CardSet cards;
        const int size = 3 + round % 3;
        for (int i = 0; i < size; ++i) cards.insert(deck[static_cast<std::size_t>(i)]);
        const HoleCards hole(deck[10], deck[11]);
        const CardSet all = cards | hole.cards();
        const HandRank rank = HandRanker::instance()(all);
        const HandCategory category = category_of(rank);
        const MadeHand made = made_hand(hole, Board(cards));
        SCOPED_TRACE(whole_words(made));
        const bool is_board_paired = __builtin_popcount(cards.ranks().mask()) < size;
        const bool is_board = size == 5 && HandRanker::instance()(cards) == rank;
        EXPECT_EQ(made.kind == MadeHandKind::plays_the_board, is_board);
        if (is_board) continue;
        const int most = std::max(count_of(all, deck[10].rank()), count_of(all, deck[11].rank()));
        switch (made.kind) {
            case MadeHandKind::straight_flush:
                EXPECT_EQ(category, HandCategory::straight_flush);
                break;
            case MadeHandKind::four_of_a_kind:
                EXPECT_EQ(category, HandCategory::four_of_a_kind);
                EXPECT_EQ(most, 4);
                break;
            case MadeHandKind::full_house:
                EXPECT_EQ(category, HandCategory::full_house);
                break;
            case MadeHandKind::flush: {
                EXPECT_EQ(category, HandCategory::flush);
                // Each higher card of the suit that another player may hold, with the lowest one beside it.
                int higher = 0;
                for (const Suit suit : {Suit::diamond, Suit::club, Suit::heart, Suit::spade}) {
                    const CardSet of_suit = CardSet::of_suit(suit);
                    if ((all & of_suit).size() < 5) continue;
                    for (const Card card : of_suit - all) {
                        const Card held =
                            (hole.cards() & of_suit).contains(hole.high()) ? hole.high() : hole.low();
                        higher += card.rank() > held.rank() ? 1 : 0;
                    }
                }
                EXPECT_EQ(made.detail, 1 + higher);
                break;
            }
            case MadeHandKind::straight:
                EXPECT_EQ(category, HandCategory::straight);
                break;
            case MadeHandKind::set:
            case MadeHandKind::trips:
                EXPECT_EQ(category, HandCategory::three_of_a_kind);
                EXPECT_EQ(most, 3);
                EXPECT_EQ(made.kind == MadeHandKind::set, hole.is_pair());
                break;
            case MadeHandKind::two_pair:
                EXPECT_EQ(category, HandCategory::two_pair);
                EXPECT_EQ(most, 2);
                break;
            case MadeHandKind::overpair:
            case MadeHandKind::pocket_pair:
            case MadeHandKind::underpair:
                EXPECT_TRUE(hole.is_pair());
                [[fallthrough]];
            case MadeHandKind::top_pair:
            case MadeHandKind::second_pair:
            case MadeHandKind::third_pair:
            case MadeHandKind::fourth_pair:
            case MadeHandKind::bottom_pair:
                EXPECT_EQ(most, 2);
                // A kicker plays unless three other ranks of the board are above it.
                if (made.kind == MadeHandKind::top_pair && category == HandCategory::pair) {
                    const bool is_high_paired = count_of(cards, hole.high().rank()) == 1;
                    const Rank paired = (is_high_paired ? hole.high() : hole.low()).rank();
                    const Rank kicker = (is_high_paired ? hole.low() : hole.high()).rank();
                    int above = 0;
                    for (const Card card : cards) {
                        above += card.rank() > kicker && card.rank() != paired ? 1 : 0;
                    }
                    EXPECT_EQ(made.detail == 0, above >= 3);
                }
                // Two pair with that of the board; or the board has more than a pair by itself.
                EXPECT_TRUE(category == HandCategory::pair || is_board_paired);
                break;
            default:
                EXPECT_EQ(most, 1);
                EXPECT_TRUE(category == HandCategory::high_card || is_board_paired);
        }
    }
}

TEST(MadeHand, AKickerMayNotPlay) {
    EXPECT_EQ(words("Kc7d", "KhQd9s8h4c"), "top pair, kicker does not play");
    EXPECT_EQ(words("KcTd", "KhQd9s8h4c"), "top pair, third kicker");
    EXPECT_EQ(words("Kc9d", "Kh8d8s7h4c"), "top pair, fifth kicker");
    EXPECT_EQ(words("Kc6d", "Kh8d8s7h4c"), "top pair, kicker does not play");
    EXPECT_EQ(words("Kc3d", "KhQd9s8h"), "top pair, kicker does not play");
    EXPECT_EQ(words("Kc3d", "KhQd9s2h"), "top pair, ninth kicker");
}

// The pairs of a board and the pocket pairs between them, as their showdowns would order them.
TEST(MadeHand, AreListedByRank) {
    const Board board = parse_board("KsTh8d5c");
    const std::array<const char*, 13> hands{"AhAd", "AhKd", "KdJd", "Kh2d", "QhQd", "Td2h", "9h9d",
                                            "8h2h", "7h7d", "5h2d", "3h3d", "AdQc", "QdJd"};
    for (std::size_t i = 0; i + 1 < hands.size(); ++i) {
        const MadeHand one = made_hand(parse_hole_cards(hands[i]), board);
        const MadeHand next = made_hand(parse_hole_cards(hands[i + 1]), board);
        EXPECT_TRUE(is_listed_before(one, next)) << hands[i];
        EXPECT_FALSE(is_listed_before(next, one)) << hands[i];
        EXPECT_FALSE(is_listed_before(one, one)) << hands[i];
    }
}

TEST(MadeHand, RefusesWhatIsNoSituation) {
    EXPECT_THROW(words("AhKd", ""), InvalidArgument);
    EXPECT_THROW(words("AhKd", "Kd8h3c"), InvalidArgument);
}

}  // namespace
}  // namespace holdfast::holdem
