#include <algorithm>

#include <holdfast/queries/videopoker/scored_chart.h>
#include <holdfast/videopoker/strategy/chart_text.h>

namespace holdfast::queries {

bool ScoredChart::has_rules() const {
    return std::any_of(rows.begin(), rows.end(), [](const ScoredRow& row) { return !row.rules.empty(); });
}

ScoredChart scored_chart(const videopoker::HoldVocabulary& vocabulary, const videopoker::Chart& chart,
                         const Work& work) {
    const videopoker::ChartWriter writer(vocabulary);
    ScoredChart scored;
    scored.score = score_chart(vocabulary.types(), chart, work);
    scored.chart = writer.text(chart);
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        scored.sections.push_back(section_words(vocabulary.types(), section));
        std::vector<videopoker::TypeIndex> earlier;
        for (std::size_t row = 0; row < chart.sections[section].size(); ++row) {
            const videopoker::ChartRow& written = chart.sections[section][row];
            ScoredRow& shown = scored.rows.emplace_back();
            shown.section = section;
            shown.text = writer.row_text(section, written.types, earlier);
            shown.score = scored.score.rows[section][row];
            for (const videopoker::PenaltyRule& rule : written.rules) {
                shown.rules.push_back(writer.rule_text(section, rule));
            }
            earlier.insert(earlier.end(), written.types.begin(), written.types.end());
            std::sort(earlier.begin(), earlier.end());
        }
    }
    return scored;
}

Rational bets_an_hour_lost(const ScoredChart& chart) {
    constexpr int hands_an_hour = 600;
    return chart.score.cost() * Rational(hands_an_hour);
}

}  // namespace holdfast::queries
