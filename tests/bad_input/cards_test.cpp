// Wrong cards: status 2, one sentence, a caret under the card, nothing on standard output.
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

void expect_refused_cards(const std::string& game, const std::string& cards, const std::string& words,
                          const std::string& caret) {
    expect_refusal({"videopoker", "hold", game, cards}, "", words, "  " + cards + "\n  " + caret + "\n");
}

const std::string plain = "jacks-or-better-9-6";
const std::string joker = "joker-poker-kings-full-pay";
const std::string two_jokers = "double-joker-full-pay";

TEST(BadCardsTest, WhatIsNotACard) {
    expect_refused_cards(plain, "As Ks Qs Js 5x", "'5x' is not a card", "            ^~");
    expect_refused_cards(plain, "As Ks Qs Js 1s", "'1s' is not a card", "            ^~");
    expect_refused_cards(plain, "As Ks Qs Js 5", "'5' is not a card", "            ^");
    expect_refused_cards(plain, "hello", "'h' is not a rank", "^");
    expect_refused_cards(plain, "As;Ks;Qs;Js;5s", "';' is not a rank", "  ^");
    expect_refused_cards(plain, "A♠ K♠ Q♠ J♠ 5☺", "'5☺' is not a card", "            ^~");
}

TEST(BadCardsTest, FourOrSixCards) {
    expect_refused_cards(plain, "As Ks Qs Js", "expected 5 cards, found 4", "^~~~~~~~~~~");
    expect_refused_cards(plain, "As Ks Qs Js 5s 6s", "expected 5 cards, found 6", "^~~~~~~~~~~~~~~~~");
    expect_refused_cards(plain, "", "expected 5 cards, found 0", "^");
}

TEST(BadCardsTest, TheSameCardTwice) {
    expect_refused_cards(plain, "As Ks Qs Js As", "the card As is written twice", "            ^~");
    expect_refused_cards(plain, "10h Ks Qs Js T♥", "written twice", "             ^~");
}

TEST(BadCardsTest, MoreJokersThanTheDeckHas) {
    expect_refused_cards(plain, "As Ks Qs Js Jk", "there are no jokers in this deck", "            ^~");
    expect_refused_cards(joker, "As Ks Qs Jk Jk", "this deck has only 1 joker", "            ^~");
    expect_refused_cards(two_jokers, "As Ks Jk Jk Jk", "this deck has only 2 jokers", "            ^~");
}

TEST(BadCardsTest, SeveralArgumentsAreShownAsOneText) {
    expect_refusal({"videopoker", "hold", plain, "As", "Kx", "Qs", "Js", "5s"}, "", "'Kx' is not a card",
                   "  As Kx Qs Js 5s\n     ^~\n");
}

TEST(BadCardsTest, BytesThatCannotBeShown) {
    expect_refusal({"videopoker", "hold", plain, "As\x1b[31m"}, "", "'?' is not a rank",
                   "  As?[31m\n    ^\n");
    expect_refusal({"videopoker", "hold", plain, "\xFF\xFE"}, "", "is not a rank", "  ??\n  ^\n");
}

}  // namespace
}  // namespace holdfast
