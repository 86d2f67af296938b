// The one sentence about a file, or standard input, that cannot be taken.
#pragma once

#include <algorithm>
#include <string>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>

namespace holdfast::cli {

/// Throws ParseError that points at the path; "-" is called standard input.
[[noreturn]] inline void refuse_input(const std::string& path, const std::string& what) {
    throw ParseError((path == "-" ? "standard input" : in_quotes(path)) + " " + what, path);
}

}  // namespace holdfast::cli
