// The five cards that make the hand, and its words.
#include <string>

#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast {
namespace {

CardSet cards(const char* text) {
    CardSet set;
    for (const Card card : parse_cards(text, Deck())) set.insert(card);
    return set;
}

std::string best(const char* text) {
    return to_text(laid_down(best_five(cards(text))));
}

std::string words(const char* text) {
    return words_of(category_of(HandRanker::instance()(cards(text))), laid_down(best_five(cards(text))));
}

TEST(BestFiveTest, LiesAsPeopleLayItDown) {
    EXPECT_EQ(best("4s 9h 4c 9s 9d"), "9s9h9d4s4c");
    EXPECT_EQ(best("2s Kd Ah 3c 7d"), "AhKd7d3c2s");
    EXPECT_EQ(best("As 5h 4d 3c 2s"), "5h4d3c2sAs");
    EXPECT_EQ(best("As 5s 4s 3s 2s Ks Kd"), "5s4s3s2sAs");
    EXPECT_EQ(best("As Ks Qs Js Ts"), "AsKsQsJsTs");
    EXPECT_EQ(best("Ah 2h 3h 4h 9h"), "Ah9h4h3h2h") << "no straight: the ace is high";
    EXPECT_EQ(best("Ah 2h 3d 4d 5d 6s"), "6s5d4d3d2h") << "the ace is not needed";
}

TEST(BestFiveTest, ChoosesTheHigherCardWhereSuitsTie) {
    EXPECT_EQ(best("2d 2c 2h 2s 9d 9c 9s"), "2s2h2c2d9s");
    EXPECT_EQ(best("Ad Kd Qd Jc Td Ts Th"), "AdKdQdJcTs");
    EXPECT_EQ(best("AsAh KsKh QsQhQd"), "QsQhQdAsAh");
    EXPECT_EQ(best("AsAh KsKd QsQh 2c"), "AsAhKsKdQs");
}

TEST(HandWordsTest, EveryCategory) {
    EXPECT_EQ(words("AsKsQsJsTs"), "royal flush");
    EXPECT_EQ(words("9s8s7s6s5s"), "nine-high straight flush");
    EXPECT_EQ(words("5s4s3s2sAs"), "five-high straight flush");
    EXPECT_EQ(words("6s6h6d6cAs"), "four sixes, ace kicker");
    EXPECT_EQ(words("9s9h9d4s4c"), "nines full of fours");
    EXPECT_EQ(words("AsQs9s5s2s"), "ace-queen-nine-five-deuce flush");
    EXPECT_EQ(words("AsKhQdJcTs"), "ace-high straight");
    EXPECT_EQ(words("5s4h3d2cAs"), "five-high straight");
    EXPECT_EQ(words("2s2h2dAsKc"), "three deuces, ace-king kickers");
    EXPECT_EQ(words("AsAhKdKcQs"), "two pair, aces and kings, queen kicker");
    EXPECT_EQ(words("KsKhAdQc5s"), "pair of kings, ace-queen-five kickers");
    EXPECT_EQ(words("AsKhQdJc9s"), "ace high, king-queen-jack-nine kickers");
}

TEST(HandWordsTest, Categories) {
    EXPECT_EQ(words_of(HandCategory::high_card), "high card");
    EXPECT_EQ(words_of(HandCategory::three_of_a_kind), "three of a kind");
    EXPECT_EQ(words_of(HandCategory::straight_flush), "straight flush");
    EXPECT_EQ(words_of(royal_flush_rank), "royal flush");
    EXPECT_EQ(words_of(HandRank{7461}), "straight flush");
    EXPECT_EQ(words_of(HandRank{1}), "high card");
}

}  // namespace
}  // namespace holdfast
