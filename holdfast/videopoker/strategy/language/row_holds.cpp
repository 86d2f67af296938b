#include <algorithm>
#include <utility>

#include <holdfast/core/progress.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/strategy/language/row_holds.h>

namespace holdfast::videopoker {
namespace {

bool is_part(const std::vector<TypeIndex>& part, const std::vector<TypeIndex>& whole) {
    return part.size() < whole.size() && std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}

}  // namespace

/// Whether the hold says which of an earlier one are meant: "pair, JJ", and the third of "pair, JJ or QQ".
bool RowHolds::specifies(const HoldInRow& hold, std::size_t earlier) const {
    const bool is_listed =
        hold.before == Separator::comma || (hold.before == Separator::bare_or && is_specified_);
    return earlier == head_ && is_listed && hold.says_ranks && !hold.is_any;
}

void RowHolds::add(const RowCursor& row, HoldInRow hold) {
    throw_if_stopped(row.stop());
    bool is_specification = false;
    for (std::size_t i = 0; i < holds_.size(); ++i) {
        const HoldInRow& earlier = holds_[i];
        if (hold.types == earlier.types) return;  // the same hold in other words: "RF, royal flush"
        if (is_part(hold.types, earlier.types)) {
            is_specification = specifies(hold, i);
            if (is_specification) continue;
            row.refuse_unclear(hold.begin, hold.end, "is part of " + in_quotes(earlier.said) + " before it",
                               hold.said, earlier.said);
        }
        if (is_part(earlier.types, hold.types) && !hold.is_any) {
            row.refuse_unclear(hold.begin, hold.end, "contains " + in_quotes(earlier.said) + " before it",
                               earlier.said, hold.said);
        }
    }
    if (is_specification) {
        is_replaced_[head_] = true;
    } else {
        head_ = holds_.size();
    }
    is_specified_ = is_specification;
    is_replaced_.push_back(false);
    holds_.push_back(std::move(hold));
}

bool RowHolds::is_part_of_last(const std::vector<TypeIndex>& types) const {
    return !holds_.empty() && is_part(types, holds_.back().types);
}

std::vector<std::vector<TypeIndex>> RowHolds::types() const {
    std::vector<std::vector<TypeIndex>> types;
    for (std::size_t i = 0; i < holds_.size(); ++i) {
        if (!is_replaced_[i]) types.push_back(holds_[i].types);
    }
    return types;
}

}  // namespace holdfast::videopoker
