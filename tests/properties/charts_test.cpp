// RapidCheck on charts of any games: what is printed reads back, and two ways to add up agree.
//
// Suites end in Slow: the types of one game take up to a second.
#include <algorithm>
#include <numeric>
#include <string_view>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <tests/support/any_game.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/search/any_language.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>

namespace holdfast::videopoker {
namespace {

/// The types of a game that tells suits apart take minutes.
constexpr u32 rare_suits = 12;

/// Atoms in any order, one or several to a row: a chart that covers all deals.
Chart any_chart(const HoldTypes& types) {
    Chart chart;
    chart.sections.resize(types.sections());
    std::vector<std::size_t> order(types.atoms().size());
    std::iota(order.begin(), order.end(), 0);
    const u32 seed = *rc::gen::arbitrary<u32>();
    u32 state = seed | 1U;
    const auto next = [&state] { return state = state * 1664525U + 1013904223U; };
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[next() / 65536 % i]);
    for (const std::size_t atom : order) {
        std::vector<ChartRow>& rows = chart.sections[types.atoms()[atom].section];
        const std::vector<TypeIndex>& added = types.atoms()[atom].types;
        if (rows.empty() || next() / 65536 % 3 != 0) rows.emplace_back();
        std::vector<TypeIndex>& row = rows.back().types;
        row.insert(row.end(), added.begin(), added.end());
        std::sort(row.begin(), row.end());
    }
    return chart;
}

/// What the chart wins in the groups: the first hold of each list that stands in the least row.
u128 won_in_groups(const HoldTypes& types, const Chart& chart, u64& misplayed) {
    std::vector<std::size_t> row_of_type(types.types().size());
    for (const std::vector<ChartRow>& section : chart.sections) {
        for (std::size_t row = 0; row < section.size(); ++row) {
            for (const TypeIndex type : section[row].types) row_of_type[type] = row;
        }
    }
    std::vector<u16> own(types.types().size());
    std::iota(own.begin(), own.end(), u16{0});
    u128 won = 0;
    for (const PlayGroup& group : group_plays(DealWalk(types), own)) {
        const GroupPlay* played = &group.plays.front();
        for (const GroupPlay& each : group.plays) {
            if (row_of_type[each.atom] < row_of_type[played->atom]) played = &each;
        }
        won += played->value;
        misplayed += played->misplayed;
    }
    return won;
}

/// Returns what `make` returns; discards games whose charts are refused because their rows distinguish too
/// many deals.
template <class Make>
auto unless_too_many_deals(Make make) {
    try {
        return make();
    } catch (const ParseError& error) {
        RC_PRE(std::string_view(error.what()).find("too many different deals") == std::string_view::npos);
        throw;
    }
}

RC_GTEST_PROP(AnyChartSlow, GroupsAndReplayWinTheSame, ()) {
    const Game game = *test::any_game(rare_suits);
    const GameTables tables(game);
    const HoldTypes types(tables);
    const Chart chart = any_chart(types);
    const ChartScore score = score_chart(types, chart);
    RC_ASSERT(score.uncovered == 0U);
    u64 misplayed = 0;
    RC_ASSERT(unless_too_many_deals([&] { return won_in_groups(types, chart, misplayed); }) == score.won);
    RC_ASSERT(misplayed == score.misplayed);
    RC_ASSERT(score.won <= score.best_won);
    RC_ASSERT((score.won == score.best_won) == (score.misplayed == 0));
    u64 deals = 0;
    for (const std::vector<RowScore>& section : score.rows) {
        for (const RowScore& row : section) deals += row.deals;
    }
    RC_ASSERT(deals == score.deals);
}

/// The types of a chart in their order, each in a row of its own; the types of one row in the order of their
/// numbers.
Chart one_type_a_row(const Chart& chart) {
    Chart strict;
    for (const std::vector<ChartRow>& section : chart.sections) {
        std::vector<ChartRow>& rows = strict.sections.emplace_back();
        for (const ChartRow& row : section) {
            for (const TypeIndex type : row.types) rows.push_back({{type}, {}});
        }
    }
    return strict;
}

// Whatever is wild, and whether or not best play keeps it: rows of several types, best charts and bands all
// stay within the bound of charts in any language.
RC_GTEST_PROP(AnyChartSlow, NoChartPassesTheBound, ()) {
    const Game game = *test::any_game(rare_suits);
    const GameTables tables(game);
    const HoldTypes types(tables);
    const std::optional<Rational> bound = any_language_bound(types);
    RC_PRE(bound.has_value());
    const auto assert_within = [&](const Chart& chart) {
        const ChartScore score = score_chart(types, chart);
        RC_ASSERT(score.uncovered == 0U);
        RC_ASSERT(score.expected_return() <= *bound);
        RC_ASSERT(*bound <= Rational(score.best_won, score.total_denominator));
    };
    assert_within(any_chart(types));
    const DealWalk walk(types);
    const HoldVocabulary vocabulary(types);
    const ChartWriter writer(vocabulary);
    const ChartSearch search = unless_too_many_deals([&] { return ChartSearch(walk, writer); });
    const Chart best = search.basic();
    assert_within(best);
    // The bound of strict orders holds for them alone, and either bound may be the tighter one.
    const Chart strict = one_type_a_row(best);
    assert_within(strict);
    if (search.most_return()) {
        RC_ASSERT(score_chart(types, strict).expected_return() <= *search.most_return());
        RC_ASSERT(score_chart(types, one_type_a_row(any_chart(types))).expected_return() <=
                  *search.most_return());
    }
    if (*rc::gen::inRange(0, 10) != 0) return;  // the searches for short charts take many seconds a game
    const std::size_t least = search.least_rows();
    const std::vector<std::size_t> few{least, least + 2, least + 8};
    for (const Chart& chart : search.of_bands(few)) assert_within(chart);
    for (const Chart& chart : search.of_rows(few)) assert_within(chart);
}

/// The chart; if it is refused, the failure shows the line.
Chart read_back(const HoldVocabulary& vocabulary, const std::string& text) {
    try {
        return parse_chart(vocabulary, text);
    } catch (const ParseError& error) {
        RC_FAIL(std::string(place_of(text, error.position).line_text) + ": " + error.what());
    }
    return {};
}

RC_GTEST_PROP(AnyChartSlow, WhatIsPrintedReadsBack, ()) {
    const Game game = *test::any_game(rare_suits);
    const GameTables tables(game);
    const HoldTypes types(tables);
    const HoldVocabulary vocabulary(types);
    const ChartWriter writer(vocabulary);
    const Chart chart = any_chart(types);
    const std::string text = writer.text(chart);
    const Chart again = read_back(vocabulary, text);
    RC_ASSERT(again.sections.size() == chart.sections.size());
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        RC_ASSERT(again.sections[section].size() == chart.sections[section].size());
        for (std::size_t row = 0; row < chart.sections[section].size(); ++row) {
            RC_ASSERT(again.sections[section][row].types == chart.sections[section][row].types);
        }
    }
    RC_ASSERT(writer.text(again) == text);
}

RC_GTEST_PROP(AnyChartSlow, NoBestHoldIsLost, ()) {
    const Game game = *test::any_game(rare_suits);
    const GameTables tables(game);
    const HoldTypes types(tables);
    DealWalk(types).for_each({}, [](const DealHolds& deal, unsigned) {
        const bool has_best = std::any_of(
            deal.begin(), deal.end(), [&](const OfferedHold& hold) { return hold.value == deal.best_value; });
        RC_ASSERT(has_best);
    });
}

}  // namespace
}  // namespace holdfast::videopoker
