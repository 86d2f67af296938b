// The line that shows how far a long computation is, made to fit the terminal.
//
//   [############..................] 1,204,000 of 3,009,000 hands, about 12 s left
//
// Where that is too long, the bar becomes shorter, then the unit goes, then the bar, then the time left.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include <holdfast/core/integers.h>

namespace holdfast::terminal {

struct ProgressState {
    u64 done = 0;
    u64 total = 0;
    u64 done_before = 0;                   ///< of `done`, what was there when the clock started
    std::chrono::milliseconds elapsed{0};  ///< since then
};

/// "about 12 s left", "about 3 min 20 s left", "about 2 h 5 min left", "about 12 days left"; nothing in the first two seconds, or
/// while there is nothing to go by. As if the rest went at the pace so far.
std::string time_left(const ProgressState& state);

/// `unit`: what is counted, such as "hands". At most `width` columns.
std::string progress_line(const ProgressState& state, std::string_view unit, std::size_t width);

}  // namespace holdfast::terminal
