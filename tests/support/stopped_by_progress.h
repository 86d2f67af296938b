// Stops a computation in the middle: a flag raised before it begins is seen by whatever looks first.
#pragma once

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>

namespace holdfast::test {

/// Expects that `compute` throws Stopped, and reports no more progress, once its call number `raised_at` of
/// progress, from 1, has raised the stop flag.
template <class Compute>
void expect_stopped_by_progress(u64 raised_at, const Compute& compute) {
    StopFlag stop;
    u64 calls = 0;
    const auto raise = [&](u64, u64) {
        if (++calls == raised_at) stop.request_stop();
    };
    EXPECT_THROW(compute(Work{1, raise, &stop}), Stopped) << raised_at;
    EXPECT_EQ(calls, raised_at);
}

/// Stops at the first call of progress, the second, one in the middle and the last but one. A computation
/// that has no more than `least` calls has no middle.
template <class Compute>
void expect_stopped_in_the_middle(u64 least, const Compute& compute) {
    u64 calls = 0;
    compute(Work{1, [&](u64, u64) { ++calls; }});
    ASSERT_GT(calls, least);
    for (const u64 call : {u64{1}, u64{2}, calls / 2, calls - 1}) expect_stopped_by_progress(call, compute);
}

}  // namespace holdfast::test
