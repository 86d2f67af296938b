#include <algorithm>
#include <memory>

#include <holdfast/videopoker/strategy/rules/penalty_search.h>
#include <holdfast/videopoker/strategy/rules/section_rules.h>

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

/// Progress in units: one for each rule, ten for each part whose work is unknown beforehand (saving rows, and
/// tables of points). Reported in thousandths, so that a rule that takes long shows progress.
class RuleProgress {
  public:
    static constexpr u64 units_of_part = 10;

    RuleProgress(const Work& work, u64 total) : work_(work), total_(total * thousand) {}

    /// The Work for the next part, which counts for `units`.
    Work part(u64 units) {
        const u64 before = begun_;
        begun_ += units * thousand;
        tell(before);
        const auto tell_part = [this, before, units](u64 done, u64 total) {
            tell(before + units * thousand * std::min(done, total) / std::max<u64>(total, 1));
        };
        return {work_.threads, tell_part, work_.stop};
    }
    void finish() { tell(total_); }

  private:
    static constexpr u64 thousand = 1000;

    void tell(u64 done) {
        // A part may report several computations, each from its beginning; the reported progress never falls.
        furthest_ = std::max(furthest_, done);
        if (work_.progress) work_.progress(furthest_, total_);
    }

    const Work& work_;
    u64 total_;
    u64 begun_ = 0;
    u64 furthest_ = 0;
};

Chart ruled_chart(const DealWalk& walk, const Chart& chart, const Work& work, bool fewer_rows) {
    std::vector<std::unique_ptr<SectionRules>> sections;
    std::vector<std::vector<RowTypes>> rows_of;
    u64 units = 0;
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        // All sections are prepared before any is learned, because only then the number of rules is known.
        sections.push_back(std::make_unique<SectionRules>(walk, section, work.quietly()));
        rows_of.push_back(types_of(chart.sections[section]));
        if (fewer_rows) rows_of.back() = sections.back()->gathered(rows_of.back());
        units += sections.back()->pairs_of(rows_of.back()).pairs.size();
        units += (fewer_rows ? 2 : 1) * RuleProgress::units_of_part;
    }
    RuleProgress progress(work, units);
    Chart ruled;
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        RuledRows rows = sections[section]->learn(rows_of[section], [&] { return progress.part(1); });
        // Tables come last: they take seconds for each rule, so they are tried only for rules that stay.
        const auto part = [&] { return progress.part(RuleProgress::units_of_part); };
        if (fewer_rows) rows = sections[section]->in_fewer_rows(std::move(rows), part());
        rows = sections[section]->with_tables(std::move(rows), part());
        ruled.sections.push_back(chart_rows(std::move(rows)));
    }
    progress.finish();
    keep_readable(ruled);
    return ruled;
}

}  // namespace

void keep_readable(Chart& chart) {
    for (std::vector<ChartRow>& section : chart.sections) {
        for (ChartRow& row : section) {
            // A rule that never changes the hold has no clauses, and so no words.
            row.rules.erase(
                std::remove_if(row.rules.begin(), row.rules.end(),
                               [](const PenaltyRule& rule) { return rule.preference.clauses.empty(); }),
                row.rules.end());
        }
    }
    while (true) {
        std::size_t rules = 0;
        std::size_t clauses = 0;
        ChartRow* row_of_longest = nullptr;
        std::vector<PenaltyRule>::iterator longest;
        for (std::vector<ChartRow>& section : chart.sections) {
            for (ChartRow& row : section) {
                for (auto rule = row.rules.begin(); rule != row.rules.end(); ++rule) {
                    const std::size_t length = rule->preference.clauses.size();
                    ++rules;
                    clauses += length;
                    if (row_of_longest != nullptr && length <= longest->preference.clauses.size()) continue;
                    row_of_longest = &row;
                    longest = rule;
                }
            }
        }
        if (rules <= max_chart_rules && clauses <= max_chart_clauses) return;
        row_of_longest->rules.erase(longest);
    }
}

Chart with_penalty_rules(const DealWalk& walk, const Chart& chart, const Work& work) {
    return ruled_chart(walk, chart, work, false);
}

Chart with_penalty_rules_in_fewer_rows(const DealWalk& walk, const Chart& chart, const Work& work) {
    return ruled_chart(walk, chart, work, true);
}

}  // namespace holdfast::videopoker
