#include <holdfast/strategy/search/phrases.h>

namespace holdfast::videopoker {
namespace {

/// More than all groups win, so that no chart gains by leaving one out; less only where so much for each of
/// the groups would pass 2^60.
i64 cost_without_row(const ItemGroups& groups) {
    u64 total = 0;
    for (std::size_t group = 0; group < groups.size(); ++group) total += best_item(groups[group]).value;
    return static_cast<i64>(std::min((u64{1} << 60U) / std::max<u64>(groups.size(), 1), total + 1));
}

}  // namespace

Phrases::Phrases(const ItemGroups& groups, const ItemFamilies& families)
    : single_(groups.items(), no_phrase), family_of_(groups.items()), place_of_(groups.items()) {
    for (u32 family = 0; family < families.size(); ++family) {
        first_of_family_.push_back(size());
        const auto items = static_cast<u32>(families[family].size());
        items_of_.push_back(items);
        for (u32 last = 0; last < items; ++last) {
            const u32 item = families[family][last];
            family_of_[item] = family;
            place_of_[item] = last;
            for (u32 first = 0; first <= last; ++first) phrases_.push_back({family, first, last});
            single_[item] = size() - 1;
        }
    }
    first_of_family_.push_back(size());
    plays_.resize(size());
    const i64 without_row = cost_without_row(groups);
    std::vector<std::size_t> seen(families.size());  // [family] 1 + the last group in which it was met
    for (std::size_t group = 0; group < groups.size(); ++group) {
        // 17 * 2^57 + 2^60 is below 2^62, so no sum passes 64 bits.
        undecided_.push_back(-16 * static_cast<i64>(best_item(groups[group]).value) - without_row);
        for (const GroupItem& each : groups[group]) {
            const u32 family = family_of_[each.item];
            if (seen[family] != group + 1) add_group(groups, group, family);
            seen[family] = group + 1;
        }
    }
}

void Phrases::add_group(const ItemGroups& groups, std::size_t group, u32 family) {
    const u32 begin = first_of_family_[family];
    // The first item in the group's order takes all phrases that have it; the next one takes, of the phrases
    // that have it, those that have none of the items before: they lie between the nearest of these.
    std::vector<u32> taken;
    for (const GroupItem& each : groups[group]) {
        if (family_of_[each.item] != family) continue;
        const u32 place = place_of_[each.item];
        u32 low = 0;
        u32 high = items_of_[family];
        for (const u32 other : taken) {
            if (other < place) low = std::max(low, other + 1);
            if (other > place) high = std::min(high, other);
        }
        for (u32 last = place; last < high; ++last) {
            for (u32 first = low; first <= place; ++first) {
                plays_[begin + triangle(first, last)].push_back(
                    {static_cast<u32>(group), static_cast<i64>(each.value)});
            }
        }
        taken.push_back(place);
    }
}

}  // namespace holdfast::videopoker
