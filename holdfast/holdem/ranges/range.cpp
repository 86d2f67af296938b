#include <algorithm>
#include <numeric>
#include <stdexcept>

#include <holdfast/core/error.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem {

Range Range::all() {
    Range range;
    range.numerator_.fill(1);
    return range;
}

void Range::set(HoleCards combo, const Rational& weight) {
    if (weight.is_negative() || weight.is_zero() || weight > Rational(1)) {
        throw ErrorOf<std::domain_error>("a weight is above 0 and at most 1");
    }
    if (weight.denominator() > U256(largest_denominator)) {
        throw OverflowError("a weight has a denominator of at most 1000000");
    }
    const auto own = static_cast<u64>(weight.denominator().to_u128());
    // All numerators are brought to the common denominator, which is the least one as long as weights are
    // only added; if one is replaced, reduce() looks again.
    const u64 common = std::lcm(own, u64{denominator_});
    if (common > largest_denominator) {
        throw OverflowError("the weights of a range need a common denominator of at most 1000000");
    }
    u32& own_numerator = numerator_[static_cast<std::size_t>(combo.index())];
    const bool is_changed = own_numerator != 0;
    const auto weight_numerator = static_cast<u64>(weight.numerator().to_u128());
    // Nothing to do: the usual case in a list that repeats itself.
    if (is_changed && u64{own_numerator} * own == weight_numerator * denominator_) return;
    // No numerator is above its denominator, and so none above `common`, which is at most 10^6.
    const auto factor = static_cast<u32>(common / denominator_);
    if (factor > 1) {
        for (u32& numerator : numerator_) numerator *= factor;
    }
    denominator_ = static_cast<u32>(common);
    own_numerator = static_cast<u32>(weight_numerator * (common / own));
    if (is_changed) reduce();
}

void Range::erase(const std::vector<HoleCards>& combos) {
    for (const HoleCards combo : combos) numerator_[static_cast<std::size_t>(combo.index())] = 0;
    reduce();
}

void Range::reduce() {
    const u32 common =
        std::accumulate(numerator_.begin(), numerator_.end(), denominator_,
                        [](u32 divisor, u32 numerator) { return std::gcd(divisor, numerator); });
    for (u32& numerator : numerator_) numerator /= common;
    denominator_ /= common;
}

std::size_t Range::size() const {
    return static_cast<std::size_t>(
        std::count_if(numerator_.begin(), numerator_.end(), [](u32 numerator) { return numerator != 0; }));
}

std::vector<HoleCards> Range::combos() const {
    std::vector<HoleCards> combos;
    for (int high = 1; high < ordinary_card_count; ++high) {
        for (int low = 0; low < high; ++low) {
            const HoleCards combo(Card::from_index(high), Card::from_index(low));
            if (contains(combo)) combos.push_back(combo);
        }
    }
    return combos;
}

Range Range::without(CardSet taken) const {
    Range rest = *this;
    for (const HoleCards combo : combos()) {
        if (!(combo.cards() & taken).empty()) rest.numerator_[static_cast<std::size_t>(combo.index())] = 0;
    }
    // Not reduced: counts of the rest are weighed by the denominator of the whole range (Showdown::unit).
    return rest;
}

}  // namespace holdfast::holdem
