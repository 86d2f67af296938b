// The tables against 1 to 9 opponents against odds() from scratch, and against counts of another program.
#include <random>
#include <set>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/golden_lines.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/tables/situation_table.h>
#include <holdfast/holdem/tables/table_builder.h>

namespace holdfast::holdem {
namespace {

constexpr std::array multiway_kinds{TableKind::multiway_river, TableKind::multiway_turn,
                                    TableKind::multiway_flop};

/// The entries of one board, made anew.
class BoardEntries {
  public:
    BoardEntries(TableKind kind, u32 board)
        : index_(SituationIndex::of(street_of(kind))),
          first_(index_.first_of_board(board)),
          bytes_(table_entries(kind, {board, board + 1})) {}

    u32 first() const { return first_; }
    u32 size() const { return static_cast<u32>(bytes_.size()) / entry_bytes; }
    HandOnBoard situation(u32 entry) const { return index_.at(first_ + entry); }
    MultiwayOdds odds(u32 entry) const {
        const auto* const bytes = reinterpret_cast<const unsigned char*>(bytes_.data());
        return MultiwayOdds::unpack(index_.street(), bytes + std::size_t{entry} * entry_bytes);
    }

  private:
    static constexpr u32 entry_bytes = MultiwayOdds::packed_bytes(Street::flop);

    const SituationIndex& index_;
    u32 first_;
    std::string bytes_;
};

void expect_near(u32 stored, const Rational& exact) {
    const Rational found(u64{stored}, u64{0xffff'ffff});
    EXPECT_LE(found < exact ? exact - found : found - exact, Rational(u64{1}, u64{8'589'934'590}));
}

void expect_odds_of(HandOnBoard situation, const MultiwayOdds& found) {
    SCOPED_TRACE(to_text(situation.hole.cards()) + " on " + to_text(situation.board.cards()));
    const Odds expected = odds({situation.hole, situation.board}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
    for (std::size_t i = 0; i < found.against.size(); ++i) {
        const OpponentOdds& exact = expected.results[i];
        const Rational deals(exact.deals);
        expect_near(found.against[i].win, Rational(exact.wins()) / deals);
        expect_near(found.against[i].lose, Rational(exact.losses()) / deals);
        expect_near(found.against[i].equity, exact.equity());
    }
}

void expect_random_entries(TableKind kind, u32 board, int count) {
    const BoardEntries entries(kind, board);
    std::mt19937 random(board);
    for (int time = 0; time < count; ++time) {
        const u32 entry = static_cast<u32>(random()) % entries.size();
        expect_odds_of(entries.situation(entry), entries.odds(entry));
    }
}

/// A board of each symmetry: those with different numbers of hands, or of boards alike.
std::vector<u32> a_board_of_each_symmetry(Street street) {
    const SituationIndex& index = SituationIndex::of(street);
    std::vector<u32> boards;
    std::set<std::pair<u32, u32>> seen;
    for (u32 board = 0; board < index.boards(); ++board) {
        const u32 hands = index.first_of_board(board + 1) - index.first_of_board(board);
        if (seen.emplace(hands, index.board_weight(board)).second) boards.push_back(board);
    }
    return boards;
}

TEST(HoldemMultiwayTablesTest, HaveTheOddsOfRivers) {
    for (const u32 board : a_board_of_each_symmetry(Street::river)) {
        expect_random_entries(TableKind::multiway_river, board, 6);
    }
    std::mt19937 random(50);
    const u32 boards = SituationIndex::of(Street::river).boards();
    for (int time = 0; time < 10; ++time) {
        expect_random_entries(TableKind::multiway_river, static_cast<u32>(random()) % boards, 20);
    }
}

TEST(HoldemMultiwayTablesTest, HaveTheOddsOfTurnsAndFlops) {
    for (const u32 board : {3'000U, 9'999U}) expect_random_entries(TableKind::multiway_turn, board, 50);
    // The runouts of a flop of trips lead to few rows.
    const u32 trips = SituationIndex::of(Street::flop).board_number(test::cards_of("2d2c2h"));
    expect_random_entries(TableKind::multiway_flop, trips, 30);
}

TEST(HoldemMultiwayTablesTest, AddUpOnEachBoard) {
    // Before the cards are dealt all players are alike, so the mean equity is that of each: 1 / (N + 1).
    const SituationIndex& index = SituationIndex::of(Street::river);
    for (const u32 board : {7U, 50'000U, 130'000U}) {
        const BoardEntries entries(TableKind::multiway_river, board);
        std::array<u64, MultiwayOdds::most_opponents> sums{};
        for (u32 entry = 0; entry < entries.size(); ++entry) {
            const u64 hands = index.weight(entries.first() + entry) / index.board_weight(board);
            const MultiwayOdds odds = entries.odds(entry);
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += hands * odds.against[i].equity;
        }
        for (std::size_t i = 0; i < sums.size(); ++i) {
            const double mean = 1081.0 * certainty / (static_cast<double>(i) + 2);
            EXPECT_NEAR(static_cast<double>(sums[i]), mean, 1081 * 0.5) << board;
        }
    }
}

TEST(HoldemMultiwayTablesTest, DoNotDependOnThreads) {
    const BoardRange boards{777, 778};
    EXPECT_TRUE(table_entries(TableKind::multiway_turn, boards, Work{1}) ==
                table_entries(TableKind::multiway_turn, boards, Work{3}));
}

TEST(HoldemMultiwayTablesTest, AreOfOtherPlansThanThoseAgainstOne) {
    for (std::size_t i = 0; i < multiway_kinds.size(); ++i) {
        const storage::TablePlan plan = table_plan(multiway_kinds[i]);
        EXPECT_EQ(plan.parameters, "opponents=1-9");
        EXPECT_NE(plan.digest(), table_plan(table_kinds[i]).digest());
    }
}

/// The situations of this many cards on the board in tests/golden/multiway_vectors.txt.
void expect_golden(TableKind kind, int situations) {
    const SituationIndex& index = SituationIndex::of(street_of(kind));
    const std::size_t letters = 2 * (static_cast<std::size_t>(street_of(kind)) + 2);
    int count = 0;
    for (const test::GoldenLine& line :
         test::read_golden_file(HOLDFAST_SOURCE_FOLDER "/tests/golden/multiway_vectors.txt")) {
        if (line.at("board").size() != letters || line.at("opponents") != "9") continue;
        SCOPED_TRACE(line.text());
        ++count;
        const CardSet board = test::cards_of(line.at("board"));
        const BoardEntries entries(kind, index.board_number(board));
        const HoleCards hole = HoleCards::of(test::cards_of(line.at("hole")));
        const MultiwayOdds::Against odds =
            entries.odds(index.index(hole, board) - entries.first()).against.back();
        Rational deals;
        for (const char digit : line.at("deals")) deals = deals * Rational(10) + Rational(digit - '0');
        Rational wins;
        for (const char digit : line.at("win")) wins = wins * Rational(10) + Rational(digit - '0');
        expect_near(odds.win, wins / deals);
    }
    EXPECT_EQ(count, situations);
}

TEST(HoldemMultiwayTablesTest, HaveTheGoldenOddsOfRivers) {
    expect_golden(TableKind::multiway_river, 32);
}

TEST(HoldemMultiwayTablesSlow, HaveTheGoldenOddsOfTurnsAndFlops) {
    expect_golden(TableKind::multiway_turn, 9);
    expect_golden(TableKind::multiway_flop, 4);
}

TEST(HoldemMultiwayTablesSlow, HaveTheOddsOfRandomSituations) {
    std::mt19937 random(51);
    const std::array<int, 3> boards{60, 30, 10};
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const u32 all = SituationIndex::of(street_of(multiway_kinds[i])).boards();
        for (int time = 0; time < boards[i]; ++time) {
            expect_random_entries(multiway_kinds[i], static_cast<u32>(random()) % all, 100);
        }
    }
}

TEST(HoldemMultiwayTablesSlow, HaveTheOddsOfEachSymmetry) {
    for (const TableKind kind : {TableKind::multiway_turn, TableKind::multiway_flop}) {
        for (const u32 board : a_board_of_each_symmetry(street_of(kind))) {
            expect_random_entries(kind, board, 10);
        }
    }
}

}  // namespace
}  // namespace holdfast::holdem
