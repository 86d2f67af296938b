// Accepts connections, keeps them while they last, and ends them when the server stops. If connections run
// out, those that have been idle for longest make room.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <apps/server/connection.h>

namespace holdfast::server {

/// All connections of a server. Keeps a reference: `service` must outlive this object. For the thread of the
/// sockets.
class Listener {
  public:
    /// Opens a socket for each address that the host means. Throws ParseError if the host is wrong,
    /// std::runtime_error if nothing can listen there.
    static std::vector<Acceptor> acceptors(asio::io_context& context, const ServeOptions& options);

    Listener(std::vector<Acceptor> acceptors, Service& service, const ServeOptions& options);

    /// Accepts connections until stop().
    void start();
    /// Accepts only the connections that wait already; those that are idle end now, the others after their
    /// response.
    void stop();
    /// Called periodically: closes connections whose deadline is over.
    void tick();

    bool is_empty() const { return open_.empty(); }
    /// "http://127.0.0.1:8080/"
    std::string url() const;

  private:
    /// Accepts from one socket until stop(). If the system has no descriptor or memory left, tries again
    /// later.
    Awaitable<void> accept_all(Acceptor& acceptor);
    /// Begins a connection or, if there are too many, turns the client away.
    void take(Socket socket);
    static void turn_away(Socket& socket, std::string_view why);
    bool has_too_many(const Caller& caller) const;
    /// False if none is idle.
    bool close_an_idle_one();
    /// Forgets a connection that has ended. A second call for it does nothing.
    void let_go(const std::shared_ptr<Connection>& connection, const Caller& caller);

    Service& service_;
    const ServeOptions options_;
    std::vector<Acceptor> acceptors_;
    std::unordered_set<std::shared_ptr<Connection>> open_;
    std::unordered_map<std::string, unsigned> open_each_;  // by caller
    std::vector<std::weak_ptr<Connection>> idle_;          // some that were found idle, the longest idle last
    bool is_stopping_ = false;
};

}  // namespace holdfast::server
