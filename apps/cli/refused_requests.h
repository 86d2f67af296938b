// What ends a batch in which some requests got an error line: the exit status says so.
//
//   2  all of these requests were wrong
//   1  some of them may have been right, but the program could not answer them
//   3  of some of those a damaged file was the reason
#pragma once

#include <stdexcept>

#include <holdfast/core/integers.h>

namespace holdfast::cli {

class RefusedRequests : public std::runtime_error {
  public:
    /// `errors` of the `requests` got an error line.
    RefusedRequests(u64 errors, u64 requests, int status);

    /// How the program is to end.
    int status() const { return status_; }

  private:
    int status_;
};

}  // namespace holdfast::cli
