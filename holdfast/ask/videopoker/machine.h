// The query `videopoker.machine`: what a machine returns, and its states.
//
//   return_least_exact <= return of the best play <= return_most_exact
//
// Both are proven, and less than a billionth apart for the machines of the catalog. return_least and return_most are the
// nearest doubles.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/prepared/prepared_machine.h>
#include <holdfast/ask/videopoker/typed/game_choice.h>

namespace holdfast::ask {

struct VideopokerMachineRequest {
    GameChoice game;

    static Query query();
    static VideopokerMachineRequest read(const Fields& fields);
};

struct VideopokerMachineAnswer {
    std::shared_ptr<const PreparedMachine> prepared;

    /// An upper bound on what one strategy for all states loses against the best play.
    Rational single_cost() const { return prepared->optimum.most - prepared->single.least; }

    static void declare(Shape<VideopokerMachineAnswer>& shape);
};

/// Throws FieldError, on the field `game`, if it is no machine, and as PreparedMachines::prepare does; and Stopped.
VideopokerMachineAnswer answer(const VideopokerMachineRequest& request, Session& session,
                               const Work& work = {});

/// The machines of the catalog that have all of these words (machine_ids_matching), by id.
std::vector<videopoker::Machine> machines_with(const std::vector<std::string>& words);

/// The members that say which machine it is, for answers that list them among their own.
void machine_members(Shape<videopoker::Machine>& shape);

}  // namespace holdfast::ask
