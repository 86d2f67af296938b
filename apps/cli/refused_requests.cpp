#include <apps/cli/refused_requests.h>
#include <fmt/format.h>

namespace holdfast::cli {

RefusedRequests::RefusedRequests(u64 errors, u64 requests, int status)
    : std::runtime_error(
          fmt::format("{} of {} request{} got an error line", errors, requests, requests == 1 ? "" : "s")),
      status_(status) {}

}  // namespace holdfast::cli
