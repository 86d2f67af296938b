#include <stdexcept>

#include <apps/cli/interrupts.h>
#include <apps/cli/long_work.h>
#include <apps/cli/progress_bar.h>

#include <holdfast/core/error.h>

namespace holdfast::cli {

void resumably(const std::function<void()>& part) {
    try {
        part();
    } catch (const Stopped&) {
        // A plain "stopped" would not say that nothing is lost.
        throw std::runtime_error("stopped; run the same command again to resume");
    }
}

void run_long(AnswerOptions& options, const char* unit, const std::function<void(const Work&)>& part) {
    ProgressBar bar(unit);
    Work work = bar.work(options.thread_count(0));
    work.stop = &raised_by_interrupts();
    part(work);
}

}  // namespace holdfast::cli
