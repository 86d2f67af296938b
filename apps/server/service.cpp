#include <algorithm>
#include <thread>

#include <apps/server/api_request.h>
#include <apps/server/docs_page.h>
#include <apps/server/http/problem.h>
#include <apps/server/openapi.h>
#include <apps/server/service.h>
#include <fmt/format.h>

#include <holdfast/ask/family.h>
#include <holdfast/ask/registry.h>
#include <holdfast/core/text.h>

namespace holdfast::server {
namespace {

using ask::Query;

// How many queries may wait in the first two lanes; ServeOptions::queue says it of the third, the slow one.
constexpr std::size_t quick_queue = 2048;
constexpr std::size_t middle_queue = 512;
/// How many slow queries of one client may wait: at least this many, more if there are many threads.
constexpr std::size_t least_slow_each = 4;
constexpr unsigned come_again_after = 2;  // seconds
/// A body of a megabyte takes a tenth of a second to read, during which no other client would be served; so
/// longer bodies are read by the pool, which answers without looking for a kept answer.
constexpr std::size_t longest_read_at_once = std::size_t{16} << 10U;
constexpr std::string_view api = "/api/v1/";
constexpr std::string_view failed_words = "the program could not answer; it may be out of memory";
constexpr std::string_view overloaded_words = "the server has too many queries to answer; please try again";

PageFiles page_of(const ServeOptions& options) {
    const std::string folder = options.page.empty() ? usual_page_folder() : options.page;
    return folder.empty() ? PageFiles() : PageFiles(folder);
}

/// What the server says about itself, to programs and to people.
std::unordered_map<std::string_view, Response> own_files() {
    const auto file = [](std::string_view type, std::string body) {
        Response response{200, with_gzip(make_content(type, std::move(body))), CachePolicy::revalidate};
        response.is_page = true;
        return response;
    };
    return {{openapi_path,
             {200, with_gzip(make_content("application/json", openapi_document())), CachePolicy::revalidate}},
            {docs_path, file("text/html; charset=utf-8", docs_page())},
            {docs_style_path, file("text/css; charset=utf-8", docs_style)},
            {docs_script_path, file("text/javascript; charset=utf-8", docs_script)}};
}

Response not_allowed(std::string_view allowed) {
    Response response = problem(405, fmt::format("only {} can be used here", allowed));
    response.allow = allowed;
    return response;
}

bool is_read(const Request& request) {
    return request.method == Method::get || request.method == Method::head;
}

/// Names the query that may have been meant, and where all of them are listed.
Response not_found(std::string_view path) {
    std::vector<std::string> paths;
    for (const Query* each : ask::registry()) paths.push_back(path_of_query(each->name));
    const std::string near = did_you_mean(std::string(path), paths);
    return problem(404, fmt::format("there is nothing at {}{} /docs shows what can be asked, such as "
                                    "/api/v1/hand?cards=9s9h9d4s4c",
                                    in_quotes(path), near.empty() ? ";" : near));
}

/// Throws ParseError if the fields are not where the method has them, in the URL or in the body.
void check_place_of_fields(const Request& request) {
    if (is_read(request) && !request.body.empty()) {
        throw ParseError("a GET request has its fields in the URL, not in a body", request.body, 0,
                         request.body.size());
    }
    if (!is_read(request) && !request.query().empty()) {
        throw ParseError("a POST request has its fields in its body, not in the URL",
                         std::string(request.query()), 0, request.query().size());
    }
}

/// A job of this client, whose query is not set yet.
SharedJob job_of(const Request& request) {
    auto job = std::make_shared<Job>();
    job->client = request.caller.key;
    job->takes_gzip = request.accepts("gzip");
    return job;
}

/// The number of threads in each lane of the pool, so three times as many in all. hardware_concurrency() is 0
/// if the system does not say.
unsigned thread_count(const ServeOptions& options) {
    return options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace

Service::Service(const ServeOptions& options)
    : options_(options),
      sites_(options),
      page_(page_of(options)),
      own_files_(own_files()),
      cache_(options.cache_bytes),
      rates_(options.rate),
      log_(options.is_quiet),
      pool_(session_, {thread_count(options),
                       std::chrono::seconds(options.seconds),
                       {quick_queue, middle_queue, options.queue},
                       std::max<std::size_t>(least_slow_each, std::size_t{2} * thread_count(options))}) {
    if (options.prepare) options.prepare(session_);
    for (const Query* query : ask::registry()) queries_.emplace(path_of_query(query->name), query);
}

// Asked before the body is read, so that a client need not send one that nobody wants.
std::optional<Response> Service::objection_to(const Request& request) const {
    const std::string_view path = request.path();
    const bool is_query = queries_.count(std::string(path)) > 0;
    if (is_query && !is_read(request) && request.method != Method::post) {
        return not_allowed("GET, HEAD, POST");
    }
    // Whether its fields are right is only known when they are read.
    if (is_query) return std::nullopt;
    if (path == batch_path) {
        return request.method == Method::post ? std::nullopt : std::optional(not_allowed("POST"));
    }
    const bool is_file =
        page_.find(path) != nullptr || own_files_.count(path) > 0 || path == "/healthz" || path == "/metrics";
    if (!is_file || path.substr(0, api.size()) == api) return not_found(path);
    return is_read(request) ? std::nullopt : std::optional(not_allowed("GET, HEAD"));
}

// A path below /api/v1 is either a query or nothing; the page cannot have files there.
Service::Reaction Service::react(const Request& request) {
    const std::string_view path = request.path();
    if (sites_.is_preflight(request)) {
        return {"other", {}, Response{200, make_content("text/plain", "")}, nullptr};
    }
    if (path.substr(0, api.size()) != api) return react_to_file(request);
    const auto query = queries_.find(std::string(path));
    if (query != queries_.end()) return react_to_query(request, *query->second);
    if (path == batch_path) return {"batch", {}, not_allowed("POST"), nullptr};
    return {"other", {}, not_found(path), nullptr};
}

// A known answer is returned at once; anything else becomes a job of the pool. A request with an "id" is
// never kept: the id is part of the answer, and no other client would send it again.
Service::Reaction Service::react_to_query(const Request& request, const Query& query) {
    Reaction reaction{query.name, {}, std::nullopt, nullptr};
    if (!is_read(request) && request.method != Method::post) {
        reaction.response = not_allowed("GET, HEAD, POST");
        return reaction;
    }
    // Before anything is read: what is wrong costs a token too.
    reaction.response = refuse_often(request.caller);
    if (reaction.response) return reaction;
    try {
        check_place_of_fields(request);
        // Read by a thread of the pool, as parsing it here would hold up all other clients.
        if (request.body.size() > longest_read_at_once) {
            reaction.from = "computed";
            reaction.job = job_of(request);
            // A copy: the connection may end, and the request with it, before the pool comes to this.
            reaction.job->read = [&query, body = request.body] {
                return RequestText(api_request(query, body));
            };
            return reaction;
        }
        ask::JsonValue value = is_read(request) ? api_request(query, parse_query_string(request.query()))
                                                : api_request(query, request.body);
        const bool has_id = value.find("id") != nullptr;
        const RequestText asked(std::move(value));
        const SharedContent known = has_id ? nullptr : known_answer(request, asked.text());
        if (!has_id) metrics_.count_cache(known != nullptr);
        if (known) {
            reaction.from = "cache";
            reaction.response = Response{200, known, CachePolicy::revalidate};
            return reaction;
        }
        reaction.from = "computed";
        reaction.job = job_of(request);
        if (!has_id) reaction.key = asked.text();
        reaction.job->request = asked;
    } catch (const ParseError& error) {
        reaction.response = problem(error);
    }
    return reaction;
}

// The answer in the cache; null if there is none. Compressed if the client takes that, and from then on.
SharedContent Service::known_answer(const Request& request, const std::string& query) {
    const SharedContent known = cache_.find(query);
    if (!known || !request.accepts("gzip")) return known;
    const SharedContent packed = with_gzip(known);
    if (packed != known) cache_.replace(query, packed);
    return packed;
}

// Whatever is not a query: files of the page, the server's own pages, and what monitoring asks for.
Service::Reaction Service::react_to_file(const Request& request) {
    const std::string_view path = request.path();
    Reaction reaction;
    if (const Response* const file = page_.find(path)) {
        reaction = {"page", "page", *file, nullptr};
    } else if (const auto own = own_files_.find(path); own != own_files_.end()) {
        reaction = {path == openapi_path ? "openapi" : "docs", {}, own->second, nullptr};
    } else if (path == "/healthz") {
        reaction = {"healthz",
                    {},
                    Response{200, make_content("application/json", "{\"status\": \"ok\"}\n")},
                    nullptr};
    } else if (path == "/metrics") {
        reaction = {"metrics", {}, std::nullopt, nullptr};
    } else {
        return {"other", {}, not_found(path), nullptr};
    }
    if (!is_read(request)) {
        reaction.response = not_allowed("GET, HEAD");
    } else if (!reaction.response) {
        reaction.response = metrics_response();
        if (request.accepts("gzip")) reaction.response->content = with_gzip(reaction.response->content);
    }
    return reaction;
}

// Levels are read here, on the thread of the sockets; the pool and the cache lock their own.
Response Service::metrics_response() {
    const std::string text =
        metrics_.text({pool_.load(), connections_, cache_.bytes(), cache_.size(), ask::kept_bytes(session_)});
    return {200, make_content("text/plain; version=0.0.4; charset=utf-8", text)};
}

// The sentence for a client whose query was not answered in time.
std::string Service::late_words(Job::Outcome outcome) const {
    if (outcome == Job::Outcome::ended) return "the server is stopping, and has no time left for this query";
    return fmt::format("the query was not answered within the {} s that this server allows",
                       options_.seconds);
}

Response Service::response_of(Reaction& reaction) {
    using Outcome = Job::Outcome;
    Job& job = *reaction.job;
    switch (job.outcome) {
        case Outcome::answered:
            if (!reaction.key.empty()) cache_.keep(std::move(reaction.key), job.content);
            return {200, job.content, CachePolicy::revalidate};
        case Outcome::refused:
            return {400, job.content};
        case Outcome::failed:
            return job.content ? Response{500, job.content} : problem(500, failed_words);
        // 503: the same query may be answered later, when the server has less to do.
        case Outcome::timed_out:
        case Outcome::ended:
        case Outcome::abandoned:
            return problem(503, late_words(job.outcome));
        case Outcome::overloaded:
            break;
    }
    Response response = problem(503, overloaded_words);
    response.retry_after = come_again_after;
    return response;
}

// Requests from this machine, where the operator's own programs run, are not limited.
std::optional<Response> Service::refuse_often(const Caller& caller) {
    if (caller.is_here) return std::nullopt;
    const unsigned wait = rates_.take(caller.key, Clock::now());
    if (wait == 0) return std::nullopt;
    Response response = problem(429, fmt::format("too many requests: at most {} a second", options_.rate));
    response.retry_after = wait;
    return response;
}

std::string Service::error_line(const Job& job) const {
    const bool has_failed = job.outcome == Job::Outcome::failed;
    return server::error_line(has_failed ? std::string(failed_words) : late_words(job.outcome),
                              job.request.text());
}

void Service::record(const Request& request, std::string_view route, std::string_view from, unsigned status,
                     std::size_t bytes, Clock::duration taken) {
    metrics_.count(route, status, taken);
    log_.add({request.caller.name, request.method_text, request.target, status, bytes, taken, from});
}

}  // namespace holdfast::server
