// The return along a line of pays that rise together: the same game analysed at points of the line.
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/line_meter.h>
#include <holdfast/videopoker/sweeps/meter.h>

namespace holdfast::videopoker {
namespace {

const GameTables& line_jacks() {
    static const GameTables tables(catalog_game("jacks-or-better-9-6"));
    return tables;
}

/// The line from the pays of the game, on which these rows rise.
PayLine line_of(const GameTables& tables, const std::vector<std::pair<std::size_t, Rational>>& rises) {
    PayLine line{pays_of(tables.game()), Pays(tables.game().rows.size())};
    for (const auto& [row, rise] : rises) line.rise[row] = rise;
    return line;
}

Rational return_by_analysis(const GameTables& tables, const PayLine& line, const Rational& t) {
    return analyze_game(tables.with_pays(line.at(t))).expected_return;
}

/// Pieces join, and at their ends, in their middles and at random points the return is that of the analysis.
void expect_line_like_analysis(const GameTables& tables, const PayLine& line, const Rational& from,
                               const Rational& to, std::size_t points) {
    const LineMeter meter = meter_of_line(tables, line, from, to);
    ASSERT_FALSE(meter.pieces.empty());
    EXPECT_EQ(meter.pieces.front().from, from);
    EXPECT_EQ(meter.pieces.back().to, to);
    for (std::size_t i = 0; i + 1 < meter.pieces.size(); ++i) {
        const MeterPiece& piece = meter.pieces[i];
        EXPECT_LT(piece.from, piece.to);
        EXPECT_EQ(piece.to, meter.pieces[i + 1].from);
        EXPECT_EQ(piece.return_from + piece.slope * (piece.to - piece.from), meter.pieces[i + 1].return_from);
        EXPECT_LE(piece.slope, meter.pieces[i + 1].slope);
    }
    std::mt19937_64 random(4);
    for (std::size_t i = 0; i < points; ++i) {
        const Rational t = from + (to - from) * Rational(random() % 841, u64{840});
        EXPECT_EQ(meter.return_at(t), return_by_analysis(tables, line, t)) << t.text();
    }
}

TEST(LineMeter, TwoJackpotsThatRiseTogether) {
    const PayLine line = line_of(line_jacks(), {{0, Rational(1)}, {2, Rational(3, 100)}});
    expect_line_like_analysis(line_jacks(), line, Rational(), Rational(400), 6);
}

// The full house starts at 9 and the flush at 6, and the flush rises faster: they cross, and so do both with the
// rows above them; three of a kind stays where it is.
TEST(LineMeter, RowsThatOvertakeOthersOnTheWay) {
    const PayLine line = line_of(line_jacks(), {{4, Rational(5)}, {6, Rational(7, 2)}, {7, Rational(11, 3)}});
    expect_line_like_analysis(line_jacks(), line, Rational(), Rational(30), 8);
    expect_line_like_analysis(line_jacks(), line, Rational(-1, 3), Rational(1, 2), 4);
}

TEST(LineMeter, OfAGameWithWildCards) {
    const GameTables deuces(catalog_game("deuces-wild-full-pay"));
    const PayLine line = line_of(deuces, {{1, Rational(1)}, {4, Rational(1, 50)}});
    expect_line_like_analysis(deuces, line, Rational(), Rational(200), 4);
}

// One row that rises by 2 is the meter of that row at half the speed.
TEST(LineMeter, OneRowIsItsMeter) {
    PayLine line = line_of(line_jacks(), {{0, Rational(2)}});
    const LineMeter twice = meter_of_line(line_jacks(), line, Rational(), Rational(100));
    const Meter meter = meter_of_row(line_jacks(), 0, Rational(800), Rational(1000));
    ASSERT_EQ(twice.pieces.size(), meter.pieces.size());
    for (std::size_t i = 0; i < meter.pieces.size(); ++i) {
        EXPECT_EQ(Rational(800) + Rational(2) * twice.pieces[i].from, meter.pieces[i].from);
        EXPECT_EQ(twice.pieces[i].slope, Rational(2) * meter.pieces[i].slope);
        EXPECT_EQ(twice.pieces[i].deals_changed, meter.pieces[i].deals_changed);
    }
}

// Between analyses a little below and above the point the return passes 1; at the point it is 1.
TEST(LineMeter, PointOfReturn) {
    const PayLine line = line_of(line_jacks(), {{0, Rational(1)}, {2, Rational(3, 100)}});
    const Rational most(1'000'000'000);
    const std::optional<Rational> point = point_of_return(line_jacks(), line, Rational(1), most);
    ASSERT_TRUE(point.has_value());
    Rational low;
    Rational high(1024);
    for (int i = 0; i < 24; ++i) {
        const Rational half = (low + high) / Rational(2);
        (return_by_analysis(line_jacks(), line, half) < Rational(1) ? low : high) = half;
    }
    EXPECT_LT(low, *point);
    EXPECT_LE(*point, high);
    EXPECT_EQ(meter_of_line(line_jacks(), line, low, high).return_at(*point), Rational(1));
    const Rational now = return_by_analysis(line_jacks(), line, Rational());
    EXPECT_EQ(point_of_return(line_jacks(), line, now, most), Rational());
    EXPECT_FALSE(point_of_return(line_jacks(), line, now - Rational(1, 1'000'000), most).has_value());
    EXPECT_FALSE(point_of_return(line_jacks(), line, Rational(1), Rational(801)).has_value());
}

TEST(LineMeter, RefusesWhatIsNoLine) {
    const auto refused = [](const PayLine& line, const Rational& from, const Rational& to) {
        EXPECT_THROW(meter_of_line(line_jacks(), line, from, to), std::invalid_argument);
    };
    refused(line_of(line_jacks(), {}), Rational(), Rational(1));
    refused(line_of(line_jacks(), {{0, Rational(1)}, {1, Rational(-1)}}), Rational(), Rational(1));
    refused(line_of(line_jacks(), {{0, Rational(1)}}), Rational(1), Rational(1));
    refused(line_of(line_jacks(), {{0, Rational(1)}}), Rational(-801), Rational(1));
    refused({pays_of(line_jacks().game()), {Rational(1)}}, Rational(), Rational(1));
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(meter_of_line(line_jacks(), line_of(line_jacks(), {{0, Rational(1)}}), Rational(),
                               Rational(1), {1, {}, &stop}),
                 Stopped);
}

}  // namespace
}  // namespace holdfast::videopoker
