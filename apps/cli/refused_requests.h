// What ends a batch in which some requests got an error line: the exit status says so.
//
//   2  all of these requests were wrong
//   1  some of them may have been right, but the program could not answer them
#pragma once

#include <stdexcept>

#include <holdfast/core/integers.h>

namespace holdfast::cli {

class RefusedRequests : public std::runtime_error {
  public:
    /// `errors` of the `requests` got an error line.
    RefusedRequests(u64 errors, u64 requests, bool has_failures);

    /// Whether some of the requests may have been right, and the program could not answer them.
    bool has_failures() const { return has_failures_; }

  private:
    bool has_failures_;
};

}  // namespace holdfast::cli
