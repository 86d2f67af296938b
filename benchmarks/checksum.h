// Every benchmark reports a checksum of its answers, so that the compiler cannot skip the work.
#pragma once

#include <string>

#include <benchmark/benchmark.h>

#include <holdfast/core/integers.h>

namespace holdfast {

inline void print_checksum(benchmark::State& state, u64 checksum) {
    state.SetLabel("checksum " + std::to_string(checksum));
}

}  // namespace holdfast
