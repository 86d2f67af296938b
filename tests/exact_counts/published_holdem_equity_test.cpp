// Every published equity of tests/golden/published_holdem_equity.txt, to the last digit.
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/golden_lines.h>
#include <tests/support/printing.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/preflop/hand_order.h>
#include <holdfast/holdem/preflop/preflop_tables.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using test::GoldenLine;

std::vector<GoldenLine> lines(const std::string& kind) {
    std::vector<GoldenLine> chosen;
    for (const GoldenLine& line :
         test::read_golden_file(HOLDFAST_SOURCE_FOLDER "/tests/golden/published_holdem_equity.txt")) {
        if (line.kind() == kind) chosen.push_back(line);
    }
    return chosen;
}

std::vector<std::string> parts(const std::string& text, const char* separator) {
    std::vector<std::string> parts;
    for (const std::string_view part : test::split(text, separator)) parts.emplace_back(part);
    return parts;
}

u64 number(const GoldenLine& line, const char* key) {
    return std::stoull(line.at(key));
}

Showdown showdown_of(const std::vector<std::string>& ranges, const std::string& board) {
    Showdown showdown;
    for (const std::string& range : ranges) showdown.players.push_back(parse_range(range));
    if (board != "none") showdown.board = Board(test::cards_of(board));
    return showdown;
}

/// With as many decimals as the published text.
void expect_rounded(const std::string& published, const Rational& value) {
    const std::size_t point = published.find('.');
    EXPECT_EQ(decimal_text(value, static_cast<int>(published.size() - point - 1)), published);
}

/// Sum over k of the deals that k players share with this one, over k.
Rational tie_share(const WinnerCounts& counts, std::size_t player) {
    return counts.equity(player) * Rational(counts.deals()) - Rational(counts.wins(player));
}

TEST(PublishedEquities, HandAgainstHand) {
    const std::vector<GoldenLine> all = lines("versus");
    EXPECT_EQ(all.size(), 5U);
    for (const GoldenLine& line : all) {
        SCOPED_TRACE(line.text());
        const WinnerCounts counts =
            ExactEquity(showdown_of({line.at("first"), line.at("second")}, line.at("board"))).winners();
        EXPECT_TRUE(counts.wins(0) == number(line, "wins"));
        EXPECT_TRUE(counts.wins(1) == number(line, "losses"));
        EXPECT_TRUE(counts.ties(0) == number(line, "ties"));
        if (line.at("board") == "none") {
            EXPECT_TRUE(counts.deals() == preflop_boards);
        }
    }
}

TEST(PublishedEquities, HandAgainstRandomOnABoard) {
    const std::vector<GoldenLine> all = lines("random");
    EXPECT_EQ(all.size(), 4U);
    for (const GoldenLine& line : all) {
        SCOPED_TRACE(line.text());
        const WinnerCounts counts =
            ExactEquity(showdown_of({line.at("hand"), "random"}, line.at("board"))).winners();
        EXPECT_TRUE(counts.wins(0) == number(line, "wins"));
        if (line.has("ties")) {
            EXPECT_TRUE(counts.ties(0) == number(line, "ties"));
            EXPECT_TRUE(counts.losses(0) == number(line, "losses"));
        }
        if (line.has("equity")) expect_rounded(line.at("equity"), counts.equity(0));
        if (line.has("win")) expect_rounded(line.at("win"), Rational(counts.wins(0), counts.deals()));
    }
}

void expect_players(const GoldenLine& line) {
    SCOPED_TRACE(line.text());
    const WinnerCounts counts =
        ExactEquity(showdown_of(parts(line.at("ranges"), "; "), line.at("board"))).winners(Work{0});
    EXPECT_TRUE(counts.deals() == number(line, "deals"));
    const auto each = [&line](const char* key, auto check) {
        if (!line.has(key)) return;
        const std::vector<std::string> published = parts(line.at(key), ";");
        for (std::size_t player = 0; player < published.size(); ++player) check(player, published[player]);
    };
    each("wins", [&](std::size_t player, const std::string& text) {
        EXPECT_EQ(holdfast::to_text(counts.wins(player)), text);
    });
    each("tie_shares", [&](std::size_t player, const std::string& text) {
        EXPECT_EQ(tie_share(counts, player).text(), text + "/1");
    });
    each("equity",
         [&](std::size_t player, const std::string& text) { expect_rounded(text, counts.equity(player)); });
    if (line.has("three_way_ties")) {
        EXPECT_TRUE(counts[0b111] == number(line, "three_way_ties"));
    }
}

TEST(PublishedEquities, RangesAndSeveralPlayers) {
    EXPECT_EQ(lines("players").size(), 6U);
    for (const GoldenLine& line : lines("players")) {
        if (number(line, "deals") < 1'000'000'000) expect_players(line);
    }
}

TEST(PublishedEquitiesSlow, ElevenThousandMillionDealsOfThreeRanges) {
    for (const GoldenLine& line : lines("players")) {
        if (number(line, "deals") >= 1'000'000'000) expect_players(line);
    }
}

TEST(PublishedEquities, StartingHandsAgainstRandom) {
    const std::vector<GoldenLine> all = lines("preflop");
    EXPECT_EQ(all.size(), 169U);
    for (const GoldenLine& line : all) {
        const RandomOpponentCount count = against_random(parse_starting_hand(line.at("hand")));
        EXPECT_EQ(count.wins, number(line, "wins")) << line.text();
        EXPECT_EQ(count.losses, number(line, "losses")) << line.text();
        EXPECT_EQ(count.ties, number(line, "ties")) << line.text();
    }
}

TEST(PublishedEquities, StartingHandsAgainstEachOther) {
    const std::vector<GoldenLine> all = lines("matrix");
    EXPECT_EQ(all.size(), 389U);
    for (const GoldenLine& line : all) {
        const WinnerCounts counts =
            ExactEquity(showdown_of({line.at("first"), line.at("second")}, "none")).winners();
        const Rational scale(number(line, "deals"), counts.deals());
        EXPECT_EQ(Rational(counts.wins(0)) * scale, Rational(number(line, "wins"))) << line.text();
        EXPECT_EQ(Rational(counts.wins(1)) * scale, Rational(number(line, "losses"))) << line.text();
        EXPECT_EQ(Rational(counts.ties(0)) * scale, Rational(number(line, "ties"))) << line.text();
    }
}

// All 1,326 * 1,225 pairs of hands: a sweep of every river found 1,334,125,369,292 wins and as many losses.
TEST(PublishedEquities, AnythingAgainstAnything) {
    const WinnerCounts counts = ExactEquity(showdown_of({"random", "random"}, "none")).winners();
    EXPECT_TRUE(counts.deals() == u128{1326} * 1225 * preflop_boards);
    EXPECT_TRUE(counts.wins(0) == 1'334'125'369'292U);
    EXPECT_TRUE(counts.wins(1) == counts.wins(0));
    EXPECT_TRUE(counts.ties(0) == 113'130'263'816U);
}

TEST(PublishedEquities, EveryLineIsOfAKnownKind) {
    const auto all =
        test::read_golden_file(HOLDFAST_SOURCE_FOLDER "/tests/golden/published_holdem_equity.txt");
    std::size_t known = 0;
    for (const char* kind : {"versus", "random", "players", "preflop", "matrix"}) known += lines(kind).size();
    EXPECT_EQ(known, all.size());
}

}  // namespace
}  // namespace holdfast::holdem
