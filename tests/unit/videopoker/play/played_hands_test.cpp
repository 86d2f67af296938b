// Hands as people note them down.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/play/played_hands.h>

namespace holdfast::videopoker {
namespace {

/// The hands as "line deal hold".
std::vector<std::string> read(std::string_view text, int jokers = 0) {
    std::vector<std::string> hands;
    for (const PlayedHand& hand : read_played_hands(text, Deck::with_jokers(jokers))) {
        std::string held;
        for (const Card card : hand.deal.held(hand.held)) held += to_text(card);
        hands.push_back(std::to_string(hand.line) + " " + to_text(hand.deal) + " " + held);
    }
    return hands;
}

void expect_refused(std::string_view text, const std::string& why, std::size_t at, std::size_t length) {
    try {
        read_played_hands(text, Deck());
        ADD_FAILURE() << "read: " << text;
    } catch (const ParseError& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr(why)) << text;
        EXPECT_EQ(error.text, text);
        EXPECT_EQ(error.position, at) << text;
        EXPECT_EQ(error.length, length) << text;
    }
}

TEST(PlayedHandsTest, ADashAloneHoldsNothing) {
    EXPECT_EQ(read("As Ks Qs Js 5d -"), std::vector<std::string>{"1 AsKsQsJs5d "});
    EXPECT_EQ(read("As Ks Qs Js 5d - -"), std::vector<std::string>{"1 AsKsQsJs5d "});
    EXPECT_EQ(read("As Ks Qs Js 5d: all"), std::vector<std::string>{"1 AsKsQsJs5d AsKsQsJs5d"});
}

TEST(PlayedHandsTest, AllWaysToSeparateTheHoldFromTheDeal) {
    for (const char* const line : {"As Ks Qs Js 5d: As Ks Qs Js",
                                   "AsKsQsJs5d AsKsQsJs",
                                   "As Ks Qs Js 5d As Ks Qs Js",
                                   "AsKsQsJs5d 1234",
                                   "[As Ks Qs Js 5d] [As Ks Qs Js]",
                                   "[As Ks Qs Js 5d]: 1234",
                                   "AsKsQsJs5d; 1 2 3 4",
                                   "as,ks,qs,js,5d,js,qs,ks,as",
                                   "AsKsQsJs5d -> AsKsQsJs",
                                   "AsKsQsJs5d=>AsKsQsJs",
                                   "AsKsQsJs5d = AsKsQsJs",
                                   "As Ks Qs Js 5d - As Ks Qs Js",
                                   "AsKsQsJs5d | AsKsQsJs",
                                   "AsKsQsJs5d held As Ks Qs Js",
                                   "AsKsQsJs5d, Hold: AsKsQsJs",
                                   "A♠ K♠ Q♠ J♠ 5♦: A♠ K♠ Q♠ J♠",
                                   "\t AsKsQsJs5d : 1,2,3,4 \r",
                                   "\"As Ks Qs Js 5d\",\"As Ks Qs Js\"",
                                   "\"As,Ks,Qs,Js,5d\",1234",
                                   "AsKsQsJs5d: 1234 # a mistake?",
                                   "AsKsQsJs5d \u2192 1234",
                                   "AsKsQsJs5d \u2013 As Ks Qs Js",
                                   "\"AsKsQsJs5d\",As,Ks,Qs,Js",
                                   "\"As Ks Qs Js 5d\": 1,2,3,4",
                                   "\xef\xbb\xbf"
                                   "AsKsQsJs5d: 1234"}) {
        EXPECT_EQ(read(line), std::vector<std::string>{"1 AsKsQsJs5d AsKsQsJs"}) << line;
    }
}

TEST(PlayedHandsTest, NothingHeld) {
    for (const char* const line :
         {"2c5d7h9sKd: nothing", "2c5d7h9sKd none", "2c5d7h9sKd -", "2c5d7h9sKd -> -",
          "2c5d7h9sKd held nothing", "2c5d7h9sKd: NONE", "2c5d7h9sKd Nothing"}) {
        EXPECT_EQ(read(line), std::vector<std::string>{"1 2c5d7h9sKd "}) << line;
    }
}

TEST(PlayedHandsTest, LinesBlankLinesCommentsAndJokers) {
    EXPECT_EQ(read("# Friday\n\nJk 10h 9h 8h 2c: 1234\r\n  \n2c5d7h9sKd Kd", 1),
              (std::vector<std::string>{"3 JkTh9h8h2c JkTh9h8h", "5 2c5d7h9sKd Kd"}));
}

TEST(PlayedHandsTest, CsvByItsTitles) {
    EXPECT_EQ(read("line,Held,cost,Deal\n7,KsQs,0.5,\"Ks Qs 4d 5c "
                   "9h\"\n8,-,0.1,2c5d7h9sKd\n9,nothing,0,2c5d7h9sKd\n"),
              (std::vector<std::string>{"2 KsQs4d5c9h KsQs", "3 2c5d7h9sKd ", "4 2c5d7h9sKd "}));
    // Other columns may have any text.
    EXPECT_EQ(read("machine,deal,held\nbar #3,KsQs4d5c9h,12\n6\" screen,KsQs4d5c9h,12\n# none\n\"a, "
                   "b\",KsQs4d5c9h,\"1,2\""),
              (std::vector<std::string>{"2 KsQs4d5c9h KsQs", "3 KsQs4d5c9h KsQs", "5 KsQs4d5c9h KsQs"}));
    EXPECT_EQ(read("deal,hold\nKsQs4d5c9h,12"), std::vector<std::string>{"2 KsQs4d5c9h KsQs"});
}

TEST(PlayedHandsTest, WhatIsNoHandIsBlamed) {
    expect_refused("", "there are no hands", 0, 1);
    expect_refused("# none\n", "there are no hands", 7, 1);
    expect_refused("As Ks Qs Js: As", "expected 5 cards, found 4", 0, 11);
    expect_refused("2c5d7h9sKd Kd\nAs Ks Qs Js 5x: As", "is not a card", 26, 2);
    // A cell or a line that was cut off is no decision to discard all.
    for (const char* const line : {"2c5d7h9sKd", "2c5d7h9sKd:", "2c5d7h9sKd held", "\"2c5d7h9sKd\","}) {
        expect_refused(line, "what was held of these cards is missing", std::string(line).size(), 1);
    }
    expect_refused("deal,held\n2c5d7h9sKd,", "what was held of these cards is missing", 21, 1);
    expect_refused("deal,held\n2c5d7h9sKd,\" \"", "what was held of these cards is missing", 23, 1);
    expect_refused("deal,held\nAsKsQsJs5s,As,Ks", "expected 2 columns, found 3", 10, 16);
    expect_refused("deal,hold,held\n", "another column with the hold", 10, 4);
    expect_refused("dealt,deal,held\n", "another column with the deal", 6, 4);
    expect_refused("deal;held\n2c5d7h9sKd;1", "titles of columns are separated by commas", 0, 9);
    expect_refused("hand,held\n2c5d7h9sKd,1", "two of them are 'deal' and 'held'", 0, 9);
    expect_refused("\"2c5d7h9sKd: 1", "a quotation mark without its other end", 0, 14);
    expect_refused("2c5d7h9sKd Ks", "this card was not dealt", 11, 2);
    expect_refused("2c5d7h9sKd: 16", "the places of a deal are 1 to 5", 13, 1);
    expect_refused("2c5d7h9s2c: 1", "is written twice", 8, 2);
    expect_refused("deal,held\n2c5d7h9sKd", "expected 2 columns, found 1", 10, 10);
    expect_refused("deal,held\n2c5d7h9sKd,Ks", "this card was not dealt", 21, 2);
}

TEST(PlayedHandsTest, TooManyHands) {
    std::string text;
    for (std::size_t hand = 0; hand < most_played_hands; ++hand) text += "2c5d7h9sKd 5\n";
    EXPECT_EQ(read_played_hands(text, Deck()).size(), most_played_hands);
    expect_refused(text + "2c5d7h9sKd 5", "expected at most 50000 hands", text.size(), 12);
}

}  // namespace
}  // namespace holdfast::videopoker
