// The one way to threads: a loop over indices, spread over workers.
//
// With TBB the workers are its threads; without it, threads of their own; in the browser, or with one thread, the
// loop runs in the calling thread. The result is the same. Nothing above this header names a thread, a mutex or TBB.
//
// That answers are the same for any thread count is up to the callers: a body writes to the slot of its
// index, or adds integers to the accumulator of its worker, and the caller sums these afterwards.
#pragma once

#include <cstddef>
#include <functional>

#include <holdfast/core/progress.h>

namespace holdfast {

/// How many workers for_each_index uses at most: work.threads (no more than 1024), or the number of
/// processors where that is 0; always 1 in a build without threads. Accumulators of the workers need this size.
unsigned worker_count(const Work& work);

/// Calls body(index, worker) once for every index in [0, count). Indices are handed out in rising order, each
/// to the next free worker; worker is in [0, worker_count(work)), and no two calls with the same worker run
/// at the same time. work.progress is told after every finished index, so an index should be worth some
/// microseconds.
///
/// Throws, once all workers have ended: what the body or the progress callback threw (after a throw no new
/// index begins; of several throws that of the lowest index, which is what one thread would have met first),
/// else Stopped if work.stop was raised.
void for_each_index(std::size_t count, const Work& work,
                    const std::function<void(std::size_t index, unsigned worker)>& body);

}  // namespace holdfast
