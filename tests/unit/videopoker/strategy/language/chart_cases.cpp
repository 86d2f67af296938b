// Readers of charts and of their rules, for the cases in the files beside this one.
#include <string>
#include <vector>

#include <tests/text_cases/text_cases.h>
#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/videopoker/strategy/language/preference_text.h>

namespace holdfast::videopoker {
namespace {

/// A chart without the line break at its end, so that one row is one line.
std::string without_last_line_break(std::string chart) {
    if (!chart.empty()) chart.pop_back();
    return chart;
}

/// Charts of a game of the catalog, which is prepared for the first of them.
std::pair<const std::string, test::Reader> charts_of(const std::string& id) {
    return {"chart of " + id, [id](const std::string& text) {
                static std::map<std::string, test::Language> languages;
                return without_last_line_break(languages.try_emplace(id, id).first->second.printed(text));
            }};
}

std::string notes_of(const std::string& text) {
    std::string notes;
    for (const std::string& note : read_chart_text(test::jacks().vocabulary, text).notes) {
        notes += (notes.empty() ? "" : " | ") + note;
    }
    return notes;
}

std::string in_order(const std::string& text) {
    const ChartReading reading = read_chart_text(test::jacks().vocabulary, text);
    return without_last_line_break(test::jacks().writer.text(reading.in_order));
}

std::string rule(const std::string& text) {
    return to_text(penalties::parse_preference(text));
}

/// Charts are of 9/6 Jacks or Better unless another game is named.
const test::Readers chart_readers{
    {"chart", [](const std::string& text) { return without_last_line_break(test::jacks().printed(text)); }},
    charts_of("deuces-wild-full-pay"),
    charts_of("double-double-bonus-9-6"),
    charts_of("double-joker-full-pay"),
    charts_of("five-jokers"),
    charts_of("joker-poker-kings-full-pay"),
    {"notes of a chart", notes_of},
    {"rows of a chart in order", in_order},
    {"rule", rule},
};

const test::TextCases row_cases("unit/videopoker/strategy/language/rows.txt", chart_readers);
const test::TextCases whole_chart_cases("unit/videopoker/strategy/language/charts.txt", chart_readers);

}  // namespace
}  // namespace holdfast::videopoker
