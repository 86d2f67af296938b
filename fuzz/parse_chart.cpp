// Any bytes as a chart of a game with wild cards and of one without: a chart whose printed form reads back as
// itself, or a ParseError whose span lies in the text (or right after it, where something is missing).
#include <cstddef>
#include <cstdint>
#include <string>

#include <fuzz/promises.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>

namespace {

using namespace holdfast;
using namespace holdfast::fuzz;
using namespace holdfast::videopoker;

/// A game's words, made once.
struct Language {
    explicit Language(const char* game)
        : tables(catalog_game(game)), types(tables), vocabulary(types), writer(vocabulary) {}

    void check_text(const std::string& text) const {
        try {
            const ChartReading reading = read_chart_text(vocabulary, text);
            const Chart& chart = reading.chart;
            for (const ReadLine& line : reading.lines) {
                check(line.position + line.length <= text.size());
                const std::vector<ChartRow>& rows = chart.sections.at(line.section);
                if (line.kind == ReadLine::Kind::row) check(line.row < rows.size());
                if (line.kind == ReadLine::Kind::rule) check(!rows.at(line.row).rules.empty());
            }
            check(chart.sections.size() == types.sections());
            for (const std::vector<ChartRow>& section : chart.sections) {
                check(!section.empty());
                for (const ChartRow& row : section) check(!row.types.empty());
            }
            const std::string printed = writer.text(chart);
            check(writer.text(parse_chart(vocabulary, printed)) == printed);
        } catch (const ParseError& error) {
            check(error.text == text);
            check_span(error);
        }
    }

    GameTables tables;
    HoldTypes types;
    HoldVocabulary vocabulary;
    ChartWriter writer;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Language plain("double-double-bonus-9-6");
    static const Language wild("deuces-and-joker-12-9-6");
    const std::string text = text_of(data, size);
    plain.check_text(text);
    wild.check_text(text);
    return 0;
}
