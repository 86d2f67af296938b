// Looking at a stop flag in the middle of a computation.
#pragma once

#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>

namespace holdfast {

/// Throws Stopped if the flag is there and raised. Cheap enough for every microsecond of work.
inline void throw_if_stopped(const StopFlag* stop) {
    if (stop != nullptr && stop->stop_requested()) throw Stopped();
}

}  // namespace holdfast
