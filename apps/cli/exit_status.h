// How a program ends: the message about an error, and the exit status.
#pragma once

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <string>

#include <apps/cli/arguments.h>

#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/text.h>

namespace holdfast::cli {

// The error about a file, or standard input, that cannot be read.

/// Throws ParseError that points at the path; "-" is called standard input.
[[noreturn]] inline void refuse_input(const std::string& path, const std::string& what) {
    throw ParseError((path == "-" ? "standard input" : in_quotes(path)) + " " + what, path);
}

// Thrown at the end of a batch in which some requests got an error line; it sets the exit status.
//
//   2  all of these requests were wrong
//   1  some of them may have been right, but the program could not answer them
//   3  for some of those, the reason was a damaged file

class RefusedRequests : public std::runtime_error {
  public:
    /// `errors` of the `requests` got an error line.
    RefusedRequests(u64 errors, u64 requests, int status);

    /// The exit status for an error.
    int status() const { return status_; }

  private:
    int status_;
};

// The exit statuses besides 0 (apps/cli/main.cpp).
inline constexpr int wrong_input = 2;
inline constexpr int damaged_file = 3;
inline constexpr int other_failure = 1;

/// Call once at startup. Afterwards an error that nothing catches, such as lack of memory in a thread, ends
/// the program with a sentence and status 1, as status_of() does; so does lack of memory for an error.
void install_terminate_handler();

/// Calls run(). Returns 0 or, after printing a message, the exit status of what it threw. The program must
/// then end: a second unexpected failure would wait forever for the end that the first one announced.
int status_of(const Arguments& arguments, const std::function<void()>& run);

}  // namespace holdfast::cli
