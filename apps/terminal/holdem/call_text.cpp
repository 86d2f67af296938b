#include <apps/terminal/bets_text.h>
#include <apps/terminal/holdem/call_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>

namespace holdfast::terminal {

std::string call_gain_text(const Rational& gain) {
    return (gain.is_negative() ? "" : "+") + bets_text(nearest_double(gain), 2);
}

std::string call_sentence(const ask::Call& call) {
    return fmt::format(
        "Calling {} into a pot of {} breaks even at an equity of {}, with no further betting\n",
        bets_text(call.cost), bets_text(call.pot), ask::percent(call.break_even(), 4));
}

}  // namespace holdfast::terminal
