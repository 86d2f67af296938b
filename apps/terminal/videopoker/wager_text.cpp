#include <optional>

#include <apps/terminal/bets_text.h>
#include <apps/terminal/videopoker/wager_text.h>

namespace holdfast::terminal {

using namespace ask;

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
