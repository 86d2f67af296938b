#include <algorithm>
#include <limits>
#include <string>
#include <unordered_map>

#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>

namespace holdfast::videopoker {
namespace {

/// The section and the atoms of a deal in tie-break order, one hold of each: shared by the deals of a group.
struct DealPlays {
    std::u16string key;  ///< a string, which the standard library can hash; the section comes first
    std::array<const OfferedHold*, hold_count> holds{};
};

void describe_plays(const DealHolds& deal, const std::vector<u16>& atom_of_type, DealPlays& plays) {
    plays.key.assign(1, static_cast<char16_t>(deal.section));
    for (const OfferedHold& hold : deal) {
        const char16_t atom = static_cast<char16_t>(atom_of_type[hold.type]);
        // If two holds share an atom, the tie-break plays the first, wherever the atom is.
        if (plays.key.find(atom, 1) != std::u16string::npos) continue;
        plays.holds[plays.key.size() - 1] = &hold;
        plays.key.push_back(atom);
    }
}

using GroupsByKey = std::unordered_map<std::u16string, PlayGroup>;

/// Checks the number of all groups so far: a bound that does not depend on the threads.
void check_size(const GroupsByKey& groups, const Game& game) {
    if (groups.size() <= most_play_groups) return;
    throw ParseError("the game has too many different deals for a chart: its rows tell too many hands apart",
                     game.name);
}

void add_deal(const DealHolds& deal, const DealPlays& plays, GroupsByKey& groups) {
    const auto [place, is_new] = groups.try_emplace(plays.key);
    PlayGroup& group = place->second;
    if (is_new) {
        group.section = deal.section;
        for (std::size_t i = 1; i < plays.key.size(); ++i) group.plays.push_back({plays.key[i], 0, 0});
    }
    group.deals += deal.weight;
    group.best_value += u128{deal.best_value} * deal.weight;
    for (std::size_t i = 0; i < group.plays.size(); ++i) {
        group.plays[i].value += u128{plays.holds[i]->value} * deal.weight;
        group.plays[i].misplayed += plays.holds[i]->value < deal.best_value ? deal.weight : 0;
    }
}

void add_group(const PlayGroup& from, PlayGroup& to) {
    to.deals += from.deals;
    to.best_value += from.best_value;
    for (std::size_t i = 0; i < to.plays.size(); ++i) {
        to.plays[i].value += from.plays[i].value;
        to.plays[i].misplayed += from.plays[i].misplayed;
    }
}

/// Moves all groups from one map to another, and adds up equal ones; `from` is empty afterwards.
void take_over(GroupsByKey& from, GroupsByKey& to, const Game& game, const StopFlag* stop) {
    while (!from.empty()) {
        throw_if_stopped(stop);
        const auto taken = to.insert(from.extract(from.begin()));
        if (!taken.inserted) add_group(taken.node.mapped(), taken.position->second);
        check_size(to, game);
    }
}

/// Sorts by key, because the order of a hash map depends on the threads.
std::vector<PlayGroup> sorted_by_key(GroupsByKey& groups, const StopFlag* stop) {
    std::vector<GroupsByKey::value_type*> sorted;
    sorted.reserve(groups.size());
    for (auto& each : groups) sorted.push_back(&each);
    std::sort(sorted.begin(), sorted.end(), [stop](const auto* a, const auto* b) {
        throw_if_stopped(stop);
        return a->first < b->first;
    });
    std::vector<PlayGroup> groups_in_order;
    groups_in_order.reserve(sorted.size());
    for (auto* each : sorted) groups_in_order.push_back(std::move(each->second));
    return groups_in_order;
}

}  // namespace

std::vector<PlayGroup> group_plays(const DealWalk& walk, const std::vector<u16>& atom_of_type,
                                   const Work& work) {
    struct Gathered {
        DealPlays plays;
        GroupsByKey groups;
    };
    const Game& game = walk.types().tables().game();
    std::vector<Gathered> gathered(worker_count(work));
    GroupsByKey all;
    // Few rounds; otherwise each worker would gather the same groups for itself, in memory that grows with
    // their number.
    constexpr u64 round = most_play_groups / 4;
    walk.for_each_in_rounds(
        round, work,
        [&](const DealHolds& deal, unsigned worker) {
            Gathered& own = gathered[worker];
            describe_plays(deal, atom_of_type, own.plays);
            add_deal(deal, own.plays, own.groups);
        },
        [&] {
            for (Gathered& each : gathered) take_over(each.groups, all, game, work.stop);
        });
    return sorted_by_key(all, work.stop);
}

std::vector<std::size_t> row_shares(const std::vector<std::vector<i64>>& values, std::size_t rows) {
    constexpr i64 impossible = std::numeric_limits<i64>::min();
    // A small knapsack: sections * rows^2 steps, and a chart has a few dozen rows. most[r]: the largest
    // value of the sections so far in exactly r rows; share: the rows of the last section.
    std::vector<i64> most(rows + 1, impossible);
    most[0] = 0;
    std::vector<std::vector<std::size_t>> share;
    for (const std::vector<i64>& section : values) {
        std::vector<i64> with(rows + 1, impossible);
        std::vector<std::size_t>& own = share.emplace_back(rows + 1);
        for (std::size_t before = 0; before < rows; ++before) {
            if (most[before] == impossible) continue;
            for (std::size_t n = 1; n <= section.size() && before + n <= rows; ++n) {
                const i64 value = most[before] + section[n - 1];
                if (value > with[before + n]) {
                    with[before + n] = value;
                    own[before + n] = n;
                }
            }
        }
        most = std::move(with);
    }
    std::size_t left = 0;
    for (std::size_t r = 1; r <= rows; ++r) {
        // If values are equal, the fewest rows, since r rises.
        if (most[r] > most[left] || most[left] == impossible) left = r;
    }
    std::vector<std::size_t> shares(values.size());
    for (std::size_t section = values.size(); section-- > 0;) {
        shares[section] = share[section][left];
        left -= shares[section];
    }
    return shares;
}

namespace {

bool decides_a_deal(const std::vector<TypeIndex>& part, const ChartRow& row, const RowScore& score) {
    return std::any_of(part.begin(), part.end(), [&](TypeIndex type) {
        const auto place = std::lower_bound(row.types.begin(), row.types.end(), type) - row.types.begin();
        return score.type_deals[static_cast<std::size_t>(place)] > 0;
    });
}

}  // namespace

Chart without_idle_parts(const ChartWriter& writer, Chart chart, const ChartScore& score) {
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        for (std::size_t i = 0; i < chart.sections[section].size(); ++i) {
            ChartRow& row = chart.sections[section][i];
            // Parts of the text, not single types: "three to a straight flush" without one of its types would
            // need more words than it saves.
            std::vector<TypeIndex> left;
            for (const std::vector<TypeIndex>& part : writer.row_parts(section, row.types)) {
                if (decides_a_deal(part, row, score.rows[section][i])) {
                    left.insert(left.end(), part.begin(), part.end());
                }
            }
            if (left.empty()) continue;
            std::sort(left.begin(), left.end());
            left.erase(std::unique(left.begin(), left.end()), left.end());
            row.types = std::move(left);
        }
    }
    return chart;
}

namespace {

/// The limit on the sum of all values: half of the one that Phrases requires.
constexpr u128 most_total_value = u128{1} << 56U;

/// The search divides values by 2 to this power: 0 except for pays of millions of bets.
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
                                           unsigned bits, const StopFlag* stop) {
    std::vector<ItemGroups> sections(types.sections(), ItemGroups(types.types().size()));
    std::vector<GroupItem> items;
    for (const PlayGroup& group : groups) {
        throw_if_stopped(stop);
        items.clear();
        for (const GroupPlay& play : group.plays) {
            // Rounding may make the search choose a chart with a slightly lower value; score_chart computes a
            // chart's return without rounding.
            items.push_back({play.atom, static_cast<u64>(play.value >> bits)});
        }
        sections[group.section].add(items, group.deals);
    }
    return sections;
}

/// Adds up the progress of consecutive searches. Sections with more wild cards are small.
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
    std::vector<PlayGroup> groups = group_plays(walk, each_type_alone(walk.types()), quietly);
    const unsigned bits = rounding(groups);
    const std::vector<ItemGroups> sections = groups_of_sections(walk.types(), groups, bits, work.stop);
    groups = std::vector<PlayGroup>();  // as large as all that follows
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
    // Rounded values are not a bound.
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
