// Which of two kinds of hold to keep, and how often that is right: "low pair rather than one high card".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/language/hold_kinds.h>

namespace holdfast::ask {

struct KindChoice {
    std::string hold;         ///< the kind to keep
    std::string rather_than;  ///< the other kind; if it is the same, a worse hold of it
    /// Over all deals that offer both; none if both are the same kind, or if no chart can name one of them.
    std::optional<videopoker::KindComparison> of_all_deals;

    static void declare(Shape<KindChoice>& shape);
};

/// "Js Qs of 2d 2h 9s Js Qs"
std::string example_text(const videopoker::Deal& deal, videopoker::Hold hold);

/// The choice of each pair. Throws Stopped.
std::vector<KindChoice> kind_choices(const videopoker::HoldKinds& kinds,
                                     const std::vector<videopoker::KindPair>& pairs, const Work& work = {});

}  // namespace holdfast::ask
