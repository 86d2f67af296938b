// Which of the functions that Highway compiled, one for each instruction set (hwy/foreach_target), run here.
//
//   HOLDFAST_EXPORT(add_vector);                    a table of them, the best instruction set first
//   HOLDFAST_DISPATCH(add_vector)(from, count);     calls the best one that this processor has
//
// Highway's HWY_EXPORT and HWY_DYNAMIC_DISPATCH do the same, but need its shared library, which calibrates a timer
// whenever it is loaded: 6 ms of a process that may answer in 2.
#pragma once

#include <cstddef>

#include <hwy/targets.h>

#include <holdfast/core/integers.h>

namespace holdfast {

/// The instruction sets that vector functions may use, as bits of Highway's HWY_TARGETS: those of this processor,
/// or fewer in tests.
i64 vector_targets();

/// For tests: from now on vector functions use no other of these; 0: all that the processor has.
void restrict_vector_targets(i64 targets);

/// The place in a table of HOLDFAST_EXPORT. `compiled`: HWY_TARGETS of the file with the table.
inline std::size_t place_of_best_target(i64 compiled) {
    // A lower bit is a better instruction set; behind the last one stands the function that every processor runs.
    const auto usable = static_cast<u64>(HWY_CHOSEN_TARGET_SHIFT(vector_targets() & compiled)) >> 1U;
    return hwy::Num0BitsBelowLS1Bit_Nonzero64(usable | u64{1} << HWY_MAX_DYNAMIC_TARGETS);
}

}  // namespace holdfast

#define HOLDFAST_VECTOR_TABLE(function) HWY_CONCAT(function, _of_targets)
#define HOLDFAST_EXPORT(function)                                                            \
    constexpr decltype(&HWY_STATIC_DISPATCH(function)) HOLDFAST_VECTOR_TABLE(function)[] = { \
        HWY_CHOOSE_TARGET_LIST(function), HWY_CHOOSE_FALLBACK(function)}
#define HOLDFAST_DISPATCH(function) \
    (*HOLDFAST_VECTOR_TABLE(function)[holdfast::place_of_best_target(HWY_TARGETS)])
