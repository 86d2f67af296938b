// Kinds of holds in a few words, and which of two is right.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/strategy/language/hold_kinds.h>

namespace holdfast::videopoker {
namespace {

struct Kinds {
    explicit Kinds(const char* id) : tables(catalog_game(id)), types(tables), kinds(types) {}

    std::string of(const char* deal, const char* held) const {
        const Deck deck = tables.game().deck;
        const Deal dealt = parse_deal(deal, deck);
        return kinds.words(index(dealt, parse_hold(held, dealt, deck)));
    }
    KindIndex index(const Deal& deal, Hold hold) const {
        return kinds.kind_of(deal.set(), deal.set_of(hold));
    }

    GameTables tables;
    HoldTypes types;
    HoldKinds kinds;
};

TEST(HoldKindsTest, InJacksOrBetter) {
    const Kinds jacks("jacks-or-better-9-6");
    EXPECT_EQ(jacks.of("As Ks Qs Js 5s", "12345"), "dealt flush");
    EXPECT_EQ(jacks.of("As Ks Qs Js 5s", "1234"), "four to a royal flush");
    EXPECT_EQ(jacks.of("As Ks Qs Js 5s", "1235"), "four to a flush");
    EXPECT_EQ(jacks.of("9s 8s 7s 6d Jd", "123"), "three to a straight flush");
    EXPECT_EQ(jacks.of("9s 8s 7s 6d Jd", "1234"), "four to an outside straight");
    EXPECT_EQ(jacks.of("9s 8s 7s 5d Jd", "1234"), "four to an inside straight");
    EXPECT_EQ(jacks.of("As Kd Qs Js 5s", "1234"), "four to an inside straight");
    EXPECT_EQ(jacks.of("7s 7d Js Kd 5s", "12"), "low pair");
    EXPECT_EQ(jacks.of("7s 7d Js Kd 5s", "124"), "low pair with a kicker");
    EXPECT_EQ(jacks.of("Js Jd 7s Kd 5s", "12"), "high pair");
    EXPECT_EQ(jacks.of("Js Jd 7s 7d 5s", "1234"), "two pair");
    EXPECT_EQ(jacks.of("Js Jd Jc 7d 5s", "123"), "three of a kind");
    EXPECT_EQ(jacks.of("Js Jd Jc 7d 5s", "1234"), "three of a kind with a kicker");
    EXPECT_EQ(jacks.of("Js Kd 7s 4d 5s", "12"), "two unsuited high cards");
    EXPECT_EQ(jacks.of("Js Ks 7d 4d 5s", "12"), "two to a royal flush");
    EXPECT_EQ(jacks.of("Js Ks 7d 4d 5s", "2"), "one high card");
    EXPECT_EQ(jacks.of("Js Ks 7d 4d 5s", "3"), "one low card");
    EXPECT_EQ(jacks.of("Js Ks 7d 4d 5s", "-"), "discard all");
    EXPECT_EQ(jacks.of("Js Ks 7d 4d 5s", "12345"), "dealt nothing");
}

TEST(HoldKindsTest, WithWildCards) {
    const Kinds deuces("deuces-wild-full-pay");
    EXPECT_EQ(deuces.of("2s Ks Qs 9d 5h", "123"), "one deuce: three to a royal flush");
    EXPECT_EQ(deuces.of("2s Ks Qs 9d 5h", "1"), "one deuce: wild cards only");
    EXPECT_EQ(deuces.of("2s Ks Qs 9d 5h", "23"), "one deuce: a wild card discarded");
    EXPECT_EQ(deuces.of("2s 2d Qs 9d 5h", "1"), "two deuces: a wild card discarded");
    EXPECT_EQ(deuces.of("2s 2d Qs 9d 5h", "-"), "two deuces: a wild card discarded");
    EXPECT_EQ(deuces.of("2s 2d Qs 9d 5h", "12"), "two deuces: wild cards only");
    EXPECT_EQ(deuces.of("Ks Kd Qs 9d 5h", "12"), "no deuces: pair");
}

TEST(HoldKindsTest, KickersThatPayAndOthers) {
    const Kinds bonus("triple-double-bonus-9-7");
    EXPECT_EQ(bonus.of("As Ad Ah 3c 8d", "1234"), "three of a kind with a kicker that pays");
    EXPECT_EQ(bonus.of("As Ad Ah Kc 8d", "1234"), "three of a kind with a kicker");
    EXPECT_EQ(bonus.of("9s 9d 9h 3c 8d", "1234"), "three of a kind with a kicker");
    EXPECT_EQ(bonus.of("3s 3d 3h Ac 8d", "1234"), "three of a kind with a kicker that pays");
    EXPECT_EQ(Kinds("jacks-or-better-9-6").of("As Ad Ah 3c 8d", "1234"), "three of a kind with a kicker");
    // There the kicker is one of four deuces.
    EXPECT_EQ(Kinds("bonus-deuces-wild-10-4-3-3").of("Ks Kd Kh Ac 8d", "1234"),
              "no deuces: three of a kind with a kicker");
}

// What an answer calls "a wild card discarded" is that, and no set of cards is without a kind of its own.
TEST(HoldKindsTest, OnlySetsThatDropAWildCardHaveNoType) {
    for (const char* const id : {"jacks-or-better-9-6", "deuces-and-joker-12-9-6", "five-jokers"}) {
        const Kinds kinds(id);
        const HoldClassifier classifier(kinds.tables.game());
        const DealClasses& classes = kinds.tables.classes();
        constexpr u32 stride = 101;
        std::size_t dropped = 0;
        for (u32 each = 0; each < classes.size(deal_size); each += stride) {
            const CardSet cards = classes.representative(deal_size, each);
            const Deal deal = parse_deal(to_text(cards), kinds.tables.game().deck);
            for (const Hold hold : all_holds) {
                const bool drops = classifier.wild_cards(deal.set_of(hold)) < classifier.wild_cards(cards);
                const std::string& words = kinds.kinds.words(kinds.index(deal, hold));
                EXPECT_EQ(words.find("a wild card discarded") != std::string::npos, drops) << words;
                EXPECT_EQ(words.find("other cards"), std::string::npos) << to_text(deal) << hold.mask();
                if (drops) ++dropped;
            }
        }
        EXPECT_EQ(dropped > 0, kinds.types.sections() > 1) << id;
    }
}

TEST(HoldKindsTest, SetsThatNoChartNamesAreNotCompared) {
    for (const char* const id :
         {"deuces-wild-full-pay", "deuces-and-joker-12-9-6", "joker-poker-kings-full-pay"}) {
        const Kinds wild(id);
        const Deck deck = wild.tables.game().deck;
        const Deal deal = parse_deal(deck.jokers() > 0 ? "Jk 5c 7d 9h Ks" : "2s 5c 7d 9h Ks", deck);
        const KindPair pair{wild.index(deal, parse_hold("1", deal, deck)),
                            wild.index(deal, parse_hold("23", deal, deck))};
        const auto found = wild.kinds.compare({pair, {pair.passed, pair.kept}});
        EXPECT_FALSE(found[0]) << id;
        EXPECT_FALSE(found[1]) << id;
    }
}

TEST(HoldKindsTest, AKindIsNotComparedWithItself) {
    const Kinds jacks("jacks-or-better-9-6");
    EXPECT_FALSE(jacks.kinds.compare({{0, 0}})[0]);
    EXPECT_TRUE(jacks.kinds.compare({}).empty());
}

// The player's own deal is one of those that are counted: there is always one.
TEST(HoldKindsTest, ADealThatOffersBothIsCounted) {
    for (const char* const id :
         {"deuces-wild-full-pay", "joker-poker-kings-full-pay", "triple-double-bonus-9-7"}) {
        const Kinds kinds(id);
        const Deck deck = kinds.tables.game().deck;
        std::vector<KindPair> pairs;
        for (const char* const cards :
             {"2s Ks Qs 9d 5h", "As Ad Ah 3c 8d", "Js Jd 7s 6s 5s", "Ts 9s 8s 7d 3c"}) {
            const Deal deal = parse_deal(cards, deck);
            const HandAnalysis analysis = analyze_hand(kinds.tables, deal);
            const KindIndex best = kinds.index(deal, analysis.holds.front().hold);
            for (const HoldAnalysis& hold : analysis.holds) {
                const KindIndex kind = kinds.index(deal, hold.hold);
                if (kind != best) pairs.push_back({best, kind});
            }
        }
        std::size_t compared = 0;
        for (const auto& comparison : kinds.kinds.compare(pairs)) {
            if (!comparison) continue;
            ++compared;
            EXPECT_GT(comparison->right, 0U) << id;
            EXPECT_LE(comparison->right, comparison->deals) << id;
        }
        EXPECT_GT(compared, 20U) << id;
    }
}

// Three to a royal flush or four to a flush: of 9/6 Jacks or Better the textbook example of a choice that
// depends on what is discarded. Here every such deal is played on its own.
TEST(HoldKindsTest, TheRightKindIsCountedOverAllDealsThatOfferBoth) {
    const Kinds jacks("jacks-or-better-9-6");
    const Deck deck = jacks.tables.game().deck;
    const std::string ranks = "23456789TJQKA";
    const Deal example = parse_deal("As Ks Js 5s 2d", deck);
    const KindPair pair{jacks.index(example, parse_hold("123", example, deck)),
                        jacks.index(example, parse_hold("1234", example, deck))};
    KindComparison expected;
    for (std::size_t a = 0; a < ranks.size(); ++a) {
        for (std::size_t b = a + 1; b < ranks.size(); ++b) {
            for (std::size_t c = b + 1; c < ranks.size(); ++c) {
                for (std::size_t d = c + 1; d < ranks.size(); ++d) {
                    // One card below ten, and too far from the others for a straight flush.
                    if (a >= 8 || b < 8 || d - a <= 4) continue;
                    for (std::size_t other = 0; other < ranks.size(); ++other) {
                        const auto spade = [&](std::size_t rank) { return std::string{ranks[rank], 's'}; };
                        const Deal deal = parse_deal(
                            spade(a) + spade(b) + spade(c) + spade(d) + std::string{ranks[other], 'd'}, deck);
                        const HandAnalysis analysis = analyze_hand(jacks.tables, deal);
                        bool is_royal = false;
                        bool is_flush = false;
                        for (const HoldAnalysis& hold : analysis.holds) {
                            if (!hold.is_best) continue;
                            is_royal = is_royal || hold.hold.mask() == 0b01110;
                            is_flush = is_flush || hold.hold.mask() == 0b01111;
                        }
                        // Four suits, each with three others.
                        if (is_royal || is_flush) expected.deals += 12;
                        if (is_royal) expected.right += 12;
                    }
                }
            }
        }
    }
    for (const unsigned threads : {1U, 2U}) {
        Work work;
        work.threads = threads;
        const auto found = jacks.kinds.compare({pair, {pair.passed, pair.kept}}, work);
        EXPECT_EQ(found[0]->deals, expected.deals);
        EXPECT_EQ(found[0]->right, expected.right);
        EXPECT_EQ(found[1]->deals, expected.deals);
        // No tie: each is right where the other is wrong.
        EXPECT_EQ(found[1]->right, expected.deals - expected.right);
    }
    EXPECT_GT(expected.right, 0U);
    EXPECT_LT(expected.right, expected.deals);
}

// A dealt flush with four to a royal flush: 5 * 8 cards below ten in 4 suits, less 4 straight flushes.
TEST(HoldKindsTest, AFlushIsNeverKeptWithFourToARoyal) {
    const Kinds jacks("jacks-or-better-9-6");
    const Deal deal = parse_deal("As Ks Qs Js 5s", jacks.tables.game().deck);
    const auto [deals, right] = *jacks.kinds.compare(
        {{jacks.index(deal, Hold::from_mask(0b01111)), jacks.index(deal, Hold::everything())}})[0];
    EXPECT_EQ(deals, 156U);
    EXPECT_EQ(right, 156U);
}

}  // namespace
}  // namespace holdfast::videopoker
