#include <algorithm>
#include <stdexcept>
#include <utility>

#include <apps/server/http/problem.h>
#include <apps/server/listener.h>
#include <boost/asio/co_spawn.hpp>
#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

// Sockets that listen, one for each address, and the connections that came through them.
namespace holdfast::server {
namespace {

using asio::ip::tcp;

/// After a client could not be accepted, as when no file descriptor is left.
constexpr std::chrono::milliseconds before_next_accept{50};

/// The addresses of a host, those of IPv4 first. Refuses an empty host, which would mean every address of the
/// machine, and '*', which would mean some.
std::vector<tcp::endpoint> endpoints_of(asio::io_context& context, const ServeOptions& options) {
    error_code error;
    tcp::resolver resolver(context);
    const auto found =
        resolver.resolve(options.host, std::to_string(options.port), tcp::resolver::passive, error);
    if (error || found.empty() || options.host.empty() || options.host == "*") {
        throw ParseError("there is no address for the host " + in_quotes(options.host), options.host);
    }
    std::vector<tcp::endpoint> endpoints(found.begin(), found.end());
    std::stable_partition(endpoints.begin(), endpoints.end(),
                          [](const tcp::endpoint& endpoint) { return endpoint.address().is_v4(); });
    endpoints.erase(std::unique(endpoints.begin(), endpoints.end()), endpoints.end());
    return endpoints;
}

std::string name_of(const tcp::endpoint& endpoint) {
    const std::string address = endpoint.address().to_string();
    return fmt::format(fmt::runtime(endpoint.address().is_v6() ? "[{}]:{}" : "{}:{}"), address,
                       endpoint.port());
}

/// Already bound, so that a wrong address is reported at once; it listens later. Not blocking, for stop(),
/// which takes whoever waits and must not wait for more.
Acceptor acceptor_at(asio::io_context& context, const tcp::endpoint& endpoint, error_code& error) {
    Acceptor acceptor(context);
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.non_blocking(true, error);
    return acceptor;
}

/// A client on another machine may have 1 / `clients_to_share` of all connections, but at least
/// `connections_of_a_client`: a browser opens six.
constexpr unsigned clients_to_share = 16;
constexpr unsigned connections_of_a_client = 16;
constexpr std::string_view too_many_words = "the server has too many connections; please try again";

}  // namespace

std::vector<Acceptor> Listener::acceptors(asio::io_context& context, const ServeOptions& options) {
    std::vector<Acceptor> acceptors;
    unsigned short port = options.port;
    std::vector<tcp::endpoint> endpoints = endpoints_of(context, options);
    for (tcp::endpoint endpoint : endpoints) {
        endpoint.port(port);
        error_code error;
        Acceptor acceptor = acceptor_at(context, endpoint, error);
        // A machine may have no IPv6; but if one address is taken, half of the clients would find another
        // server.
        if (error == asio::error::address_in_use || (error && endpoint == endpoints.front())) {
            throw std::runtime_error(
                fmt::format("cannot listen on {}: {}", name_of(endpoint), error.message()));
        }
        if (error) continue;
        // If any port will do, that of the first address is used for all.
        port = acceptor.local_endpoint().port();
        acceptors.push_back(std::move(acceptor));
    }
    return acceptors;
}

Listener::Listener(std::vector<Acceptor> acceptors, Service& service, const ServeOptions& options)
    : service_(service), options_(options), acceptors_(std::move(acceptors)) {}

std::string Listener::url() const {
    return "http://" + name_of(acceptors_.front().local_endpoint()) + "/";
}

void Listener::start() {
    for (Acceptor& acceptor : acceptors_) {
        error_code error;
        acceptor.listen(asio::socket_base::max_listen_connections, error);
        if (error) {
            const std::string name = name_of(acceptor.local_endpoint());
            throw std::runtime_error(fmt::format("cannot listen on {}: {}", name, error.message()));
        }
        asio::co_spawn(acceptor.get_executor(), accept_all(acceptor), [](const std::exception_ptr& thrown) {
            if (thrown) std::rethrow_exception(thrown);
        });
    }
}

Awaitable<void> Listener::accept_all(Acceptor& acceptor) {
    Timer pause(acceptor.get_executor());
    while (!is_stopping_) {
        error_code error;
        Socket socket = co_await acceptor.async_accept(into(error));
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
    error_code error;
    const Caller caller = direct_caller(socket.remote_endpoint(error));
    // Checked before a connection is made, so that those who are turned away cost no memory.
    if (has_too_many(caller)) {
        return turn_away(socket, "this client has too many connections; please use fewer");
    }
    if (open_.size() >= options_.connections && !close_an_idle_one()) {
        return turn_away(socket, too_many_words);
    }
    const auto connection = std::make_shared<Connection>(std::move(socket), service_, options_.behind_proxy);
    open_.insert(connection);
    ++open_each_[caller.key];
    service_.count_connections(open_.size());
    // The completion handler owns the connection, so that it outlives its coroutine, which refers to it
    // throughout.
    asio::co_spawn(connection->executor(), connection->run(),
                   [this, connection, caller](const std::exception_ptr& /*out of memory*/) {
                       connection->close();
                       let_go(connection, caller);
                   });
    if (is_stopping_) connection->finish();
}

void Listener::let_go(const std::shared_ptr<Connection>& connection, const Caller& caller) {
    if (open_.erase(connection) == 0) return;
    const auto counted = open_each_.find(caller.key);
    if (--counted->second == 0) open_each_.erase(counted);
    service_.count_connections(open_.size());
}

/// Whether a client has its share of connections. Clients on this machine have none, and behind a proxy all
/// connections are the proxy's.
bool Listener::has_too_many(const Caller& caller) const {
    if (caller.is_here || options_.behind_proxy) return false;
    const auto counted = open_each_.find(caller.key);
    return counted != open_each_.end() &&
           counted->second >= std::max(connections_of_a_client, options_.connections / clients_to_share);
}

/// Looking through all of them takes long if there are many, so those that are next are remembered. They may
/// have become busy or gone since, which is checked before one is closed.
bool Listener::close_an_idle_one() {
    constexpr std::size_t found_at_once = 64;
    if (idle_.empty()) {
        std::vector<std::shared_ptr<Connection>> found;
        for (const auto& connection : open_) {
            if (connection->idle_since()) found.push_back(connection);
        }
        const std::size_t kept = std::min(found.size(), found_at_once);
        std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(kept), found.end(),
                          [](const auto& a, const auto& b) { return *a->idle_since() < *b->idle_since(); });
        idle_.assign(found.rend() - static_cast<std::ptrdiff_t>(kept), found.rend());
    }
    while (!idle_.empty()) {
        const std::shared_ptr<Connection> oldest = idle_.back().lock();
        idle_.pop_back();
        if (!oldest || !oldest->idle_since() || !oldest->is_open()) continue;
        oldest->close();
        return true;
    }
    return false;
}

/// Sends a refusal without waiting: a client that cannot take so little gets none. Its request is not read.
void Listener::turn_away(Socket& socket, std::string_view why) {
    Response response = problem(503, why);
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
    for (Acceptor& acceptor : acceptors_) {
        while (true) {
            error_code error;
            Socket socket(acceptor.get_executor());
            acceptor.accept(socket, error);
            if (error) break;
            take(std::move(socket));
        }
        error_code ignored;
        acceptor.close(ignored);
    }
    for (const std::shared_ptr<Connection>& connection : open_) connection->finish();
}

void Listener::tick() {
    const Clock::time_point now = Clock::now();
    for (const std::shared_ptr<Connection>& connection : open_) connection->tick(now);
}

}  // namespace holdfast::server
