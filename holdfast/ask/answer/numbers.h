// Numbers as people read them.
//
//   counts    digits in groups of three              19,933,230,517,200
//   shares    percent, a fixed number of decimals    99.543904%
//   pays      whole, decimal if that is exact, else a fraction    800, 43.5, 1/3
//
// What rounds to zero never has a sign. A share between 0 and 1 that would round to either is shown as
// <0.0001% or >99.9999%, so that nothing possible is shown as impossible, and nothing uncertain as certain. A
// share of samples says only what was drawn: 0.0000% means that no sample was.
#pragma once

#include <string>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {

/// The digits in groups of three.
std::string grouped(u128 count);

/// 100 * share with this many decimals, rounded half away from zero, and a percent sign.
std::string percent(const Rational& share, int decimals);

/// 100 * share rounded up: a bound on what something returns is never shown below it.
std::string percent_at_most(const Rational& share, int decimals);

/// The percentage of a share that is not known exactly.
std::string percent(double share, int decimals);

/// A difference of two shares: "+1.25%", "-0.50%"; without a sign if it rounds to zero.
std::string signed_percent(const Rational& difference, int decimals);
std::string signed_percent(double difference, int decimals);

/// A number with this many decimals: what decimal_text() of core is for exact values.
std::string fixed_text(double value, int decimals);

/// The pay of a row, exactly.
std::string pays_text(const Rational& pays);

/// The pay without commas between digits, which CSV would take for the start of the next column.
std::string plain_pays_text(const Rational& pays);

// Cards in a sentence or a table: "As Kd Jk".

/// "As Kd Jk"; empty for no cards.
std::string spaced_cards(const std::vector<Card>& cards);
/// The cards of a set, in rising order of Card::index().
std::string spaced_card_set(CardSet cards);

/// The cards held; "nothing" if all five are discarded.
std::string cards_or_nothing(const std::vector<Card>& held);
/// The cards held as programs read them, "AsKs" or "nothing": a cell of CSV is not empty, since that means that there
/// is no hold.
std::string held_cell(const std::vector<Card>& held);

}  // namespace holdfast::ask
