#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/holdem/equity.h>
#include <holdfast/holdem/range_text.h>
#include <holdfast/queries/holdem/equity.h>
#include <holdfast/queries/input/cards_apart.h>

namespace holdfast::queries {
namespace {

using holdem::Showdown;
using holdem::WinnerCounts;

std::string joined(const std::vector<std::string>& ranges) {
    std::string text;
    for (const std::string& range : ranges) (text += text.empty() ? "" : " ") += range;
    return text;
}

void check_number_of_players(const std::vector<std::string>& ranges) {
    if (ranges.size() >= 2 && ranges.size() <= holdem::most_players) return;
    const std::string text = joined(ranges);
    const std::size_t at = ranges.size() < 2
                               ? text.size()
                               : joined({ranges.begin(), ranges.begin() + holdem::most_players}).size() + 1;
    throw ParseError("an equity is of 2 to 10 players, not " + std::to_string(ranges.size()), text, at,
                     std::max<std::size_t>(text.size() - at, 1));
}

/// Blames the first range that no combo is left for.
void check_deal(const HoldemEquityRequest& request, const Showdown& showdown) {
    if (const auto player = holdem::first_without_combo(showdown)) {
        const std::string& range = request.ranges[*player];
        const bool is_alone = showdown.players[*player].without(showdown.taken()).empty();
        throw ParseError(
            is_alone ? "'" + range + "' holds nothing: each combo has a card of the board or a dead one"
                     : "'" + range + "' holds nothing beside the ranges before it",
            range, 0, range.size());
    }
    if (showdown.boards() == 0) {
        throw ParseError("with so many dead cards too few are left for the board", request.dead, 0,
                         request.dead.size());
    }
}

Showdown read_showdown(const HoldemEquityRequest& request, CardSet board, CardSet dead) {
    check_number_of_players(request.ranges);
    Showdown showdown{{}, holdem::Board(board), dead};
    for (const std::string& range : request.ranges) showdown.players.push_back(holdem::parse_range(range));
    check_deal(request, showdown);
    return showdown;
}

HoldemEquityAnswer::Player player_of(const WinnerCounts& counts, std::size_t player, const Rational& unit) {
    return {{},
            0,
            Rational(counts.wins(player)) * unit,
            Rational(counts.ties(player)) * unit,
            Rational(counts.losses(player)) * unit,
            counts.equity(player),
            Rational()};
}

/// Where even a sampled answer was not asked for, an exact one must be possible.
void check_exact(const HoldemEquityRequest& request, const holdem::ExactEquity& exact) {
    if (exact.is_countable()) return;
    const std::string text = joined(request.ranges);
    throw ParseError("these weights are too fine for exact counts of 128 bits", text, 0, text.size());
}

}  // namespace

HoldemEquityAnswer answer(const HoldemEquityRequest& request, const Work& work) {
    using Method = HoldemEquityRequest::Method;
    CardsApart apart;
    const std::vector<Card> board = apart.read_board(request.board);
    HoldemEquityAnswer answer{board, apart.read(request.dead, "dead"), true, request.sampling.seed, {}, {}};
    const Showdown showdown = read_showdown(request, set_of(answer.board), set_of(answer.dead));
    WinnerCounts counts(showdown.players.size());
    if (request.method == Method::sampled) {
        answer.is_exact = false;
    } else {
        const holdem::ExactEquity exact(showdown);
        if (request.method == Method::exact) check_exact(request, exact);
        answer.is_exact = request.method == Method::exact || exact.is_affordable();
        if (answer.is_exact) counts = exact.winners(work);
    }
    if (!answer.is_exact) counts = holdem::sampled_winners(showdown, request.sampling, work);
    const Rational unit = answer.is_exact ? showdown.unit() : Rational(1);
    answer.deals = Rational(counts.deals()) * unit;
    for (std::size_t player = 0; player < showdown.players.size(); ++player) {
        answer.players.push_back(player_of(counts, player, unit));
        HoldemEquityAnswer::Player& added = answer.players.back();
        added.range = request.ranges[player];
        added.combos = showdown.players[player].without(showdown.taken()).size();
        if (!answer.is_exact) added.squared_error = holdem::squared_error(counts, player);
    }
    return answer;
}

}  // namespace holdfast::queries
