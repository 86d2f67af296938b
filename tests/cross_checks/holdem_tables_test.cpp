// The complete tables against odds() from scratch, and against one another.
#include <filesystem>
#include <random>

#include <gtest/gtest.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/odds/preflop_odds.h>
#include <holdfast/holdem/tables/situation_table.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::holdem {
namespace {

constexpr std::array heads_up_kinds{TableKind::river, TableKind::turn, TableKind::flop};

u32 below(u32 bound, std::mt19937& random) {
    return static_cast<u32>(random() % bound);
}

void expect_odds_of(HandOnBoard situation, const HeadsUpOdds& found) {
    const OpponentOdds expected = odds({situation.hole, situation.board}, {1}).results.front();
    ASSERT_TRUE(U256(found.deals) == expected.deals && U256(found.wins) == expected.wins() &&
                U256(found.ties) == expected.ties())
        << to_text(situation.hole.cards()) << " on " << to_text(situation.board.cards());
}

/// Checks `count` entries of some boards in the middle of the table.
void expect_entries(TableKind kind, u32 boards, std::size_t count) {
    const SituationIndex& index = SituationIndex::of(street_of(kind));
    std::mt19937 random(40);
    const u32 first = below(index.boards() - boards, random);
    const std::string entries = table_entries(kind, {first, first + boards});
    const u32 begin = index.first_of_board(first);
    const u32 size = index.first_of_board(first + boards) - begin;
    const std::size_t bytes = table_plan(kind).entry_bytes;
    ASSERT_EQ(entries.size(), size * bytes);
    for (std::size_t time = 0; time < count; ++time) {
        const u32 entry = below(size, random);
        const auto* const packed = reinterpret_cast<const unsigned char*>(entries.data()) + entry * bytes;
        expect_odds_of(index.at(begin + entry), HeadsUpOdds::unpack(street_of(kind), packed));
    }
}

TEST(HoldemTablesTest, HaveTheOddsOfTheirBoards) {
    expect_entries(TableKind::river, 40, 1'500);
    expect_entries(TableKind::turn, 4, 450);
    expect_entries(TableKind::flop, 2, 50);
}

TEST(HoldemTablesTest, HaveTheSizesThatAreStated) {
    const auto size_of = [](TableKind kind) {
        const storage::TablePlan plan = table_plan(kind);
        return storage::TableHeader::of(plan, {0, plan.block_ends.size()}).file_size();
    };
    EXPECT_EQ(size_of(TableKind::river), 492'641'976U);
    EXPECT_EQ(size_of(TableKind::turn), 55'844'488U);
    EXPECT_EQ(size_of(TableKind::flop), 10'298'048U);
    EXPECT_EQ(size_of(TableKind::strength_turn), 530'498'476U);
    EXPECT_EQ(size_of(TableKind::strength_flop), 87'505'568U);
    EXPECT_EQ(heads_up_deals(Street::river), 990U);
    EXPECT_EQ(heads_up_deals(Street::turn), 45'540U);
    EXPECT_EQ(heads_up_deals(Street::flop), 1'070'190U);
}

/// All three tables, built once.
class HoldemTablesSlow : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder = new testing_program::ScratchFolder;
        for (const TableKind kind : heads_up_kinds) build_table(kind, path(kind), {}, Work{0});
    }
    static void TearDownTestSuite() { delete folder; }
    static std::string path(TableKind kind) { return folder->path(std::string(words_of(kind))); }

    static testing_program::ScratchFolder* folder;
};
testing_program::ScratchFolder* HoldemTablesSlow::folder = nullptr;

TEST_F(HoldemTablesSlow, AddUpToThePublishedSums) {
    // Each river follows from 5 turns and 10 flops.
    constexpr std::array<u64, 3> runouts{1, 5, 10};
    for (const TableKind kind : heads_up_kinds) {
        const OddsTable table(path(kind));
        table.file().verify();
        u64 wins = 0;
        u64 ties = 0;
        for (u32 situation = 0; situation < table.index().size(); ++situation) {
            const HeadsUpOdds found = table.at(situation);
            wins += u64{found.wins} * table.index().weight(situation);
            ties += u64{found.ties} * table.index().weight(situation);
        }
        EXPECT_EQ(wins, 1'334'125'369'292 * runouts[static_cast<std::size_t>(kind)]);
        EXPECT_EQ(ties, 113'130'263'816 * runouts[static_cast<std::size_t>(kind)]);
    }
}

TEST_F(HoldemTablesSlow, HaveTheOddsOfRandomSituations) {
    std::mt19937 random(41);
    const std::array<int, 3> counts{80'000, 15'000, 5'000};
    for (const TableKind kind : heads_up_kinds) {
        const OddsTable table(path(kind));
        for (int time = 0; time < counts[static_cast<std::size_t>(kind)]; ++time) {
            const u32 situation = below(table.index().size(), random);
            expect_odds_of(table.index().at(situation), table.at(situation));
        }
    }
}

/// The entry of a situation, computed as a sum over the entries of the next street.
HeadsUpOdds sum_of_next(const OddsTable& next, HandOnBoard situation) {
    HeadsUpOdds sum;
    for (const Card card : Deck().cards() - situation.hole.cards() - situation.board.cards()) {
        const HeadsUpOdds each = next.at(situation.hole, situation.board.cards() | CardSet::of(card));
        sum.deals += each.deals;
        sum.wins += each.wins;
        sum.ties += each.ties;
    }
    return sum;
}

TEST_F(HoldemTablesSlow, AreSumsOfOneAnother) {
    std::mt19937 random(42);
    const OddsTable flop(path(TableKind::flop));
    const OddsTable turn(path(TableKind::turn));
    const OddsTable river(path(TableKind::river));
    for (u32 situation = 0; situation < flop.index().size(); situation += 3) {
        // Turn and river come in either order: each runout of a flop is in two turns.
        const HeadsUpOdds one = flop.at(situation);
        const HeadsUpOdds twice{2 * one.deals, 2 * one.wins, 2 * one.ties};
        ASSERT_EQ(sum_of_next(turn, flop.index().at(situation)), twice) << situation;
    }
    for (int time = 0; time < 500'000; ++time) {
        const u32 situation = below(turn.index().size(), random);
        ASSERT_EQ(sum_of_next(river, turn.index().at(situation)), turn.at(situation)) << situation;
    }
}

TEST_F(HoldemTablesSlow, AddUpToTheEmbeddedOddsBeforeTheFlop) {
    const OddsTable table(path(TableKind::flop));
    for (int number = 0; number < starting_hand_count; ++number) {
        const StartingHand hand = StartingHand::from_index(number);
        const HoleCards hole = hand.combos().front();
        const CardSet unseen = Deck().cards() - hole.cards();
        u64 wins = 0;
        u64 ties = 0;
        for (const Card one : unseen) {
            for (const Card two : unseen) {
                for (const Card three : unseen) {
                    if (!(one < two && two < three)) continue;
                    const HeadsUpOdds found = table.at(hole, CardSet{one, two, three});
                    wins += found.wins;
                    ties += found.ties;
                }
            }
        }
        const OpponentOdds expected = preflop_odds(hand, 1);
        ASSERT_TRUE(U256(wins) == U256(10) * expected.wins() && U256(ties) == U256(10) * expected.ties())
            << to_text(hand);
    }
}

TEST_F(HoldemTablesSlow, HaveTheSameBytesFromShardsAndAnyNumberOfThreads) {
    const std::string whole = testing_program::text_of_file(path(TableKind::flop));
    std::vector<std::string> shards;
    for (u32 number = 1; number <= 3; ++number) {
        shards.push_back(folder->path("shard" + std::to_string(number)));
        build_table(TableKind::flop, shards.back(), {number, 3}, Work{number});
        const OddsTable shard(shards.back());
        EXPECT_FALSE(shard.file().header().is_whole());
    }
    storage::merge_tables(shards, folder->path("merged"));
    EXPECT_TRUE(testing_program::text_of_file(folder->path("merged")) == whole);
}

}  // namespace
}  // namespace holdfast::holdem
