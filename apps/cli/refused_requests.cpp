#include <apps/cli/refused_requests.h>
#include <fmt/format.h>

namespace holdfast::cli {

RefusedRequests::RefusedRequests(u64 errors, u64 requests, bool has_failures)
    : std::runtime_error(
          fmt::format("{} of {} request{} got an error line", errors, requests, requests == 1 ? "" : "s")),
      has_failures_(has_failures) {}

}  // namespace holdfast::cli
