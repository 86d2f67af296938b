#include <holdfast/core/threads.h>
#include <holdfast/strategy/search/chart_search.h>
#include <holdfast/strategy/search/play_groups.h>
#include <holdfast/strategy/search/row_shares.h>

namespace holdfast::videopoker {
namespace {

/// All values together, below what Phrases asks for.
constexpr u128 most_total_value = u128{1} << 56U;

/// Values are divided by 2^this in the search: 0 but for pays of millions of bets.
unsigned rounding(const std::vector<PlayGroup>& groups) {
    u128 total = 0;
    for (const PlayGroup& each : groups) total += each.best_value;
    unsigned bits = 0;
    while ((total >> bits) >= most_total_value) ++bits;
    return bits;
}

std::vector<u16> each_type_alone(const HoldTypes& types) {
    std::vector<u16> alone(types.types().size());
    for (std::size_t type = 0; type < alone.size(); ++type) alone[type] = static_cast<u16>(type);
    return alone;
}

std::vector<ItemGroups> groups_of_sections(const HoldTypes& types, const std::vector<PlayGroup>& groups,
                                           unsigned bits) {
    std::vector<ItemGroups> sections(types.sections(), ItemGroups(types.types().size()));
    std::vector<GroupItem> items;
    for (const PlayGroup& group : groups) {
        items.clear();
        for (const GroupPlay& play : group.plays) {
            // Rounding may make the search choose a chart that is worth a little less; what a chart returns
            // is told by score_chart, which does not round.
            items.push_back({play.atom, static_cast<u64>(play.value >> bits)});
        }
        sections[group.section].add(items, group.deals);
    }
    return sections;
}

/// Adds up the progress of one search after another. Of the sections, those with more wild cards are small.
class SearchProgress {
  public:
    SearchProgress(const Work& work, std::size_t searches) : work_(work), searches_(searches) {}

    Work next() {
        Work own = work_;
        if (work_.progress) {
            const std::size_t before = begun_++;
            own.progress = [this, before](u64 done, u64 total) {
                work_.progress(before * steps + done * steps / total, searches_ * steps);
            };
        }
        return own;
    }

    void finish() const {
        if (work_.progress) work_.progress(searches_ * steps, searches_ * steps);
    }

  private:
    static constexpr u64 steps = 1000;

    const Work& work_;
    std::size_t searches_;
    std::size_t begun_ = 0;
};

}  // namespace

ChartSearch::ChartSearch(const DealWalk& walk, const ChartWriter& writer, const Work& work) {
    Work quietly = work;
    quietly.progress = {};
    const std::vector<PlayGroup> groups = group_plays(walk, each_type_alone(walk.types()), quietly);
    const unsigned bits = rounding(groups);
    const std::vector<ItemGroups> sections = groups_of_sections(walk.types(), groups, bits);
    sections_.resize(sections.size());
    // Sections share no deal, so each is searched by itself: a chart's return is the sum of theirs.
    for_each_index(sections.size(), quietly, [&](std::size_t number, unsigned) {
        if (sections[number].size() == 0) return;
        sections_[number].emplace(writer, walk.types(), number, sections[number], quietly);
    });
    u128 most = 0;
    for (const std::optional<SectionSearch>& section : sections_) {
        if (!section) continue;
        most += section->most_value();
        ++least_rows_;
    }
    // Rounded values would be no bound.
    if (bits == 0) most_return_ = Rational(most, walk.total_denominator());
}

Chart ChartSearch::basic(const Work& work) const {
    Chart chart;
    chart.sections.resize(sections_.size());
    SearchProgress progress(work, least_rows_);
    for (std::size_t number = 0; number < sections_.size(); ++number) {
        if (sections_[number]) chart.sections[number] = sections_[number]->basic(progress.next()).rows;
    }
    progress.finish();
    return chart;
}

std::vector<Chart> ChartSearch::of_rows(const std::vector<std::size_t>& numbers, const Work& work) const {
    Found found;
    SearchProgress progress(work, least_rows_);
    for (const std::optional<SectionSearch>& section : sections_) {
        if (section) found.push_back(section->of_rows(progress.next()));
    }
    progress.finish();
    return shared_out(found, numbers);
}

std::vector<Chart> ChartSearch::of_bands(const std::vector<std::size_t>& numbers, const Work& work) const {
    Found found;
    SearchProgress progress(work, least_rows_);
    for (const std::optional<SectionSearch>& section : sections_) {
        if (section) found.push_back(section->of_bands(progress.next()));
    }
    progress.finish();
    return shared_out(found, numbers);
}

std::vector<Chart> ChartSearch::shared_out(const Found& found,
                                           const std::vector<std::size_t>& numbers) const {
    std::vector<std::vector<i64>> values;
    for (const std::vector<SectionRows>& section : found) {
        values.emplace_back();
        for (const SectionRows& rows : section) values.back().push_back(rows.value);
    }
    std::vector<Chart> charts;
    for (const std::size_t number : numbers) {
        const std::vector<std::size_t> shares = row_shares(values, number);
        Chart& chart = charts.emplace_back();
        std::size_t next = 0;
        for (const std::optional<SectionSearch>& section : sections_) {
            chart.sections.emplace_back();
            if (!section) continue;
            chart.sections.back() = found[next][shares[next] - 1].rows;
            ++next;
        }
    }
    return charts;
}

}  // namespace holdfast::videopoker
