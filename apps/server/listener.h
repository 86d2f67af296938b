// Takes in connections on one address, keeps them while they last, and ends them when the server stops.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_set>

#include <apps/server/connection.h>

namespace holdfast::server {

class Listener {
  public:
    /// Throws ParseError where the host is wrong, std::runtime_error where nothing can listen there.
    Listener(asio::io_context& context, Service& service, const ServeOptions& options);

    /// Until stop().
    void start();
    /// No new connections but those that wait already; those that are idle end now, the others after their response.
    void stop();
    /// Called now and then: ends what is late.
    void tick();

    bool is_empty() const { return open_.empty(); }
    /// "http://127.0.0.1:8080/"
    std::string url() const;

  private:
    Awaitable<void> accept_all();
    void take(Socket socket);
    static void turn_away(Socket& socket);

    asio::io_context& context_;
    Service& service_;
    const ServeOptions options_;
    Acceptor acceptor_;
    std::unordered_set<std::shared_ptr<Connection>> open_;
    bool is_stopping_ = false;
};

}  // namespace holdfast::server
