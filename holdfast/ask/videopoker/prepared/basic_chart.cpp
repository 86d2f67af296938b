#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/prepared/basic_chart.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>

namespace holdfast::ask {

using videopoker::ChartSearch;

BasicChart::BasicChart(const videopoker::GameTables& tables, std::string_view field, const Work& work)
    : types(tables, work.quietly()), walk(types), vocabulary(types), writer(vocabulary) {
    const Work quiet = work.quietly();
    const ChartSearch search = in_field(field, [&] { return ChartSearch(walk, writer, quiet); });
    const videopoker::Chart found = search.basic(work);
    // Idle parts decide no deal: without them the chart is shorter, and played alike.
    chart = without_idle_parts(writer, found, score_chart(types, found, quiet));
    text = writer.text(chart);
}

}  // namespace holdfast::ask
