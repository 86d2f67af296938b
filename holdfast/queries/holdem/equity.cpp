#include <algorithm>

#include <fmt/format.h>

#include <holdfast/core/wording.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/odds/heads_up_lookup.h>
#include <holdfast/holdem/ranges/range_text.h>
#include <holdfast/queries/holdem/equity.h>
#include <holdfast/queries/input/card_places.h>
#include <holdfast/queries/input/field_error.h>

namespace holdfast::queries {
namespace {

using holdem::Showdown;
using holdem::WinnerCounts;

/// Blames the ranges from the one numbered `from` on, as they stand on the command line.
[[noreturn]] void refuse_ranges(const std::string& message, const std::vector<std::string>& ranges,
                                std::size_t from) {
    const std::string text = joined(ranges, " ");
    const std::string before =
        joined({ranges.begin(), ranges.begin() + static_cast<std::ptrdiff_t>(from)}, " ");
    const std::size_t at = std::min(before.size() + (from == 0 ? 0 : 1), text.size());
    throw FieldError("ranges", message, text, at, std::max<std::size_t>(text.size() - at, 1));
}

/// Blames the first range that no combo is left for. The two sentences tell apart what one range must be
/// changed for and what only all of them together rule out.
void check_deal(const HoldemEquityRequest& request, const Showdown& showdown, const Work& work) {
    if (const auto player = holdem::first_without_combo(showdown, work.stop)) {
        const std::string& range = request.ranges[*player];
        const bool is_alone = showdown.players[*player].without(showdown.taken()).empty();
        throw FieldError("ranges",
                         is_alone
                             ? fmt::format("every combo of {} shares a card with the board or the dead cards",
                                           in_quotes(range))
                             : fmt::format("no combo of {} is left once the earlier players hold theirs",
                                           in_quotes(range)),
                         range);
    }
    // Hands are left, so it is the dead cards that leave too few for the board.
    if (showdown.boards() == 0) {
        throw FieldError("dead", "too many dead cards: too few are left for the board", request.dead);
    }
}

/// "AA vs KK" as it is said.
void refuse_word(const std::string& range) {
    for (const std::string_view word : {"vs", "vs.", "v", "versus", "against"}) {
        if (range != word) continue;
        throw FieldError("ranges", "players are listed without a word between them, such as AA KK", range);
    }
}

/// The number of players is checked first: a range more or less is a likelier mistake than a bad range.
Showdown read_showdown(const HoldemEquityRequest& request, CardSet board, CardSet dead, const Work& work) {
    const std::size_t players = request.ranges.size();
    if (players < 2 || players > holdem::most_players) {
        const bool is_list = players == 1 && request.ranges.front().find(',') != std::string::npos;
        refuse_ranges(
            fmt::format("an equity calculation takes 2 to {} players, not {}{}", holdem::most_players,
                        players, is_list ? "; commas stand between the hands of one player" : ""),
            request.ranges, std::min(players, holdem::most_players));
    }
    Showdown showdown{{}, holdem::Board(board), dead};
    for (const std::string& range : request.ranges) {
        refuse_word(range);
        showdown.players.push_back(in_field("ranges", [&] { return holdem::parse_range(range); }));
    }
    check_deal(request, showdown, work);
    return showdown;
}

/// What would never be answered is not begun.
void check_time(const HoldemEquityRequest& request, const holdem::ExactEquity& exact) {
    if (exact.steps() <= holdem::ExactEquity::most_steps) return;
    constexpr u64 known = 900;
    refuse_ranges(
        fmt::format("to count these deals exactly would take a processor {} {} years; without 'exact' "
                    "they are sampled",
                    exact.years() < known ? "about" : "more than", std::min(exact.years(), known)),
        request.ranges, 0);
}

/// What the counts say of a player; answer() adds what the query says.
HoldemEquityAnswer::Player player_of(const WinnerCounts& counts, std::size_t player, const Rational& unit) {
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

/// Looked up, or counted where no table has them.
WinnerCounts winners_of(const holdem::ExactEquity& exact, const Showdown& showdown, const Session& session,
                        const Work& work) {
    const std::optional<WinnerCounts> found = look_up_winners(session.tables(), showdown);
    return found ? *found : exact.winners(work);
}

}  // namespace

HoldemEquityAnswer answer(const HoldemEquityRequest& request, Session& session, const Work& work) {
    using Method = HoldemEquityRequest::Method;
    // Board and dead cards first: which combos are live depends on them.
    CardPlaces places;
    const std::vector<Card> board = places.read_board(request.board);
    HoldemEquityAnswer answer{
        board, places.read("dead", request.dead, "dead"), true, true, request.sampling.seed, {}, {}};
    const Showdown showdown = read_showdown(request, set_of(answer.board), set_of(answer.dead), work);
    // Three ways: sampled because that was asked for; exact because that was asked for; else whichever is
    // affordable.
    WinnerCounts counts(showdown.players.size());
    if (request.method == Method::sampled) {
        answer.is_exact = false;
    } else {
        // It plans, and knows its steps; the counting is done by winners().
        const holdem::ExactEquity exact(showdown, work);
        if (request.method == Method::exact && !exact.is_countable()) {
            refuse_ranges("these weights have too many digits to be counted exactly; use fewer, or sample",
                          request.ranges, 0);
        }
        if (request.method == Method::exact) check_time(request, exact);
        answer.is_exact = request.method == Method::exact || exact.is_affordable();
        if (answer.is_exact) counts = winners_of(exact, showdown, session, work);
    }
    if (!answer.is_exact) {
        counts = holdem::sampled_winners(showdown, request.sampling, work);
        answer.can_be_exact = holdem::can_be_counted(showdown);
    }
    // Exact counts are whole numbers of units of weight. Samples are drawn as often as they weigh, so each
    // counts 1.
    const Rational unit = answer.is_exact ? showdown.unit() : Rational(1);
    answer.deals = Rational(counts.deals()) * unit;
    for (std::size_t player = 0; player < showdown.players.size(); ++player) {
        answer.players.push_back(player_of(counts, player, unit));
        HoldemEquityAnswer::Player& added = answer.players.back();
        added.range = request.ranges[player];
        // As typed, before the board takes cards away: else no player would be unknown on the flop.
        added.is_any_hand = showdown.players[player] == holdem::Range::all();
        added.combos = showdown.players[player].without(showdown.taken()).size();
        if (answer.is_exact) continue;
        added.squared_error = holdem::squared_error(counts, player);
        added.is_one_share = holdem::is_one_share(counts, player);
    }
    return answer;
}

}  // namespace holdfast::queries
