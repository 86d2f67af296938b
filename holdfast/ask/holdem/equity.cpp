#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/odds_row.h>
#include <holdfast/ask/holdem/typed/players.h>
#include <holdfast/ask/holdem/typed/showdown_fields.h>
#include <holdfast/ask/input/card_places.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/odds/odds_tables.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::ask {
namespace {

using holdem::Showdown;
using holdfast::WinnerCounts;
using Method = HoldemEquityRequest::Method;

/// Refuses a count that would take years.
void check_time(const HoldemEquityRequest& request, const holdem::ExactEquity& exact) {
    if (exact.steps() <= holdem::ExactEquity::most_steps) return;
    // Above this, ExactEquity::years() says only that it is more.
    constexpr u64 known = 900;
    refuse_ranges(fmt::format("counting these deals exactly would take one processor {} {} years; without "
                              "'exact' they are sampled",
                              exact.years() < known ? "about" : "more than", std::min(exact.years(), known)),
                  request.ranges);
}

/// Deals on a class of flops are counted, never sampled.
[[noreturn]] void refuse_to_sample(const HoldemEquityRequest& request) {
    throw FieldError("board",
                     request.method == Method::sampled
                         ? "deals on a class of flops are counted, not sampled; leave out the samples"
                         : "these ranges have too many deals to count on a class of flops; use fewer players "
                           "or narrower ranges, or ask for an exact count, however long it takes",
                     request.board);
}

/// The result of a player from the counts; add_players() adds what the query says.
HoldemEquityAnswer::Player player_of(const WinnerCounts& counts, std::size_t player, const Rational& unit) {
    // The equity needs no unit, which cancels out.
    return {{},
            false,
            0,
            Rational(counts.wins(player)) * unit,
            Rational(counts.ties(player)) * unit,
            Rational(counts.losses(player)) * unit,
            counts.equity(player),
            Rational(),
            false};
}

void add_players(const HoldemEquityRequest& request, const Showdown& showdown, const WinnerCounts& counts,
                 const Rational& unit, HoldemEquityAnswer& answer) {
    for (std::size_t player = 0; player < showdown.players.size(); ++player) {
        answer.players.push_back(player_of(counts, player, unit));
        HoldemEquityAnswer::Player& added = answer.players.back();
        added.range = request.ranges[player];
        // Before the board removes combos from the range; otherwise no player would be unknown on the flop.
        added.is_any_hand = showdown.players[player] == holdem::Range::all();
        added.combos = showdown.players[player].without(showdown.taken()).size();
        if (answer.is_exact) continue;
        added.squared_error = holdem::squared_error(counts, player);
        added.is_one_share = holdem::is_one_share(counts, player);
    }
}

/// The counts, looked up if a table has them.
WinnerCounts winners_of(const holdem::ExactEquity& exact, const Showdown& showdown, Session& session,
                        const Work& work) {
    const std::optional<WinnerCounts> found =
        look_up_winners(session.of<holdem::OddsTables>().heads_up, showdown);
    return found ? *found : exact.winners(work);
}

/// Throws FieldError if both fields are given, since they ask for different methods; the second one is
/// blamed.
void refuse_both(const Fields& fields, std::string_view one, std::string_view other) {
    if (fields.has(one) && fields.has(other)) throw ContradictoryFields(other, one, fields.text(other));
}

/// A player, with the answer that the counts are shares of.
struct EquityRow {
    const HoldemEquityAnswer& answer;
    const HoldemEquityAnswer::Player& player;

    u64 number() const { return static_cast<u64>(&player - answer.players.data()) + 1; }
    std::optional<Rational> call_gain() const {
        return answer.call ? std::optional(answer.call->gain(player.equity)) : std::nullopt;
    }
    std::optional<double> standard_error() const {
        return answer.is_exact ? std::nullopt : std::optional(player.standard_error());
    }
    bool is_best() const {
        return std::all_of(answer.players.begin(), answer.players.end(),
                           [&](const auto& other) { return player.equity >= other.equity; });
    }
};

/// In the order of the ranges. The rows refer to the answer, which must outlive them.
std::vector<EquityRow> rows_of(const HoldemEquityAnswer& answer) {
    std::vector<EquityRow> rows;
    for (const HoldemEquityAnswer::Player& player : answer.players) rows.push_back({answer, player});
    return rows;
}

void row_shape(Shape<EquityRow>& shape) {
    using Row = EquityRow;
    using Player = HoldemEquityAnswer::Player;
    const auto share = [](Rational Player::*deals) {
        return [deals](const Row& row) { return row.player.*deals / row.answer.deals; };
    };
    const auto part = [](Rational Player::*deals) {
        return [deals](const Row& row) { return Share{row.player.*deals, row.answer.deals}; };
    };
    shape.named("EquityPlayer")
        .only_shown("Player", "Its place in the request", &Row::number, {}, 4)
        .text("range", "The range as it was typed", [](const Row& row) { return row.player.range; })
        .shown("Range")
        // Combos that other players may hold are not left out: those differ from deal to deal.
        .whole_number("combos", "Combos of the range that share no card with the board and the dead",
                      [](const Row& row) { return row.player.combos; })
        .shown("Combos", {}, 3)
        .only_shown(
            "Of 1,326", "Their share of all combos",
            [](const Row& row) { return Rational(row.player.combos, combo_count); }, Format::percent(1), 4)
        .object("win", "Deals in which no other player has as good a hand", part(&Player::win))
        // In CSV the count is called like the object; the share keeps its own title, "win_probability".
        .titled({"win"})
        .only_shown("Win", "Nobody else has as good a hand", share(&Player::win), Format::percent(4), 1)
        .object("tie", "Deals in which the player shares the best hand", part(&Player::tie))
        .titled({"tie"})
        .only_shown("Tie", "The best hand is shared", share(&Player::tie), Format::percent(4), 2)
        .object("lose", "Deals in which somebody has a better hand", part(&Player::lose))
        .titled({"lose"})
        .only_shown("Lose", "Somebody has a better hand", share(&Player::lose), Format::percent(4), 2)
        .real("equity", "The mean share of the pot", [](const Row& row) { return row.player.equity; })
        .shown("Equity", Format::percent(4))
        .only_shown("Standard error", "That of a sampled equity", &Row::standard_error,
                    Format::percent(4).with(Format::Sign::either_way), 1)
        .fraction("equity_exact", "The same, exactly; null if deals were sampled",
                  [](const Row& row) {
                      return row.answer.is_exact ? std::optional(row.player.equity) : std::nullopt;
                  })
        .or_null()
        .real("standard_error",
              "The standard error of a sampled equity, or the 95% bound 3 / deals if all deals gave the same "
              "share; 0 if the equity is exact",
              [](const Row& row) { return row.player.standard_error(); })
        // Absent unless a call is asked about.
        .real("call_gain",
              "What the call would gain this player on average, with no further betting; as uncertain as the "
              "equity if deals were sampled",
              &Row::call_gain)
        .shown("Gain if calling", Format::bets(2).with(Format::Sign::always))
        .good_if(&Row::is_best)
        .fraction("call_gain_exact", "The same, exactly; absent if deals were sampled",
                  [](const Row& row) { return row.answer.is_exact ? row.call_gain() : std::nullopt; });
}

FieldList equity_fields() {
    // The fields keep views of these texts.
    static const std::string least_samples = std::to_string(holdem::Sampling::least_samples);
    static const std::string most_samples = std::to_string(holdem::Sampling::most_samples);
    static const std::string most_seed = std::to_string(~u64{0});
    return {ranges_field(),
            Field{"board", FieldKind::cards, "CARDS",
                  "The board: 3, 4 or 5 cards, such as QhJh2c, or a class of flops, such as \"9xx rainbow\""},
            Field{"dead", FieldKind::cards, "CARDS", "Cards out of play"},
            Field{"exact", FieldKind::flag, "",
                  "Count all deals, however long that takes; above 10^17 steps, years, this is refused"},
            Field{"samples", FieldKind::whole_number, "N", "Draw N deals at random"}.between(least_samples,
                                                                                             most_samples),
            Field{"target_error", FieldKind::fraction, "E",
                  "Draw deals until every standard error is at most E, such as 0.0005"}
                .between("0.00001", "1"),
            Field{"seed", FieldKind::whole_number, "N", "Random seed; the same seed draws the same deals"}
                .by_default("1")
                .between("0", most_seed),
            call_fields(),
            round_weights_field(),
            names_field()};
}

}  // namespace

Query HoldemEquityRequest::query() {
    return {
        "holdem.equity",
        "Equity of 2 to 10 hands or ranges",
        equity_fields(),
        {R"({"query": "holdem.equity", "ranges": ["AhKh", "QsQd"]})",
         R"({"query": "holdem.equity", "ranges": ["22+,A2s+,KQo", "random"], "board": "QhJh2c"})",
         R"({"query": "holdem.equity", "ranges": ["AhKh", "top 20%"], "board": "9xx rainbow"})",
         R"({"query": "holdem.equity", "ranges": ["AA", "random", "random", "random"], "samples": 1000000})",
         R"({"query": "holdem.equity", "ranges": ["AhJh", "top 20%"], "board": "QhTh2c", "pot": 120, "call": 40})"},
        "parts"};
}

HoldemEquityRequest HoldemEquityRequest::read(const Fields& fields) {
    HoldemEquityRequest request{split_at_versus(fields.texts("ranges")),
                                fields.text("board"),
                                fields.text("dead"),
                                {},
                                {},
                                read_call(fields),
                                fields.flag("round_weights"),
                                read_names(fields)};
    if (fields.flag("exact")) {
        // A seed has no effect on counted deals, so it is refused as well.
        refuse_both(fields, "exact", "samples");
        refuse_both(fields, "exact", "target_error");
        refuse_both(fields, "exact", "seed");
        request.method = Method::exact;
    }
    refuse_both(fields, "samples", "target_error");
    // A seed alone asks for no method: it matters if the deals turn out too many to be counted.
    request.sampling.seed = *fields.whole_number("seed");
    if (const auto samples = fields.whole_number("samples")) {
        request.method = Method::sampled;
        request.sampling.samples = *samples;
    }
    if (const auto target = fields.fraction("target_error")) {
        request.method = Method::sampled;
        request.sampling.target_error = *target;
    }
    return request;
}

double HoldemEquityAnswer::Player::standard_error() const {
    // A root is seldom a fraction, so the answer keeps the square.
    return std::sqrt(nearest_double(squared_error));
}

HoldemEquityAnswer answer(const HoldemEquityRequest& request, Session& session, const Work& work) {
    // Board and dead cards first: which combos are live depends on them.
    CardPlaces places;
    BoardField board = read_board(request.board, places);
    // Exact, until the method is chosen below.
    HoldemEquityAnswer answer{std::move(board.cards),
                              std::move(board.flops),
                              places.read("dead", request.dead, "dead"),
                              true,
                              true,
                              request.sampling.seed,
                              {},
                              {},
                              request.call};
    set_possible(answer.board_class, set_of(answer.dead));
    Showdown known{{}, known_board(answer.board, answer.board_class), set_of(answer.dead)};
    const auto names = session.of<LastNames>().read(request.names, work.stop);
    RangeReader ranges(*names, request.rounds_weights);
    const Showdown showdown = read_showdown(request.ranges, {"an equity calculation", most_players}, ranges,
                                            std::move(known), request.dead, work);
    answer.warnings = ranges.warnings();
    // Three ways: sampled because that was asked for; exact because that was asked for; else whichever is
    // affordable.
    WinnerCounts counts(showdown.players.size());
    if (request.method == Method::sampled) {
        if (answer.board_class) refuse_to_sample(request);
        answer.is_exact = false;
    } else {
        // It plans, and knows its steps; the counting is done by winners().
        const holdem::ExactEquity exact(showdown, work);
        if (request.method == Method::exact && !exact.is_countable()) {
            refuse_ranges("these weights have too many digits to be counted exactly; use fewer, or sample",
                          request.ranges);
        }
        if (request.method == Method::exact) check_time(request, exact);
        answer.is_exact = request.method == Method::exact || exact.is_affordable();
        if (!answer.is_exact && answer.board_class) refuse_to_sample(request);
        if (answer.is_exact) counts = winners_of(exact, showdown, session, work);
        if (answer.is_exact && counts.deals() == 0) refuse_class(*answer.board_class);
    }
    if (!answer.is_exact) {
        counts = holdem::sampled_winners(showdown, request.sampling, work);
        // For front ends that offer the exact method: it would not be refused.
        answer.can_be_exact = holdem::can_be_counted(showdown);
    }
    // Exact counts are whole numbers of units of weight. Samples are drawn as often as they weigh, so each
    // counts 1.
    const Rational unit = answer.is_exact ? showdown.unit() : Rational(1);
    answer.deals = Rational(counts.deals()) * unit;
    add_players(request, showdown, counts, unit, answer);
    return answer;
}

void HoldemEquityAnswer::declare(Shape<HoldemEquityAnswer>& shape) {
    using Answer = HoldemEquityAnswer;
    shape.named("EquityAnswer")
        .query("holdem.equity")
        .text("board", "The cards of the board as they were given",
              [](const Answer& answer) { return to_text(answer.board); })
        .not_in_csv()
        // Absent unless the board is a class.
        .object("board_class", "The class of flops that the equity is the average over", &Answer::board_class)
        .not_in_csv()
        .text("dead", "The dead cards as they were given",
              [](const Answer& answer) { return to_text(answer.dead); })
        .not_in_csv()
        .text("method", "Whether all deals were counted or some were sampled",
              [](const Answer& answer) { return answer.is_exact ? "exact" : "monte-carlo"; })
        .one_of({"exact", "monte-carlo"})
        .count(
            "deals",
            "Deals that were counted or sampled; if ranges have weights, a counted deal weighs their product",
            &Answer::deals)
        .table<row_shape>("players", "The players in the order of their ranges", rows_of)
        .shown("")
        .object("call", "The call that was asked about", &Answer::call)
        .not_in_csv()
        // Absent if nothing was drawn.
        .count(
            "seed", "The seed of the samples",
            [](const Answer& answer) { return answer.is_exact ? std::nullopt : std::optional(answer.seed); })
        .texts("warnings", range_warnings_sentence,
               [](const Answer& answer) { return if_any(answer.warnings); })
        .not_in_csv();
}

std::string to_csv(const HoldemEquityAnswer& answer) {
    // Each line has the members of the answer too, which say how it was found.
    Shape<EquityRow> shape;
    row_shape(shape);
    shape.members_of([](const EquityRow& row) -> const auto& { return row.answer; });
    return shape.csv(rows_of(answer));
}

}  // namespace holdfast::ask
