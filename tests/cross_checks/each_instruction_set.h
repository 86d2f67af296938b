// Tests that run once for every instruction set of this processor that the vector code is compiled for.
#pragma once

#include <random>
#include <string>

#include <gtest/gtest.h>
#include <hwy/targets.h>

namespace holdfast::videopoker::detail {

class EachInstructionSet : public testing::TestWithParam<std::int64_t> {
  protected:
    EachInstructionSet() { choose(GetParam()); }
    ~EachInstructionSet() override { choose(0); }

    std::mt19937_64 random{11};

  private:
    static void choose(std::int64_t target) {
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    }
};

inline std::string name_of(const testing::TestParamInfo<std::int64_t>& each) {
    return hwy::TargetName(each.param);
}

}  // namespace holdfast::videopoker::detail
