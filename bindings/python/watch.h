// Runs a task without the interpreter's lock, and looks at signals and progress every 50 ms.
#pragma once

#include <bindings/python/task.h>
#include <pybind11/pybind11.h>

namespace holdfast::python {

/// How a computation is to be run.
enum class Manner {
    at_once,  ///< in this thread: it takes less time than a look at the signals may wait
    left,     ///< in another one; stopped, it may end by itself later, because it owns all that it uses
    awaited   ///< in another one; stopped, it is waited for, because it writes into an array of the caller's
};

/// Calls progress(done, total), unless that is None, whenever there is some, and at the end. Throws what the
/// computation throws, and what a signal handler or `progress` raises; then the computation is stopped.
void run_watched(unsigned threads, Task::Computation compute, const pybind11::object& progress,
                 Manner manner);

/// At the end of the interpreter: stops what is still being computed.
void stop_at_exit();

}  // namespace holdfast::python
