#include <holdfast/videopoker/play/hold_values.h>

namespace holdfast::videopoker {
namespace {

/// The tables, unless a row needs an order.
const GameTables& without_order(const GameTables& tables) {
    tables.refuse_order();
    return tables;
}

}  // namespace

HoldValues::HoldValues(const GameTables& tables)
    : tables_(&without_order(tables)),
      scale_(tables.game().deck),
      sums_(detail::pay_sums(tables, tables.pays().pays)),
      denominator_(u128{tables.pays().denominator} * scale_.common) {}

std::array<u64, hold_count> HoldValues::of(const std::array<Card, deal_size>& deal) const {
    std::array<CardSet, hold_count> subsets{};
    std::array<u64, hold_count> values{};
    values[0] = sums_.of_level[0].front();
    for (u32 mask = 1; mask < hold_count; ++mask) {
        subsets[mask] = subsets[mask & (mask - 1)];
        subsets[mask].insert(deal[static_cast<std::size_t>(__builtin_ctz(mask))]);
        if (mask == whole_deal) continue;
        const auto cards = static_cast<std::size_t>(__builtin_popcount(mask));
        values[mask] = sums_.of_level[cards][tables_->classes().class_of(subsets[mask])];
    }
    values[whole_deal] = tables_->pays().pays[tables_->paid_row(subsets[whole_deal])];
    detail::totals_of_holds(values);
    for (const Hold hold : all_holds) values[hold.mask()] *= scale_.factor_of(hold);
    return values;
}

}  // namespace holdfast::videopoker
