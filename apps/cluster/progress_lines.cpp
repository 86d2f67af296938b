#include <apps/cli/output.h>
#include <apps/cluster/progress_lines.h>
#include <apps/terminal/progress_line.h>

namespace holdfast::cluster {
namespace {

constexpr std::chrono::seconds between{10};
constexpr std::size_t width = 79;

}  // namespace

ProgressLines::ProgressLines() : bar_("shards"), next_(begin_ + between) {}

ProgressCallback ProgressLines::callback() {
    // None where mpirun gives its ranks a pipe, and shows what comes through it.
    if (ProgressCallback bar = bar_.work(1).progress) return bar;
    return [this](u64 done, u64 total) { show(done, total); };
}

void ProgressLines::show(u64 done, u64 total) {
    if (!has_begun_) done_before_ = done;
    has_begun_ = true;
    const Clock::time_point now = Clock::now();
    if (now < next_) return;
    next_ = now + between;
    const auto elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(now - begin_);
    cli::write_message(
        {terminal::progress_line({done, total, done_before_, elapsed}, "shards", width), "\n"});
}

}  // namespace holdfast::cluster
