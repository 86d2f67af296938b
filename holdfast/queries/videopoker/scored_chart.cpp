#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/videopoker/chart_legend.h>
#include <holdfast/queries/videopoker/scored_chart.h>

namespace holdfast::queries {
namespace {

using videopoker::Chart;
using videopoker::ChartRow;
using videopoker::ChartScore;
using videopoker::ChartWriter;
using videopoker::HoldTypes;
using videopoker::PlayedDeal;
using videopoker::RowScore;
using videopoker::TypeIndex;

/// None where the row decides no deal: then there is no least and no most.
std::optional<Rational> value_of(const RowScore& row, u64 value, const ChartScore& score) {
    if (row.deals == 0) return std::nullopt;
    return Rational(u128{value}, score.value_denominator);
}

/// What each number of wild cards is called, "one deuce"; none for a chart of one section.
std::vector<std::string> section_names(const ScoredChart& chart) {
    std::vector<std::string> names;
    for (const ChartLine& line : chart.rows) {
        // At the first row of each section: sections come in order, and are numbered by their wild cards.
        if (!line.section_text.empty() && line.section == names.size()) names.push_back(line.section_text);
    }
    return names;
}

const Shape<ChartRuleLine>& chart_rule_shape() {
    static const Shape<ChartRuleLine> shape =
        Shape<ChartRuleLine>("ChartRule")
            .whole_number("row", "The row that it is an exception to, numbered from 1 over all sections",
                          &ChartRuleLine::number)
            .text("text", "The rule in words", &ChartRuleLine::text)
            .count("deals", "Deals in which it changes the hold", &ChartRuleLine::deals);
    return shape;
}

/// Where a chart loses most.
struct WorstDeal {
    const PlayedDeal& played;
    Rational cost;
};

std::optional<WorstDeal> worst_deal(const ScoredChart& chart) {
    const ChartScore& score = chart.score;
    if (!score.worst) return std::nullopt;
    return WorstDeal{*score.worst, Rational(u128{score.worst->cost}, score.value_denominator)};
}

const Shape<WorstDeal>& worst_deal_shape() {
    using Worst = WorstDeal;
    static const Shape<Worst> shape =
        Shape<Worst>("WorstDeal")
            .text("deal", "The five cards", [](const Worst& worst) { return to_text(worst.played.deal); })
            .text("chart_hold", "What the chart holds; empty: nothing",
                  [](const Worst& worst) { return to_text(worst.played.held); })
            .text("best_hold", "What is best held; empty: nothing",
                  [](const Worst& worst) { return to_text(worst.played.best); })
            .real("cost", "How much less the chart's hold is worth, in bets", &Worst::cost);
    return shape;
}

}  // namespace

ScoredChart scored_chart(const ChartWriter& writer, const HoldTypes& types, const Chart& chart,
                         ChartScore score) {
    ScoredChart scored{{}, {}, std::move(score), writer.text(chart)};
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        // Rows of other sections never compete for a deal, so "any" looks at this section alone.
        std::vector<TypeIndex> earlier;
        const std::string heading = types.sections() > 1 ? section_words(types, section) : "";
        for (std::size_t i = 0; i < chart.sections[section].size(); ++i) {
            const ChartRow& row = chart.sections[section][i];
            // [section][row], as in the chart
            const RowScore& played = scored.score.rows[section][i];
            scored.rows.push_back({section, heading, scored.rows.size() + 1,
                                   writer.row_text(section, row.types, earlier), played.deals,
                                   played.misplayed, value_of(played, played.least, scored.score),
                                   value_of(played, played.most, scored.score)});
            earlier.insert(earlier.end(), row.types.begin(), row.types.end());
            for (std::size_t rule = 0; rule < row.rules.size(); ++rule) {
                scored.rules.push_back({scored.rows.size(), writer.rule_text(section, row.rules[rule]),
                                        played.rule_deals[rule]});
            }
        }
    }
    return scored;
}

const Shape<ChartLine>& ChartLine::shape() {
    static const Shape<ChartLine> shape =
        Shape<ChartLine>("ChartRow")
            .whole_number("section", "Wild cards dealt", &ChartLine::section)
            // JSON has the rows as a list, in which the place is the number.
            .only_in_csv("row", &ChartLine::number)
            .text("text", "The holds of the row in words", &ChartLine::text)
            .count("deals", "Deals that the row decides", &ChartLine::deals)
            .count("misplayed_deals", "Deals that it decides in which another hold is worth more",
                   &ChartLine::misplayed)
            .real("value_least", "The least that its holds are worth, in bets; null if it decides no deal",
                  &ChartLine::least)
            .or_null()
            .real("value_most", "The most that they are worth, in bets; null if it decides no deal",
                  &ChartLine::most)
            .or_null();
    return shape;
}

const Shape<ScoredChart>& ScoredChart::shape() {
    using Scored = ScoredChart;
    static const Shape<Scored> shape =
        Shape<Scored>("ScoredChart")
            .texts("sections",
                   "What each number of wild cards is called, from none on; empty if all hands are in one "
                   "section",
                   section_names)
            .not_in_csv()
            .table("rows", "The rows in order of play, the highest first", ChartLine::shape(), &Scored::rows)
            .only_in_csv("rows", [](const Scored& chart) { return chart.rows.size(); })
            .table("rules", "Exceptions to rows", chart_rule_shape(), &Scored::rules)
            .only_in_csv("rules", [](const Scored& chart) { return chart.rules.size(); })
            .exact("return", "The expected pay of a bet of 1, played by the chart",
                   [](const Scored& chart) { return chart.score.expected_return(); })
            .real("cost", "How much less that is than perfect play returns",
                  [](const Scored& chart) { return chart.score.cost(); })
            .real("bets_an_hour_lost",
                  "What is lost against perfect play in an hour of " + std::to_string(hands_an_hour) +
                      " hands, in bets",
                  [](const Scored& chart) { return chart.score.cost() * Rational(hands_an_hour); })
            .count("misplayed_deals", "Deals in which another hold than the chart's is worth more",
                   [](const Scored& chart) { return chart.score.misplayed; })
            .object("worst", "The deal in which most is lost; null if none is misplayed", worst_deal_shape(),
                    worst_deal)
            .or_null()
            .not_in_csv()
            .texts("legend", "Sentences on how the chart is played and what its words mean", chart_legend)
            .not_in_csv();
    return shape;
}

}  // namespace holdfast::queries
