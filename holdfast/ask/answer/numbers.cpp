#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/cards/card_text.h>

namespace holdfast::ask {
namespace {

/// "0", "-0.00" and their like.
bool is_zero(std::string_view digits) {
    return digits.find_first_not_of("-0.") == std::string_view::npos;
}

/// 10^-decimals as text: "0.01" for 2.
std::string last_place(int decimals) {
    return decimals == 0 ? "1" : "0." + std::string(static_cast<std::size_t>(decimals) - 1, '0') + "1";
}

/// 100 - 10^-decimals as text: "99.99" for 2.
std::string just_below_hundred(int decimals) {
    return decimals == 0 ? "99" : "99." + std::string(static_cast<std::size_t>(decimals), '9');
}

/// The rounded percentage, unless rounding would hide that the share is neither 0 nor 1.
std::string percent_text(const std::string& digits, bool is_above_zero, bool is_below_one, int decimals) {
    if (is_above_zero && is_zero(digits)) return "<" + last_place(decimals) + "%";
    // Below one, only what is rounded up has three digits before the point.
    if (is_above_zero && is_below_one && digits.substr(0, 3) == "100") {
        return ">" + just_below_hundred(decimals) + "%";
    }
    return digits + "%";
}

/// `digits` has a minus sign already if it is negative.
std::string signed_text(const std::string& digits) {
    return (is_zero(digits) || digits[0] == '-' ? "" : "+") + digits + "%";
}

}  // namespace

std::string grouped(u128 count) {
    std::string text = holdfast::to_text(count);
    for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, 1, ',');
    return text;
}

std::string percent(const Rational& share, int decimals) {
    return percent_text(decimal_text(share * Rational(100), decimals), share > Rational(),
                        share < Rational(1), decimals);
}

std::string percent_at_most(const Rational& share, int decimals) {
    const Rational value = share * Rational(100);
    const std::string nearest = decimal_text(value, decimals);
    const Rational shown = parse_rational(nearest);
    if (shown >= value) return nearest + "%";
    Rational unit(1);
    for (int i = 0; i < decimals; ++i) unit /= Rational(10);
    return decimal_text(shown + unit, decimals) + "%";
}

std::string percent(double share, int decimals) {
    return percent_text(fixed_text(100 * share, decimals), share > 0, share < 1, decimals);
}

std::string signed_percent(const Rational& difference, int decimals) {
    return signed_text(decimal_text(difference * Rational(100), decimals));
}

std::string signed_percent(double difference, int decimals) {
    return signed_text(fixed_text(100 * difference, decimals));
}

std::string fixed_text(double value, int decimals) {
    std::string digits = fmt::format("{:.{}f}", value, decimals);
    if (digits[0] == '-' && is_zero(digits)) digits.erase(0, 1);
    return digits;
}

std::string pays_text(const Rational& pays) {
    if (pays.is_integer()) return grouped(pays.numerator().to_u128());
    constexpr int most_decimals = 12;  // a pay's denominator is at most 10^12
    // The fewest decimals that say the pay exactly are those with which it becomes whole.
    Rational scaled = pays;
    for (int decimals = 1; decimals <= most_decimals; ++decimals) {
        scaled *= Rational(10);
        if (scaled.is_integer()) return decimal_text(pays, decimals);
    }
    // Not exact in that many decimals: 1/3.
    return pays.text();
}

std::string plain_pays_text(const Rational& pays) {
    std::string text = pays_text(pays);
    text.erase(std::remove(text.begin(), text.end(), ','), text.end());
    return text;
}

std::string spaced_cards(const std::vector<Card>& cards) {
    std::string text;
    for (const Card card : cards) (text += text.empty() ? "" : " ") += to_text(card);
    return text;
}

std::string spaced_card_set(CardSet cards) {
    std::vector<Card> in_order;
    for (const Card card : cards) in_order.push_back(card);
    return spaced_cards(in_order);
}

std::string held_cell(const std::vector<Card>& held) {
    return held.empty() ? "nothing" : to_text(held);
}

std::string cards_or_nothing(const std::vector<Card>& held) {
    return held.empty() ? "nothing" : spaced_cards(held);
}

}  // namespace holdfast::ask
