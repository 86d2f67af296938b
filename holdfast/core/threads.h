// The only use of threads in the library: a loop over indices, spread over workers.
//
// With TBB the workers are its threads; without it, std::thread; in the browser, or with one thread, the loop
// runs in the calling thread. The result is the same. Only this header and its source start threads or
// include TBB.
//
// Callers see to it that their answers do not depend on the number of threads: a body writes to the slot of
// its index, or adds integers to the accumulator of its worker, and the caller sums these afterwards.
#pragma once

#include <cstddef>
#include <functional>

#include <holdfast/core/progress.h>

namespace holdfast {

/// The most workers that for_each_index uses: work.threads (no more than 1024), or the number of processors
/// if that is 0; always 1 in a build without threads. An array of accumulators, one for each worker, needs
/// this size.
unsigned worker_count(const Work& work);

/// Calls body(index, worker) once for every index in [0, count). Indices are handed out in rising order, each
/// to the next free worker; worker is in [0, worker_count(work)), and no two calls with the same worker run
/// at the same time. Calls work.progress after every finished index, so an index should be worth some
/// microseconds.
///
/// Throws, once all workers have ended: what the body or the progress callback threw (after a throw no new
/// index begins; if several threw, the exception of the lowest index, which one thread would have met first),
/// else Stopped if work.stop was raised.
void for_each_index(std::size_t count, const Work& work,
                    const std::function<void(std::size_t index, unsigned worker)>& body);

}  // namespace holdfast
