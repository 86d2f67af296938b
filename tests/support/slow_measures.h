// The measures of a penalty rule, from written cards: letters are looked up in the ten straights.
#pragma once

#include <string>
#include <vector>

#include <holdfast/videopoker/strategy/charts/measure.h>

namespace holdfast::test {

/// A deal and two holds in it, each card two letters: "Ah".
struct WrittenContest {
    std::vector<std::string> deal;
    std::vector<std::string> row;
    std::vector<std::string> rival;
    std::string high_ranks;  ///< letters
};

int slow_value_of(const videopoker::penalties::Measure& measure, const WrittenContest& contest);

}  // namespace holdfast::test
