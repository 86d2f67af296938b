// The server without its sockets: it takes a request and returns the response, or the job that must be done
// first. It belongs to the thread that talks to the sockets.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include <apps/server/access_log.h>
#include <apps/server/http/message.h>
#include <apps/server/metrics.h>
#include <apps/server/page_files.h>
#include <apps/server/serve.h>
#include <apps/server/sites.h>
#include <apps/server/work/answer_cache.h>
#include <apps/server/work/compute_pool.h>
#include <apps/server/work/rate_limits.h>

#include <holdfast/ask/query.h>

namespace holdfast::server {

class Service {
  public:
    /// Throws ParseError if the folder of the page is wrong.
    explicit Service(const ServeOptions& options);

    /// What a request leads to: a response at once, or a job to wait for.
    struct Reaction {
        std::string_view route = "other";  ///< for the metrics
        std::string_view from = {};        ///< for the access line
        std::optional<Response> response;
        std::shared_ptr<Job> job;  ///< if there is no response yet
        std::string key = {};      ///< of the cached answer of the job; empty: it is not cached
    };

    static constexpr std::string_view batch_path = "/api/v1/batch";
    /// The status in the access line if the client did not wait for the response. It is never sent, so HTTP
    /// has no number for it; nginx uses this one, which readers of logs know.
    static constexpr unsigned client_gone = 499;

    /// Handles a whole request. A wrong one gets a response that says so; throws nothing but std::bad_alloc.
    Reaction react(const Request& request);
    /// The response to a request that will be refused whatever its body is; none for others.
    std::optional<Response> objection_to(const Request& request) const;
    /// The response that the job of the reaction led to.
    Response response_of(Reaction& reaction);

    /// Null, or the response to a client who asks too often. Clients on this machine are not limited.
    std::optional<Response> refuse_often(const Caller& caller);
    /// The error line of a query that was not answered, for a batch.
    std::string error_line(const Job& job) const;

    /// Counts the request, and writes its access line. `bytes`: of the body that was sent.
    void record(const Request& request, std::string_view route, std::string_view from, unsigned status,
                std::size_t bytes, Clock::duration taken);
    void count_connections(std::size_t open) { connections_ = open; }

    ComputePool& pool() { return pool_; }
    const Sites& sites() const { return sites_; }
    bool has_page() const { return !page_.empty(); }

  private:
    Reaction react_to_query(const Request& request, const ask::Query& query);
    Reaction react_to_file(const Request& request);
    SharedContent known_answer(const Request& request, const std::string& query);
    Response metrics_response();
    std::string late_words(Job::Outcome outcome) const;

    const ServeOptions options_;
    const Sites sites_;
    std::unordered_map<std::string, const ask::Query*> queries_;  // by path
    PageFiles page_;
    const std::unordered_map<std::string_view, Response> own_files_;  // by path
    ask::Session session_;
    AnswerCache cache_;
    RateLimits rates_;
    Metrics metrics_;
    AccessLog log_;
    std::size_t connections_ = 0;
    ComputePool pool_;  // last: its threads end before what they use does
};

}  // namespace holdfast::server
