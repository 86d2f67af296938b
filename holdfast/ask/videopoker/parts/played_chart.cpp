#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/parts/played_chart.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {

using videopoker::Chart;
using videopoker::ChartPlays;
using videopoker::ChartScore;

void check_has_rows(std::string_view field, const std::string& text, const std::string& source) {
    if (text.find_first_not_of(" \t\r\n") != std::string::npos) return;
    in_lines(field, source, [&] { throw ParseError("the chart has no rows", text, text.size()); });
}

videopoker::ChartReading read_chart(const videopoker::HoldVocabulary& vocabulary, std::string_view field,
                                    const std::string& text, const std::string& source,
                                    const StopFlag* stop) {
    return in_lines(field, source, [&] { return read_chart_text(vocabulary, text, stop); });
}

ChartScore played_chart(const videopoker::HoldTypes& types, const Chart& chart, std::string_view field,
                        const std::string& text, const std::string& source, const Work& work,
                        ChartPlays* plays) {
    ChartScore score = score_chart(types, chart, work, plays);
    // Only a replay of all deals tells whether every one has a row. What is missing is a row at the end of the chart.
    if (score.uncovered_deal) {
        in_lines(field, source, [&] {
            throw ParseError("no row covers " + spaced_card_set(*score.uncovered_deal) + "; in all, " +
                                 grouped(score.uncovered) + " deals have no row",
                             text, text.size());
        });
    }
    return score;
}

}  // namespace holdfast::ask
