// How a program ends: what is said of an error, and its exit status.
#pragma once

#include <functional>

#include <apps/cli/arguments.h>

namespace holdfast::cli {

inline constexpr int wrong_input = 2;
inline constexpr int damaged_file = 3;
inline constexpr int other_failure = 1;

/// From now on an error that nothing catches, such as a thread's want of memory, ends the program with a sentence and
/// status 1, as status_of() does; and so does the want of memory for an error. What a program starts with.
void say_what_nothing_catches();

/// Runs it; 0, or the status of what it threw, after a message.
int status_of(const Arguments& arguments, const std::function<void()>& run);

}  // namespace holdfast::cli
