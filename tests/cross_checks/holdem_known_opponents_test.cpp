// Odds with opponents whose cards are known, and with dead cards, against every deal played out.
#include <random>

#include <gtest/gtest.h>
#include <tests/support/odds_queries.h>
#include <tests/support/rivers.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;
using test::expect_as_played_out;
using test::Seen;

/// Any hands of known opponents and any dead cards on a board of `board` cards.
Seen random_seen(std::mt19937_64& random, int board, int known, int dead) {
    Seen seen{{}, test::random_cards(random, board, {})};
    CardSet taken = seen.board;
    const auto draw = [&](int count) {
        const CardSet drawn = test::random_cards(random, count, taken);
        taken = taken | drawn;
        return drawn;
    };
    seen.hole = draw(2);
    seen.dead = draw(dead);
    for (int i = 0; i < known; ++i) seen.known.push_back(draw(2));
    return seen;
}

TEST(PlayedOutKnownOpponents, Rivers) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 12; ++round) {
        expect_as_played_out(random_seen(random, 5, 1 + round % 3, round % 4), {0, 1, 2});
    }
}

TEST(PlayedOutKnownOpponents, KnownOnesTieWithTheHero) {
    expect_as_played_out({cards_of("2c3d"), cards_of("AhKhQhJhTh"), {}, {cards_of("9h8h"), cards_of("AsAc")}},
                         {0, 1, 2});
    expect_as_played_out({cards_of("AcKd"), cards_of("Ah7h7c4s2d"), {}, {cards_of("AdKc")}}, {0, 1, 2, 3});
    expect_as_played_out({cards_of("AcKd"), cards_of("Ah7h7c4s"), cards_of("2c"), {cards_of("AdKc")}},
                         {0, 1});
    expect_as_played_out({cards_of("AhKd"), cards_of("Qh7h5h4s2d"), {}, {cards_of("AdKc")}}, {0, 1, 2});
}

// A known opponent's card of the flush suit makes suits differ that otherwise look alike.
TEST(PlayedOutKnownOpponents, AgreesIfOnlyAKnownHandDistinguishesSuits) {
    expect_as_played_out({cards_of("AcAd"), cards_of("Ks8s2h4h"), {}, {cards_of("KhQh")}}, {0, 1});
    expect_as_played_out({cards_of("AcAd"), cards_of("Ks8s8h2h"), {}, {cards_of("6h5s")}}, {0, 1});
}

TEST(PlayedOutKnownOpponents, Turns) {
    std::mt19937_64 random(2);
    expect_as_played_out(random_seen(random, 4, 2, 3), {0, 1});
    expect_as_played_out(random_seen(random, 4, 1, 0), {0});
}

/// Before the flop, known hands alone are counted by a special method. With one more unknown opponent they
/// are not, but the boards and categories must be the same.
void expect_boards_as_with_an_unknown_opponent(const Seen& seen) {
    const Situation situation = test::situation_of(seen);
    const Odds known = odds(situation, {0});
    const Odds both = odds(situation, {0, 1});
    EXPECT_EQ(known.boards, both.boards);
    EXPECT_EQ(known.categories, both.categories);
    EXPECT_TRUE(known.results[0].deals == both.results[0].deals);
    EXPECT_TRUE(known.results[0].by_ties == both.results[0].by_ties);
}

TEST(PlayedOutKnownOpponents, BeforeTheFlop) {
    std::mt19937_64 random(5);
    for (const int known : {1, 2, 4}) {
        expect_boards_as_with_an_unknown_opponent(random_seen(random, 0, known, known % 3));
    }
    expect_boards_as_with_an_unknown_opponent(
        {cards_of("AcKd"), {}, {}, {cards_of("AdKc"), cards_of("AhKh")}});
    expect_as_played_out(random_seen(random, 0, 1, 30), {0});
    expect_as_played_out(random_seen(random, 0, 3, 28), {0});
    // Ten players are as many as are counted that way.
    for (const int known : {9, 10}) expect_as_played_out(random_seen(random, 0, known, 22), {0});
}

TEST(PlayedOutKnownOpponents, ManyDeadCards) {
    std::mt19937_64 random(3);
    for (const int dead : {25, 35, 41}) {
        const Seen seen = random_seen(random, 5, 0, dead);
        expect_as_played_out(seen, {std::min(3, test::situation_of(seen).most_opponents())});
    }
    const Seen before_the_flop = random_seen(random, 0, 1, 36);
    expect_as_played_out(before_the_flop, {0, 1, 2, 3});
}

TEST(PlayedOutKnownOpponentsSlow, RiversOfEveryKind) {
    std::mt19937_64 random(4);
    for (const test::RiverKind& kind : test::river_kinds) {
        SCOPED_TRACE(kind.name);
        for (int round = 0; round < 10; ++round) {
            Seen seen = test::random_river(random, kind);
            CardSet taken = seen.hole | seen.board;
            for (int i = 0; i <= round % 3; ++i) {
                seen.known.push_back(test::random_cards(random, 2, taken));
                taken = taken | seen.known.back();
            }
            seen.dead = test::random_cards(random, round % 5, taken);
            expect_as_played_out(seen, {0, 1, 2});
        }
    }
}

TEST(PlayedOutKnownOpponentsSlow, TurnsAndFlops) {
    std::mt19937_64 random(5);
    for (int round = 0; round < 16; ++round) {
        expect_as_played_out(random_seen(random, 4, 1 + round % 3, round % 4), {0, 1, 2});
    }
    for (int round = 0; round < 4; ++round) {
        expect_as_played_out(random_seen(random, 3, 1 + round % 2, round), {0, 1});
    }
    for (int round = 0; round < 4; ++round) {
        expect_as_played_out(random_seen(random, 0, round, 28), {1, 2});
    }
}

}  // namespace
}  // namespace holdfast::holdem
