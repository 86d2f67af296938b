#include <stdexcept>
#include <utility>

#include <apps/server/listener.h>
#include <apps/server/problem.h>
#include <boost/asio/co_spawn.hpp>
#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>

namespace holdfast::server {
namespace {

using asio::ip::tcp;

constexpr std::chrono::milliseconds before_next_accept{50};

tcp::endpoint endpoint_of(asio::io_context& context, const ServeOptions& options) {
    error_code error;
    tcp::resolver resolver(context);
    const auto found =
        resolver.resolve(options.host, std::to_string(options.port), tcp::resolver::passive, error);
    // An empty host would be every address of the machine.
    if (error || found.empty() || options.host.empty()) {
        throw ParseError("there is no address for the host " + in_quotes(options.host), options.host);
    }
    return found.begin()->endpoint();
}

std::string name_of(const tcp::endpoint& endpoint) {
    const std::string address = endpoint.address().to_string();
    return fmt::format(fmt::runtime(endpoint.address().is_v6() ? "[{}]:{}" : "{}:{}"), address,
                       endpoint.port());
}

}  // namespace

Listener::Listener(asio::io_context& context, Service& service, const ServeOptions& options)
    : context_(context), service_(service), options_(options), acceptor_(context) {
    const tcp::endpoint endpoint = endpoint_of(context, options);
    error_code error;
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (!error) acceptor_.non_blocking(true, error);
    if (error) {
        throw std::runtime_error(fmt::format("cannot listen on {}: {}", name_of(endpoint), error.message()));
    }
}

std::string Listener::url() const {
    return "http://" + name_of(acceptor_.local_endpoint()) + "/";
}

void Listener::start() {
    asio::co_spawn(context_, accept_all(), [](const std::exception_ptr& error) {
        if (error) std::rethrow_exception(error);
    });
}

Awaitable<void> Listener::accept_all() {
    Timer pause(context_.get_executor());
    while (!is_stopping_) {
        error_code error;
        Socket socket = co_await acceptor_.async_accept(into(error));
        if (!error) {
            take(std::move(socket));
        } else if (!is_stopping_) {
            // Out of file descriptors or memory. Others will be given back.
            pause.expires_after(before_next_accept);
            co_await pause.async_wait(into(error));
        }
    }
}

void Listener::take(Socket socket) {
    if (open_.size() >= options_.connections) return turn_away(socket);
    const auto connection = std::make_shared<Connection>(std::move(socket), service_, options_.behind_proxy);
    open_.insert(connection);
    service_.count_connections(open_.size());
    // What is called at the end holds the connection, so it outlives its coroutine, which refers to it throughout.
    asio::co_spawn(context_, connection->run(),
                   [this, connection](const std::exception_ptr& /*out of memory*/) {
                       connection->close();
                       open_.erase(connection);
                       service_.count_connections(open_.size());
                   });
    if (is_stopping_) connection->finish();
}

/// Without waiting: whoever cannot take so little goes without.
void Listener::turn_away(Socket& socket) {
    Response response = problem(503, "the server has too many connections; please try again");
    response.retry_after = 2;
    const Head head = head_of(response, Request(), false);
    const std::string text = head.text + std::string(head.body);
    error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(text), ignored);
    socket.shutdown(asio::socket_base::shutdown_both, ignored);
}

/// Clients that the system has let in, but not handed over, would be reset when the acceptor is closed.
void Listener::stop() {
    is_stopping_ = true;
    while (true) {
        error_code error;
        Socket socket(context_.get_executor());
        acceptor_.accept(socket, error);
        if (error) break;
        take(std::move(socket));
    }
    error_code ignored;
    acceptor_.close(ignored);
    for (const std::shared_ptr<Connection>& connection : open_) connection->finish();
}

void Listener::tick() {
    const Clock::time_point now = Clock::now();
    for (const std::shared_ptr<Connection>& connection : open_) connection->tick(now);
}

}  // namespace holdfast::server
