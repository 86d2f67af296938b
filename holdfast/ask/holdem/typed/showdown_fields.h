// Reads the fields of a query about several ranges as a Showdown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/holdem/typed/range_field.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/cards/card.h>
#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/showdown.h>

namespace holdfast::ask {

/// The field `ranges`.
Field ranges_field();

/// How many players a query takes.
struct PlayersTaken {
    std::string_view query;  ///< as errors call it: "an equity calculation"
    std::size_t most;        ///< the least is 2
};

/// Blames the ranges from the one numbered `from` on, as they stand on the command line.
[[noreturn]] void refuse_ranges(const std::string& message, const std::vector<std::string>& ranges,
                                std::size_t from = 0);

/// Reads the texts of the ranges into a showdown whose board, or class of flops, and dead
/// cards have been read. `dead`: these as they were typed. Throws FieldError on a malformed range, a range too
/// many or too few (this first: it is likelier than a bad range), and if no deal is possible: then it names the
/// range that holds nothing. Throws Stopped.
holdem::Showdown read_showdown(const std::vector<std::string>& texts, PlayersTaken players,
                               RangeReader& ranges, holdem::Showdown known, const std::string& dead,
                               const Work& work);

}  // namespace holdfast::ask
