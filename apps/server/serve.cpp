#include <csignal>

#include <apps/server/connection.h>
#include <apps/server/listener.h>
#include <apps/server/serve.h>
#include <apps/server/service.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/signal_set.hpp>
#include <sys/resource.h>

namespace holdfast::server {
namespace {

/// How often the server looks whether it may end.
constexpr std::chrono::milliseconds tick_time{20};
constexpr std::chrono::milliseconds between_looks{250};  // between two checks of the connections
/// The time that queries have to end once the server stops.
constexpr std::chrono::seconds time_to_stop{20};
/// The time that clients then have to receive the errors of queries that did not end.
constexpr std::chrono::seconds time_for_last_words{1};

/// Raises the limit of open files as far as the system allows: each connection is one.
void raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    static_cast<void>(setrlimit(RLIMIT_NOFILE, &limit));
}

/// The signals that stop the server, except those that its parent process ignores: nohup SIGHUP, a shell
/// SIGINT for what it starts in the background.
class StopSignals : public asio::signal_set {
  public:
    explicit StopSignals(asio::io_context& context) : asio::signal_set(context) {
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
            struct sigaction before = {};
            sigaction(signal, nullptr, &before);
            if (before.sa_handler != SIG_IGN) add(signal);
        }
    }
};

/// The server while it runs. What ends last is declared first. All of it belongs to the one thread that runs
/// the context; the pool's threads reach it only by posting.
class Server {
  public:
    explicit Server(const ServeOptions& options)
        : signals_(context_),
          acceptors_(Listener::acceptors(context_, options)),
          service_(options),
          listener_(std::move(acceptors_), service_, options) {}

    void run(const std::function<void(const std::string&)>& announce) {
        refresh_date();
        listener_.start();
        announce("Serving " +
                 std::string(service_.has_page() ? "the page and the API" : "the API, without a page,") +
                 " at " + listener_.url());
        asio::co_spawn(context_, keep_time(), asio::detached);
        signals_.async_wait([this](error_code error, int /*signal*/) {
            if (!error) stop();
        });
        context_.run();
    }

  private:
    /// Called at the first signal. A second one has the system's default effect: it ends the program.
    void stop() {
        // From here on no new request is read; queries under way have time_to_stop.
        is_stopping_ = true;
        give_up_ = Clock::now() + time_to_stop;
        signals_.clear();
        listener_.stop();
    }

    /// The clock of the server: ends what is late, keeps the date of responses, and ends run() after stop().
    Awaitable<void> keep_time() {
        Timer timer(context_.get_executor());
        Clock::time_point next_look = Clock::now();
        while (true) {
            error_code ignored;
            timer.expires_after(tick_time);
            co_await timer.async_wait(into(ignored));
            const Clock::time_point now = Clock::now();
            // Queries that take longer are not cut off, but get an error.
            if (is_stopping_ && now >= give_up_) service_.pool().end_all();
            if (is_stopping_ && (listener_.is_empty() || now >= give_up_ + time_for_last_words)) break;
            if (now < next_look) continue;
            next_look = now + between_looks;
            refresh_date();
            listener_.tick();
        }
        context_.stop();
    }

    // Ends last: sockets and timers give themselves back to it, and threads of the pool post to it until they
    // end.
    asio::io_context context_{1};
    StopSignals signals_;  // before what takes a while, so that no signal is lost meanwhile
    std::vector<Acceptor> acceptors_;
    Service service_;
    Listener listener_;
    bool is_stopping_ = false;
    Clock::time_point give_up_{};
};

}  // namespace

void serve(const ServeOptions& options, const std::function<void(const std::string&)>& announce) {
    // A client that is gone is an error of the write, not the end of the program.
    std::signal(SIGPIPE, SIG_IGN);
    raise_file_limit();
    Server(options).run(announce);
}

}  // namespace holdfast::server
