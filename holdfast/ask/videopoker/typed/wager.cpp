#include <cmath>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/bankroll/session.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {

namespace {

constexpr u64 max_denominator = 1'000'000;
constexpr u64 max_bet = 100'000;  ///< dollars, the bound of the field `bet`
constexpr u64 max_coins = 100;    ///< the bound of the field `coins`
constexpr std::string_view most_decimals = "six decimals";
/// Cash back and tips are added to every hand, so their denominators are part of the lattice of results.
constexpr u64 max_rate_denominator = bankroll::max_rate_denominator;

/// A price that stays exact if amounts in bets are multiplied by it.
std::optional<Rational> read_price(const Fields& fields, std::string_view field) {
    const std::optional<Rational> price = fields.price(field);
    if (price) with_small_denominator(*price, max_denominator, most_decimals, field, fields);
    return price;
}

/// A field of time or speed, which may have six decimals.
std::optional<Rational> read_pace(const Fields& fields, std::string_view field) {
    const std::optional<Rational> pace = fields.fraction(field);
    if (pace) with_small_denominator(*pace, max_denominator, most_decimals, field, fields);
    return pace;
}

/// A price of a bet beside the coins that make one.
struct PriceAndCoins {
    Rational bet;
    std::optional<Rational> denomination;
    std::optional<u64> coins;
};

std::string in_coins(u64 coins, const Rational& denomination) {
    return fmt::format("{} coin{} of {}$", coins, coins == 1 ? "" : "s", plain_pays_text(denomination));
}

/// What is wrong with a price beside coins of unknown value, which may be the price of each.
std::string about_coins(const PriceAndCoins& given) {
    const std::string bet = plain_pays_text(given.bet);
    return fmt::format(
        "{0}$ may be the price of the bet or the value of each coin: give a bet of {0} without coins, or {1} "
        "and a denomination of {0} without a bet",
        bet, *given.coins == 1 ? "1 coin" : fmt::format("{} coins", *given.coins));
}

/// What is wrong with a price beside a value of a coin.
std::string about_denomination(const PriceAndCoins& given) {
    const Rational coins = given.bet / *given.denomination;
    const std::string bet = plain_pays_text(given.bet);
    if (!coins.is_integer() || coins > Rational(max_coins)) {
        return fmt::format(
            "a bet of {0}$ is not 1 to {2} coins of {1}$: give a bet of {0} alone, or coins and a "
            "denomination of {1} without a bet",
            bet, plain_pays_text(*given.denomination), max_coins);
    }
    return fmt::format("a bet of {0}$ is {1} of {2}$: give a bet of {0} alone, or give coins as well", bet,
                       coins == Rational(1) ? "1 coin" : plain_pays_text(coins) + " coins",
                       plain_pays_text(*given.denomination));
}

/// What is wrong with a price that is not that of the coins beside it.
std::string about_price(const PriceAndCoins& given) {
    const Rational price = *given.denomination * Rational(*given.coins);
    const Rational denomination = given.bet / Rational(*given.coins);
    // Nobody has coins of a third of a cent.
    const bool is_value_of_coin = (denomination * Rational(100)).is_integer();
    return fmt::format("{} cost{} {}$, not {}$: give these coins without a bet{}",
                       in_coins(*given.coins, *given.denomination), *given.coins == 1 ? "s" : "",
                       plain_pays_text(price), plain_pays_text(given.bet),
                       is_value_of_coin ? ", or a denomination of " + plain_pays_text(denomination) : "");
}

/// Refuses a price that is given twice, unless the coins cost what the bet does.
void check_coins(const PriceAndCoins& given, const Fields& fields) {
    const auto refuse = [&fields](const std::string& message) {
        throw FieldError("bet", message, fields.text("bet"));
    };
    if (!given.denomination) refuse(about_coins(given));
    if (!given.coins) refuse(about_denomination(given));
    if (*given.denomination * Rational(*given.coins) != given.bet) refuse(about_price(given));
}

/// The whole hands played in this time: a hand that is not finished does not count.
u64 hands_in(const Rational& hours, const Rational& speed) {
    const Rational hands = hours * speed;
    return static_cast<u64>(divmod(hands.numerator(), hands.denominator()).quotient.to_u128());
}

}  // namespace

Rational with_small_denominator(const Rational& value, u64 most, std::string_view decimals,
                                std::string_view field, const Fields& fields) {
    if (value.denominator() <= U256(u128{most})) return value;
    throw FieldError(field,
                     fmt::format("give this with at most {}, or as a fraction with a denominator up to {}",
                                 decimals, most),
                     fields.text(field));
}

Field rate_field(std::string_view name, std::string_view help) {
    return Field{name, FieldKind::share, "SHARE", help}.by_default("0").between("0", "1");
}

Field cash_back_field() {
    return rate_field("cash_back", "Cash back on each bet, such as 0.25%, 0.0025 or 1/400");
}

std::optional<std::string> unlikely_rate(const std::string& name, const std::string& text) {
    const std::optional<Rational> rate = exact_number(text);
    // 5 %: more than casinos give back or players give away.
    const Rational plausible(1, 20);
    const Rational hundred(100);
    if (!rate || *rate <= plausible || *rate > hundred || text.find('/') != std::string::npos) {
        return std::nullopt;
    }
    const std::string percents = pays_text(*rate * hundred);
    return fmt::format("{} of {} would be {}% of each bet: write {}% or {}{}", name, cut_short(text),
                       percents, pays_text(*rate), pays_text(*rate / hundred),
                       *rate > Rational(1) ? "" : fmt::format(", or {}% if you mean that", percents));
}

Rational read_rate(const Fields& fields, std::string_view field) {
    const std::string text = fields.text(field);
    if (const auto unlikely = unlikely_rate(spoken(field), text)) throw FieldError(field, *unlikely, text);
    return with_small_denominator(fields.share(field).value_or(Rational()), max_rate_denominator,
                                  "eight decimals (six of a percent)", field, fields);
}

std::vector<Field> bet_fields() {
    return {
        Field{"bet", FieldKind::price, "DOLLARS",
              "The price of a bet on one line, such as 1.25: also give every amount in dollars"}
            .between("0.0001", "100000"),
        Field{"denomination", FieldKind::price, "DOLLARS",
              "The value of a coin, such as 0.25, instead of the price of a bet"}
            .between("0.0001", "10000"),
        Field{"coins", FieldKind::whole_number, "N", "The coins of a bet, with their denomination"}.between(
            "1", "100")};
}

Field speed_field() {
    return Field{"speed", FieldKind::fraction, "N", "Hands played in an hour"}
        .between("1", "100000")
        .otherwise("600");
}

std::optional<Rational> read_bet(const Fields& fields) {
    const std::optional<Rational> bet = read_price(fields, "bet");
    const std::optional<Rational> denomination = read_price(fields, "denomination");
    const std::optional<u64> coins = fields.whole_number("coins");
    if (bet && (denomination || coins)) check_coins({*bet, denomination, coins}, fields);
    if (denomination && !coins) {
        throw FieldError(
            "denomination",
            "the value of a coin needs the number of coins of a bet: give coins as well, such as 5",
            fields.text("denomination"));
    }
    if (coins && !denomination) {
        throw FieldError("coins",
                         "the number of coins needs their value: give denomination as well, such as 0.25",
                         fields.text("coins"));
    }
    if (!denomination) return bet;
    const Rational price = *denomination * Rational(*coins);
    if (price > Rational(max_bet)) {
        throw FieldError("coins",
                         fmt::format("these coins cost more than {} dollars, the most for a bet", max_bet),
                         fields.text("coins"));
    }
    return price;
}

std::vector<Field> hours_fields() {
    return {
        Field{"hours", FieldKind::fraction, "HOURS", "Hours of play, instead of a number of hands"}.between(
            "0.01", "1600"),
        speed_field()};
}

std::vector<Field> wager_fields() {
    return FieldList{bet_fields(), speed_field()};
}

Field quantiles_field() {
    return Field{"quantiles", FieldKind::shares, "SHARES", "Quantiles of the result to give"}
        .by_default("5%,25%,50%,75%,95%")
        .between("0.000000001", "0.999999999");
}

std::vector<Rational> read_quantiles(const Fields& fields) {
    constexpr std::size_t most = 100;
    std::vector<Rational> quantiles = fields.shares("quantiles");
    if (quantiles.size() <= most) return quantiles;
    throw FieldError("quantiles",
                     fmt::format("there are {} quantiles; at most {} can be given", quantiles.size(), most),
                     fields.text("quantiles"));
}

Wager read_wager(const Fields& fields) {
    return {read_bet(fields), read_pace(fields, "speed").value_or(Rational(usual_speed))};
}

void HourlyLoss::declare(Shape<HourlyLoss>& shape) {
    shape.named("HourlyLoss")
        .real("hands_an_hour", "The speed that the next member is for",
              [](const HourlyLoss& loss) { return *loss.wager.speed; })
        .not_in_csv()
        .shown("Hands an hour")
        .real("bets_an_hour_lost", "What is lost against perfect play in an hour, in bets", &HourlyLoss::bets)
        .in_dollars("bets_an_hour_lost", &HourlyLoss::bets)
        .show("bets_an_hour_lost", "Bets lost in an hour", Format::bets(2).beside());
}

PerHour per_hour_of(const Wager& wager, const Rational& edge, const Rational& variance) {
    const Rational& speed = *wager.speed;
    return {wager, std::nullopt, speed * edge, std::sqrt(nearest_double(speed * variance))};
}

void PerHour::declare(Shape<PerHour>& shape) {
    shape.named("PerHour")
        .real("hands_an_hour", "Hands played in an hour",
              [](const PerHour& gain) { return *gain.wager.speed; })
        .real("hours", "The hours that were asked for; absent if hands were", &PerHour::hours)
        .real("mean", "The mean gain of an hour, in bets", &PerHour::mean)
        .in_dollars("mean", &PerHour::mean)
        .real("standard_deviation", "The standard deviation of the gain of an hour, in bets",
              &PerHour::deviation)
        .in_dollars("standard_deviation", &PerHour::deviation);
}

SessionLength read_session_length(const Fields& fields, u64 most_hands) {
    SessionLength length{fields.whole_number("hands"), read_pace(fields, "hours"),
                         read_pace(fields, "speed")};
    if (!length.hours) return length;
    const std::string text = fields.text("hours");
    if (length.hands) throw ContradictoryFields("hours", "hands", text);
    if (!length.speed) length.speed = Rational(usual_speed);
    const u64 hands = hands_in(*length.hours, *length.speed);
    if (hands == 0 || hands > most_hands) {
        throw FieldError("hours",
                         fmt::format("at this speed that is {} hands; it must be from 1 to {}",
                                     grouped(hands), grouped(most_hands)),
                         text);
    }
    length.hands = hands;
    return length;
}

}  // namespace holdfast::ask
