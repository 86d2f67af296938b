// The boards that can come, counted by kinds, against the boards laid out card by card.
#include <map>
#include <random>
#include <tuple>

#include <gtest/gtest.h>
#include <tests/support/counting.h>
#include <tests/support/random_showdowns.h>

#include <holdfast/cards/card_set.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/showdown/final_boards.h>

namespace holdfast {
namespace {

using DealtHands = std::vector<CardSet>;

/// What decides a showdown: the ranks, and of a flush suit the board's ranks of it, the ranks that can be in
/// somebody's hand, and those that known hands hold.
using Kind = std::tuple<CardsPerRank, u32, u32, std::vector<u32>>;
using Kinds = std::map<Kind, u64>;

Kind kind_without_flush(const CardsPerRank& ranks) {
    return {ranks, 0, 0, {}};
}

Kind kind_with_flush(const CardsPerRank& ranks, RankSet suited, Suit suit, CardSet unseen,
                     const DealtHands& hands) {
    std::vector<u32> held;
    for (const CardSet hand : hands) held.push_back(hand.ranks_in(suit).mask());
    return {ranks, suited.mask(), unseen.ranks_in(suit).mask(), held};
}

void lay_out(Kinds& kinds, CardSet board, CardSet unseen, const DealtHands& hands, int next) {
    if (board.size() < 5) {
        for (int index = next; index < 52; ++index) {
            const Card card = Card::from_index(index);
            if (unseen.contains(card)) lay_out(kinds, board | CardSet::of(card), unseen, hands, index + 1);
        }
        return;
    }
    CardsPerRank ranks{};
    for (const Card card : board) ++ranks[static_cast<std::size_t>(card.rank())];
    Kind kind = kind_without_flush(ranks);
    for (const Suit suit : {Suit::club, Suit::diamond, Suit::heart, Suit::spade}) {
        const RankSet suited = board.ranks_in(suit);
        if (__builtin_popcount(suited.mask()) >= 3) {
            kind = kind_with_flush(ranks, suited, suit, unseen, hands);
        }
    }
    ++kinds[kind];
}

Kinds kinds_found(CardSet board, CardSet unseen, const DealtHands& hands) {
    Kinds kinds;
    for (const BoardGroup& boards : final_boards(board, unseen, hands)) {
        if (boards.without_flush != 0) kinds[kind_without_flush(boards.ranks)] += boards.without_flush;
        for (const FlushBoards& flush : boards.with_flush) {
            kinds[kind_with_flush(boards.ranks, flush.suited, flush.suit, unseen, hands)] += flush.boards;
        }
    }
    return kinds;
}

u64 boards_found(CardSet board, CardSet unseen, const DealtHands& hands) {
    u64 sum = 0;
    for (const auto& [kind, boards] : kinds_found(board, unseen, hands)) sum += boards;
    return sum;
}

struct Dealt {
    CardSet board;
    CardSet unseen;
    DealtHands hands;
};

Dealt deal(std::mt19937_64& random, int board, int hands, int dead) {
    Dealt dealt{test::random_cards(random, board, {}), {}, {}};
    CardSet taken = dealt.board;
    for (int i = 0; i < hands; ++i) {
        dealt.hands.push_back(test::random_cards(random, 2, taken));
        taken = taken | dealt.hands.back();
    }
    taken = taken | test::random_cards(random, dead, taken);
    dealt.unseen = Deck().cards() - taken;
    return dealt;
}

TEST(FinalBoardsTest, NumbersOfBoards) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 6; ++round) {
        for (const int board : {0, 3, 4, 5}) {
            const Dealt dealt = deal(random, board, 1 + round % 3, 3 * round);
            EXPECT_EQ(boards_found(dealt.board, dealt.unseen, dealt.hands),
                      test::choose(dealt.unseen.size(), 5 - board));
        }
    }
}

TEST(FinalBoardsTest, EachKindAsOftenAsItsBoardsCome) {
    std::mt19937_64 random(2);
    for (int round = 0; round < 30; ++round) {
        const Dealt dealt = deal(random, 3 + round % 3, 1 + round % 2, round % 5);
        Kinds expected;
        lay_out(expected, dealt.board, dealt.unseen, dealt.hands, 0);
        EXPECT_EQ(kinds_found(dealt.board, dealt.unseen, dealt.hands), expected)
            << to_text(dealt.board) << " unseen " << to_text(dealt.unseen);
    }
}

TEST(FinalBoardsTest, BeforeTheFlopWithFewCards) {
    std::mt19937_64 random(3);
    for (int round = 0; round < 4; ++round) {
        const Dealt dealt = deal(random, 0, 1 + round % 2, 28);
        Kinds expected;
        lay_out(expected, {}, dealt.unseen, dealt.hands, 0);
        EXPECT_EQ(kinds_found({}, dealt.unseen, dealt.hands), expected) << to_text(dealt.unseen);
    }
}

// No deal at random leaves suits alike: whole ranks dead, and flops that pair.
TEST(FinalBoardsTest, SuitsThatLookAlikeComeTogether) {
    const auto cards = [](const char* text) {
        CardSet set;
        for (const Card card : parse_cards(text, Deck())) set.insert(card);
        return set;
    };
    CardSet low;
    for (const Rank rank :
         {Rank::two, Rank::three, Rank::four, Rank::five, Rank::six, Rank::seven, Rank::eight}) {
        low = low | CardSet::of_rank(rank);
    }
    for (const char* hole : {"AhKh", "AhKc", "AhAc"}) {
        for (const char* board : {"", "2h2c3d", "2h2c2d", "2h2c2d2s"}) {
            const DealtHands hands{cards(hole)};
            const CardSet unseen = Deck().cards() - low - hands[0];
            Kinds expected;
            lay_out(expected, cards(board), unseen, hands, 0);
            EXPECT_EQ(kinds_found(cards(board), unseen, hands), expected) << hole << " " << board;
        }
    }
}

// Suits that look alike to everybody count as one: for a suited hand before the flop, three of the four.
TEST(FinalBoardsTest, AlikeSuitsAreOne) {
    const auto suits = [](CardSet hand, const DealtHands& hands) {
        u32 seen = 0;
        for (const BoardGroup& boards : final_boards({}, Deck().cards() - hand, hands)) {
            for (const FlushBoards& flush : boards.with_flush) seen |= 1U << static_cast<u32>(flush.suit);
        }
        return __builtin_popcount(seen);
    };
    const CardSet suited{Card(Rank::ace, Suit::heart), Card(Rank::king, Suit::heart)};
    const CardSet apart{Card(Rank::ace, Suit::heart), Card(Rank::king, Suit::club)};
    const CardSet pair{Card(Rank::ace, Suit::heart), Card(Rank::ace, Suit::club)};
    EXPECT_EQ(suits(suited, {suited}), 2);
    EXPECT_EQ(suits(apart, {apart}), 3);
    EXPECT_EQ(suits(pair, {pair}), 2);
    EXPECT_EQ(suits(pair, {CardSet::of(*pair.begin()), pair - CardSet::of(*pair.begin())}), 3);
}

TEST(FinalBoardsTest, ACompleteBoardIsOne) {
    CardSet board;
    for (const Card card : parse_cards("AhKh7h7c2d", Deck())) board.insert(card);
    const std::vector<BoardGroup> found = final_boards(board, Deck().cards() - board, {});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].without_flush, 0U);
    EXPECT_EQ(found[0].coming, CardsPerRank{});
    ASSERT_EQ(found[0].with_flush.size(), 1U);
    EXPECT_EQ(found[0].with_flush[0].suit, Suit::heart);
    EXPECT_EQ(found[0].with_flush[0].suited, board.ranks_in(Suit::heart));
    EXPECT_EQ(found[0].with_flush[0].boards, 1U);
}

}  // namespace
}  // namespace holdfast
