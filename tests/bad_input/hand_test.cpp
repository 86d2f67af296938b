// Wrong cards of `holdfast hand`: status 2, one sentence, a caret under the card, nothing on standard output.
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

void expect_refused_hand(const std::string& cards, const std::string& words, const std::string& caret) {
    expect_refusal({"hand", cards}, "", words, "  " + cards + "\n  " + caret + "\n");
}

TEST(BadHandTest, FourOrEightCards) {
    expect_refused_hand("As Ks Qs Js", "expected 5, 6 or 7 cards, found 4", "^~~~~~~~~~~");
    expect_refused_hand("As Ks Qs Js Ts 9s 8s 7s", "expected 5, 6 or 7 cards, found 8",
                        "^~~~~~~~~~~~~~~~~~~~~~~");
    expect_refused_hand("", "expected 5, 6 or 7 cards, found 0", "^");
}

TEST(BadHandTest, WhatIsNotACardOfTheDeck) {
    expect_refused_hand("As Ks Qs Js 1s", "'1s' is not a card", "            ^~");
    expect_refused_hand("As Ks Qs Js Tx", "'Tx' is not a card", "            ^~");
    expect_refused_hand("As Ks Qs Js Jk", "there are no jokers in this deck", "            ^~");
    expect_refused_hand("As Ks Qs Js As", "the card As is written twice", "            ^~");
}

TEST(BadHandTest, SeveralArgumentsAreShownAsOneText) {
    expect_refusal({"hand", "As", "Kx", "Qs", "Js", "5s"}, "", "'Kx' is not a card",
                   "  As Kx Qs Js 5s\n     ^~\n");
}

}  // namespace
}  // namespace holdfast
