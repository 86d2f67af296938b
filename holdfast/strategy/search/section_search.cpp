#include <map>
#include <tuple>

#include <holdfast/core/stop.h>
#include <holdfast/strategy/search/best_order.h>
#include <holdfast/strategy/search/loss_bound.h>
#include <holdfast/strategy/search/section_search.h>

namespace holdfast::videopoker {
namespace {

TypePartition partition_of(const HoldTypes& types, const ItemGroups& groups_of_types, const Work& work) {
    TypePartition partition(types);
    split_where_it_gains(partition, groups_of_types, work);
    return partition;
}

/// Items that rows may name together. Pat hands, pairs and the like are one family however many cards they
/// have; draws are told apart by their number of cards; sets of certain cards share nothing.
ItemFamilies families_of(const HoldTypes& types, const TypePartition& partition, const ItemGroups& groups) {
    std::vector<bool> occurs(partition.items());
    for (std::size_t group = 0; group < groups.size(); ++group) {
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

/// Adds items that no band needs, where they cost nothing beside a neighbour of their family: then the band
/// is told in fewer words.
void add_neighbours(BandChart& chart, const ItemFamilies& families) {
    for (const std::vector<u32>& family : families) {
        for (std::size_t i = 0; i < family.size(); ++i) {
            if (chart.has(family[i])) continue;
            const std::vector<i64> values = chart.values_in_bands(family[i]);
            // For i = 0 the first wraps around, past the end of the family.
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
      groups_(partition_.merged(groups_of_types)),
      families_(families_of(types, partition_, groups_)),
      phrases_(groups_, families_),
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
    std::vector<TypeIndex> earlier;
    RowChart chart(phrases_, rows);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const i64 value = chart.value();
        const u32 family = phrases_[rows[row]].family;
        std::size_t fewest = ~std::size_t{0};
        written.emplace_back();
        chart.lift(row);
        for (u32 phrase = phrases_.first_of_family(family); phrase < phrases_.first_of_family(family + 1);
             ++phrase) {
            throw_if_stopped(stop);
            // Not the same play, but the same value: a wider phrase may take deals from rows below that play
            // them equally well.
            if (chart.value_with(phrase, row) != value) continue;
            const ChartRow candidate = row_of(phrases_[phrase]);
            const std::size_t length = writer_->row_text(section_, candidate.types, earlier).size();
            // Phrases come by their last items: of as many letters the one that reaches furthest down is
            // kept.
            if (length > fewest) continue;
            fewest = length;
            written.back() = candidate;
            rows[row] = phrase;
        }
        chart.assign(rows);
        earlier.insert(earlier.end(), written.back().types.begin(), written.back().types.end());
    }
    return written;
}

SectionRows SectionSearch::written(const RowsFound& found, const StopFlag* stop) const {
    return {in_fewest_words(found.rows, stop), found.value};
}

SectionRows SectionSearch::written(const BandsFound& found) const {
    BandChart chart(groups_);
    chart.assign(found.bands);
    add_neighbours(chart, families_);
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
        all.push_back(written(found, work.stop));
    }
    return all;
}

std::vector<SectionRows> SectionSearch::of_bands(const Work& work) const {
    std::vector<u32> items;
    for (const u32 row : order_) items.push_back(families_[phrases_[row].family][phrases_[row].first]);
    std::vector<SectionRows> all;
    for (const BandsFound& found : search_bands(groups_, items, work)) all.push_back(written(found));
    return all;
}

}  // namespace holdfast::videopoker
