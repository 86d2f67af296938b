#include <algorithm>
#include <deque>
#include <utility>

#include <apps/server/batch_stream.h>
#include <apps/server/http/problem.h>
#include <boost/asio/post.hpp>
#include <fmt/format.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/request_lines.h>

namespace holdfast::server {
namespace {

// Enough to keep every thread busy, and few enough that one batch does not fill the queue of the slow lane.
constexpr std::size_t lines_ahead = 16;
/// Bytes of the body that are read at once.
constexpr std::size_t piece_size = std::size_t{16} << 10U;
/// Answers are written together until they are this long: fewer and larger chunks.
constexpr std::size_t written_at_once = std::size_t{64} << 10U;
/// How long a client may leave the server waiting for a line.
constexpr std::chrono::seconds time_for_a_line{60};
/// The time between two tries to find a place for lines that had none.
constexpr std::chrono::milliseconds before_next_try{50};

/// A line under way. The stream owns it, the pool only its job: a line that was given up may be gone when
/// its job ends.
struct Line {
    std::shared_ptr<Job> job;
    bool is_done = false;
};

class BatchStream : public std::enable_shared_from_this<BatchStream> {
  public:
    BatchStream(std::shared_ptr<Connection> connection, Caller caller, bool is_chunked)
        : connection_(std::move(connection)),
          caller_(std::move(caller)),
          is_chunked_(is_chunked),
          wake_(connection_->executor()) {}

    /// Answers the lines of the body until it ends. False if the client is gone.
    Awaitable<bool> run(Connection::Parser& parser) {
        // A weak pointer: this owns the connection.
        connection_->when_lost([stream = weak_from_this()] {
            if (const auto waiting = stream.lock()) waiting->give_up();
        });
        const bool is_whole = co_await answer_lines(parser);
        connection_->when_lost(nullptr);
        give_up();
        under_way_.clear();  // each of them holds this
        co_return is_whole;
    }

    std::size_t bytes() const { return bytes_; }

  private:
    // Reads, answers and writes in turn. Invariant: at most lines_ahead lines are under way; when that limit
    // is reached, nothing more is read, so a client that sends faster than the pool answers is held back by
    // TCP.
    Awaitable<bool> answer_lines(Connection::Parser& parser) {
        std::string piece(piece_size, '\0');
        Clock::time_point line_end = Clock::now() + time_for_a_line;
        bool is_wait_ended = false;  // for another line, since the server stops
        while (!connection_->is_lost()) {
            // The time limit starts again with each line and each group of answers; it is not for the whole
            // batch.
            if (co_await start_lines()) line_end = Clock::now() + time_for_a_line;
            const bool is_read =
                is_wait_ended || parser.is_done() || connection_->is_garbled() || pool().is_ending();
            if (under_way_.empty() && is_read) break;
            if (under_way_.size() < lines_ahead && !is_read) {
                // Answers go out before the server waits for more queries.
                const bool waits = under_way_.empty();
                connection_->wait_for_line(waits);
                const std::size_t count = co_await connection_->read_body(parser, caller_, piece.data(),
                                                                          piece.size(), waits, line_end);
                connection_->wait_for_line(false);
                is_wait_ended = waits && count == 0;
                lines_.add(std::string_view(piece).substr(0, count));
                if (parser.is_done()) lines_.end();
                // Nothing is there: what is under way is waited for instead.
                if (count > 0 || waits || parser.is_done()) continue;
            }
            if (!co_await write_answers()) break;
            line_end = Clock::now() + time_for_a_line;
        }
        if (connection_->is_lost()) co_return false;
        // Half a line at the end of a garbled body is not answered: it may be anything.
        // No co_await beside && or ||: g++ 12 awaits the right side whatever the left one is.
        if (connection_->is_garbled()) {
            if (!co_await write_piece(error_line(garbled_words))) co_return false;
        }
        if (!is_chunked_) co_return true;
        co_return co_await connection_->write("0\r\n\r\n");
    }

    /// The lines under way are stopped, and leave their places in the pool to others.
    void give_up() {
        for (const std::shared_ptr<Line>& line : under_way_) line->job->abandon();
        // Wakes write_answers(), which then sees that the client is gone.
        wake_.cancel();
    }

    /// Starts the lines that have arrived, as far as there is room. Returns whether there was any.
    Awaitable<bool> start_lines() {
        bool is_any = false;
        while (under_way_.size() < lines_ahead && !connection_->is_lost()) {
            std::optional<std::string> text = lines_.take();
            if (!text) break;
            // A line counts as a request like any other, but waits instead of being refused.
            co_await connection_->wait_for_rate(caller_, Clock::time_point::max());
            if (connection_->is_lost()) break;
            const auto line = std::make_shared<Line>();
            line->job = std::make_shared<Job>();
            line->job->request = RequestText(std::move(*text));
            under_way_.push_back(line);
            submit(line);
            is_any = true;
        }
        co_return is_any;
    }

    void submit(const std::shared_ptr<Line>& line) {
        line->job->client = caller_.key;
        line->job->is_line = true;
        // `self` is moved on to the thread of the sockets: its timer and its connection must not end on
        // another.
        line->job->done = [line = std::weak_ptr<Line>(line), self = shared_from_this(),
                           executor = connection_->executor()]() mutable {
            asio::post(executor, [line = std::move(line), self = std::move(self)] {
                if (const auto done = line.lock()) done->is_done = true;
                self->wake_.cancel();
            });
        };
        pool().submit(line->job);
    }

    ComputePool& pool() const { return connection_->service().pool(); }

    static bool is_overloaded(const Line& line) {
        return line.is_done && line.job->outcome == Job::Outcome::overloaded;
    }

    /// The status of a batch was sent long ago, so a line cannot be turned away: it is submitted again once
    /// the lane that was full has a place for it, or its time is over.
    void ask_again() {
        next_try_ = Clock::now() + before_next_try;
        for (std::shared_ptr<Line>& line : under_way_) {
            if (!is_overloaded(*line) || !pool().may_try_again(*line->job)) continue;
            const Job& before = *line->job;
            auto again = std::make_shared<Job>();
            again->request = before.request;
            again->lane = before.lane;
            again->deadline = before.deadline;
            // In the place of the old one, so that the order of the answers stays. Its deadline stays too.
            line = std::make_shared<Line>(Line{std::move(again)});
            submit(line);
        }
    }

    /// Waits for the first line, and writes it with those after it that are done too.
    Awaitable<bool> write_answers() {
        error_code ignored;
        // Woken by each line that ends (submit), by the next try, and when the client is lost.
        while (!under_way_.front()->is_done || is_overloaded(*under_way_.front())) {
            const bool is_any = std::any_of(under_way_.begin(), under_way_.end(),
                                            [](const auto& line) { return is_overloaded(*line); });
            wake_.expires_at(is_any ? next_try_ : Clock::time_point::max());
            co_await wake_.async_wait(into(ignored));
            if (connection_->is_lost()) co_return false;
            if (is_any && Clock::now() >= next_try_) ask_again();
        }
        std::string text;
        while (!under_way_.empty() && under_way_.front()->is_done && text.size() < written_at_once &&
               !is_overloaded(*under_way_.front())) {
            const std::shared_ptr<Job> job = under_way_.front()->job;
            under_way_.pop_front();
            text += job->line;
            if (!job->line.empty()) continue;
            // error_line() parses the request, which may be long, so others get a turn before the next line.
            text += connection_->service().error_line(*job);
            break;
        }
        co_return co_await write_piece(std::move(text));
    }

    Awaitable<bool> write_piece(std::string text) {
        bytes_ += text.size();
        if (!is_chunked_) co_return co_await connection_->write(text);
        // Not a temporary of the line that awaits: g++ 12 may end those before the bytes are written.
        const std::string size = fmt::format("{:x}\r\n", text.size());
        text += "\r\n";
        co_return co_await connection_->write(size, text);
    }

    const std::shared_ptr<Connection> connection_;
    const Caller caller_;
    const bool is_chunked_;
    Timer wake_;
    Clock::time_point next_try_{};  // for lines that had no place
    ask::RequestLines lines_;
    std::deque<std::shared_ptr<Line>> under_way_;
    std::size_t bytes_ = 0;
};

}  // namespace

Awaitable<bool> answer_batch(std::shared_ptr<Connection> connection, Connection::Parser& parser,
                             Request& request, const bool& is_finishing) {
    namespace http = boost::beast::http;
    const Clock::time_point begin = Clock::now();
    const bool is_chunked = parser.get().version() >= 11;
    const bool keeps_alive = is_chunked && parser.keep_alive() && !is_finishing;
    std::string head = streaming_head("application/jsonl", request, is_chunked, keeps_alive);
    if (is_chunked && boost::beast::iequals(parser.get()[http::field::expect], "100-continue")) {
        head.insert(0, "HTTP/1.1 100 Continue\r\n\r\n");
    }
    if (!co_await connection->write(head)) co_return false;
    const auto stream = std::make_shared<BatchStream>(connection, request.caller, is_chunked);
    const bool is_whole = co_await stream->run(parser);
    connection->service().record(request, "batch", "computed", is_whole ? 200 : Service::client_gone,
                                 stream->bytes(), Clock::now() - begin);
    co_return is_whole&& keeps_alive && !is_finishing && !connection->is_garbled();
}

}  // namespace holdfast::server
