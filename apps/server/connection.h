// One client's connection: reads requests one after the other, has them answered, writes the responses.
// Requests sent ahead wait in the socket, so a connection takes a bounded amount of memory.
//
// Each phase has a deadline, which a tick of the server compares with the clock: a slow client costs memory
// only, and not for long.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <apps/server/http/request_head.h>
#include <apps/server/service.h>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/buffer_body.hpp>
#include <boost/beast/http/parser.hpp>

namespace holdfast::server {

// The types of Asio that the server uses, with the executor named: that saves an allocation for each step.

namespace asio = boost::asio;
using boost::system::error_code;

using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;

/// The last argument of an operation of Asio: it is awaited, and its error goes into `error`.
inline auto into(error_code& error) {
    return asio::redirect_error(asio::use_awaitable_t<Executor>(), error);
}

constexpr std::string_view garbled_words =
    "the body is not in chunks as HTTP/1.1 writes them: the length in hexadecimal, on a line, then that many "
    "bytes";

/// All of it runs on the thread of the sockets; only Job::done may be called on another, and posts back.
class Connection : public std::enable_shared_from_this<Connection> {
  public:
    using Parser = boost::beast::http::request_parser<boost::beast::http::buffer_body>;

    /// `is_behind_proxy`: X-Forwarded-For says who the client is.
    Connection(Socket socket, Service& service, bool is_behind_proxy);

    /// Since when it has been idle, without a request or the whole head of one; nothing if it is not idle.
    std::optional<Clock::time_point> idle_since() const { return idle_since_; }

    /// Answers requests until the client or the server ends it. The caller must keep the object alive.
    Awaitable<void> run();
    /// Closes it if its deadline is over, or if the client is gone while its query is being answered.
    void tick(Clock::time_point now);
    /// Reads no requests but those that have arrived.
    void finish();
    /// Closes the connection at once; may be called again. Whatever waits for the socket gets an error, and
    /// run() returns.
    void close();

    // The functions for answering a batch.

    /// Reads some bytes of the body, at most `room`. Returns 0 if the body has ended, the client is gone
    /// (is_lost()) or sends nonsense (is_garbled()), nothing has arrived and `waits` is false, or the wait
    /// for a line was ended because the server stops. A body in tiny chunks takes tokens of the caller's
    /// rate, and gives way to other connections.
    Awaitable<std::size_t> read_body(Parser& parser, const Caller& caller, char* out, std::size_t room,
                                     bool waits, Clock::time_point until);
    /// Waits until the caller may ask again, the client is gone, or it is `until`.
    Awaitable<void> wait_for_rate(const Caller& caller, Clock::time_point until);
    /// Says whether a line of a batch is waited for. It counts as idle meanwhile: if connections run out,
    /// it may be closed; if the server stops, the wait ends.
    void wait_for_line(bool waits);
    /// False if the client is gone.
    Awaitable<bool> write(std::string_view head, std::string_view body = {});
    /// Calls `give_up` once, when the client goes away; null cancels that. It must not own the connection,
    /// which owns it.
    void when_lost(std::function<void()> give_up) { give_up_ = std::move(give_up); }
    bool is_lost() const { return is_lost_; }
    bool is_garbled() const { return is_garbled_; }
    bool is_open() const { return socket_.is_open(); }
    Executor executor() { return socket_.get_executor(); }
    Service& service() { return service_; }

  private:
    void set_idle(bool is_idle);
    /// Whether bytes have arrived that are not used yet.
    bool has_input() const;
    /// Receives some bytes into the buffer, and waits for them. False if there are none: the client is gone
    /// (is_lost_), the buffer is full (is_garbled_), or tick() has ended the wait for a line (neither).
    Awaitable<bool> read_more();
    /// Reads a request, whose first bytes the buffer has, and answers it. False if the connection ends with
    /// it.
    Awaitable<bool> answer_next();
    // Nothing if all is well, and if the client is gone. After an error the connection must end: where the
    // next request would begin is not known.
    Awaitable<std::optional<Unreadable>> read_head(Parser& parser);
    Awaitable<std::optional<Unreadable>> read_whole_body(Parser& parser, Request& request);
    /// Drops line breaks at the front of the buffer. True if bytes of a request follow.
    bool skip_empty_lines();
    /// Answers a whole request that is not a batch. False if the connection ends with it.
    Awaitable<bool> answer(const Request& request, bool keeps_alive);
    /// Writes a response after which the connection ends, and lingers.
    Awaitable<void> refuse(const Request& request, const Response& response);
    /// Hands the job to the pool and waits until it is done or, because the client is gone, abandoned.
    Awaitable<void> wait_for(const std::shared_ptr<Job>& job);
    Awaitable<void> linger();
    bool is_client_gone();
    /// Whether a head that is too long is so because of its first line.
    bool is_line_too_long(const Parser& parser) const;
    /// Sets the deadline, at which tick() closes the connection.
    void allow(Clock::duration time) { deadline_ = Clock::now() + time; }

    Socket socket_;
    Service& service_;
    const bool is_behind_proxy_;
    asio::ip::tcp::endpoint peer_;
    bool is_guarded_ = false;  // only this machine can reach it, and so can every page in a browser here
    boost::beast::flat_buffer buffer_;
    Clock::time_point deadline_ = Clock::time_point::max();
    std::optional<Clock::time_point> idle_since_ = Clock::now();
    bool is_between_requests_ = false;
    bool waits_for_line_ = false;  // for the next line of a batch
    unsigned parts_ = 0;           // steps in which bodies were read so far
    std::string refused_line_;     // the first line of a head that cannot be read
    bool is_new_ = true;           // nothing was ever read
    bool is_finishing_ = false;
    bool is_lost_ = false;     // the client is gone
    bool is_garbled_ = false;  // the body is not what its head says; where it ends cannot be known
    std::function<void()> give_up_;
};

}  // namespace holdfast::server
