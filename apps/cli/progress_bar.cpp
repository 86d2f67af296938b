#include <utility>

#include <apps/cli/progress_bar.h>
#include <fmt/format.h>
#include <unistd.h>

namespace holdfast::cli {
namespace {

constexpr std::chrono::milliseconds before_first{400};  // a short work shows no bar
constexpr std::chrono::milliseconds between{50};
constexpr u64 cells = 30;

void to_terminal(const std::string& text) {
    // Where the terminal is gone, so is the reader of the bar.
    static_cast<void>(!write(STDERR_FILENO, text.data(), text.size()));
}

}  // namespace

ProgressBar::ProgressBar(std::string unit)
    : unit_(std::move(unit)), is_terminal_(isatty(STDERR_FILENO) != 0), next_(Clock::now() + before_first) {}

Work ProgressBar::work(unsigned threads) {
    Work work{threads};
    if (is_terminal_) work.progress = [this](u64 done, u64 total) { show(done, total); };
    return work;
}

void ProgressBar::show(u64 done, u64 total) {
    const Clock::time_point now = Clock::now();
    if (now < next_ || total == 0) return;
    next_ = now + between;
    const u64 full = done * cells / total;
    to_terminal(fmt::format("\r[{}{}] {} of {} {}", std::string(full, '#'), std::string(cells - full, '.'),
                            done, total, unit_));
    is_shown_ = true;
}

void ProgressBar::clear() {
    if (is_shown_) to_terminal("\r\x1b[K");
    is_shown_ = false;
}

}  // namespace holdfast::cli
