// What a bet costs and how fast hands are played: the fields with which answers in bets are given in dollars
// and in hours as well.
//
//   {"bet": 1.25}                          the price of one bet on one line, in dollars
//   {"denomination": 0.25, "coins": 5}     the same
//   {"hours": 20, "speed": 600}            12,000 hands
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {

struct Wager {
    std::optional<Rational> bet;    ///< dollars, on one line
    std::optional<Rational> speed;  ///< hands an hour, if anything per hour is asked for

    /// Bets as dollars; nothing without the price of a bet.
    std::optional<Rational> dollars(const Rational& bets) const {
        return bet ? std::optional<Rational>(*bet * bets) : std::nullopt;
    }
    /// Bets that are known as a double only, as dollars.
    std::optional<double> dollars(double bets) const {
        return bet ? std::optional<double>(nearest_double(*bet) * bets) : std::nullopt;
    }
};

/// `value`, if its denominator is at most `most`, so that it stays exact in all that follows from it. Throws
/// FieldError otherwise; `decimals` says in words how many are always few enough.
Rational with_small_denominator(const Rational& value, u64 most, std::string_view decimals,
                                std::string_view field, const Fields& fields);

/// The error about a share of each bet above 5% without a percent sign: "0.5" stands for 0.5% more likely
/// than for half of every bet. Nullopt with the sign, for a fraction, and for a likely share.
std::optional<std::string> unlikely_rate(const std::string& name, const std::string& text);

/// A field of a share of each bet, 0 by default.
Field rate_field(std::string_view name, std::string_view help);
/// The field `cash_back`.
Field cash_back_field();
/// A share of each bet, such as cash back or tips, with eight decimals at most. Throws FieldError, also on a
/// number so large that a percent sign must be missing.
Rational read_rate(const Fields& fields, std::string_view field);

/// The fields `bet`, `denomination` and `coins`.
std::vector<Field> bet_fields();

/// Hands an hour if no speed is given: that of a practised player.
inline constexpr u64 usual_speed = 600;
/// The field `speed`.
Field speed_field();

/// The price of a bet, which may be given twice if both say the same. Throws FieldError on what is malformed or
/// contradictory.
std::optional<Rational> read_bet(const Fields& fields);

/// The fields of answers that say what is lost in an hour: `speed` and those of bet_fields().
std::vector<Field> wager_fields();
/// The price of a bet, and the speed, which is the usual one if none is given. Throws FieldError.
Wager read_wager(const Fields& fields);

/// What is lost in an hour against perfect play.
struct HourlyLoss {
    Wager wager;  ///< with a speed
    Rational cost_per_hand;

    Rational bets() const { return cost_per_hand * *wager.speed; }
    auto dollars(const auto& bets) const { return wager.dollars(bets); }

    static void declare(Shape<HourlyLoss>& shape);
};

/// The gain of an hour of play, in bets.
struct PerHour {
    Wager wager;                    ///< with a speed
    std::optional<Rational> hours;  ///< if a time was asked for
    Rational mean;
    double deviation = 0;  ///< standard

    auto dollars(const auto& bets) const { return wager.dollars(bets); }

    static void declare(Shape<PerHour>& shape);
};

/// The gain of an hour, from the edge and the variance of a hand, in bets. `wager`: with a speed.
PerHour per_hour_of(const Wager& wager, const Rational& edge, const Rational& variance);

/// How long somebody plays.
struct SessionLength {
    std::optional<u64> hands;
    std::optional<Rational> hours;  ///< if the hands are those of this time at the speed
    std::optional<Rational> speed;  ///< hands an hour; the usual one if there are hours and no speed
};

/// The fields `hours` and `speed`, for queries that have a field `hands`.
std::vector<Field> hours_fields();
/// The field `quantiles`, of the result.
Field quantiles_field();
/// Throws FieldError on more than 100 of them.
std::vector<Rational> read_quantiles(const Fields& fields);
/// Reads `hands`, `hours` and `speed`. Throws FieldError on what is malformed, on both hands and hours, and on
/// hours in which no hand or more than `most_hands` are played.
SessionLength read_session_length(const Fields& fields, u64 most_hands);

}  // namespace holdfast::ask
