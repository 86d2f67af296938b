#include <numeric>
#include <utility>

#include <holdfast/strategy/search/row_chart.h>

namespace holdfast::videopoker {

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
            // Rows come from the top: the first that plays in a group decides it, the second takes over when
            // that is lifted. Others never matter, as one row is lifted at a time.
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
    // Neighbouring groups are often decided by one row; in turn they are added to different sums, so that no
    // addition waits for the one before.
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
    // All that stands at or below `lowest`, the undecided groups among them (they count below the last row);
    // then up, row by row.
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

}  // namespace holdfast::videopoker
