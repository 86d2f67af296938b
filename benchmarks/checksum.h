// Every benchmark shows a digest of its answers: work that is not done cannot be fast.
#pragma once

#include <string>

#include <benchmark/benchmark.h>

#include <holdfast/core/integers.h>

namespace holdfast {

inline void print_checksum(benchmark::State& state, u64 checksum) {
    state.SetLabel("checksum " + std::to_string(checksum));
}

}  // namespace holdfast
