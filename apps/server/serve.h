// The server: the page and the queries over HTTP. The only header of this folder that another app may
// include.
//
//   GET, POST /api/v1/hand           a query of the registry; its fields as parameters, or as a JSON object
//   POST      /api/v1/batch          JSON Lines in, JSON Lines out
//   GET       /openapi.json  /healthz  /metrics  and the files of the page
//
// One thread talks to all sockets and never computes; queries are answered in a pool beside it. Nothing is
// kept on disk, and no request can name a file.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include <holdfast/ask/session.h>

namespace holdfast::server {

struct ServeOptions {
    std::string host = "127.0.0.1";
    unsigned short port = 8080;  ///< 0: any that is free
    std::string page;            ///< the folder of the page; empty: where the build leaves it, if it is there
    /// Gives the session what queries are answered from besides their requests, before the first of them.
    std::function<void(ask::Session&)> prepare = {};
    unsigned threads = 0;   ///< to answer queries; 0: as many as there are processors
    unsigned seconds = 30;  ///< for one query, waiting included
    unsigned rate = 100;  ///< requests a second for each client, those of this machine excepted; 0: no limit
    unsigned connections = 12000;
    unsigned queue = 64;  ///< slow queries that may wait
    std::size_t cache_bytes = std::size_t{256} << 20U;
    std::vector<std::string> allowed_hosts = {};  ///< that requests may name, beside this machine
    std::vector<std::string> cors = {};           ///< origins whose pages may read answers; "*": all
    bool behind_proxy = false;                    ///< the client is the last one that X-Forwarded-For names
    bool is_quiet = false;                        ///< no access lines
};

/// Serves until SIGINT or SIGTERM, then answers what it has accepted and returns. `announce` gets one line
/// with the address as soon as clients can connect. Throws ParseError if the host or the folder of the page
/// is wrong, std::runtime_error if the address cannot be listened on.
void serve(const ServeOptions& options, const std::function<void(const std::string&)>& announce);

}  // namespace holdfast::server
