#include <algorithm>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/input/amount.h>
#include <holdfast/ask/input/doubtful_number.h>
#include <holdfast/ask/videopoker/meters.h>
#include <holdfast/ask/videopoker/typed/meant_row.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/sweeps/line_meter.h>

namespace holdfast::ask {
namespace {

using videopoker::GameTables;
using videopoker::PayLine;
using videopoker::Pays;

constexpr std::size_t most_meters = 8;
constexpr u64 most_jackpot = 1'000'000'000;
constexpr u64 most_border_points = 16;
/// All meters alone, all together, the end of the border, and its points.
constexpr u64 most_steps = most_meters + 2 + most_border_points;
constexpr std::string_view rise_word = " rise ";

/// The share of each bet that a meter grows by.
Rational read_meter_rise(const TextSpan& part) {
    const std::string text(part.text());
    const std::optional<Rational> share = share_of(text);
    if (!share || share->is_negative()) {
        part.fail(in_quotes(text) + " is not a share of each bet: expected one such as 1%, 0.01 or 1/100");
    }
    if (const auto unlikely = unlikely_rate("a rise", text)) part.fail(*unlikely);
    if (*share > Rational(1)) part.fail("a meter that rises by more than each bet: write 1% or 0.01");
    return *share;
}

/// In bets; `price`: that of a bet, if known.
Rational read_jackpot(const TextSpan& part, const std::optional<Rational>& price) {
    const std::string text(part.text());
    if (const auto doubt = doubt_of_thousands(text)) part.fail(*doubt);
    const std::optional<Amount> amount = amount_of(text);
    const auto pays = [&] {
        try {
            return amount->in_bets(price);
        } catch (const ParseError& error) {
            part.fail(error.what());
        }
    };
    if (!amount || amount->value.is_negative() || pays() > Rational(most_jackpot)) {
        part.fail(in_quotes(text) + " is not a jackpot: expected bets, such as 1200, from 0 to " +
                  grouped(most_jackpot) + ", or dollars, such as 1500$" + about_amount(text));
    }
    return pays();
}

/// Reads "royal flush=1200 rise 1%".
JackpotMeter read_meter(const videopoker::Game& game, const AskedPay& asked,
                        const std::optional<Rational>& bet) {
    if (!asked.has_pays()) {
        asked.whole().fail("write a meter as HAND=JACKPOT rise SHARE, such as 'royal flush=1200 rise 1%'");
    }
    JackpotMeter meter{};
    meter.row = row_meant(game, asked.row());
    const TextSpan pays = asked.pays();
    const std::size_t word = pays.text().find(rise_word);
    meter.pays = read_jackpot(pays.part(0, word).trimmed(), bet);
    if (word != std::string::npos) meter.rise = read_meter_rise(pays.part(word + rise_word.size()).trimmed());
    return meter;
}

std::vector<JackpotMeter> read_meters(const videopoker::Game& game, const VideopokerMetersRequest& request) {
    const std::vector<std::string>& texts = request.meters;
    if (texts.size() < 2 || texts.size() > most_meters) {
        throw FieldError(
            "meter",
            "give from 2 to " + std::to_string(most_meters) + " meters; the query for one is 'meter'",
            texts.empty() ? "" : texts.back());
    }
    std::vector<JackpotMeter> meters;
    for (const std::string& text : texts) {
        const JackpotMeter meter =
            in_field("meter", [&] { return read_meter(game, text, request.wager.bet); });
        for (const JackpotMeter& other : meters) {
            if (other.row != meter.row) continue;
            throw FieldError("meter", "the row '" + game.rows[meter.row].name + "' has two meters", text);
        }
        meters.push_back(meter);
    }
    return meters;
}

/// Answers about one game with several meters. Work is counted in steps: one for each meter alone, one for all
/// together, and the points of the border.
class MetersAnswerer {
  public:
    MetersAnswerer(const GameTables& today, const Pays& reset, const Rational& even, const Work& work)
        : today_(today), reset_(reset), even_(even), work_(work) {}

    /// The lowest pay of a row, from `least` on, at which the game with these other pays is even.
    std::optional<Rational> break_even(Pays pays, std::size_t row, const Rational& least) {
        PayLine line{std::move(pays), Pays(reset_.size())};
        line.start[row] = least;
        line.rise[row] = Rational(1);
        const std::optional<Rational> above = point(line);
        return above ? std::optional<Rational>(least + *above) : std::nullopt;
    }

    std::optional<Rational> point(const PayLine& line) {
        const Work part = work_.part(done_, done_ + 1, most_steps);
        ++done_;
        return point_of_return(today_, line, even_, Rational(most_jackpot), part);
    }

    /// Reports the steps that were not needed.
    void finish() const {
        if (work_.progress) work_.progress(most_steps, most_steps);
    }

    std::vector<BorderPoint> border(std::size_t first, std::size_t second) {
        Pays pays = pays_of(today_.game());
        pays[second] = reset_[second];
        const std::optional<Rational> last = break_even(pays, first, reset_[first]);
        if (!last) return {};
        std::vector<BorderPoint> points;
        const Rational step = round_step(*last - reset_[first]);
        for (Rational pay = reset_[first]; pay < *last; pay += step) {
            pays[first] = pay;
            points.push_back({pay, break_even(pays, second, reset_[second])});
        }
        points.push_back({*last, reset_[second]});
        return points;
    }

  private:
    /// 1, 2 or 5 times a power of ten, so that a length has at most most_border_points steps.
    static Rational round_step(const Rational& length) {
        Rational power(1, 1'000'000);
        for (;; power *= Rational(10)) {
            for (const u64 digit : {1U, 2U, 5U}) {
                const Rational step = power * Rational(digit);
                if (step * Rational(most_border_points) >= length) return step;
            }
        }
    }

    const GameTables& today_;
    const Pays& reset_;
    Rational even_;
    const Work& work_;
    u64 done_ = 0;
};

/// How all meters rise with each bet; nothing if none does.
std::optional<PayLine> line_together(const videopoker::Game& today, const std::vector<JackpotMeter>& meters) {
    PayLine line{pays_of(today), Pays(today.rows.size())};
    bool rises = false;
    for (const JackpotMeter& meter : meters) {
        line.rise[meter.row] = meter.rise;
        rises = rises || !meter.rise.is_zero();
    }
    return rises ? std::optional(std::move(line)) : std::nullopt;
}

void add_results(VideopokerMetersAnswer& answer, const Pays& reset, const Work& work) {
    const GameTables& today = answer.prepared->tables;
    const Rational even = answer.request.even_return();
    MetersAnswerer answerer(today, reset, even, work);
    const Pays pays = pays_of(today.game());
    for (JackpotMeter& meter : answer.meters) {
        // From today's pay if the game is not worth it yet: the search is shorter then.
        meter.break_even =
            answerer.break_even(pays, meter.row, answer.expected_return < even ? meter.pays : Rational());
    }
    if (const std::optional<PayLine> line = line_together(today.game(), answer.meters)) {
        answer.bets_until_even = answerer.point(*line);
        if (const std::optional<Rational>& bets = answer.bets_until_even) {
            for (JackpotMeter& meter : answer.meters) meter.pays_at_even = meter.pays + *bets * meter.rise;
        }
    }
    answer.border = answerer.border(answer.meters[0].row, answer.meters[1].row);
    answerer.finish();
}

struct MeterMember {
    const VideopokerMetersAnswer& answer;
    const JackpotMeter& meter;

    const videopoker::PayRow& row() const { return answer.prepared->game().rows[meter.row]; }
    auto dollars(const Rational& bets) const { return answer.dollars(bets); }
};

std::vector<MeterMember> meter_members(const VideopokerMetersAnswer& answer) {
    std::vector<MeterMember> members;
    for (const JackpotMeter& meter : answer.meters) members.push_back({answer, meter});
    return members;
}

void jackpot_meter_shape(Shape<MeterMember>& shape) {
    using Row = MeterMember;
    shape.named("JackpotMeter")
        .text("hand", "The hand that the row pays, in the words of paytable files",
              [](const Row& row) { return words_of(row.row().hand); })
        .text("name", "What the paytable calls the row", [](const Row& row) { return row.row().name; })
        .shown("Meter")
        .exact("pays", "Today's jackpot, in bets", [](const Row& row) { return row.meter.pays; })
        .in_dollars("pays", [](const Row& row) { return row.meter.pays; })
        .show("pays", "Pays", Format().beside())
        .exact("rise", "The share of each bet that it grows by",
               [](const Row& row) { return row.meter.rise; })
        .shown("Rise", Format::percent(4))
        .exact(
            "break_even",
            "The lowest jackpot at which return and cash back are exactly 1 while the others stay; null if "
            "there is none up to 1,000,000,000 bets, or if they are above 1 even with this jackpot at 0",
            [](const Row& row) { return row.meter.break_even; })
        .or_null()
        .in_dollars("break_even", [](const Row& row) { return row.meter.break_even; })
        .show("break_even", "Break-even alone", Format::fixed(4).beside())
        .exact("pays_at_even", "The jackpot when all have risen together to the break-even",
               [](const Row& row) { return row.meter.pays_at_even; })
        .or_null()
        .in_dollars("pays_at_even", [](const Row& row) { return row.meter.pays_at_even; })
        .show("pays_at_even", "When they rise together", Format::fixed(4).beside());
}

void border_shape(Shape<BorderPoint>& shape) {
    shape.named("BorderPoint")
        .exact("first", "The first jackpot, in bets", &BorderPoint::first)
        .shown("First jackpot", Format::fixed(4))
        .exact("second", "The break-even of the second", &BorderPoint::second)
        .or_null()
        .shown("Break-even of the second", Format::fixed(4));
}

}  // namespace

Query VideopokerMetersRequest::query() {
    return {
        "videopoker.meters",
        "Price several progressive jackpots on one machine: when play is worth it",
        {game_fields(),
         Field{"meter", FieldKind::texts, "METER",
               "A jackpot as HAND=BETS, or with a price as HAND=1500$ or \"HAND=1200 bets\", with the share "
               "of each bet that it grows by: \"royal flush=1200 rise 1%\"; two to eight of them"}
             .mandatory(),
         cash_back_field(), bet_fields()},
        {R"({"query": "videopoker.meters", "game": "jacks-or-better-9-6", "meter": ["royal flush=820 bets rise 1%", "four of a kind=26 bets rise 0.01%"]})",
         R"({"query": "videopoker.meters", "game": "jacks-or-better-9-6", "denomination": 1, "coins": 5, "meter": ["royal flush=820 bets", "four of a kind=26 bets", "straight flush=55 bets rise 0.1%"], "cash_back": "0.1%"})"}};
}

VideopokerMetersRequest VideopokerMetersRequest::read(const Fields& fields) {
    VideopokerMetersRequest request{game_of(fields, read_bet(fields)), fields.texts("meter")};
    request.cash_back = read_rate(fields, "cash_back");
    request.wager.bet = read_bet(fields);
    return request;
}

VideopokerMetersAnswer answer(const VideopokerMetersRequest& request, Session& session, const Work& work) {
    const std::shared_ptr<const PreparedGame> reset =
        session.of<PreparedGames>().prepare(request.game, work.stop);
    const Pays reset_pays = pays_of(reset->game());
    std::vector<JackpotMeter> meters = read_meters(reset->game(), request);
    Pays pays = reset_pays;
    for (const JackpotMeter& meter : meters) pays[meter.row] = meter.pays;
    try {
        auto prepared = std::make_shared<const PreparedGame>(
            PreparedGame{reset->tables.with_pays(pays, work.stop), reset->changes});
        const auto now = analyze_game(prepared->tables, videopoker::TieRule::lowest_variance, work.quietly());
        VideopokerMetersAnswer answer{prepared, request, now.expected_return,    std::move(meters),
                                      {},       {},      row_warnings(*prepared)};
        add_results(answer, reset_pays, work);
        return answer;
    } catch (const OverflowError&) {
        throw FieldError("meter", "these jackpots and rises are too large or too fine fractions together",
                         request.meters.back());
    }
}

void VideopokerMetersAnswer::declare(Shape<VideopokerMetersAnswer>& shape) {
    using Answer = VideopokerMetersAnswer;
    declare_about_game(shape, "MetersAnswer", "videopoker.meters")
        .exact("return", "The expected pay of a bet of 1 with today's jackpots", &Answer::expected_return)
        .shown("Return now", Format::percent(6))
        .only_shown(
            "With cash back", "",
            [](const Answer& answer) {
                const Rational& cash_back = answer.request.cash_back;
                return cash_back.is_zero() ? std::nullopt : std::optional(answer.expected_return + cash_back);
            },
            Format::percent(6))
        .flag("is_worth_it", "Whether return and cash back are at least 1 today", &Answer::is_worth_it)
        .shown("Worth playing")
        .table<jackpot_meter_shape>("meters", "The jackpots, in the order of the request", meter_members)
        .exact("bets_until_even",
               "The bets made until return and cash back are exactly 1, if nobody hits a jackpot; null if "
               "they are above already, or no jackpot rises to it",
               &Answer::bets_until_even)
        .or_null()
        .shown("Bets until it is, if nobody hits", Format::bets(2))
        .show("bets_until_even_exact", "  exactly")
        .show("meters", "")
        .table<border_shape>(
            "border",
            "The break-even of the second jackpot for values of the first, from what the paytable pays, with "
            "any others as they are today; empty if these pays are worth playing already, or if the first "
            "jackpot has no break-even with the second as in the paytable",
            [](const Answer& answer) { return answer.border; })
        .rows_in_csv()
        .shown("Worth playing from here on, with any other jackpots as they are")
        .texts("warnings", warnings_sentence, &Answer::warnings);
}

}  // namespace holdfast::ask
