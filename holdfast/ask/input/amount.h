// Amounts of money as people write them, in bets or in dollars: bankrolls, goals, jackpots and pays.
//
//   2100$   $2100   2,100$   2100 dollars     dollars
//   2100 bets   2100 b                        bets
//   2100                                      bets; but where a bet has a price it could be either, and is refused
//
// Pays are in bets wherever a paytable lists them, so a pay without a unit is in bets, with a price or without.
#pragma once

#include <optional>
#include <string>

#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {

enum class AmountUnit : u8 { none, bets, dollars };

struct Amount {
    std::string text;  ///< as it was typed, for errors
    Rational value;
    AmountUnit unit = AmountUnit::none;

    // `price`: that of a bet, in dollars, if it is known. All throw ParseError, which blames the whole text,
    // if dollars need a price to become bets; the first two also on an amount that may be bets or dollars.

    Rational in_bets(const std::optional<Rational>& price) const;
    /// Without a price, only dollars can be read, because bets may have several prices.
    Rational in_dollars(const std::optional<Rational>& price) const;
    /// What a row pays, in bets.
    Rational as_pay(const std::optional<Rational>& price) const;
};

/// Nullopt if the text is not an amount, or begins with a needless zero as 00 and 050 do. Commas may separate
/// groups of three digits if a unit shows that it is an amount.
std::optional<Amount> amount_of(const std::string& text);

/// A hint for the error about a text that is not an amount: "; leave out the comma: 1000", or that a shell
/// has taken a part of $200 or $1050. Empty for other texts.
std::string about_amount(const std::string& text);

}  // namespace holdfast::ask
