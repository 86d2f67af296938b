
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/detail/rounded_weights.h>

namespace holdfast::holdem::detail {

Rational to_six_decimals(const Rational& weight) {
    return parse_rational(decimal_text(weight, 6));
}

void RoundedWeights::add(RangePart item, const Rational& weight) {
    constexpr std::size_t most_shown = 3;
    const std::string text = std::string(item.typed()) + ":" + decimal_text(weight, 6);
    if (++count_ <= most_shown) shown_ += (count_ == 1 ? "" : ", ") + text;
    if (count_ == most_shown + 1) shown_ += ", ...";
    if (weight.is_zero()) ++gone_;
}

std::string RoundedWeights::note() const {
    if (count_ == 0) return "";
    const std::string gone =
        gone_ == 0 ? "" : "; what has the weight 0 then is not in the range: " + std::to_string(gone_);
    return (count_ == 1 ? "1 weight is" : std::to_string(count_) + " weights are") +
           " rounded to six decimals: " + shown_ + gone;
}

}  // namespace holdfast::holdem::detail
