#include <algorithm>
#include <iterator>

#include <holdfast/ask/videopoker/machine.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/game_forms.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::ask {
namespace {

using videopoker::Machine;
using State = PreparedMachine::State;

void state_shape(Shape<State>& shape) {
    shape.named("MachineState")
        .text("state",
              "The state, as `state` of other queries takes it; with several lines, the sum of their "
              "multipliers",
              &State::name)
        .real("frequency", "The share of all deals that are played in the state", &State::frequency)
        .real("cost", "What a deal in the state costs on all lines, in bets of the game on one line",
              &State::cost)
        .real("pays", "What a deal in the state pays on average, in the same bets", &State::pays)
        .real("leaving", "The chance that the next deal is in another state; only with one line",
              &State::leaving)
        .real("worth", "What the state is worth more than the one of the least worth, in the same bets",
              &State::worth);
}

void single_shape(Shape<VideopokerMachineAnswer>& shape) {
    using Answer = VideopokerMachineAnswer;
    shape.named("SingleStrategy")
        .real("return", "What it returns", [](const Answer& answer) { return answer.prepared->single.least; })
        .real("cost", "How much less it returns than the best play, at most", &Answer::single_cost);
}

/// What a final hand of one row does.
struct SituationRow {
    std::string name;
    Rational pays;
    std::string next;
};

/// What the machine is in before the draw: a state, and what it announces there.
struct Situation {
    const PreparedMachine& machine;
    const videopoker::MachineState& state;
    const videopoker::Announcement& announcement;

    std::string name() const { return name_of(state, announcement); }
    std::vector<SituationRow> rows() const;
};

std::vector<SituationRow> Situation::rows() const {
    std::vector<SituationRow> rows;
    for (std::size_t row = 0; row < announcement.rows.size(); ++row) {
        const videopoker::RowOutcome& outcome = announcement.rows[row];
        rows.push_back(
            {machine.machine.game.rows[row].name, outcome.pays, machine.rules.states[outcome.next].name});
    }
    return rows;
}

std::vector<Situation> situations_of(const PreparedMachine& machine) {
    std::vector<Situation> situations;
    for (const videopoker::MachineState& state : machine.rules.states) {
        for (const videopoker::Announcement& announcement : state.announcements) {
            situations.push_back({machine, state, announcement});
        }
    }
    return situations;
}

void situation_row_shape(Shape<SituationRow>& shape) {
    shape.named("MachineSituationRow")
        .text("name", "The row of the game", &SituationRow::name)
        .pays("pays", "What the final hand pays, in bets of the game", &SituationRow::pays)
        .text("next", "The state of the next deal", &SituationRow::next);
}

void situation_shape(Shape<Situation>& shape) {
    shape.named("MachineSituation")
        .text("situation", "Its name, such as \"level 2 with a free ride\"", &Situation::name)
        .text("state", "The state of the line",
              [](const Situation& situation) { return situation.state.name; })
        .exact("probability", "The chance that the machine announces this in the state",
               [](const Situation& situation) { return situation.announcement.probability; })
        .pays("cost", "What a deal costs on the line, in bets of the game",
              [](const Situation& situation) { return situation.state.cost; })
        .table<situation_row_shape>("rows", "What each final hand does, in the order of the paytable",
                                    &Situation::rows);
}

}  // namespace

void machine_members(Shape<Machine>& shape) {
    shape.named("MachineMembers")
        .text("id", "The id in the catalog, or that of the machine file", &Machine::id)
        .shown("Machine")
        .text("name", "The name of the machine", &Machine::name)
        .shown("Name", {}, 1)
        .text("kind", "The kind of its rules", videopoker::kind_of)
        .text("base_game", "The id of the game that it is made of",
              [](const Machine& machine) { return machine.game.id; })
        .whole_number("lines", "Lines that are drawn from one deal", &Machine::lines)
        .pays("cost", "What a hand costs on a line, in bets of the game; on the first level of Multi-Strike",
              &Machine::cost);
}

namespace {

/// Read at first use.
const std::vector<Machine>& all_machines() {
    static const std::vector<Machine> all = [] {
        std::vector<Machine> machines;
        for (const std::string_view id : videopoker::machine_ids()) {
            machines.push_back(videopoker::read_machine(videopoker::machine_text(id), id));
        }
        return machines;
    }();
    return all;
}

}  // namespace

std::vector<Machine> machines_with(const std::vector<std::string>& words) {
    const std::vector<std::string_view> ids = videopoker::machine_ids_matching(joined(words, " "));
    std::vector<Machine> found;
    std::copy_if(
        all_machines().begin(), all_machines().end(), std::back_inserter(found),
        [&](const Machine& machine) { return std::find(ids.begin(), ids.end(), machine.id) != ids.end(); });
    return found;
}

Query VideopokerMachineRequest::query() {
    return {
        "videopoker.machine",
        "What a machine such as Ultimate X returns, in which the hands before count",
        {Field{"game", FieldKind::document, "MACHINE", "Id or name of a machine, or path of a machine file"}
             .of_form(game_form())
             .argument()
             .mandatory()},
        {R"({"query": "videopoker.machine", "game": "ultimate-x-1-jacks-or-better-8-6"})",
         R"({"query": "videopoker.machine", "game": "multi-strike-deuces-wild-full-pay"})",
         R"({"query": "videopoker.machine", "game": {"toml": "id = \"mine\"\nkind = \"wheel\"\ngame = \"bonus-poker-8-5\"\ncost = \"6/5\"\n[spins]\n\"four aces\" = 80\n"}})"}};
}

VideopokerMachineRequest VideopokerMachineRequest::read(const Fields& fields) {
    return {game_of(fields)};
}

VideopokerMachineAnswer answer(const VideopokerMachineRequest& request, Session& session, const Work& work) {
    // A file that is no machine is read as one, too: that says what it lacks.
    if (!request.game.paytable && !is_machine(request.game)) {
        const std::vector<std::string_view> games = videopoker::catalog_ids();
        if (std::find(games.begin(), games.end(), request.game.id) == games.end()) {
            throw FieldError("game", videopoker::unknown_machine_message(request.game.id), request.game.id);
        }
        throw FieldError("game",
                         in_quotes(request.game.id) +
                             " is a game, not a machine; `holdfast videopoker return` has its return, and "
                             "`games` lists the machines",
                         request.game.id);
    }
    return {session.of<PreparedGames>().machines().prepare(request.game, work)};
}

void VideopokerMachineAnswer::declare(Shape<VideopokerMachineAnswer>& shape) {
    using Answer = VideopokerMachineAnswer;
    shape.named("MachineAnswer")
        .query("videopoker.machine")
        .object<machine_members>(
            "machine", "The machine",
            [](const Answer& answer) -> const Machine& { return answer.prepared->machine; })
        .real("return", "What the best play that was found pays for each bet of 1 in the long run",
              [](const Answer& answer) { return answer.prepared->optimum.least; })
        .exact("return_least", "The best play returns no less than this",
               [](const Answer& answer) { return answer.prepared->optimum.least; })
        .exact("return_most", "No more than this, whatever is played",
               [](const Answer& answer) { return answer.prepared->optimum.most; })
        .exact("base_return", "What the game that it is made of returns by itself",
               [](const Answer& answer) { return answer.prepared->base_return; })
        .object<single_shape>("single_strategy", "One strategy in all states, which people can learn",
                              [](const Answer& answer) -> const Answer& { return answer; })
        .texts("state_choices",
               "What `state` may be in queries that take a machine; on several lines of Ultimate X `hold` "
               "also takes the sum of their multipliers",
               [](const Answer& answer) {
                   std::vector<std::string> names;
                   for (const auto& paytable : answer.prepared->paytables) names.push_back(paytable.state);
                   return names;
               })
        .table<state_shape>(
            "states",
            "The states under the best play; none if it is only bounded, as on several lines with streaks",
            [](const Answer& answer) -> const auto& { return answer.prepared->states; })
        .rows_in_csv()
        .table<situation_shape>("situations",
                                "The rules, for each state of a line and each announcement before the draw; "
                                "the first state is that of a machine that nobody has played yet",
                                [](const Answer& answer) { return situations_of(*answer.prepared); })
        .text("toml", "The machine as the text of a file",
              [](const Answer& answer) { return answer.prepared->toml; });
}

}  // namespace holdfast::ask
