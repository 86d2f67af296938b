// A call that a player considers: what is in the pot, bets of the others included, and what the call costs.
//
//   break-even equity = call / (pot + call)
//   gain of the call  = equity * (pot + call) - call       with no further betting
//
// A pot of 120 and a call of 40 are odds of 3 to 1, so the call breaks even at an equity of 25%.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {

/// Both in the same unit: chips, dollars, big blinds.
struct Call {
    Rational pot;   ///< before the call
    Rational cost;  ///< above 0

    /// The equity with which the call gains nothing and loses nothing.
    Rational break_even() const { return cost / (pot + cost); }
    Rational gain(const Rational& equity) const { return equity * (pot + cost) - cost; }

    static void declare(Shape<Call>& shape);
};

/// The fields `pot` and `call`.
std::vector<Field> call_fields();
/// Nothing if neither field is given. Throws FieldError if only one is, and on more than two decimals.
std::optional<Call> read_call(const Fields& fields);

}  // namespace holdfast::ask
