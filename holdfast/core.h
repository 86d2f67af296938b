// Exact numbers, errors, long computations, and the version: what all other headers of Holdfast use.
//
// Counts are whole numbers and values are fractions, until a caller asks for decimals or a double; what does not fit its
// type is an error. What Holdfast throws derives from Error and from an exception of the standard library; its message
// is a sentence.
//
// namespace holdfast
//   Rational           an exact fraction: arithmetic, comparison, text()
//   parse_rational()   a fraction as people write it: "1/3", "0.25"
//   decimal_text()     a fraction in decimals, rounded to a number of digits
//   nearest_double()   the double nearest to a fraction
//   Error              the base of all errors
//   ParseError         a text is wrong: what is wrong, and which bytes of it
//   DataError          a file that Holdfast wrote is damaged, or of another version
//   InvalidArgument    arguments that do not go together
//   OverflowError      an exact result does not fit its type
//   Stopped            a computation ended early because it was told to
//   Work               how to run a computation: threads, progress, StopFlag. The answer does not depend on it
//   StopFlag           stops a computation, from any thread or signal handler
//   version            "1.2.3"; the macros HOLDFAST_VERSION_MAJOR, _MINOR and _PATCH are its numbers
#pragma once

#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/rational.h>
#include <holdfast/core/version.h>
