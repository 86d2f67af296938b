#include <utility>

#include <apps/cli/output.h>
#include <apps/cli/progress_bar.h>
#include <apps/terminal/progress_line.h>
#include <unistd.h>

namespace holdfast::cli {
namespace {

constexpr std::chrono::milliseconds before_first{400};  // short work shows no bar
constexpr std::chrono::milliseconds between{50};
constexpr std::size_t usual_width = 80;

void to_terminal(const std::string& text) {
    // Where the terminal is gone, so is the reader of the bar.
    static_cast<void>(!write(STDERR_FILENO, text.data(), text.size()));
}

/// Asked anew for each line, because a window may change; a line that fills the last column could wrap.
std::size_t line_width() {
    const std::size_t width = message_style().width;
    return width == 0 ? usual_width - 1 : width - 1;
}

/// Whether standard error is a terminal that knows the sequences by which a line is written over.
bool can_rewrite_lines() {
    return isatty(STDERR_FILENO) != 0 && !is_dumb_terminal();
}

}  // namespace

ProgressBar::ProgressBar(std::string unit)
    : unit_(std::move(unit)),
      can_show_(can_rewrite_lines()),
      next_(Clock::now() + before_first),
      begin_(Clock::now()) {}

Work ProgressBar::work(unsigned threads) {
    Work work{threads};
    if (can_show_) work.progress = [this](u64 done, u64 total) { show(done, total); };
    return work;
}

void ProgressBar::show(u64 done, u64 total) {
    // No lock: progress is never told from two threads at once (core/progress.h).
    const Clock::time_point now = Clock::now();
    // Speed is measured from the first report on: what went before it, tables or the done part of a file,
    // says nothing about what is to come.
    if (!has_begun_) {
        has_begun_ = true;
        begin_ = now;
        done_before_ = done;
    }
    if (now < next_ || total == 0) return;
    next_ = now + between;
    const auto elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(now - begin_);
    // Over the old line, and the rest of that erased: the new one may be shorter.
    to_terminal("\r" + terminal::progress_line({done, total, done_before_, elapsed}, unit_, line_width()) +
                "\x1b[K");
    is_shown_ = true;
}

void ProgressBar::clear() {
    if (is_shown_) to_terminal("\r\x1b[K");
    is_shown_ = false;
}

}  // namespace holdfast::cli
