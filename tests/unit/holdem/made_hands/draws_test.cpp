// Draws: examples, and an oracle that tries every next card and every set of five.
#include <algorithm>
#include <array>
#include <random>
#include <set>

#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/holdem/made_hands/draws.h>

namespace holdfast::holdem {
namespace {

Draws draws(const char* hole, const char* board, CardSet dead = {}) {
    return draws_of(parse_hole_cards(hole), parse_board(board), dead);
}

TEST(Draws, Examples) {
    const Draws combo = draws("Qh9h", "JhTh4c");
    EXPECT_EQ(combo.flush, 2);
    EXPECT_FALSE(combo.is_nut_flush);
    EXPECT_EQ(combo.straight, StraightDraw::open_ended);
    EXPECT_EQ(combo.straight_cards, 2);
    EXPECT_EQ(combo.overcards, 1);
    EXPECT_TRUE(draws("Ah2h", "JhTh4c").is_nut_flush);
    EXPECT_TRUE(draws("Kh2h", "AhTh4c").is_nut_flush);
    EXPECT_EQ(draws("Ah2c", "KhJhTh4c").flush, 1);
    EXPECT_EQ(draws("AcKc", "9h8h7h6h").flush, 0);  // the board's
    EXPECT_EQ(draws("AhKc", "9h8h4c").backdoor_flush, 1);
    EXPECT_EQ(draws("AhKh", "9h8d4c").backdoor_flush, 2);
    EXPECT_EQ(draws("AhKh", "9h8d4c2s").backdoor_flush, 0);  // no two cards are to come
    EXPECT_EQ(draws("Ah5d", "3h4dKc").straight, StraightDraw::gutshot);
    EXPECT_EQ(draws("AhKh", "QdJc4s").straight, StraightDraw::gutshot);
    EXPECT_EQ(draws("9h7h", "JdTc8s2c").straight, StraightDraw::none);  // made already
    EXPECT_EQ(draws("Jh7h", "9dTc5s8c").straight, StraightDraw::none);
    EXPECT_EQ(draws("7h5h", "9d6c3s").straight, StraightDraw::double_gutshot);  // 4 and 8
    EXPECT_EQ(draws("7h2c", "9d8c6sKd").straight, StraightDraw::open_ended);
    EXPECT_EQ(draws("7h2c", "9d8c6sKd").straight_cards, 1);
    EXPECT_EQ(draws("JcTc", "7h8s6c").straight, StraightDraw::gutshot);
    EXPECT_EQ(draws("JcTc", "7h8s6c").straight_cards,
              2);  // with a nine, the ten alone makes a lower straight
    EXPECT_EQ(draws("Tc5c", "7h8s6c").straight_cards, 2);  // the five does with a four, the ten with a nine
    EXPECT_EQ(draws("Tc2c", "7h8s9c").straight_cards, 1);
    EXPECT_EQ(draws("AcKc", "9h8d7s6h").straight, StraightDraw::none);  // the board's
    EXPECT_TRUE(draws("7h6h", "5d2cKs").backdoor_straight);
    EXPECT_FALSE(draws("7h2c", "KdQcKs").backdoor_straight);
    EXPECT_EQ(draws("AhKc", "9h8h4c").overcards, 2);
    EXPECT_EQ(draws("AhAc", "9h8h4c").overcards, 0);
    EXPECT_EQ(draws("AhKc", "9h8h4c2d3d").overcards, 2);
    EXPECT_EQ(draws("JhTs", "9h8h7c").overcards, 0);  // a straight
    EXPECT_EQ(draws("AhKh", "9h8h7h").overcards, 0);  // a flush
    EXPECT_EQ(draws("QhJh", "Th9h8h").overcards, 0);
    EXPECT_EQ(draws("AhKc", "9h9d9c4c").overcards, 2);  // the board's three of a kind
}

TEST(Draws, NeedCardsThatAreLeft) {
    const CardSet nines = CardSet::of_rank(Rank::nine);
    EXPECT_EQ(draws("QhKh", "JdTc4s").straight, StraightDraw::open_ended);
    EXPECT_EQ(draws("QhKh", "JdTc4s", nines).straight, StraightDraw::gutshot);
    const CardSet hearts =
        CardSet::of_suit(Suit::heart) - parse_hole_cards("QhKh").cards() - parse_board("Jh2h4s").cards();
    EXPECT_EQ(draws("QhKh", "Jh2h4s").flush, 2);
    EXPECT_EQ(draws("QhKh", "Jh2h4s", hearts).flush, 0);
    EXPECT_TRUE(draws("QhKh", "Jh2h4s", CardSet{Card(Rank::ace, Suit::heart)}).is_nut_flush);
}

TEST(Draws, ABackdoorFlushNeedsTwoCardsThatAreLeft) {
    CardSet dead =
        CardSet::of_suit(Suit::heart) - parse_hole_cards("AhKh").cards() - parse_board("2h7d9c").cards();
    EXPECT_EQ(draws("AhKh", "2h7d9c", dead).backdoor_flush, 0);
    dead.erase(Card(Rank::three, Suit::heart));
    EXPECT_EQ(draws("AhKh", "2h7d9c", dead).backdoor_flush, 0);
    dead.erase(Card(Rank::four, Suit::heart));
    EXPECT_EQ(draws("AhKh", "2h7d9c", dead).backdoor_flush, 2);
}

/// Whether five of the cards are in a row by ranks, or better than any five of the board: how high, 0 if none.
int naive_straight(CardSet cards) {
    constexpr std::array<std::array<int, 5>, 10> windows{{{12, 0, 1, 2, 3},
                                                          {0, 1, 2, 3, 4},
                                                          {1, 2, 3, 4, 5},
                                                          {2, 3, 4, 5, 6},
                                                          {3, 4, 5, 6, 7},
                                                          {4, 5, 6, 7, 8},
                                                          {5, 6, 7, 8, 9},
                                                          {6, 7, 8, 9, 10},
                                                          {7, 8, 9, 10, 11},
                                                          {8, 9, 10, 11, 12}}};
    std::set<int> ranks;
    for (const Card card : cards) ranks.insert(number_of(card.rank()));
    for (int high = 10; high > 0; --high) {
        const auto& window = windows[static_cast<std::size_t>(high - 1)];
        if (std::all_of(window.begin(), window.end(), [&](int rank) { return ranks.count(rank) > 0; })) {
            return high;
        }
    }
    return 0;
}

/// The ranks that complete a straight with these hole cards.
std::set<Rank> naive_outs(CardSet held, CardSet board, CardSet unseen) {
    std::set<Rank> outs;
    for (const Card card : unseen) {
        const CardSet next = board | CardSet::of(card);
        if (naive_straight(held | next) > naive_straight(next)) outs.insert(card.rank());
    }
    return outs;
}

TEST(Draws, AreWhatTheNextCardsDo) {
    std::mt19937 random(20261126);
    std::vector<Card> deck;
    for (const Card card : Deck().cards()) deck.push_back(card);
    int open_ended = 0;
    int flushes = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::shuffle(deck.begin(), deck.end(), random);
        CardSet board;
        const int size = 3 + round % 2;
        for (int i = 0; i < size; ++i) board.insert(deck[static_cast<std::size_t>(i)]);
        const HoleCards hole(deck[10], deck[11]);
        CardSet dead;
        for (int i = 0; i < round % 7; ++i) dead.insert(deck[static_cast<std::size_t>(20 + i)]);
        const CardSet unseen = Deck().cards() - board - hole.cards() - dead;
        const HandCategory now = category_of(HandRanker::instance()(board | hole.cards()));
        const Draws found = draws_of(hole, Board(board), dead);
        SCOPED_TRACE(to_text(hole.cards()) + " " + to_text(board) + " without " + to_text(dead));

        // A next card of the suit makes a flush: the evaluator says so, for a card that completes no straight flush.
        int flush = 0;
        for (const Card card : unseen) {
            const HandCategory next =
                category_of(HandRanker::instance()(board | hole.cards() | CardSet::of(card)));
            const bool is_flush = next == HandCategory::flush || next == HandCategory::straight_flush;
            if (!is_flush || now >= HandCategory::flush) continue;
            const int held = (hole.cards() & CardSet::of_suit(card.suit())).size();
            flush = std::max(flush, held);
        }
        EXPECT_EQ(found.flush, flush);
        flushes += flush > 0 ? 1 : 0;

        const std::set<Rank> outs =
            now < HandCategory::straight ? naive_outs(hole.cards(), board, unseen) : std::set<Rank>();
        EXPECT_EQ(found.straight == StraightDraw::none, outs.empty());
        EXPECT_EQ(found.straight == StraightDraw::gutshot, outs.size() == 1);
        if (!outs.empty()) {
            const auto does = [&](Card alone) {
                return std::all_of(outs.begin(), outs.end(), [&](Rank rank) {
                    const CardSet next = board | CardSet::of_rank(rank);
                    return naive_straight(next | CardSet::of(alone)) == naive_straight(next | hole.cards());
                });
            };
            EXPECT_EQ(found.straight_cards, does(hole.high()) || does(hole.low()) ? 1 : 2);
        }
        open_ended += found.straight == StraightDraw::open_ended ? 1 : 0;

        bool has_backdoor = false;
        if (size == 3 && outs.empty() && now < HandCategory::straight) {
            for (const Card one : unseen) {
                for (const Card other : unseen) {
                    if (!(one < other)) continue;
                    has_backdoor |= naive_straight(board | hole.cards() | CardSet{one, other}) >
                                    naive_straight(board | CardSet{one, other});
                }
                if (has_backdoor) break;
            }
        }
        EXPECT_EQ(found.backdoor_straight, has_backdoor);
    }
    EXPECT_GT(open_ended, 500);
    EXPECT_GT(flushes, 500);
}

TEST(Draws, RefuseWhatIsNoSituation) {
    EXPECT_THROW(draws("AhKd", ""), InvalidArgument);
    EXPECT_THROW(draws("AhKd", "Kd8h3c"), InvalidArgument);
    EXPECT_THROW(draws("AhKd", "Ks8h3c", CardSet::of_rank(Rank::king)), InvalidArgument);
}

}  // namespace
}  // namespace holdfast::holdem
