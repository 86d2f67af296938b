#include <numeric>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/strategy/search/row_chart.h>

namespace holdfast::videopoker {
namespace {

/// More than the total value of all groups, so that no chart gains by leaving a row out; less only if that
/// amount for each of the groups would exceed 2^60.
i64 cost_without_row(const ItemGroups& groups) {
    u64 total = 0;
    for (std::size_t group = 0; group < groups.size(); ++group) total += best_item(groups[group]).value;
    return static_cast<i64>(std::min((u64{1} << 60U) / std::max<u64>(groups.size(), 1), total + 1));
}

void check_phrases(const ItemFamilies& families, const std::string& game) {
    std::size_t phrases = 0;
    for (const std::vector<u32>& family : families) phrases += family.size() * (family.size() + 1) / 2;
    if (phrases <= most_phrases) return;
    throw ParseError("the game has too many different holds for a chart: a row could be made of them in " +
                         std::to_string(phrases) + " ways, and the limit is " + std::to_string(most_phrases),
                     game);
}

}  // namespace

Phrases::Phrases(const ItemGroups& groups, const ItemFamilies& families, const StopFlag* stop,
                 const std::string& game)
    : single_(groups.items(), no_phrase), family_of_(groups.items()), place_of_(groups.items()) {
    check_phrases(families, game);
    u32 items_before = 0;
    for (u32 family = 0; family < families.size(); ++family) {
        first_of_family_.push_back(size());
        first_item_.push_back(items_before);
        const auto items = static_cast<u32>(families[family].size());
        items_before += items;
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
    first_offer_.resize(items_before + 1);
    first_ending_.resize(items_before + 1);
    add_offers(groups, stop);
    sort_by_ends(stop);
    const i64 without_row = cost_without_row(groups);
    for (std::size_t group = 0; group < groups.size(); ++group) {
        // 17 * 2^57 + 2^60 is below 2^62, so no sum passes 64 bits.
        undecided_.push_back(-16 * static_cast<i64>(best_item(groups[group]).value) - without_row);
    }
}

template <class Visit>
void Phrases::for_each_offer(const ItemGroups& groups, std::size_t group, const Visit& visit) const {
    const std::span<const GroupItem> items = groups[group];
    for (auto each = items.begin(); each != items.end(); ++each) {
        const u32 family = family_of_[each->item];
        const u32 place = place_of_[each->item];
        u32 low = 0;
        u32 high = items_of_[family];
        for (auto before = items.begin(); before != each; ++before) {
            if (family_of_[before->item] != family) continue;
            const u32 other = place_of_[before->item];
            if (other < place) low = std::max(low, other + 1);
            if (other > place) high = std::min(high, other);
        }
        visit(first_item_[family] + place,
              Offer{static_cast<i64>(each->value), static_cast<u32>(group), static_cast<u16>(low),
                    static_cast<u16>(place), static_cast<u16>(high)});
    }
}

// Sorted by counting.
void Phrases::add_offers(const ItemGroups& groups, const StopFlag* stop) {
    for (std::size_t group = 0; group < groups.size(); ++group) {
        throw_if_stopped(stop);
        for (const GroupItem& each : groups[group]) {
            ++first_offer_[first_item_[family_of_[each.item]] + place_of_[each.item] + 1];
        }
    }
    std::partial_sum(first_offer_.begin(), first_offer_.end(), first_offer_.begin());
    offers_.resize(first_offer_.back());
    std::vector<std::size_t> next(first_offer_.begin(), first_offer_.end() - 1);
    for (std::size_t group = 0; group < groups.size(); ++group) {
        throw_if_stopped(stop);
        for_each_offer(groups, group,
                       [&](std::size_t number, const Offer& offer) { offers_[next[number]++] = offer; });
    }
}

// Sorted by counting, too; offers whose phrases reach to the last item of the family never end.
void Phrases::sort_by_ends(const StopFlag* stop) {
    const auto for_each_end = [&](const auto& visit) {
        for (u32 family = 0; family < families(); ++family) {
            for (u32 place = 0; place < items_of_[family]; ++place) {
                throw_if_stopped(stop);
                for (const Offer& each : offers_at(family, place)) {
                    if (each.high < items_of_[family]) visit(first_item_[family] + each.high, each);
                }
            }
        }
    };
    for_each_end([&](std::size_t number, const Offer&) { ++first_ending_[number + 1]; });
    std::partial_sum(first_ending_.begin(), first_ending_.end(), first_ending_.begin());
    ending_.resize(first_ending_.back());
    std::vector<std::size_t> next(first_ending_.begin(), first_ending_.end() - 1);
    for_each_end([&](std::size_t number, const Offer& offer) {
        ending_[next[number]++] = static_cast<u32>(&offer - offers_.data());
    });
}

RowChart::RowChart(const Phrases& phrases, const std::vector<u32>& rows, const StopFlag* stop)
    : phrases_(&phrases), stop_(stop) {
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
        throw_if_stopped(stop_);
        phrases_->for_each_play(rows[row], [&](const Phrases::Offer& play) {
            Decision& first = decisions_[play.group];
            Decision& second = next_[play.group];
            // Rows come from the top: the first that plays in a group decides it, the second takes over if
            // that one is lifted. Others never matter, because only one row is lifted at a time.
            if (first.row == below) {
                first = {play.value, row};
            } else if (second.row == below) {
                second = {play.value, row};
            }
        });
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

RowChart::Gains RowChart::gains_of(u32 phrase) const {
    // Neighbouring groups are often decided by one row. They are added to different sums in turn, so that no
    // addition waits for the previous one.
    constexpr std::size_t sums = 4;
    const std::size_t stride = rows_.size() + 1;
    gains_.assign(sums * stride, 0);
    std::size_t turn = 0;
    phrases_->for_each_play(phrase, [&](const Phrases::Offer& play) {
        const Decision& decision = decisions_[play.group];
        gains_[turn++ % sums * stride + decision.row] += play.value - decision.value;
    });
    for (std::size_t row = 0; row < stride; ++row) {
        gains_[row] += gains_[stride + row] + gains_[2 * stride + row] + gains_[3 * stride + row];
    }
    return Gains(gains_).first(stride);
}

RowChart::Place RowChart::best_place(Gains gains, std::size_t lowest) const {
    i64 value = value_;
    // Everything at or below `lowest`, including the undecided groups (they count below the last row); then
    // up, row by row.
    for (std::size_t row = lowest; row <= rows_.size(); ++row) value += gains[row];
    Place best{lowest, value};
    for (std::size_t row = lowest; row-- > 0;) {
        value += gains[row];
        if (value > best.value) best = {row, value};
    }
    return best;
}

i64 RowChart::value_with(Gains gains, std::size_t row) const {
    return std::accumulate(gains.begin() + static_cast<std::ptrdiff_t>(row), gains.end(), value_);
}

std::vector<u32> RowChart::rows_with(u32 phrase, std::size_t row) const {
    std::vector<u32> rows;
    for (std::size_t i = 0; i <= rows_.size(); ++i) {
        if (i == row) rows.push_back(phrase);
        if (i < rows_.size() && i != lifted_) rows.push_back(rows_[i]);
    }
    return rows;
}

}  // namespace holdfast::videopoker
