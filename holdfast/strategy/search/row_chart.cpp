#include <numeric>
#include <utility>

#include <holdfast/strategy/search/row_chart.h>

namespace holdfast::videopoker {
namespace {

/// More than the total value of all groups, so that no chart gains by leaving a row out; less only if that
/// amount for each of the groups would exceed 2^60.
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
    std::vector<std::size_t> seen(families.size());  // [family] 1 + the last group in which it occurred
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
    // The first item in the group's order takes all phrases that have it. The next one takes, of the phrases
    // that have it, those without any earlier item: they lie between the nearest of these.
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

RowChart::RowChart(const Phrases& phrases, const std::vector<u32>& rows) : phrases_(&phrases) {
    assign(rows);
}

void RowChart::assign(const std::vector<u32>& rows) {
    rows_ = rows;
    lifted_ = no_row;
    const auto below = static_cast<u32>(rows.size());
    decisions_.resize(phrases_->groups());
    for (std::size_t group = 0; group < decisions_.size(); ++group) {
        decisions_[group] = {phrases_->undecided()[group], below};
    }
    next_ = decisions_;
    for (u32 row = 0; row < below; ++row) {
        for (const Phrases::Play& play : phrases_->plays(rows[row])) {
            Decision& first = decisions_[play.group];
            Decision& second = next_[play.group];
            // Rows come from the top: the first that plays in a group decides it, the second takes over if
            // that one is lifted. Others never matter, because only one row is lifted at a time.
            if (first.row == below) {
                first = {play.value, row};
            } else if (second.row == below) {
                second = {play.value, row};
            }
        }
    }
    sort_groups();
}

void RowChart::sort_groups() {
    value_ = 0;
    first_group_.assign(rows_.size() + 2, 0);
    for (const Decision& each : decisions_) {
        value_ += each.value;
        ++first_group_[each.row + 1];
    }
    std::partial_sum(first_group_.begin(), first_group_.end(), first_group_.begin());
    groups_.resize(decisions_.size());
    std::vector<std::size_t> place(first_group_.begin(), first_group_.end() - 1);
    for (u32 group = 0; group < decisions_.size(); ++group) groups_[place[decisions_[group].row]++] = group;
}

void RowChart::lift(std::size_t row) {
    lifted_ = row;
    for (std::size_t i = first_group_[row]; i < first_group_[row + 1]; ++i) {
        const u32 group = groups_[i];
        value_ += next_[group].value - decisions_[group].value;
        std::swap(decisions_[group], next_[group]);
    }
}

void RowChart::put_back() {
    lift(lifted_);  // exchanges the decisions again
    lifted_ = no_row;
}

void RowChart::sum_gains(u32 phrase) const {
    // Neighbouring groups are often decided by one row. They are added to different sums in turn, so that no
    // addition waits for the previous one.
    constexpr std::size_t sums = 4;
    const std::size_t stride = rows_.size() + 1;
    gain_.assign(sums * stride, 0);
    const std::span<const Phrases::Play> plays = phrases_->plays(phrase);
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Decision& decision = decisions_[plays[i].group];
        gain_[i % sums * stride + decision.row] += plays[i].value - decision.value;
    }
    for (std::size_t row = 0; row < stride; ++row) {
        gain_[row] += gain_[stride + row] + gain_[2 * stride + row] + gain_[3 * stride + row];
    }
}

RowChart::Place RowChart::best_place(u32 phrase, std::size_t lowest) const {
    sum_gains(phrase);
    i64 value = value_;
    // Everything at or below `lowest`, including the undecided groups (they count below the last row); then
    // up, row by row.
    for (std::size_t row = lowest; row <= rows_.size(); ++row) value += gain_[row];
    Place best{lowest, value};
    for (std::size_t row = lowest; row-- > 0;) {
        value += gain_[row];
        if (value > best.value) best = {row, value};
    }
    return best;
}

i64 RowChart::value_with(u32 phrase, std::size_t row) const {
    i64 value = value_;
    for (const Phrases::Play& play : phrases_->plays(phrase)) {
        const Decision& decision = decisions_[play.group];
        if (decision.row >= row) value += play.value - decision.value;
    }
    return value;
}

std::vector<u32> RowChart::rows_with(u32 phrase, std::size_t row) const {
    std::vector<u32> rows;
    for (std::size_t i = 0; i <= rows_.size(); ++i) {
        if (i == row) rows.push_back(phrase);
        if (i < rows_.size() && i != lifted_) rows.push_back(rows_[i]);
    }
    return rows;
}

ExchangeBounds::ExchangeBounds(const Phrases& phrases, const RowChart& chart)
    : rows_(chart.rows().size()),
      lost_(rows_ + 1),
      won_(phrases.size() * (rows_ + 1)),
      phrase_won_(phrases.size()) {
    for (std::size_t group = 0; group < phrases.groups(); ++group) {
        lost_[chart.decision(group).row] += chart.decision(group).value - chart.next_decision(group).value;
    }
    for (u32 phrase = 0; phrase < phrases.size(); ++phrase) {
        i64* won = won_.data() + phrase * (rows_ + 1);
        for (const Phrases::Play& play : phrases.plays(phrase)) {
            const RowChart::Decision& decision = chart.decision(play.group);
            phrase_won_[phrase] += std::max(play.value - decision.value, i64{0});
            won[decision.row] += std::max(play.value - chart.next_decision(play.group).value, i64{0});
        }
    }
}

}  // namespace holdfast::videopoker
