#include <algorithm>
#include <utility>

#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/prepared/prepared_machine.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/machines/machine_solution.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::ask {
namespace {

using videopoker::Machine;

std::string text_of(const GameChoice& choice) {
    return choice.paytable ? *choice.paytable : std::string(videopoker::machine_text(choice.id));
}

void solve_one_line(PreparedMachine& prepared, const Work& work) {
    const videopoker::MachineSolution solution = solve_machine(prepared.base, prepared.rules, work);
    prepared.optimum = solution.optimum;
    for (const videopoker::SolvedState& state : solution.states) {
        prepared.states.push_back(
            {state.name, state.frequency, state.cost, state.pays, state.leaving, state.worth});
        for (const videopoker::SolvedSituation& situation : state.situations) {
            prepared.paytables.push_back({situation.name, situation.worth});
        }
    }
}

void solve_several_lines(PreparedMachine& prepared, const Work& work) {
    prepared.lines = solve_lines(prepared.base, prepared.machine, work);
    const videopoker::LinesSolution& solution = *prepared.lines;
    prepared.optimum = solution.optimum;
    const double cost = nearest_double(prepared.machine.cost) * prepared.machine.lines;
    for (const videopoker::LinesState& state : solution.states) {
        if (state.frequency == 0) continue;  // no multipliers add up to it
        prepared.states.push_back(
            {std::to_string(state.sum), state.frequency, cost, state.pays, std::nullopt, state.worth});
    }
}

/// Lines that each had a player of its own, who sees only that line, would return no less than with one player for all:
/// what holds for the best play of one line holds for all of them.
void bound_several_lines(PreparedMachine& prepared, const Work& work) {
    prepared.optimum = solve_machine(prepared.base, prepared.rules, work).optimum;
    prepared.optimum.least = prepared.single.least;
}

PreparedMachine solved(std::string toml, Machine machine, const Work& work) {
    videopoker::GameTables base(machine.game, work.stop);
    videopoker::MachineStates rules = states_of(machine);
    PreparedMachine prepared{
        std::move(toml), std::move(machine), std::move(rules), std::move(base), {}, {}, {}, {}, {}};
    prepared.base_return =
        analyze_game(prepared.base, videopoker::TieRule::lowest_variance, work.quietly()).expected_return;
    videopoker::SingleStrategy single = single_strategy(prepared.base, prepared.rules, work);
    prepared.single = single.bounds;
    if (prepared.machine.lines == 1) {
        solve_one_line(prepared, work);
    } else if (std::holds_alternative<videopoker::UltimateX>(prepared.machine.rules)) {
        solve_several_lines(prepared, work);
    } else {
        bound_several_lines(prepared, work);
    }
    // The single strategy is one of the plays of which the optimum is the best.
    prepared.optimum.least = std::max(prepared.optimum.least, prepared.single.least);
    prepared.paytables.push_back({std::string(PreparedMachine::single_name), std::move(single.worth)});
    return prepared;
}

/// Throws FieldError, also on a machine whose numbers have no room in the sums.
PreparedMachine solved_choice(const GameChoice& choice, const Work& work) {
    return in_field("game", [&] {
        std::string toml = text_of(choice);
        Machine machine = videopoker::read_machine(toml, choice.paytable ? choice.source : choice.id);
        try {
            return solved(std::move(toml), std::move(machine), work);
        } catch (const OverflowError&) {
            throw ParseError(
                "the numbers of this machine are too large, or their fractions too fine, to count exactly",
                choice.paytable ? *choice.paytable : choice.id, 0, 1, choice.source);
        }
    });
}

/// Whether a person may call the state by this number alone: 2 for "2x", "level 2" and "2 hands left", 0 for the base game.
bool is_state_number(const std::string& state, const std::string& number) {
    return state == number + "x" || state == "level " + number || state == number + " hands left" ||
           state == number + " hand left" || (state == "base game" && number == "0");
}

std::string machine_key(const GameChoice& choice) {
    return choice.paytable
               ? "t" + std::to_string(choice.source.size()) + ":" + choice.source + *choice.paytable
               : "i" + choice.id;
}

}  // namespace

const PreparedMachine::Paytable& PreparedMachine::paytable_of(const std::string& state) const {
    const auto found = std::find_if(paytables.begin(), paytables.end(), [&](const Paytable& each) {
        return videopoker::is_same_name(each.state, state) || is_state_number(each.state, state);
    });
    if (found != paytables.end()) return *found;
    if (lines) {
        throw FieldError(
            "state",
            "on several lines a state is the sum of their multipliers, which only `hold` takes, from " +
                states.front().name + " to " + states.back().name + "; other queries take " +
                std::string(single_name) + ", one strategy for all sums",
            state);
    }
    throw FieldError("state",
                     in_quotes(state) + " is not a state of " + in_quotes(machine.id) + "; its states are " +
                         states_text(),
                     state);
}

std::optional<u32> PreparedMachine::sum_of(const std::string& state) const {
    const bool is_state =
        std::any_of(states.begin(), states.end(), [&](const State& each) { return each.name == state; });
    if (!lines || !is_state) return std::nullopt;
    return static_cast<u32>(std::stoul(state));  // the names of states are sums
}

std::string PreparedMachine::states_text() const {
    std::vector<std::string> names;
    if (lines) {
        names.push_back(states.front().name + " to " + states.back().name +
                        " (the sum of the multipliers; only for hold)");
    }
    for (const Paytable& each : paytables) names.push_back(each.state);
    return joined(names, ", ", " and ");
}

std::shared_ptr<const PreparedMachine> PreparedMachines::find(const std::string& key) {
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.key == key; });
    if (found == entries_.end()) return nullptr;
    entries_.splice(entries_.begin(), entries_, found);
    return found->machine;
}

std::shared_ptr<const PreparedMachine> PreparedMachines::prepare(const GameChoice& choice, const Work& work) {
    if (!choice.pay_changes.empty()) {
        throw FieldError("pay",
                         "the pays of a machine cannot be changed here: write a machine file of another game",
                         std::string(choice.pay_changes.front().whole().text()));
    }
    if (choice.paytable_in_json) {
        throw FieldError("game", "a machine is given as TOML, in {\"toml\": \"...\"}", *choice.paytable);
    }
    std::string key = machine_key(choice);
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (auto known = find(key)) return known;
    }
    auto made = std::make_shared<const PreparedMachine>(solved_choice(choice, work));
    const std::lock_guard<std::mutex> lock(mutex_);
    // Another thread may have solved the same one meanwhile; then its own is as good.
    if (auto known = find(key)) return known;
    entries_.push_front({std::move(key), made});
    // Answers share ownership, so a machine that is dropped lives until its last answer is written.
    if (entries_.size() > most_kept) entries_.pop_back();
    return made;
}

void PreparedMachines::clear() {
    const std::lock_guard<std::mutex> lock(mutex_);
    entries_.clear();
}

}  // namespace holdfast::ask
