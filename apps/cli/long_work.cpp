#include <csignal>
#include <stdexcept>
#include <utility>

#include <apps/cli/long_work.h>
#include <apps/cli/output.h>
#include <apps/terminal/display.h>
#include <unistd.h>

#include <holdfast/core/error.h>
#include <holdfast/storage/mapped_file.h>

namespace holdfast::cli {

void report_file_signals_as_errors() {
    std::signal(SIGXFSZ, SIG_IGN);  // then the write fails
    storage::outlive_cut_files();
}

namespace {

StopFlag& flag() {
    static StopFlag raised;
    return raised;
}

/// All a handler may do is set an atomic flag: most functions are not safe in one.
void raise_flag(int /*signal*/) {
    flag().request_stop();
}

}  // namespace

const StopFlag& raised_by_interrupts() {
    static_cast<void>(flag());  // made before a handler can ask for it
    struct sigaction action = {};
    action.sa_handler = raise_flag;
    // SA_RESETHAND: the first signal puts back what the system does by default, so a second Ctrl-C ends a
    // step that takes too long. SA_RESTART: reads and writes under way are completed, not reported as failed.
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int signal : {SIGINT, SIGTERM}) {
        struct sigaction before = {};
        sigaction(signal, nullptr, &before);
        // The parent process may have had it ignored, as nohup does, and shells for background commands.
        if (before.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);
    }
    return flag();
}

namespace {

constexpr std::chrono::milliseconds before_first{400};  // short work shows no bar
constexpr std::chrono::milliseconds between{50};
// If the terminal does not say how wide it is.
constexpr std::size_t usual_width = 80;

void to_terminal(const std::string& text) {
    // If the terminal is gone, so is the reader of the bar.
    static_cast<void>(!::write(STDERR_FILENO, text.data(), text.size()));
}

/// Asked for each line, because a window may change; a line that fills the last column could wrap.
std::size_t line_width() {
    const std::size_t width = message_style().width;
    return width == 0 ? usual_width - 1 : width - 1;
}

/// Whether standard error is a terminal that knows the sequences that overwrite a line.
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
    // Overwrites the old line, and erases the rest of it: the new one may be shorter.
    to_terminal("\r" + terminal::progress_line({done, total, done_before_, elapsed}, unit_, line_width()) +
                "\x1b[K");
    is_shown_ = true;
}

void ProgressBar::clear() {
    if (is_shown_) to_terminal("\r\x1b[K");
    is_shown_ = false;
}

void resumably(const std::function<void()>& part) {
    try {
        part();
    } catch (const Stopped&) {
        // A plain "stopped" would not say that nothing is lost.
        throw std::runtime_error("stopped; run the same command again to resume");
    }
}

void run_long(const AnswerOptions& options, const char* unit, const std::function<void(const Work&)>& part) {
    ProgressBar bar(unit);
    Work work = bar.work(options.thread_count(0));
    work.stop = &raised_by_interrupts();
    part(work);
}

}  // namespace holdfast::cli
