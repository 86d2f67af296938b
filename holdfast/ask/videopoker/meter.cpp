#include <algorithm>
#include <cmath>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/input/amount.h>
#include <holdfast/ask/input/doubtful_number.h>
#include <holdfast/ask/videopoker/meter.h>
#include <holdfast/ask/videopoker/typed/meant_row.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/rational.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

constexpr u64 most_session_hands = 1'000'000'000;

using videopoker::GameTables;
using videopoker::PlayChange;

/// Reads one end of the range, in bets. It is text, not a number of the request: pays are exact.
Rational read_end(std::string_view field, const std::string& text, const Wager& wager) {
    if (const auto doubt = doubt_of_thousands(text)) throw FieldError(field, *doubt, text);
    const std::optional<Amount> pay = amount_of(text);
    if (!pay) {
        throw FieldError(field, in_quotes(text) + " is not a pay: expected a number such as 400, 43.5 or 1/3",
                         text);
    }
    if (pay->value.is_negative()) {
        throw FieldError(field, in_quotes(text) + " is negative: what a row pays is 0 or more", text);
    }
    return in_field(field, [&] { return pay->as_pay(wager.bet); });
}

/// The pays that are looked at, from < to.
struct MeterRange {
    Rational from;
    Rational to;
};

/// The range of pays, by default from half to ten times what the row pays: a jackpot starts above its usual
/// pay and seldom reaches ten times as much. An end that is given replaces only its own side.
MeterRange read_range(const VideopokerMeterRequest& request, const PreparedGame& prepared,
                      const videopoker::PayRow& row) {
    // A jackpot that has grown still has its break-even near the pay that it started from.
    Rational usual = row.pays;
    if (request.jackpot) usual = prepared.changes.back().from;
    const auto [least, most] = std::minmax(usual, row.pays);
    // A row that pays 0 has no default range: half of 0 and ten times 0 are equal.
    const bool is_default = !request.from && !request.to;
    if (is_default && most.is_zero()) {
        throw FieldError("hand", "'" + row.name + "' pays 0, so its range must be given, such as from 0 to 1",
                         request.hand.value_or(""));
    }
    const MeterRange range{
        request.from ? read_end("from", *request.from, request.wager) : least / Rational(2),
        request.to ? read_end("to", *request.to, request.wager) : most * Rational(10)};
    if (!(range.from < range.to)) {
        throw FieldError(
            // Blames the end that was typed; if both were, either would do.
            request.to ? "to" : "from",
            "the range is empty: it goes from " + pays_text(range.from) + " to " + pays_text(range.to),
            request.to.value_or(request.from.value_or("")));
    }
    return range;
}

/// The library bounds the pays scaled to whole numbers; here that bound becomes an error in one of the two
/// fields.
videopoker::Meter meter_over(const PreparedGame& prepared, std::size_t row,
                             const VideopokerMeterRequest& request, const Work& work) {
    const GameTables& tables = prepared.tables;
    const MeterRange range = read_range(request, prepared, tables.game().rows[row]);
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
                " is too large or too fine a fraction: the pays and both ends of the range times twice their "
                "common denominator must not exceed " +
                videopoker::most_scaled_pay_text(videopoker::most_scaled_pay(tables.game().deck)),
            typed.value_or(""));
    }
}

/// The row whose pay varies: the one that is named, or else the one that pays most, as progressives grow on that.
std::size_t row_of_meter(const VideopokerMeterRequest& request, const videopoker::Game& game) {
    if (request.hand) return in_field("hand", [&] { return row_meant(game, *request.hand); });
    const std::size_t row = top_row(game);
    const auto top = game.rows.begin() + static_cast<std::ptrdiff_t>(row);
    const auto other =
        std::find_if(top + 1, game.rows.end(), [&](const auto& each) { return each.pays == top->pays; });
    if (other != game.rows.end()) {
        throw FieldError("hand",
                         "several rows pay most, such as " + in_quotes(top->name) + " and " +
                             in_quotes(other->name) + ": name the one whose pay varies",
                         "");
    }
    return row;
}

/// The game with the jackpot as the pay of the row. Blames the jackpot for what is wrong with it.
std::shared_ptr<const PreparedGame> with_jackpot(const VideopokerMeterRequest& request,
                                                 const PreparedGame& prepared, std::size_t row,
                                                 const StopFlag* stop) {
    for (const PayChange& change : prepared.changes) {
        if (change.row != row) continue;
        throw FieldError("jackpot", "the pay of this row is changed as well; give one of the two",
                         request.jackpot_text);
    }
    try {
        return std::make_shared<const PreparedGame>(
            prepared.with_pays({{row, prepared.game().rows[row].pays, *request.jackpot}}, stop));
    } catch (const OverflowError& error) {
        throw FieldError("jackpot", in_quotes(request.jackpot_text) + " is " + error.what(),
                         request.jackpot_text);
    }
}

struct MeterRow {
    const VideopokerMeterAnswer& answer;
    const videopoker::MeterPiece& piece;
};

std::vector<MeterRow> meter_rows_of(const VideopokerMeterAnswer& answer) {
    std::vector<MeterRow> rows;
    for (const videopoker::MeterPiece& piece : answer.meter.pieces) rows.push_back({answer, piece});
    return rows;
}

void play_change_shape(Shape<PlayChange>& shape) {
    shape.named("PlayChange")
        .text("deal", "The cards dealt", [](const PlayChange& change) { return to_text(change.deal); })
        .text("hold_before", "The cards that were held up to here",
              [](const PlayChange& change) { return to_text(change.deal.held(change.before)); })
        .text("hold_after", "The cards that are held from here on",
              [](const PlayChange& change) { return to_text(change.deal.held(change.after)); });
}

// Every number twice: as the nearest double for programs that draw, and exactly for those that compute on.
void meter_row_shape(Shape<MeterRow>& shape) {
    using Row = MeterRow;
    shape.named("MeterPiece")
        .exact("from", "The pay at which the piece begins", [](const Row& row) { return row.piece.from; })
        .exact("to", "The pay at which it ends", [](const Row& row) { return row.piece.to; })
        .exact("slope", "What one bet more of pay adds to the return: the chance of the row",
               [](const Row& row) { return row.piece.slope; })
        .exact("return_from", "The return where the piece begins",
               [](const Row& row) { return row.piece.return_from; })
        .count("deals_changed", "Deals that are played differently from the piece before",
               [](const Row& row) { return row.piece.deals_changed; })
        // Absent if nothing is played differently, as on the first piece. Its columns stay.
        .object<play_change_shape>(
            "example", "One of the most common of these deals",
            [](const Row& row) -> const auto& { return row.piece.example; })
        .titled({"deal", "hold_before", "hold_after"})
        .kept_in_csv();
}

/// The result of playing until the row hits, with the price of a bet from the request.
struct Chase {
    UntilHit until_hit;
    const VideopokerMeterRequest& request;

    std::optional<Rational> dollars(const Rational& bets) const { return request.wager.dollars(bets); }
    std::optional<Rational> gain_an_hour() const {
        const std::optional<Rational>& speed = request.session.speed;
        return speed ? std::optional(until_hit.gain_an_hour(*speed)) : std::nullopt;
    }
};

std::optional<Chase> chase_of(const VideopokerMeterAnswer& answer) {
    const std::optional<UntilHit> until_hit = answer.until_hit();
    return until_hit ? std::optional(Chase{*until_hit, answer.request}) : std::nullopt;
}

void until_hit_shape(Shape<Chase>& shape) {
    shape.named("UntilHit")
        .exact("hit_chance", "The chance of the row in each hand",
               [](const Chase& chase) { return chase.until_hit.hit_chance; })
        .exact("hands", "The average number of hands",
               [](const Chase& chase) { return chase.until_hit.hands(); })
        .exact("gain", "The average gain, in bets: the jackpot less the break-even; no strategy gains more",
               [](const Chase& chase) { return chase.until_hit.gain; })
        .in_dollars("gain", [](const Chase& chase) { return chase.until_hit.gain; })
        .exact("gain_an_hour",
               "The average gain by the average hours, in bets, if hours or a speed were asked about",
               &Chase::gain_an_hour)
        .in_dollars("gain_an_hour", &Chase::gain_an_hour)
        .exact("cost", "The average loss without the jackpot, in bets",
               [](const Chase& chase) { return chase.until_hit.cost; })
        .in_dollars("cost", [](const Chase& chase) { return chase.until_hit.cost; })
        .exact("jackpot", "The average jackpot when it hits, in bets",
               [](const Chase& chase) { return chase.until_hit.jackpot; })
        .in_dollars("jackpot", [](const Chase& chase) { return chase.until_hit.jackpot; })
        .whole_number("within_hands", "The hands that were asked about, if any",
                      [](const Chase& chase) { return chase.request.session.hands; })
        .real("chance_within", "The chance to hit within these hands", [](const Chase& chase) {
            const std::optional<u64> hands = chase.request.session.hands;
            return hands ? std::optional(chase.until_hit.chance_within(*hands)) : std::nullopt;
        });
}

void meter_now_shape(Shape<VideopokerMeterAnswer>& shape) {
    using Answer = VideopokerMeterAnswer;
    shape.named("MeterNow")
        .pays("pays", "What the row pays for a bet of 1",
              [](const Answer& answer) { return answer.row().pays; })
        .exact("return", "The expected pay of a bet of 1",
               [](const Answer& answer) { return answer.now.expected_return; })
        .exact("slope", "The chance of the row", &Answer::slope_now);
}

}  // namespace

// From the analysis under the tie rule, not from a piece: right at a breakpoint two pieces meet, and ties
// decide how often the row is paid.
Rational VideopokerMeterAnswer::slope_now() const {
    return Rational(now.rows[meter.row].combinations, now.combinations);
}

namespace {

/// Whether a row pays the same hands at all pays from `low` to `high`, or from `low` on: no other row that some
/// of its hands satisfy pays as much as any of these.
bool pays_same_hands(const GameTables& tables, std::size_t row, const Rational& low,
                     const std::optional<Rational>& high) {
    const auto satisfies = [&](std::size_t group, std::size_t of) {
        // Groups know the first max_rows rows, as many as a file may list. Only `nothing` can come after
        // these, and every hand satisfies it.
        return of >= videopoker::max_rows || ((tables.groups().satisfied(group) >> of) & 1U) != 0;
    };
    const std::vector<videopoker::PayRow>& rows = tables.game().rows;
    for (std::size_t other = 0; other < rows.size(); ++other) {
        if (other == row || rows[other].pays < low || (high && *high < rows[other].pays)) continue;
        for (std::size_t group = 0; group < tables.groups().size(); ++group) {
            if (satisfies(group, row) && satisfies(group, other)) return false;
        }
    }
    return true;
}

}  // namespace

std::optional<Rational> VideopokerMeterAnswer::break_even() const {
    const auto point = meter.point_at_return(request.even_return());
    return point ? std::optional<Rational>(point->pay) : std::nullopt;
}

std::optional<UntilHit> VideopokerMeterAnswer::until_hit() const {
    const auto point = meter.point_at_return(request.even_return());
    if (!point) return std::nullopt;
    const auto [low, high] = std::minmax(point->pay, row().pays);
    const auto limit = request.rise.is_zero() ? std::optional<Rational>(high) : std::nullopt;
    if (!pays_same_hands(prepared->tables, meter.row, low, limit)) return std::nullopt;
    const Rational chance = meter.pieces[point->piece].slope;
    if (chance.is_zero()) return std::nullopt;
    const Rational grown = request.rise / chance;
    return UntilHit{chance, row().pays - point->pay, point->pay + grown, row().pays + grown};
}

double UntilHit::chance_within(u64 hands) const {
    return -std::expm1(static_cast<double>(hands) * std::log1p(-nearest_double(hit_chance)));
}

Query VideopokerMeterRequest::query() {
    return {
        "videopoker.meter",
        "Price a progressive: the exact return as one pay grows, and its break-even",
        {game_fields(),
         Field{"hand", FieldKind::text, "HAND", "The row whose pay varies, such as \"royal flush\""}
             .otherwise("the row that pays most"),
         Field{"from", FieldKind::text, "PAY", "Lowest pay"}.otherwise("half of what the row pays"),
         Field{"to", FieldKind::text, "PAY", "Highest pay"}.otherwise("ten times what the row pays"),
         Field{"jackpot", FieldKind::bets, "AMOUNT",
               "What the meter shows, if not what the row pays: in bets, or with a price as 5200$ or \"1040 "
               "bets\""}
             .between("0", "1000000000"),
         cash_back_field(), rate_field("rise", "The share of each bet that the meter grows by, such as 1%"),
         Field{"hands", FieldKind::whole_number, "N", "Also give the chance to hit within this many hands"}
             .between("1", "1000000000"),
         hours_fields(), bet_fields(), tie_rule_field()},
        {R"({"query": "videopoker.meter", "game": "jacks-or-better-9-6"})",
         R"({"query": "videopoker.meter", "game": "jacks-or-better-9-6", "hand": "royal flush", "denomination": 1, "coins": 5, "jackpot": "6000$", "cash_back": "0.2%", "rise": "1%", "hands": 40000})",
         R"({"query": "videopoker.meter", "game": "deuces-wild-full-pay", "hand": "four of a kind", "from": 4, "to": "5.5"})"}};
}

VideopokerMeterRequest VideopokerMeterRequest::read(const Fields& fields) {
    const std::optional<Rational> bet = read_bet(fields);
    VideopokerMeterRequest request{game_of(fields, bet), fields.optional_text("hand"),
                                   fields.optional_text("from"), fields.optional_text("to")};
    request.wager.bet = bet;
    request.jackpot = fields.bets("jackpot", request.wager.bet);
    if (request.jackpot) request.jackpot_text = fields.text("jackpot");
    request.cash_back = read_rate(fields, "cash_back");
    request.rise = read_rate(fields, "rise");
    request.session = read_session_length(fields, most_session_hands);
    request.tie_rule = read_tie_rule(fields);
    return request;
}

VideopokerMeterAnswer answer(const VideopokerMeterRequest& request, Session& session, const Work& work) {
    std::shared_ptr<const PreparedGame> prepared =
        session.of<PreparedGames>().prepare(request.game, work.stop);
    // Only the game knows its rows, so the field is checked after the game is prepared.
    const std::size_t row = row_of_meter(request, prepared->game());
    if (request.jackpot) prepared = with_jackpot(request, *prepared, row, work.stop);
    const PreparedGame& game = *prepared;
    videopoker::Meter meter = meter_over(*prepared, row, request, work);
    // What the row pays now may lie outside the range, so it is analysed by itself.
    return {std::move(prepared), request, std::move(meter),
            analyze_game(game.tables, request.tie_rule, work.quietly()), row_warnings(game)};
}

void VideopokerMeterAnswer::declare(Shape<VideopokerMeterAnswer>& shape) {
    using Answer = VideopokerMeterAnswer;
    declare_about_game(shape, "MeterAnswer", "videopoker.meter")
        .text("hand", "The hand that the row pays, in the words of paytable files",
              [](const Answer& answer) { return words_of(answer.row().hand); })
        .text("name", "What the paytable calls the row",
              [](const Answer& answer) { return answer.row().name; })
        .table<meter_row_shape>(
            "pieces", "The ranges of pays between neighbouring breakpoints, in rising order", meter_rows_of)
        .rows_in_csv()
        // Null if it is above 1, or below it, in the whole range.
        .exact("break_even",
               "The break-even: the lowest of these pays at which the return, with cash back and meter rise, "
               "is exactly 1",
               &Answer::break_even)
        .or_null()
        .in_dollars("break_even", &Answer::break_even)
        .object<until_hit_shape>("until_hit",
                                 "Playing until the row hits, alone on the meter, with the strategy that is "
                                 "best at the break-even; absent without a break-even, and if the row "
                                 "overtakes another one between it and the jackpot",
                                 chase_of)
        .object<meter_now_shape>(
            "now", "The game at what the row pays now",
            [](const Answer& answer) -> const auto& { return answer; })
        .text("tie_rule", "Which hold is played at that pay if several are equally good",
              [](const Answer& answer) { return to_text(answer.request.tie_rule); })
        .one_of(tie_rule_field().choices)
        .texts("warnings", warnings_sentence, &Answer::warnings);
}

}  // namespace holdfast::ask
