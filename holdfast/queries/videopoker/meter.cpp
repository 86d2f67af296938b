#include <algorithm>
#include <utility>

#include <holdfast/core/exact_number.h>
#include <holdfast/core/wording.h>
#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/input/field_error.h>
#include <holdfast/queries/videopoker/meter.h>
#include <holdfast/queries/videopoker/row_warnings.h>

namespace holdfast::queries {
namespace {

using videopoker::GameTables;

/// One end of the range. Text, not a number of the request: pays are exact.
Rational read_end(std::string_view field, const std::string& text) {
    const std::optional<Rational> pay = exact_number(text);
    if (!pay) {
        throw FieldError(field, in_quotes(text) + " is not a pay: expected a number such as 400, 43.5 or 1/3",
                         text);
    }
    if (pay->is_negative()) {
        throw FieldError(field, in_quotes(text) + " is negative: what a row pays is 0 or more", text);
    }
    return *pay;
}

/// The pays that are looked at, from < to.
struct MeterRange {
    Rational from;
    Rational to;
};

/// By default from half to ten times what the row pays: a jackpot starts above its usual pay and seldom
/// reaches ten times as much. An end that is given replaces only its own side.
MeterRange read_range(const VideopokerMeterRequest& request, const videopoker::PayRow& row) {
    // Half of nothing to ten times nothing is no range.
    const bool is_default = !request.from && !request.to;
    if (is_default && row.pays.is_zero()) {
        throw FieldError("hand", "'" + row.name + "' pays 0, so its range must be given, such as from 0 to 1",
                         request.hand);
    }
    const MeterRange range{request.from ? read_end("from", *request.from) : row.pays / Rational(2),
                           request.to ? read_end("to", *request.to) : row.pays * Rational(10)};
    if (!(range.from < range.to)) {
        throw FieldError(
            // The end that was typed; if both were, the second is as good as the first.
            request.to ? "to" : "from",
            "the range is empty: it goes from " + pays_text(range.from) + " to " + pays_text(range.to),
            request.to.value_or(request.from.value_or("")));
    }
    return range;
}

/// The library bounds the pays scaled to whole numbers; here that bound becomes an error in one of the two
/// fields.
videopoker::Meter meter_over(const GameTables& tables, std::size_t row, const VideopokerMeterRequest& request,
                             const Work& work) {
    const MeterRange range = read_range(request, tables.game().rows[row]);
    try {
        return videopoker::meter_of_row(tables, row, range.from, range.to, work);
    } catch (const OverflowError&) {
        // The end that is harder to fit in is to blame.
        const auto size = [](const Rational& end) { return std::max(end, Rational(end.denominator())); };
        const bool is_from = size(range.from) > size(range.to);
        const std::optional<std::string>& typed = is_from ? request.from : request.to;
        const Rational& end = is_from ? range.from : range.to;
        throw FieldError(
            is_from ? "from" : "to",
            in_quotes(typed.value_or(pays_text(end))) +
                " is too large or too fine a fraction: the pays and both ends of the range times "
                "twice their common denominator must not exceed " +
                videopoker::most_scaled_pay_text(videopoker::most_scaled_pay(tables.game().deck)),
            typed.value_or(""));
    }
}

}  // namespace

// From the analysis under the tie rule, not from a piece: right at a breakpoint two pieces meet, and ties
// decide how often the row is paid.
Rational VideopokerMeterAnswer::slope_now() const {
    return Rational(now.rows[meter.row].combinations, now.combinations);
}

VideopokerMeterAnswer answer(const VideopokerMeterRequest& request, Session& session, const Work& work) {
    std::shared_ptr<const PreparedGame> prepared = session.games().prepare(request.game, work.stop);
    const GameTables& tables = prepared->tables;
    const std::size_t row = in_field("hand", [&] { return find_row(tables.game(), request.hand); });
    videopoker::Meter meter = meter_over(tables, row, request, work);
    // What the row pays now may lie outside the range, so it is analysed by itself.
    return {std::move(prepared), request.tie_rule, std::move(meter),
            analyze_game(tables, request.tie_rule, work.quietly()), row_warnings(tables)};
}

}  // namespace holdfast::queries
