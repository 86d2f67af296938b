#include <algorithm>
#include <array>

#include <apps/server/batch_stream.h>
#include <apps/server/connection.h>
#include <apps/server/http/problem.h>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <poll.h>

#include <holdfast/ask/ask.h>

namespace holdfast::server {
namespace {

namespace http = boost::beast::http;

constexpr std::size_t longest_head = std::size_t{16} << 10U;
constexpr std::size_t largest_buffer = std::size_t{64} << 10U;
constexpr std::size_t least_read = std::size_t{2} << 10U;
constexpr std::size_t lingering_bytes = std::size_t{4} << 20U;

using std::chrono::seconds;
// The time limits: from the first byte of a head to its last; between two requests; for a body of at most 1
// MiB; to write one response, or one piece of a batch; and to receive what a refused client still sends.
constexpr seconds time_for_head{10};
constexpr seconds time_between_requests{60};
constexpr seconds time_for_body{30};
constexpr seconds time_for_response{30};
constexpr seconds time_to_linger{2};

/// Steps of reading bodies, about one for each chunk, that cost their sender as much as one query.
constexpr unsigned parts_for_a_token = 256;

/// Whether the client waits for 100 Continue, which HTTP/1.0 does not have.
bool is_to_continue(const Connection::Parser& parser) {
    return parser.get().version() >= 11 &&
           boost::beast::iequals(parser.get()[http::field::expect], "100-continue");
}

/// Fills in, for the access line, a head that could not be read: the words of its first line.
void name_refused(Request& request, std::string_view line) {
    constexpr std::size_t most = 200;
    if (!request.method_text.empty() || line.empty()) return;
    line = line.substr(0, most);
    const std::size_t blank = std::min(line.find(' '), line.size());
    request.method_text = line.substr(0, blank);
    request.target = line.substr(blank + (blank < line.size() ? 1 : 0));
    request.target.resize(std::min(request.target.find(' '), request.target.size()));
}

}  // namespace

Connection::Connection(Socket socket, Service& service, bool is_behind_proxy)
    : socket_(std::move(socket)),
      service_(service),
      is_behind_proxy_(is_behind_proxy),
      buffer_(largest_buffer) {
    error_code ignored;
    socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
    peer_ = socket_.remote_endpoint(ignored);
    is_guarded_ = !is_behind_proxy_ && is_this_machine(socket_.local_endpoint(ignored).address());
}

void Connection::tick(Clock::time_point now) {
    if (now >= deadline_) close();
    error_code ignored;
    // Ends only the read under way, for which nothing has arrived.
    if (waits_for_line_ && is_finishing_ && !has_input()) socket_.cancel(ignored);
    if (!give_up_ || !is_client_gone()) return;
    is_lost_ = true;
    close();
    std::exchange(give_up_, nullptr)();
}

/// While a query is being answered nothing is read, so nothing else would notice. A half-closed connection
/// counts as gone too: the two look the same from here. Bytes that were sent before do not matter, so this
/// asks only for the end, and reads nothing.
bool Connection::is_client_gone() {
    pollfd looked{socket_.native_handle(), POLLRDHUP, 0};
    return poll(&looked, 1, 0) > 0;
}

void Connection::finish() {
    constexpr std::chrono::milliseconds time_for_first_bytes{500};
    is_finishing_ = true;
    // A request under way is answered; run() ends after it, because its response says "Connection: close".
    if (!is_between_requests_ || has_input()) return;
    // A request of a new client may be under way.
    if (is_new_) {
        allow(time_for_first_bytes);
    } else {
        close();
    }
}

void Connection::set_idle(bool is_idle) {
    if (!is_idle) {
        idle_since_.reset();
    } else if (!idle_since_) {
        idle_since_ = Clock::now();
    }
}

void Connection::wait_for_line(bool waits) {
    waits_for_line_ = waits;
    set_idle(waits);
}

/// Old clients send an empty line after a body (RFC 9112, 2.2).
bool Connection::skip_empty_lines() {
    const std::string_view sent(static_cast<const char*>(buffer_.data().data()), buffer_.size());
    const std::size_t end = std::min(sent.find_first_not_of("\r\n"), sent.size());
    buffer_.consume(end);
    return buffer_.size() > 0;
}

/// Whatever waits for this socket then gets an error: this is how a coroutine is ended from outside.
void Connection::close() {
    error_code ignored;
    socket_.close(ignored);
    deadline_ = Clock::time_point::max();
}

bool Connection::has_input() const {
    error_code ignored;
    return buffer_.size() > 0 || socket_.available(ignored) > 0;
}

Awaitable<bool> Connection::read_more() {
    error_code error;
    // Nothing that is read as a whole is normally this long, but a client can make it so, such as the line of
    // a chunk.
    if (buffer_.size() == buffer_.max_size()) {
        is_garbled_ = true;
        co_return false;
    }
    const std::size_t room = std::min(std::max(least_read, buffer_.capacity() - buffer_.size()),
                                      buffer_.max_size() - buffer_.size());
    const std::size_t count = co_await socket_.async_read_some(buffer_.prepare(room), into(error));
    buffer_.commit(count);
    const bool is_cancelled = error == asio::error::operation_aborted && socket_.is_open();
    is_lost_ = is_lost_ || (error && !is_cancelled);
    co_return !error;
}

Awaitable<bool> Connection::write(std::string_view head, std::string_view body) {
    error_code error;
    // Both in one system call, so a short response is one packet. The time limit is for all of it: a client
    // that takes it byte by byte is cut off.
    const std::array<asio::const_buffer, 2> parts{asio::buffer(head), asio::buffer(body)};
    allow(time_for_response);
    co_await asio::async_write(socket_, parts, into(error));
    deadline_ = Clock::time_point::max();
    is_lost_ = is_lost_ || error;
    co_return !error;
}

/// One coroutine per connection, from here down: while it waits, its frames are all the memory that it costs.
Awaitable<void> Connection::run() {
    bool goes_on = true;
    while (goes_on) {
        set_idle(true);
        if (!skip_empty_lines()) {
            is_between_requests_ = true;
            // Not restarted by each empty line.
            if (deadline_ == Clock::time_point::max()) allow(is_new_ ? time_for_head : time_between_requests);
            const bool is_there = co_await read_more();
            is_between_requests_ = false;
            if (!is_there) break;
            continue;
        }
        is_new_ = false;
        goes_on = co_await answer_next();
    }
    close();
}

/// False if the connection ends with it.
Awaitable<bool> Connection::answer_next() {
    Parser parser;
    parser.header_limit(longest_head);
    // A batch may be of any length; read_whole_body() limits all other bodies.
    parser.body_limit(boost::none);
    // What comes after the head stays in the buffer: a body is read elsewhere, or not at all.
    parser.eager(false);
    auto check = [](std::uint64_t /*size*/, boost::beast::string_view extensions, error_code& error) {
        // A line break in quotes, which some proxies take for the end of the line.
        if (extensions.find_first_of("\r\n") != boost::beast::string_view::npos) {
            error = http::error::bad_chunk_extension;
        }
    };
    parser.on_chunk_header(check);
    allow(time_for_head);
    std::optional<Unreadable> wrong = co_await read_head(parser);
    if (is_lost_) co_return false;
    set_idle(false);
    Request request = request_of(parser.get(), peer_, is_behind_proxy_);
    request.cors_lines = service_.sites().cors_lines(request);
    if (wrong) {
        name_refused(request, refused_line_);
        co_await refuse(request, problem(wrong->status, wrong->words));
        co_return false;
    }
    if (is_guarded_) {
        if (const std::optional<Response> objection = service_.sites().objection_to(request)) {
            co_await refuse(request, *objection);
            co_return false;
        }
    }
    // A client that waits for 100 Continue is refused at once if its body is not wanted (RFC 9110, 10.1.1).
    if (is_to_continue(parser)) {
        if (const std::optional<Response> objection = service_.objection_to(request)) {
            co_await refuse(request, *objection);
            co_return false;
        }
    }
    if (request.method == Method::post && request.path() == Service::batch_path) {
        if (!request.query().empty()) {
            co_await refuse(request, problem(400, "a batch has its queries in the body, not in the URL"));
            co_return false;
        }
        const bool goes_on = co_await answer_batch(shared_from_this(), parser, request, is_finishing_);
        // The body is garbled, or the pool is ending.
        if (!is_lost_ && !parser.is_done()) co_await linger();
        co_return goes_on;
    }
    wrong = co_await read_whole_body(parser, request);
    if (is_lost_) co_return false;
    if (wrong) {
        co_await refuse(request, problem(wrong->status, wrong->words));
        co_return false;
    }
    co_return co_await answer(request, parser.keep_alive());
}

Awaitable<std::optional<Unreadable>> Connection::read_head(Parser& parser) {
    error_code error;
    while (!parser.is_header_done()) {
        const std::string_view sent(static_cast<const char*>(buffer_.data().data()), buffer_.size());
        const std::size_t used = parser.put(buffer_.data(), error);
        if (error && error != http::error::need_more) {
            refused_line_ = sent.substr(0, sent.find_first_of("\r\n"));
        }
        // A head is read as a whole, so all of it stands here.
        const bool is_folded = has_folded_line(sent.substr(0, used));
        buffer_.consume(used);
        if (is_folded) {
            co_return Unreadable{400, "a header line continues on the next line, which HTTP/1.1 forbids"};
        }
        if (error == http::error::need_more) {
            error = {};
            if (!co_await read_more()) co_return Unreadable{431, "the header is longer than 16 KiB"};
        } else if (error == http::error::header_limit) {
            if (is_line_too_long(parser)) co_return Unreadable{414, "the URL is longer than 8 KiB"};
            co_return Unreadable{431, "the header is longer than 16 KiB"};
        } else if (error) {
            co_return Unreadable{400, "this is not an HTTP/1.1 request"};
        }
    }
    co_return objection_to(parser.get());
}

bool Connection::is_line_too_long(const Parser& parser) const {
    const std::string_view sent(static_cast<const char*>(buffer_.data().data()), buffer_.size());
    return parser.get().target().empty() && sent.find('\n') == std::string_view::npos;
}

Awaitable<std::size_t> Connection::read_body(Parser& parser, const Caller& caller, char* out,
                                             std::size_t room, bool waits, Clock::time_point until) {
    auto& body = parser.get().body();
    body.data = out;
    body.size = room;
    deadline_ = until;
    error_code error;
    while (body.size > 0 && !parser.is_done()) {
        if (buffer_.size() > 0) buffer_.consume(parser.put(buffer_.data(), error));
        // Each call reads at most one chunk, and takes about as long for a tiny one as for a long one.
        if (++parts_ % parts_for_a_token == 0) {
            co_await wait_for_rate(caller, until);
            co_await asio::post(socket_.get_executor(), asio::use_awaitable_t<Executor>());
            is_lost_ = is_lost_ || !socket_.is_open();
            if (is_lost_) co_return 0;
        }
        if (error == http::error::need_buffer) error = {};
        const bool needs_more = error == http::error::need_more || (!error && buffer_.size() == 0);
        if (needs_more && body.size < room) break;
        if (needs_more && !parser.is_done()) {
            error_code ignored;
            if (!waits && socket_.available(ignored) == 0) break;
            error = {};
            if (!co_await read_more()) co_return 0;
        } else if (error && error != http::error::need_more) {
            is_garbled_ = true;
            break;
        }
    }
    deadline_ = Clock::time_point::max();
    co_return room - body.size;
}

/// A caller without limits does not wait.
Awaitable<void> Connection::wait_for_rate(const Caller& caller, Clock::time_point until) {
    constexpr std::chrono::milliseconds pause_between_tries{50};
    error_code ignored;
    while (!is_lost_ && socket_.is_open() && Clock::now() < until && !service_.pool().is_ending() &&
           service_.refuse_often(caller)) {
        Timer timer(socket_.get_executor());
        timer.expires_after(pause_between_tries);
        co_await timer.async_wait(into(ignored));
    }
}

Awaitable<std::optional<Unreadable>> Connection::read_whole_body(Parser& parser, Request& request) {
    constexpr Unreadable garbled{400, garbled_words};
    constexpr Unreadable too_large{413, "a request must not be longer than 1 MiB"};
    constexpr std::size_t piece = std::size_t{16} << 10U;
    if (parser.is_done()) co_return std::nullopt;
    if (parser.content_length().value_or(0) > ask::longest_request) co_return too_large;
    if (is_to_continue(parser)) {
        if (!co_await write("HTTP/1.1 100 Continue\r\n\r\n")) co_return std::nullopt;
    }
    const Clock::time_point end = Clock::now() + time_for_body;
    std::string part(piece, '\0');
    while (!parser.is_done()) {
        const std::size_t count =
            co_await read_body(parser, request.caller, part.data(), part.size(), true, end);
        if (is_lost_) co_return std::nullopt;
        if (is_garbled_) co_return garbled;
        request.body.append(part, 0, count);
        // A body in chunks does not say how long it is going to be.
        if (request.body.size() > ask::longest_request) co_return too_large;
    }
    co_return std::nullopt;
}

Awaitable<bool> Connection::answer(const Request& request, bool keeps_alive) {
    const Clock::time_point begin = Clock::now();
    Service::Reaction reaction = service_.react(request);
    if (reaction.job) {
        deadline_ = Clock::time_point::max();  // the pool has its own, and says so in words
        co_await wait_for(reaction.job);
        if (reaction.job->outcome == Job::Outcome::abandoned) {
            service_.record(request, reaction.route, {}, Service::client_gone, 0, Clock::now() - begin);
            co_return false;
        }
        reaction.response = service_.response_of(reaction);
    }
    // Asked now: the server may have begun to stop while the query was computed.
    keeps_alive = keeps_alive && !is_finishing_;
    // The body is a view of the response, which therefore stays in this frame until all of it is written.
    const Head head = head_of(*reaction.response, request, keeps_alive);
    const bool is_sent = co_await write(head.text, head.body);
    service_.record(request, reaction.route, reaction.from, is_sent ? head.status : Service::client_gone,
                    head.body.size(), Clock::now() - begin);
    co_return is_sent&& keeps_alive;
}

Awaitable<void> Connection::refuse(const Request& request, const Response& response) {
    const Clock::time_point begin = Clock::now();
    const Head head = head_of(response, request, false);
    const bool is_sent = co_await write(head.text, head.body);
    service_.record(request, "other", {}, head.status, head.body.size(), Clock::now() - begin);
    if (is_sent) co_await linger();
}

/// Takes what the client still sends: closing with bytes unread would reset the connection, and the client
/// might never see the response.
Awaitable<void> Connection::linger() {
    error_code error;
    socket_.shutdown(asio::socket_base::shutdown_send, error);
    allow(time_to_linger);
    for (std::size_t taken = 0; taken < lingering_bytes; taken += buffer_.size()) {
        buffer_.clear();
        if (!co_await read_more()) break;
    }
}

Awaitable<void> Connection::wait_for(const std::shared_ptr<Job>& job) {
    // Weak: a job that is dropped unanswered owns this coroutine through `done`, and that the connection.
    when_lost([asked = std::weak_ptr<Job>(job)] {
        if (const auto asked_still = asked.lock()) asked_still->abandon();
    });
    co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void()>(
        [&](auto handler) {
            // A std::function must be copyable, which the handler is not. It is moved on to the thread of the
            // sockets: no thread of the pool may be the one that lets go of the coroutine.
            auto shared = std::make_shared<decltype(handler)>(std::move(handler));
            job->done = [shared = std::move(shared), executor = socket_.get_executor()]() mutable {
                asio::post(executor, [shared = std::move(shared)] { std::move (*shared)(); });
            };
            service_.pool().submit(job);
        },
        asio::use_awaitable_t<Executor>());
    when_lost(nullptr);
}

}  // namespace holdfast::server
