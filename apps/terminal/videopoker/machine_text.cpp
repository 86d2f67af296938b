// The answer `videopoker.machine` as text.
#include <algorithm>
#include <vector>

#include <apps/terminal/style.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/machine.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using State = PreparedMachine::State;

/// The states that are met most often, in their order; all of them if they are few.
std::vector<const State*> most_frequent(const std::vector<State>& states, std::size_t shown) {
    std::vector<const State*> chosen;
    for (const State& state : states) chosen.push_back(&state);
    if (states.size() <= shown) return chosen;
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const State* one, const State* other) { return one->frequency > other->frequency; });
    chosen.resize(shown);
    std::sort(chosen.begin(), chosen.end());  // they are elements of one array
    return chosen;
}

/// Without zeros at the end: 2, or 1.2; four decimals at most.
std::string cost_text(double bets) {
    std::string text = fmt::format("{:.4f}", bets);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

}  // namespace

std::string to_text(const VideopokerMachineAnswer& answer, const TextStyle& style, std::size_t shown) {
    constexpr int proven_decimals = 8;
    constexpr int state_decimals = 4;
    const PreparedMachine& prepared = *answer.prepared;
    const videopoker::Machine& machine = prepared.machine;
    // A name may come from a file of the user's, and hold anything.
    std::string text = with_look(printable(machine.name), Look::bold, style) + "\n";
    text += with_look(
                fmt::format("{}, {} of {}, at {} bet{} a {}", printable(machine.id),
                            machine.lines == 1 ? "one line" : std::to_string(machine.lines) + " lines",
                            machine.game.id, pays_text(machine.cost), machine.cost == Rational(1) ? "" : "s",
                            std::holds_alternative<videopoker::MultiStrike>(machine.rules) ? "hand on level 1"
                            : machine.lines == 1                                           ? "hand"
                                                                                           : "line"),
                Look::dim, style) +
            "\n\n";
    TextTable returns({{"Play", Column::left, Column::needed}, {"Return", Column::right, Column::needed}});
    const bool is_solved = !prepared.states.empty();
    if (is_solved) {
        returns.add_row({"best in every state", percent(prepared.optimum.least, proven_decimals)});
    }
    returns.add_row({"one strategy for all states", percent(prepared.single.least, proven_decimals)});
    returns.add_row({"the game that it is made of", percent(prepared.base_return, proven_decimals)});
    text += returns.text(style);
    text += fmt::format("\nProven: no play returns more than {}.\n",
                        percent_at_most(prepared.optimum.most, proven_decimals));
    if (!is_solved) return text;
    const std::vector<const State*> chosen = most_frequent(prepared.states, shown);
    const bool has_lines = machine.lines > 1;
    std::vector<Column> columns{{has_lines ? "Sum" : "State", Column::left, Column::needed},
                                {"How often", Column::right, Column::needed},
                                {"Bet", Column::right, 2},
                                {"Pays", Column::right, 1}};
    if (!has_lines) columns.push_back({"Leaves", Column::right, 3});
    columns.push_back({"Worth", Column::right, Column::needed});
    TextTable table(std::move(columns));
    for (const State* const state : chosen) {
        std::vector<std::string> cells{
            state->name, fmt::format("{:.{}f}%", 100 * state->frequency, state_decimals),
            cost_text(state->cost), fmt::format("{:.{}f}", state->pays, state_decimals)};
        if (!has_lines) {
            cells.push_back(fmt::format("{:.{}f}%", 100 * state->leaving.value_or(0), state_decimals));
        }
        cells.push_back(fmt::format("{:.{}f}", state->worth, state_decimals));
        table.add_row(std::move(cells));
    }
    text += "\n" + table.text(style);
    if (chosen.size() < prepared.states.size()) {
        text +=
            fmt::format("\nThe {} most frequent of {} {}; `machine` with --all shows every one.\n",
                        chosen.size(), prepared.states.size(), has_lines ? "sums of multipliers" : "states");
    }
    return text;
}

}  // namespace holdfast::terminal
