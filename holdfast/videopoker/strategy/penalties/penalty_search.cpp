#include <algorithm>
#include <memory>

#include <holdfast/videopoker/strategy/penalties/penalty_search.h>
#include <holdfast/videopoker/strategy/penalties/section_rules.h>

namespace holdfast::videopoker {
namespace {

using penalties::RowTypes;
using penalties::RuledRows;
using penalties::SectionRules;

std::vector<RowTypes> types_of(const std::vector<ChartRow>& rows) {
    std::vector<RowTypes> types;
    for (const ChartRow& row : rows) types.push_back(row.types);
    return types;
}

std::vector<ChartRow> chart_rows(RuledRows ruled) {
    std::vector<ChartRow> rows;
    for (std::size_t row = 0; row < ruled.rows.size(); ++row) {
        rows.push_back({std::move(ruled.rows[row]), std::move(ruled.rules[row])});
    }
    return rows;
}

Chart ruled_chart(const DealWalk& walk, const Chart& chart, const Work& work, bool fewer_rows) {
    const Work quiet{work.threads, {}, work.stop};
    std::vector<std::unique_ptr<SectionRules>> sections;
    u64 rules = 0;
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        sections.push_back(std::make_unique<SectionRules>(walk, section, quiet));
        rules += sections.back()->pairs_of(types_of(chart.sections[section])).pairs.size();
    }
    u64 done = 0;
    const auto learned = [&] {
        ++done;
        if (work.progress) work.progress(done, rules + 1);
    };
    Chart ruled;
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        RuledRows rows = sections[section]->learn(types_of(chart.sections[section]), quiet, learned);
        if (fewer_rows) rows = sections[section]->in_fewer_rows(std::move(rows), quiet);
        ruled.sections.push_back(chart_rows(std::move(rows)));
    }
    if (work.progress) work.progress(rules + 1, rules + 1);
    return ruled;
}

}  // namespace

Chart with_penalty_rules(const DealWalk& walk, const Chart& chart, const Work& work) {
    return ruled_chart(walk, chart, work, false);
}

Chart with_penalty_rules_in_fewer_rows(const DealWalk& walk, const Chart& chart, const Work& work) {
    return ruled_chart(walk, chart, work, true);
}

}  // namespace holdfast::videopoker
