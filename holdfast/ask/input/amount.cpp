#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include <holdfast/ask/input/amount.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

/// Takes the first of these units that the text ends in, with the blanks before it.
AmountUnit take_unit_behind(std::string_view& number) {
    using WordAndUnit = std::pair<std::string_view, AmountUnit>;
    // Longer words first: "bets" ends in no "bet", but "b" would end nothing else.
    static constexpr std::array<WordAndUnit, 6> units{{{"dollars", AmountUnit::dollars},
                                                       {"dollar", AmountUnit::dollars},
                                                       {"$", AmountUnit::dollars},
                                                       {"bets", AmountUnit::bets},
                                                       {"bet", AmountUnit::bets},
                                                       {"b", AmountUnit::bets}}};
    for (const auto& [word, unit] : units) {
        if (number.size() <= word.size()) continue;
        const std::size_t begin = number.size() - word.size();
        if (in_small_letters(number.substr(begin)) != word) continue;
        number = trimmed(number.substr(0, begin));
        return unit;
    }
    return AmountUnit::none;
}

/// Whether the text is what a shell leaves of $200 or $1050: no one writes 00 or 050.
bool begins_with_idle_zero(std::string_view text) {
    return text.size() > 1 && text[0] == '0' && text[1] >= '0' && text[1] <= '9';
}

[[noreturn]] void refuse_without_unit(const std::string& text) {
    const std::string shown = cut_short(text);
    throw ParseError(fmt::format("{0} is bets or dollars: write {0} bets or {0}$", shown), text);
}

}  // namespace

Rational Amount::in_bets(const std::optional<Rational>& price) const {
    if (unit == AmountUnit::none && price) refuse_without_unit(text);
    if (unit != AmountUnit::dollars) return value;
    if (!price) {
        throw ParseError("an amount in dollars needs the price of a bet: give 'bet' as well, such as 1.25",
                         text);
    }
    return value / *price;
}

Rational Amount::in_dollars(const std::optional<Rational>& price) const {
    if (unit == AmountUnit::none) refuse_without_unit(text);
    if (unit == AmountUnit::dollars) return value;
    if (!price) throw ParseError("bets of which price? they differ here: write dollars, such as 1000$", text);
    return value * *price;
}

Rational Amount::as_pay(const std::optional<Rational>& price) const {
    if (unit == AmountUnit::dollars && !price) {
        throw ParseError(
            "a pay in dollars needs the price of a bet: give 'bet' if this query takes it, or write the pay "
            "in bets: the dollars divided by that price",
            text);
    }
    return unit == AmountUnit::dollars ? value / *price : value;
}

std::optional<Amount> amount_of(const std::string& text) {
    std::string_view number = text;
    Amount amount{text, {}, take_unit_behind(number)};
    if (amount.unit == AmountUnit::none && number.substr(0, 1) == "$") {
        amount.unit = AmountUnit::dollars;
        number = trimmed(number.substr(1));
    }
    const std::optional<std::string> plain =
        amount.unit == AmountUnit::none ? std::nullopt : without_commas(number);
    const std::optional<Rational> value = begins_with_idle_zero(number)
                                              ? std::nullopt
                                              : exact_number(plain ? std::string_view(*plain) : number);
    // A price of at most 100,000 dollars and six decimals takes 37 bits more, and a Rational has 256.
    constexpr unsigned most_bits = 200;
    if (!value || std::max(value->numerator().bit_width(), value->denominator().bit_width()) > most_bits) {
        return std::nullopt;
    }
    amount.value = *value;
    return amount;
}

std::string about_amount(const std::string& text) {
    std::string_view number = text;
    take_unit_behind(number);
    if (number.substr(0, 1) == "$") number.remove_prefix(1);
    if (begins_with_idle_zero(number)) return "; a shell takes '$2' out of $200: write 200$";
    return about_commas(number);
}

}  // namespace holdfast::ask
