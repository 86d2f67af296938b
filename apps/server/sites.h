// Which names this server answers to, and which sites' pages may use it.
//
// A server that only this machine can reach can be reached by every page that is open in a browser on it: a
// page can post to http://localhost:8080, and its own name may lead here ("DNS rebinding"), so that it could
// read the answers too. So the request must name this machine, or a host of `--allow-host`, and a page must
// come from there as well.
//
// Elsewhere browsers keep pages of other sites from reading answers, except those of `--cors`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <apps/server/http/message.h>
#include <apps/server/serve.h>

namespace holdfast::server {

class Sites {
  public:
    /// Throws ParseError if what `--allow-host` or `--cors` names is nothing that a browser would send.
    explicit Sites(const ServeOptions& options);

    /// The refusal of a request to a server that only this machine can reach; none if it is allowed.
    std::optional<Response> objection_to(const Request& request) const;
    /// Whether a browser asks, on behalf of a page that may read answers, what it may send.
    bool is_preflight(const Request& request) const;
    /// The header lines that tell browsers whether the page that asks may read the response.
    std::string cors_lines(const Request& request) const;

  private:
    /// The host is plain: as a name it has no port, no capital letters and no dot at its end.
    bool is_ours(const std::string& host) const;
    bool may_read(std::string_view origin) const;

    std::vector<std::string> hosts_;
    std::vector<std::string> origins_;
};

}  // namespace holdfast::server
