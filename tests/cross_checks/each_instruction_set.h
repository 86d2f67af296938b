// Tests that run once for every instruction set of this processor that the vector code is compiled for.
#pragma once

#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <hwy/targets.h>

#include <holdfast/evaluation/vector_targets.h>

namespace holdfast {

class EachInstructionSet : public testing::TestWithParam<std::int64_t> {
  protected:
    EachInstructionSet() { restrict_vector_targets(GetParam()); }
    ~EachInstructionSet() override { restrict_vector_targets(0); }

    std::mt19937_64 random{11};
};

/// The instruction sets of this processor that the vector functions are compiled for.
inline std::vector<std::int64_t> each_instruction_set() {
    std::vector<std::int64_t> sets;
    for (std::int64_t left = vector_targets() & HWY_TARGETS; left != 0; left &= left - 1) {
        sets.push_back(left & -left);
    }
    return sets;
}

inline std::string instruction_set_name(const testing::TestParamInfo<std::int64_t>& each) {
    return hwy::TargetName(each.param);
}

}  // namespace holdfast
