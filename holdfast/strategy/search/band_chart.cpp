#include <holdfast/strategy/search/band_chart.h>

namespace holdfast::videopoker {

BandChart::BandChart(const ItemGroups& groups)
    : groups_(&groups), band_of_(groups.items(), no_band), groups_of_(groups.items()) {
    for (u32 group = 0; group < groups.size(); ++group) {
        for (const GroupItem& each : groups[group]) groups_of_[each.item].push_back(group);
    }
}

void BandChart::assign(const std::vector<std::vector<u32>>& bands) {
    bands_ = bands.size();
    std::fill(band_of_.begin(), band_of_.end(), no_band);
    for (u32 band = 0; band < bands.size(); ++band) {
        for (const u32 item : bands[band]) band_of_[item] = band;
    }
    evaluate();
}

std::vector<std::vector<u32>> BandChart::items() const {
    std::vector<std::vector<u32>> items(bands_);
    for (u32 item = 0; item < band_of_.size(); ++item) {
        if (band_of_[item] != no_band) items[band_of_[item]].push_back(item);
    }
    return items;
}

BandChart::Play BandChart::play(std::span<const GroupItem> group, u32 without) const {
    // Below all bands: what a group without an item in any band plays, nothing.
    Play best{no_band, group.size(), 0};
    for (std::size_t place = 0; place < group.size(); ++place) {
        const u32 band = group[place].item == without ? no_band : band_of_[group[place].item];
        if (band < best.band) best = {band, place, static_cast<i64>(group[place].value)};
    }
    return best;
}

void BandChart::evaluate() {
    value_ = 0;
    for (std::size_t group = 0; group < groups_->size(); ++group) value_ += play((*groups_)[group]).value;
}

BandChart::Neighbours BandChart::neighbours() const {
    Neighbours changes{std::vector<i64>(bands_), std::vector<i64>(bands_)};
    for (std::size_t number = 0; number < groups_->size(); ++number) {
        const std::span<const GroupItem> group = (*groups_)[number];
        const Play now = play(group);
        if (now.band == no_band) continue;
        // The first item of the next band: alone it would be played after an exchange, and before the present
        // one if the bands are joined.
        for (std::size_t place = 0; place < group.size(); ++place) {
            if (band_of_[group[place].item] != now.band + 1) continue;
            const i64 change = static_cast<i64>(group[place].value) - now.value;
            changes.exchange[now.band] += change;
            if (place < now.place) changes.join[now.band] += change;
            break;
        }
    }
    return changes;
}

void BandChart::join(std::size_t band) {
    for (u32& each : band_of_) {
        if (each != no_band && each > band) --each;
    }
    --bands_;
    evaluate();
}

void BandChart::exchange(std::size_t band) {
    const auto upper = static_cast<u32>(band);
    for (u32& each : band_of_) {
        if (each == upper) {
            each = upper + 1;
        } else if (each == upper + 1) {
            each = upper;
        }
    }
    evaluate();
}

std::vector<i64> BandChart::values_in_bands(u32 item) const {
    // Against the play without the item: wherever it stands above that, it wins `change` more; in the same
    // band only if it comes first in the group's order. Below it wins nothing, so the value in a band is that
    // of the chart without the item, and all changes of groups that are decided further down (`above`), and
    // `beside`.
    std::vector<i64> above(bands_ + 1);
    std::vector<i64> beside(bands_);
    i64 now = 0;
    i64 others = 0;
    for (const u32 number : groups_of_[item]) {
        const std::span<const GroupItem> group = (*groups_)[number];
        const Play rest = play(group, item);
        const auto at = std::find_if(group.begin(), group.end(),
                                     [&](const GroupItem& each) { return each.item == item; });
        const auto place = static_cast<std::size_t>(at - group.begin());
        const i64 change = static_cast<i64>(at->value) - rest.value;
        const bool is_played = std::pair(band_of_[item], place) < std::pair(rest.band, rest.place);
        now += is_played ? static_cast<i64>(at->value) : rest.value;
        others += rest.value;
        above[std::min<std::size_t>(rest.band, bands_)] += change;
        if (rest.band < bands_ && place < rest.place) beside[rest.band] += change;
    }
    std::vector<i64> values(bands_);
    // Groups that no other item decides are gained in every band: they are counted below the last one.
    i64 value = value_ - now + others + above[bands_];
    for (std::size_t band = bands_; band-- > 0;) {
        values[band] = value + beside[band];
        value += above[band];
    }
    return values;
}

void BandChart::put(u32 item, std::size_t band) {
    band_of_[item] = static_cast<u32>(band);
    close_gaps();
    evaluate();
}

void BandChart::close_gaps() {
    std::vector<u32> number(bands_, no_band);
    for (const u32 band : band_of_) {
        if (band != no_band) number[band] = 0;
    }
    u32 count = 0;
    for (u32& each : number) {
        if (each != no_band) each = count++;
    }
    for (u32& band : band_of_) {
        if (band != no_band) band = number[band];
    }
    bands_ = count;
}

}  // namespace holdfast::videopoker
