#include <algorithm>
#include <cmath>
#include <optional>

#include <apps/terminal/wager_text.h>

#include <holdfast/queries/answer/numbers.h>

namespace holdfast::terminal {

using namespace queries;

std::string bets_text(double bets, int places) {
    const std::string digits = fixed_text(std::fabs(bets), places);
    const std::size_t point = std::min(digits.find('.'), digits.size());
    // No sign if it rounds to zero: not "-0.00".
    const bool is_negative = bets < 0 && digits.find_first_not_of("0.") != std::string::npos;
    u128 whole = 0;
    for (const char digit : digits.substr(0, point)) whole = 10 * whole + static_cast<unsigned>(digit - '0');
    return (is_negative ? "-" : "") + grouped(whole) + digits.substr(point);
}

std::string bets_text(const Rational& bets) {
    return bets_text(nearest_double(bets), bets.is_integer() ? 0 : 2);
}

std::string dollars_text(double dollars) {
    const std::string digits = bets_text(dollars, 2);
    return digits.front() == '-' ? "-$" + digits.substr(1) : "$" + digits;
}

std::string in_dollars(const Rational& bets, const Wager& wager) {
    const std::optional<Rational> dollars = wager.dollars(bets);
    return dollars ? " (" + dollars_text(nearest_double(*dollars)) + ")" : "";
}

std::string in_dollars(double bets, const Wager& wager) {
    const std::optional<double> dollars = wager.dollars(bets);
    return dollars ? " (" + dollars_text(*dollars) + ")" : "";
}

std::string bets_in_words(const Rational& bets, const Wager& wager) {
    return bets_text(bets) + (bets == Rational(1) ? " bet" : " bets") + in_dollars(bets, wager);
}

}  // namespace holdfast::terminal
