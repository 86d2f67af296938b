#include <holdfast/ask/holdem/call.h>

namespace holdfast::ask {
namespace {

/// Two decimals are enough for money, and keep gains exact: fractions have room for 256 bits.
constexpr u64 most_parts = 100;

/// Throws FieldError if the amount has more than two decimals.
void check_decimals(const Fields& fields, std::string_view field, const Rational& amount) {
    if ((amount * Rational(most_parts)).is_integer()) return;
    throw FieldError(field, "give this with at most two decimals", fields.text(field));
}

}  // namespace

std::vector<Field> call_fields() {
    return {
        Field{"pot", FieldKind::fraction, "AMOUNT",
              "What is in the pot, bets of the others included: with a call, also say what the call gains"}
            .between("0", "1000000000"),
        Field{"call", FieldKind::fraction, "AMOUNT", "What the call costs, in the unit of the pot"}.between(
            "0.01", "1000000000")};
}

std::optional<Call> read_call(const Fields& fields) {
    const std::optional<Rational> pot = fields.fraction("pot");
    const std::optional<Rational> cost = fields.fraction("call");
    if (!pot && !cost) return std::nullopt;
    if (!cost) {
        throw FieldError("pot", "the pot needs the cost of the call: give 'call' as well",
                         fields.text("pot"));
    }
    if (!pot) throw FieldError("call", "the call needs the pot: give 'pot' as well", fields.text("call"));
    check_decimals(fields, "pot", *pot);
    check_decimals(fields, "call", *cost);
    return Call{*pot, *cost};
}

void Call::declare(Shape<Call>& shape) {
    shape.named("Call")
        .real("pot", "What is in the pot before the call", &Call::pot)
        .real("cost", "What the call costs", &Call::cost)
        .exact("break_even", "The equity with which the call gains nothing", &Call::break_even);
}

}  // namespace holdfast::ask
