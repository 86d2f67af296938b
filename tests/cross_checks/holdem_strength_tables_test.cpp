// The tables of hand strength against odds() on each river, and against the tables of odds.
#include <numeric>
#include <random>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/tables/situation_table.h>
#include <holdfast/holdem/tables/table_builder.h>

namespace holdfast::holdem {
namespace {

template <class Entry>
std::vector<Entry> entries_of(TableKind kind, BoardRange boards) {
    const std::string bytes = table_entries(kind, boards, Work{0});
    const u32 size = Entry::packed_bytes(street_of(kind));
    std::vector<Entry> entries;
    for (std::size_t begin = 0; begin < bytes.size(); begin += size) {
        const auto* const packed = reinterpret_cast<const unsigned char*>(bytes.data()) + begin;
        entries.push_back(Entry::unpack(street_of(kind), packed));
    }
    return entries;
}

/// One river after the other.
HandStrength strength_of(HandOnBoard situation) {
    HandStrength strength;
    const CardSet board = situation.board.cards();
    const CardSet unseen = Deck().cards() - board - situation.hole.cards();
    const auto add = [&](CardSet river) {
        const OpponentOdds odds = holdem::odds({situation.hole, Board(river)}, {1}).results.front();
        const auto twice = static_cast<u32>(2 * odds.wins().limb(0) + odds.ties().limb(0));
        strength.sum += twice;
        strength.squares += twice * twice;
        ++strength.bins[std::min(twice * 30 / 1980, 29U)];
    };
    for (const Card card : unseen) {
        const CardSet next = board | CardSet::of(card);
        if (next.size() == full_board) {
            add(next);
            continue;
        }
        for (const Card river : unseen) {
            if (river > card) add(next | CardSet::of(river));
        }
    }
    return strength;
}

void expect_strengths(TableKind kind, u32 board, int count) {
    const SituationIndex& index = SituationIndex::of(street_of(kind));
    const std::vector<HandStrength> entries = entries_of<HandStrength>(kind, {board, board + 1});
    std::mt19937 random(board);
    for (int time = 0; time < count; ++time) {
        const u32 entry = static_cast<u32>(random()) % static_cast<u32>(entries.size());
        EXPECT_EQ(entries[entry], strength_of(index.at(index.first_of_board(board) + entry))) << board;
    }
}

TEST(HoldemStrengthTablesTest, HaveTheStrengthsOfEachRiver) {
    expect_strengths(TableKind::strength_turn, 5'432, 150);
    expect_strengths(TableKind::strength_flop, 1'000, 15);
}

TEST(HoldemStrengthTablesTest, HaveTheGoldenStrengths) {
    // On a royal flush all hands tie: 990 on each of 1,081 or 46 boards, in bin 15.
    const SituationIndex& index = SituationIndex::of(Street::turn);
    const CardSet board = test::cards_of("AsKsQsJs");
    const u32 number = index.board_number(board);
    const std::vector<HandStrength> entries =
        entries_of<HandStrength>(TableKind::strength_turn, {number, number + 1});
    const auto at = [&](const char* hole) {
        const u32 situation = index.index(HoleCards::of(test::cards_of(hole)), board);
        return entries[situation - index.first_of_board(number)];
    };
    // With the ten nothing beats the hero.
    HandStrength royal{46 * 1980, 46 * 1980 * 1980, {}};
    royal.bins[29] = 46;
    EXPECT_EQ(at("Ts2h"), royal);
    // Without it, the ten is one of the 46 rivers.
    EXPECT_EQ(at("9s8s").bins[15], 1);
}

/// Sums are what the tables of odds have, and every runout is in a bin.
void expect_sums(TableKind kind, TableKind of_odds, BoardRange boards) {
    const std::vector<HandStrength> strengths = entries_of<HandStrength>(kind, boards);
    const std::vector<HeadsUpOdds> odds = entries_of<HeadsUpOdds>(of_odds, boards);
    ASSERT_EQ(strengths.size(), odds.size());
    for (std::size_t i = 0; i < odds.size(); ++i) {
        const auto& bins = strengths[i].bins;
        ASSERT_TRUE(strengths[i].sum == 2 * odds[i].wins + odds[i].ties &&
                    std::accumulate(bins.begin(), bins.end(), 0U) == runouts(street_of(kind)))
            << i;
    }
}

TEST(HoldemStrengthTablesTest, AddUp) {
    expect_sums(TableKind::strength_flop, TableKind::flop, {300, 303});
}

TEST(HoldemStrengthTablesSlow, AddUpOnEveryBoard) {
    for (u32 board = 0; board < 1'755; board += 195) {
        expect_sums(TableKind::strength_flop, TableKind::flop, {board, board + 195});
    }
    for (u32 board = 0; board < 16'432; board += 1'027) {
        expect_sums(TableKind::strength_turn, TableKind::turn, {board, board + 1'027});
    }
}

TEST(HoldemStrengthTablesSlow, HaveTheStrengthsOfRandomSituations) {
    std::mt19937 random(70);
    for (int time = 0; time < 100; ++time) {
        expect_strengths(TableKind::strength_turn, static_cast<u32>(random()) % 16'432, 30);
        if (time % 10 == 0) {
            expect_strengths(TableKind::strength_flop, static_cast<u32>(random()) % 1'755, 30);
        }
    }
}

}  // namespace
}  // namespace holdfast::holdem
