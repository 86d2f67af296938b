#include <cerrno>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>

#include <apps/cli/arguments.h>
#include <apps/cli/commands/batch_command.h>
#include <apps/cli/exit_status.h>
#include <apps/cli/help.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>
#include <apps/cli/usage_error.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <holdfast/ask/ask.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/core/threads.h>

namespace holdfast::cli {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 16U;  // the capacity of a pipe on Linux

/// Opens a file or a named pipe for reading. Throws ParseError, about the path, if it cannot.
int open_file(const std::string& path) {
    // O_NONBLOCK: read_more() waits for the writer of a pipe, and looks at the stop flag.
    const int file = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (file < 0 && errno == ENOENT) refuse_input(path, "does not exist");
    if (file < 0) refuse_input(path, std::string("cannot be read: ") + std::strerror(errno));
    return file;
}

}  // namespace

BatchInput::BatchInput(const std::string& path, const StopFlag& stop)
    : stop_(stop), file_(path == "-" ? STDIN_FILENO : open_file(path)) {
    struct stat status {};
    if (fstat(file_, &status) == 0) {
        if (S_ISDIR(status.st_mode)) {
            // No destructor runs for what was never constructed.
            if (file_ != STDIN_FILENO) close(file_);
            refuse_input(path, "is a directory, not a file of requests");
        }
        // A pipe or a terminal has no size, so a bar would have no end: it is left out.
        if (S_ISREG(status.st_mode)) bytes_in_all_ = static_cast<u64>(status.st_size);
    }
}

BatchInput::~BatchInput() {
    // Standard input is not ours to close.
    if (file_ != STDIN_FILENO) close(file_);
}

bool BatchInput::read_more() {
    // Waits in short pieces, because a signal may come between the check of the flag and the wait.
    constexpr int wait_milliseconds = 50;
    buffer_.resize(chunk);
    pollfd waiting{file_, POLLIN, 0};
    ssize_t count = -1;
    while (count < 0) {
        if (stop_.stop_requested()) throw Stopped();
        if (abandoned_) return false;
        const int ready = poll(&waiting, 1, wait_milliseconds);
        if (ready == 0) continue;
        if (ready > 0) count = read(file_, buffer_.data(), buffer_.size());
        // A signal may interrupt both, and another reader of a pipe may take what poll() has seen.
        if (count < 0 && errno != EINTR && errno != EAGAIN) {
            throw std::system_error(errno, std::generic_category(), "cannot read the requests");
        }
    }
    bytes_read_ += static_cast<u64>(count);
    lines_.add(std::string_view(buffer_).substr(0, static_cast<std::size_t>(count)));
    return count > 0;
}

std::optional<std::string> BatchInput::next() {
    while (true) {
        if (std::optional<std::string> line = lines_.take()) return line;
        if (at_end_) return std::nullopt;
        // At the end, what follows the last line break is a line too, unless it is blank.
        at_end_ = !read_more();
        if (at_end_) lines_.end();
    }
}

namespace {

using ask::Reply;

/// Whether the line has no answer because a table is damaged: such a batch ends with status 3.
bool is_of_damage(const Reply& reply) {
    if (!reply.failure) return false;
    try {
        std::rethrow_exception(reply.failure);
    } catch (const DataError&) {
        return true;
    } catch (...) {
        return false;
    }
}

// Invariant, under mutex_: written_ + waiting_.size() == next_ <= written_ + window_.
class BatchRun {
  public:
    BatchRun(BatchInput& input, ask::Session& session, const Work& work,
             const std::function<void(const std::string&)>& write)
        : input_(input),
          session_(session),
          work_(work),
          write_(write),
          window_(lines_ahead * worker_count(work)) {}

    BatchTally run() {
        // The calling thread is a worker too: with --threads 1 no other one is started.
        std::vector<std::thread> helpers;
        try {
            for (unsigned worker = 1; worker < worker_count(work_); ++worker) {
                helpers.emplace_back([this] { take_and_answer(); });
            }
        } catch (...) {
            // The system refused a thread: the batch ends with that error, once the threads that began are
            // done.
            fail();
        }
        take_and_answer();
        for (std::thread& helper : helpers) helper.join();
        if (thrown_) std::rethrow_exception(thrown_);
        return tally_;
    }

  private:
    /// Lines per worker between the line written last and the line taken last. Enough that workers rarely
    /// wait behind one slow request, few enough that the answers kept back take little memory.
    static constexpr u64 lines_ahead = 16;

    /// A line and its place in the input, by which its answer finds its place in the output.
    struct NumberedLine {
        u64 number;
        std::string text;
    };

    /// The loop of one worker: takes a line, answers it, and hands in the answer, until there are no more.
    void take_and_answer() {
        try {
            while (const std::optional<NumberedLine> taken = take()) {
                // One thread for each: the processors are busy with other lines.
                finish(taken->number, ask::ask(session_, taken->text, Work{1, {}, work_.stop}));
            }
        } catch (...) {
            fail();
        }
    }

    /// Keeps what was thrown, if it is the first; all end their work when they see it.
    void fail() {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (!thrown_) thrown_ = std::current_exception();
        input_.abandon();
        written_more_.notify_all();  // for those that wait for room
    }

    /// The next line, once there is room for its answer; none at the end of the input or after a failure.
    std::optional<NumberedLine> take() {
        // Held while waiting for input: there is nothing else to take meanwhile.
        const std::lock_guard<std::mutex> input_lock(input_mutex_);
        {
            std::unique_lock<std::mutex> lock(mutex_);
            // No deadlock: the line that all wait for, number written_, belongs to a worker that is answering
            // it, not waiting here; and if that worker fails, it wakes the others by thrown_.
            written_more_.wait(lock, [&] { return thrown_ || next_ < written_ + window_; });
            if (thrown_) return std::nullopt;
        }
        // There is still room when the line is here: only the holder of input_mutex_ raises next_.
        std::optional<std::string> line = input_.next();
        if (!line) return std::nullopt;
        const std::lock_guard<std::mutex> lock(mutex_);
        waiting_.emplace_back();
        return NumberedLine{next_++, std::move(*line)};
    }

    /// Writes the answer, or keeps it until those before it are there.
    void finish(u64 number, Reply reply) {
        const std::lock_guard<std::mutex> lock(mutex_);
        // What comes after a failure is not written: the lines before it are out, whole and in order.
        if (thrown_) return;
        ++tally_.requests;
        tally_.errors += reply.kind == Reply::Kind::answer ? 0 : 1;
        tally_.failures += reply.kind == Reply::Kind::failure ? 1 : 0;
        tally_.damages += is_of_damage(reply) ? u64{1} : 0;
        waiting_[static_cast<std::size_t>(number - written_)] = std::move(reply.json += '\n');
        // Written under the lock, or a later answer could overtake this one.
        while (!waiting_.empty() && waiting_.front()) {
            write_(*waiting_.front());
            waiting_.pop_front();
            ++written_;
        }
        // Told under the lock as well: a progress callback is never called from two threads at once.
        if (work_.progress && input_.bytes_in_all() > 0) {
            work_.progress(input_.bytes_read(), input_.bytes_in_all());
        }
        written_more_.notify_all();
    }

    BatchInput& input_;
    ask::Session& session_;
    const Work& work_;
    const std::function<void(const std::string&)>& write_;
    const u64 window_;

    std::mutex input_mutex_;  // taken before mutex_
    std::mutex mutex_;        // guards everything below
    std::condition_variable written_more_;
    u64 next_ = 0;                                    // number of the next line
    u64 written_ = 0;                                 // lines answered and written
    std::deque<std::optional<std::string>> waiting_;  // answers of the lines from written_ to next_ - 1
    BatchTally tally_;
    std::exception_ptr thrown_;
};

}  // namespace

BatchTally run_batch(BatchInput& input, ask::Session& session, const Work& work,
                     const std::function<void(const std::string&)>& write) {
    return BatchRun(input, session, work, write).run();
}

namespace {

/// Errors are reported in the output, each in its place, so the exit status is settled only when all lines
/// are out.
void run_batch(const std::string& file, unsigned threads, ask::Session& session) {
    ProgressBar bar("bytes");
    Work work = bar.work(threads);
    work.stop = &raised_by_interrupts();
    BatchInput input(file, *work.stop);
    const BatchTally tally =
        run_batch(input, session, work, [](const std::string& line) { write_answer(line); });
    bar.clear();
    if (tally.errors == 0) return;
    // The gravest reason decides: a damaged file, then what the program could not answer, then wrong
    // requests.
    const int status = tally.damages > 0 ? damaged_file : tally.failures > 0 ? other_failure : wrong_input;
    throw RefusedRequests(tally.errors, tally.requests, status);
}

}  // namespace

void add_batch_command(CLI::App& app, AnswerOptions& options, SessionOptions& sources,
                       ask::Session& session) {
    CLI::App* const command =
        app.add_subcommand("batch", "Answer JSON queries, one per line")->group(command_group);
    const auto file = std::make_shared<std::string>("-");
    command->add_option("FILE", *file, "Requests, one per line; - or none for standard input")->type_name("");
    for (const auto& each : sources) each->add_to(*command);
    options.add_json_to(*command);
    options.add_threads_to(*command);
    command->footer(
        "A request is a JSON object: its member \"query\" names the query, such as\n"
        "\"hand\", the others are the arguments and options of that command. Its answer\n"
        "is what the command prints with --json, on one line; an \"id\" comes back first. A wrong\n"
        "request gets {\"error\": ...} in its place, the batch continues, and the exit status\n"
        "is 2.\n\n"
        "Examples:\n"
        "  echo '{\"query\": \"hand\", \"cards\": \"9s9h9d4s4c\"}' | holdfast batch\n"
        "  holdfast batch requests.jsonl --threads 4");
    command->callback([file, &options, &sources, &session] {
        // --json is what a batch writes anyway; CSV, which may be asked for before the command, has no
        // columns that answers of different queries share.
        if (options.form() == AnswerForm::csv) throw ContradictoryOptions("--csv", "batch");
        for (const auto& each : sources) each->apply(session, SessionOption::Opening::at_once);
        run_batch(Arguments::as_typed(*file), options.thread_count(0), session);
    });
}

}  // namespace holdfast::cli
