#include <algorithm>
#include <set>

#include <holdfast/core/text.h>
#include <holdfast/videopoker/machines/machine_states.h>

namespace holdfast::videopoker {
namespace {

/// One state for each multiplier; the row of a hand sets the next one.
MachineStates states_by_rules(const Machine& machine, const UltimateX& rules) {
    std::set<u32> multipliers(rules.multipliers.begin(), rules.multipliers.end());
    multipliers.insert(1);  // of the first hand
    const auto state_of = [&](u32 multiplier) {
        return static_cast<std::size_t>(std::distance(multipliers.begin(), multipliers.find(multiplier)));
    };
    MachineStates made{{}, machine.cost};
    for (const u32 multiplier : multipliers) {
        Announcement rows{"", Rational(1), {}};
        for (std::size_t row = 0; row < machine.game.rows.size(); ++row) {
            rows.rows.push_back(
                {Rational(multiplier) * machine.game.rows[row].pays, state_of(rules.multipliers[row])});
        }
        made.states.push_back({std::to_string(multiplier) + "x", machine.cost, {rows}});
    }
    return made;
}

/// One state for each level, with or without a free ride.
MachineStates states_by_rules(const Machine& machine, const MultiStrike& rules) {
    const auto levels = static_cast<std::size_t>(rules.levels());
    // A hand on the first level is followed by at most one on each of the others, which cost nothing.
    MachineStates made{{}, machine.cost / Rational(rules.levels())};
    Rational multiplier(1);
    for (std::size_t level = 0; level < levels; ++level, multiplier *= Rational(2)) {
        const bool is_top = level + 1 == levels;
        const std::size_t next = is_top ? 0 : level + 1;
        Announcement usual{"", Rational(1), {}};
        Announcement ride{"free ride", is_top ? Rational() : rules.free_rides[level], {}};
        for (const PayRow& row : machine.game.rows) {
            usual.rows.push_back({multiplier * row.pays, row.pays.is_zero() ? 0 : next});
            ride.rows.push_back({multiplier * row.pays, next});
        }
        usual.probability = Rational(1) - ride.probability;
        MachineState state{"level " + std::to_string(level + 1), level == 0 ? machine.cost : Rational(), {}};
        for (Announcement& each : std::vector{usual, ride}) {
            if (!each.probability.is_zero()) state.announcements.push_back(std::move(each));
        }
        made.states.push_back(std::move(state));
    }
    return made;
}

/// A machine of one state, whose rows pay this.
MachineStates single_state(const Machine& machine, const Pays& pays) {
    Announcement rows{"", Rational(1), {}};
    for (const Rational& pay : pays) rows.rows.push_back({pay, 0});
    return {{{"base game", machine.cost, {rows}}}, machine.cost};
}

/// The multiplier is the same for all rows and is shown before the draw, so that it changes no hold: its mean will do.
MachineStates states_by_rules(const Machine& machine, const SuperTimes& rules) {
    const Rational mean = Rational(1) + rules.share * (rules.multiplier - Rational(1));
    Pays pays;
    for (const PayRow& row : machine.game.rows) pays.push_back(mean * row.pays);
    return single_state(machine, pays);
}

MachineStates states_by_rules(const Machine& machine, const BonusWheel& rules) {
    Pays pays;
    for (std::size_t row = 0; row < machine.game.rows.size(); ++row) {
        pays.push_back(machine.game.rows[row].pays + rules.spins[row]);
    }
    return single_state(machine, pays);
}

/// The base game, then one state for each number of hands that are left of a round.
MachineStates states_by_rules(const Machine& machine, const BonusRound& rules) {
    const auto hands = static_cast<std::size_t>(rules.hands);
    MachineStates made{{}, machine.cost};
    for (std::size_t left = 0; left <= hands; ++left) {
        const bool is_round = left > 0;
        Announcement rows{"", Rational(1), {}};
        for (std::size_t row = 0; row < machine.game.rows.size(); ++row) {
            const bool is_special = row == rules.row;
            const Rational& pays = is_round && is_special ? rules.pays : machine.game.rows[row].pays;
            const std::size_t after_special = is_round ? 0 : hands;
            rows.rows.push_back({pays, is_special ? after_special : is_round ? left - 1 : 0});
        }
        made.states.push_back({!is_round   ? "base game"
                               : left == 1 ? "1 hand left"
                                           : std::to_string(left) + " hands left",
                               machine.cost,
                               {rows}});
    }
    return made;
}

/// Multipliers of a hand and of those after it.
using Streak = std::vector<u32>;

/// "7x-12x": of this hand and the next.
std::string name_of(const Streak& streak) {
    if (streak.empty()) return "base game";
    std::vector<std::string> multipliers;
    for (const u32 multiplier : streak) multipliers.push_back(std::to_string(multiplier) + "x");
    return joined(multipliers, "-");
}

/// What is left of a streak after a hand that may earn another.
Streak after(const Streak& streak, const Streak& earned, u32 raised_to) {
    if (streak.size() <= 1) return earned;
    Streak rest(streak.begin() + 1, streak.end());
    if (!earned.empty()) {
        for (u32& multiplier : rest) multiplier = std::max(multiplier, raised_to);
    }
    return rest;
}

/// One state for each list of multipliers that are left: first none, then those that follow from it.
MachineStates states_by_rules(const Machine& machine, const BonusStreak& rules) {
    std::vector<Streak> streaks{{}};
    const auto state_of = [&](const Streak& streak) {
        const auto known = std::find(streaks.begin(), streaks.end(), streak);
        const auto state = static_cast<std::size_t>(known - streaks.begin());
        if (known == streaks.end()) streaks.push_back(streak);
        return state;
    };
    MachineStates made{{}, machine.cost};
    while (made.states.size() < streaks.size()) {
        const Streak streak = streaks[made.states.size()];  // a copy: the list grows
        const Rational multiplier(streak.empty() ? 1 : streak.front());
        Announcement rows{"", Rational(1), {}};
        for (std::size_t row = 0; row < machine.game.rows.size(); ++row) {
            rows.rows.push_back({multiplier * machine.game.rows[row].pays,
                                 state_of(after(streak, rules.streaks[row], rules.raised_to))});
        }
        made.states.push_back({name_of(streak), machine.cost, {rows}});
    }
    return made;
}

}  // namespace

std::string name_of(const MachineState& state, const Announcement& announcement) {
    const bool is_named = !announcement.name.empty() && state.announcements.size() > 1;
    return is_named ? state.name + " with a " + announcement.name : state.name;
}

MachineStates states_of(const Machine& machine) {
    return std::visit([&](const auto& rules) { return states_by_rules(machine, rules); }, machine.rules);
}

}  // namespace holdfast::videopoker
