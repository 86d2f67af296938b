#include <algorithm>
#include <map>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/search/best_order.h>
#include <holdfast/videopoker/strategy/search/loss_bound.h>
#include <holdfast/videopoker/strategy/search/section_search.h>

namespace holdfast::videopoker {
namespace {

u64 value_of_best_order(const ItemGroups& groups, const StopFlag* stop) {
    const ItemOrder best = best_order(groups, average_values(groups), stop);
    return order_value(groups, best.order);
}

/// The gain of splitting one item and no other.
u64 value_when_split(TypePartition partition, u32 item, const ItemGroups& groups_of_types,
                     const StopFlag* stop) {
    partition.split(item);
    return value_of_best_order(partition.merged(groups_of_types, stop), stop);
}

/// The items whose split may help: those in conflict with others, and those whose first type is not always
/// their best.
std::vector<u32> worth_splitting(const TypePartition& partition, const ItemGroups& groups_of_types,
                                 const StopFlag* stop) {
    std::vector<bool> is_worth(partition.items());
    const ItemGroups groups = partition.merged(groups_of_types, stop);
    for (const std::vector<u32>& component : conflict_components(groups, average_values(groups), stop)) {
        for (const u32 item : component) is_worth[item] = component.size() > 1;
    }
    for (std::size_t group = 0; group < groups_of_types.size(); ++group) {
        throw_if_stopped(stop);
        const std::span<const GroupItem> types = groups_of_types[group];
        for (auto each = types.begin(); each != types.end(); ++each) {
            const u32 item = partition.item_of(static_cast<TypeIndex>(each->item));
            const auto first = std::find_if(types.begin(), each, [&](const GroupItem& other) {
                return partition.item_of(static_cast<TypeIndex>(other.item)) == item;
            });
            if (first->value < each->value) is_worth[item] = true;
        }
    }
    std::vector<u32> items;
    for (u32 item = 0; item < partition.items(); ++item) {
        if (is_worth[item] && partition.types_of(item).size() > 1) items.push_back(item);
    }
    return items;
}

}  // namespace

TypePartition::TypePartition(const HoldTypes& types) : item_of_(types.types().size()) {
    for (const HoldAtom& atom : types.atoms()) {
        for (const TypeIndex type : atom.types) item_of_[type] = static_cast<u32>(types_of_.size());
        types_of_.push_back(atom.types);
    }
}

void TypePartition::split(u32 item) {
    // The first type keeps the item's number.
    for (std::size_t i = 1; i < types_of_[item].size(); ++i) {
        item_of_[types_of_[item][i]] = static_cast<u32>(types_of_.size());
        types_of_.push_back({types_of_[item][i]});
    }
    types_of_[item].resize(1);
}

namespace {

bool same_items(std::span<const GroupItem> a, std::span<const GroupItem> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const GroupItem& x, const GroupItem& y) { return x.item == y.item; });
}

/// Equal groups added up, in the order of their items.
ItemGroups added_up(const ItemGroups& groups, const StopFlag* stop) {
    std::vector<u32> sorted(groups.size());
    std::iota(sorted.begin(), sorted.end(), 0U);
    std::sort(sorted.begin(), sorted.end(), [&](u32 a, u32 b) {
        throw_if_stopped(stop);
        return std::lexicographical_compare(
            groups[a].begin(), groups[a].end(), groups[b].begin(), groups[b].end(),
            [](const GroupItem& x, const GroupItem& y) { return x.item < y.item; });
    });
    ItemGroups sums(groups.items());
    std::vector<GroupItem> sum;
    for (std::size_t i = 0; i < sorted.size();) {
        const std::span<const GroupItem> first = groups[sorted[i]];
        sum.assign(first.begin(), first.end());
        u64 deals = groups.deals(sorted[i]);
        for (++i; i < sorted.size() && same_items(groups[sorted[i]], first); ++i) {
            for (std::size_t each = 0; each < sum.size(); ++each) {
                sum[each].value += groups[sorted[i]][each].value;
            }
            deals += groups.deals(sorted[i]);
        }
        sums.add(sum, deals);
    }
    return sums;
}

}  // namespace

ItemGroups TypePartition::merged(const ItemGroups& groups_of_types, const StopFlag* stop) const {
    ItemGroups groups(items());
    std::vector<GroupItem> group;
    for (std::size_t number = 0; number < groups_of_types.size(); ++number) {
        throw_if_stopped(stop);
        group.clear();
        for (const GroupItem& each : groups_of_types[number]) {
            const u32 item = item_of_[each.item];
            const bool is_known = std::any_of(group.begin(), group.end(),
                                              [&](const GroupItem& other) { return other.item == item; });
            if (!is_known) group.push_back({item, each.value});
        }
        groups.add(group, groups_of_types.deals(number));
    }
    return added_up(groups, stop);
}

void split_where_it_gains(TypePartition& partition, const ItemGroups& groups_of_types, const Work& work) {
    const u64 value_of_types = value_of_best_order(groups_of_types, work.stop);
    u64 value = value_of_best_order(partition.merged(groups_of_types, work.stop), work.stop);
    // The atoms lose nothing, as in most games.
    if (value >= value_of_types) return;
    struct Split {
        u64 gain;
        u32 item;
    };
    const std::vector<u32> items = worth_splitting(partition, groups_of_types, work.stop);
    std::vector<Split> splits(items.size());
    for_each_index(items.size(), work, [&](std::size_t i, unsigned) {
        const u64 split = value_when_split(partition, items[i], groups_of_types, work.stop);
        splits[i] = {split - std::min(split, value), items[i]};
    });
    // The best one first. After each split, the gains of the others are outdated. They mostly only fall, so
    // it is enough to compute again those that come first.
    const auto by_gain = [](const Split& a, const Split& b) {
        return a.gain != b.gain ? a.gain < b.gain : a.item > b.item;
    };
    std::make_heap(splits.begin(), splits.end(), by_gain);
    bool is_first = true;
    while (!splits.empty() && value < value_of_types) {
        throw_if_stopped(work.stop);
        std::pop_heap(splits.begin(), splits.end(), by_gain);
        Split best = splits.back();
        splits.pop_back();
        if (!is_first) {
            const u64 split = value_when_split(partition, best.item, groups_of_types, work.stop);
            best.gain = split - std::min(split, value);
        }
        if (best.gain == 0) continue;
        // Its gain is now lower than another's: it returns to the heap with the new gain.
        if (!splits.empty() && by_gain(best, splits.front())) {
            splits.push_back(best);
            std::push_heap(splits.begin(), splits.end(), by_gain);
            continue;
        }
        partition.split(best.item);
        value += best.gain;
        is_first = false;
    }
}

namespace {

TypePartition partition_of(const HoldTypes& types, const ItemGroups& groups_of_types, const Work& work) {
    TypePartition partition(types);
    split_where_it_gains(partition, groups_of_types, work);
    return partition;
}

/// Items that rows may name together. Pat hands, pairs and similar hands form one
/// family whatever their number of cards; draws are separated by number of cards; single sets of cards share nothing.
ItemFamilies families_of(const HoldTypes& types, const TypePartition& partition, const ItemGroups& groups,
                         const StopFlag* stop) {
    std::vector<bool> occurs(partition.items());
    for (std::size_t group = 0; group < groups.size(); ++group) {
        throw_if_stopped(stop);
        for (const GroupItem& each : groups[group]) occurs[each.item] = true;
    }
    std::map<std::tuple<HoldFamily, u32>, std::vector<u32>> items_of;
    for (u32 item = 0; item < partition.items(); ++item) {
        if (!occurs[item]) continue;
        const HoldType& type = types.types()[partition.types_of(item).front()];
        u32 kind = type.cards;
        if (type.family() == HoldFamily::made) kind = 0;
        if (type.family() == HoldFamily::cards) kind = item;
        items_of[{type.family(), kind}].push_back(item);
    }
    ItemFamilies families;
    for (auto& [kind, items] : items_of) {
        std::stable_sort(items.begin(), items.end(), [&](u32 a, u32 b) {
            return types.basic_values()[partition.types_of(a).front()] >
                   types.basic_values()[partition.types_of(b).front()];
        });
        families.push_back(std::move(items));
    }
    return families;
}

/// Adds items that no band needs if they cost nothing next to a neighbour of their family: then the band
/// takes fewer words.
void add_neighbours(BandChart& chart, const ItemFamilies& families, const StopFlag* stop) {
    for (const std::vector<u32>& family : families) {
        for (std::size_t i = 0; i < family.size(); ++i) {
            throw_if_stopped(stop);
            if (chart.has(family[i])) continue;
            const std::vector<i64> values = chart.values_in_bands(family[i]);
            // For i = 0 the first index wraps around, past the end of the family.
            for (const std::size_t other : {i - 1, i + 1}) {
                if (other >= family.size() || !chart.has(family[other])) continue;
                const std::size_t band = chart.band_of(family[other]);
                if (values[band] != chart.value()) continue;
                chart.put(family[i], band);
                break;
            }
        }
    }
}

}  // namespace

SectionSearch::SectionSearch(const ChartWriter& writer, const HoldTypes& types, std::size_t section,
                             const ItemGroups& groups_of_types, const Work& work)
    : writer_(&writer),
      section_(section),
      partition_(partition_of(types, groups_of_types, work)),
      groups_(partition_.merged(groups_of_types, work.stop)),
      families_(families_of(types, partition_, groups_, work.stop)),
      phrases_(groups_, families_, work.stop, types.tables().game().name),
      most_value_(most_value_of_orders(groups_of_types, work.stop)) {
    std::vector<u32> order;
    // Items without a deal have no phrase, and are left out.
    for (const u32 item : best_order(groups_, average_values(groups_), work.stop).order) {
        if (phrases_.occurs(item)) order.push_back(item);
    }
    order_ = single_rows(phrases_, order, work.stop);
}

ChartRow SectionSearch::row_of(const Phrase& phrase) const {
    const std::vector<u32>& family = families_[phrase.family];
    const u32* const first = family.data() + phrase.first;
    return row_of(std::vector<u32>(first, family.data() + phrase.last + 1));
}

ChartRow SectionSearch::row_of(const std::vector<u32>& items) const {
    ChartRow row;
    for (const u32 item : items) {
        const std::vector<TypeIndex>& types = partition_.types_of(item);
        row.types.insert(row.types.end(), types.begin(), types.end());
    }
    std::sort(row.types.begin(), row.types.end());
    return row;
}

std::vector<ChartRow> SectionSearch::in_fewest_words(std::vector<u32> rows, const StopFlag* stop) const {
    std::vector<ChartRow> written;
    TypeMarks above;
    RowChart chart(phrases_, rows, stop);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const i64 value = chart.value();
        const u32 family = phrases_[rows[row]].family;
        std::size_t fewest = ~std::size_t{0};
        written.emplace_back();
        chart.lift(row);
        chart.for_each_phrase(family, [&](u32 phrase, RowChart::Gains gains) {
            // A different play with the same value: a wider phrase may take deals from rows below that play
            // them equally well.
            if (chart.value_with(gains, row) != value) return;
            throw_if_stopped(stop);
            const ChartRow candidate = row_of(phrases_[phrase]);
            const std::size_t length = writer_->row_text(section_, candidate.types, above).size();
            // Phrases come by their last items: of equally long phrases, the one that reaches furthest down
            // is kept.
            if (length > fewest) return;
            fewest = length;
            written.back() = candidate;
            rows[row] = phrase;
        });
        chart.assign(rows);
        mark(above, written.back().types);
    }
    return written;
}

/// In few games no phrase names a hold of every deal that is left, as if cards of one rank are wild or not by their
/// suits. The last row then gets the best holds of these deals as well, so that the chart covers all.
void SectionSearch::cover_all(SectionRows& section, const StopFlag* stop) const {
    constexpr std::size_t in_no_row = ~std::size_t{0};
    std::vector<std::size_t> row_of_item(partition_.items(), in_no_row);
    for (std::size_t row = 0; row < section.rows.size(); ++row) {
        for (const TypeIndex type : section.rows[row].types) row_of_item[partition_.item_of(type)] = row;
    }
    const std::size_t last = section.rows.size() - 1;
    bool is_changed = false;
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        throw_if_stopped(stop);
        const auto offered = groups_[group];
        const bool is_covered = std::any_of(offered.begin(), offered.end(), [&](const GroupItem& each) {
            return row_of_item[each.item] != in_no_row;
        });
        if (is_covered) continue;
        const u32 best = best_item(offered).item;
        row_of_item[best] = last;
        const std::vector<TypeIndex>& types = partition_.types_of(best);
        section.rows[last].types.insert(section.rows[last].types.end(), types.begin(), types.end());
        is_changed = true;
    }
    if (!is_changed) return;
    std::sort(section.rows[last].types.begin(), section.rows[last].types.end());
    // The last row may now play other holds than before.
    section.value = 0;
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        throw_if_stopped(stop);
        const auto offered = groups_[group];
        const auto played =
            std::min_element(offered.begin(), offered.end(), [&](const GroupItem& a, const GroupItem& b) {
                return row_of_item[a.item] < row_of_item[b.item];
            });
        section.value += static_cast<i64>(played->value);
    }
}

SectionRows SectionSearch::written(const RowsFound& found, const StopFlag* stop) const {
    SectionRows section{in_fewest_words(found.rows, stop), found.value};
    cover_all(section, stop);
    return section;
}

SectionRows SectionSearch::written(const BandsFound& found, const StopFlag* stop) const {
    BandChart chart(groups_);
    chart.assign(found.bands);
    add_neighbours(chart, families_, stop);
    SectionRows rows{{}, found.value};
    for (const std::vector<u32>& band : chart.items()) rows.rows.push_back(row_of(band));
    return rows;
}

SectionRows SectionSearch::basic(const Work& work) const {
    return written(fewest_rows(phrases_, order_, {}, work), work.stop);
}

std::vector<SectionRows> SectionSearch::of_rows(const Work& work) const {
    std::vector<SectionRows> all;
    for (const RowsFound& found : search_rows(phrases_, order_, {}, work)) {
        SectionRows section = written(found, work.stop);
        // With what covers all deals, more rows may play them worse than fewer.
        const bool is_worse = !all.empty() && section.value < all.back().value;
        all.push_back(is_worse ? all.back() : std::move(section));
    }
    return all;
}

std::vector<SectionRows> SectionSearch::of_bands(const Work& work) const {
    std::vector<u32> items;
    for (const u32 row : order_) items.push_back(families_[phrases_[row].family][phrases_[row].first]);
    std::vector<SectionRows> all;
    for (const BandsFound& found : search_bands(groups_, items, work)) {
        all.push_back(written(found, work.stop));
    }
    return all;
}

}  // namespace holdfast::videopoker
