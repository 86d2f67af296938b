// A cache of solved machines.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/videopoker/typed/game_choice.h>
#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/machines/machine.h>
#include <holdfast/videopoker/machines/machine_states.h>
#include <holdfast/videopoker/machines/return_bounds.h>
#include <holdfast/videopoker/machines/ultimate_x_lines.h>

namespace holdfast::ask {

/// A machine with what its best play returns. It never changes, so threads share it.
struct PreparedMachine {
    /// What a player needs in one state: a paytable whose pays are what final hands are worth there.
    struct Paytable {
        std::string state;  ///< "12x", "level 2 with a free ride"; `single` for one strategy in all states
        videopoker::Pays worth;
    };
    /// A line of the table of states. Numbers that are not proven are doubles.
    struct State {
        std::string name;
        double frequency = 0;           ///< share of all deals
        double cost = 0;                ///< of a deal on all lines, in bets of the game on one line
        double pays = 0;                ///< mean of a deal, in the same bets
        std::optional<double> leaving;  ///< chance that the next deal is in another state; only with one line
        double worth = 0;               ///< above that of the least valuable state, in the same bets
    };

    std::string toml;  ///< the text of its file
    videopoker::Machine machine;
    videopoker::MachineStates rules;  ///< of one line
    videopoker::GameTables base;
    Rational base_return;                            ///< of the base game by itself
    videopoker::ReturnBounds optimum;                ///< pays per cost of the best play
    videopoker::ReturnBounds single;                 ///< of one strategy for all states
    std::vector<State> states;                       ///< none if the best play is only bounded
    std::optional<videopoker::LinesSolution> lines;  ///< with several lines
    std::vector<Paytable> paytables = {};  ///< the last is `single`; with several lines it is the only one

    static constexpr std::string_view single_name = "single";

    /// The paytable of a state as a person writes it: "12x", "12", "level 2", "single". Throws FieldError, on the field
    /// `state`, that lists the states.
    const Paytable& paytable_of(const std::string& state) const;
    /// With several lines, the sum of multipliers that a person writes as a state; none if it is not such a sum.
    std::optional<u32> sum_of(const std::string& state) const;
    /// "1x, 2x, 12x and single", for sentences.
    std::string states_text() const;
};

/// Keeps a few machines. They are looked up under a lock, but solved without it.
class PreparedMachines {
  public:
    /// Safe to call from any thread. `choice`: is_machine(). Throws FieldError, on the field `game`, and on `pay` if pays
    /// are to be changed; and Stopped.
    std::shared_ptr<const PreparedMachine> prepare(const GameChoice& choice, const Work& work = {});

    void clear();

  private:
    struct Entry {
        std::string key;
        std::shared_ptr<const PreparedMachine> machine;
    };
    static constexpr std::size_t most_kept = 16;

    /// Null if the machine is not kept. The mutex must be locked.
    std::shared_ptr<const PreparedMachine> find(const std::string& key);

    std::mutex mutex_;
    std::list<Entry> entries_;  // the one asked for last comes first
};

}  // namespace holdfast::ask
