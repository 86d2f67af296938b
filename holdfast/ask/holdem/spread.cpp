#include <algorithm>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/holdem/board_parts.h>
#include <holdfast/ask/holdem/spread.h>
#include <holdfast/ask/holdem/typed/showdown_fields.h>
#include <holdfast/ask/input/card_places.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/equity/equity.h>

namespace holdfast::ask {
namespace {

using holdem::ComboEquity;
using holdem::Showdown;
using Spread = HoldemSpreadAnswer;

/// What several combos win, each counted with its weight. EquitySpread sees to it that no sum exceeds 128 bits.
struct WonSum {
    u128 wins = 0;
    u128 ties = 0;
    u128 pots = 0;
    u128 deals = 0;

    void add(const ComboEquity& each) {
        wins += each.weight * each.wins;
        ties += each.weight * each.ties;
        pots += each.weight * each.pots;
        deals += each.weight * each.deals;
    }
    Spread::Won won() const {
        return {Rational(wins, deals), Rational(ties, deals),
                Rational(pots, deals) / Rational(holdem::parts_of_pot)};
    }
};

/// The parts of a range, without those combos that no deal has.
std::vector<Spread::Part> parts_of(const std::vector<BoardPart>& parts, const std::vector<ComboEquity>& found,
                                   u128 deals) {
    std::vector<Spread::Part> answers;
    for (const BoardPart& part : parts) {
        WonSum sum;
        std::size_t combos = 0;
        for (const ComboEquity& each : found) {
            if (!part.combos.contains(each.combo)) continue;
            sum.add(each);
            ++combos;
        }
        if (combos == 0) continue;
        answers.push_back({part.name, part.detail, combos, Rational(sum.deals, deals), sum.won()});
    }
    return answers;
}

Spread::Player player_with(const std::vector<ComboEquity>& found, const std::string& range,
                           const BoardParts& parts) {
    WonSum sum;
    for (const ComboEquity& each : found) sum.add(each);
    Spread::Player player{range, sum.deals, {}, sum.won(), {}, {}};
    for (const ComboEquity& each : found) {
        player.hands.push_back({each, each.equity(), Rational(each.weight * each.deals, sum.deals)});
    }
    std::stable_sort(player.hands.begin(), player.hands.end(),
                     [](const Spread::Combo& one, const Spread::Combo& other) {
                         // Equal equities are ordered by the higher cards.
                         return std::pair(one.equity, one.found.combo.index()) >
                                std::pair(other.equity, other.found.combo.index());
                     });
    player.made = parts_of(parts.made, found, sum.deals);
    player.draws = parts_of(parts.draws, found, sum.deals);
    return player;
}

BoardParts parts_of_range(const Showdown& showdown, std::size_t player) {
    if (showdown.board.empty()) return {};
    return parts_on_board(showdown.players[player].without(showdown.taken()), showdown.board.board(),
                          showdown.dead);
}

/// Refuses what takes more than seconds, unless that is asked for.
void check_steps(const HoldemSpreadRequest& request, const Showdown& showdown, const Work& work) {
    constexpr u64 most = holdem::ExactEquity::affordable_steps;
    if (request.exact || holdem::spread_steps(showdown, most, work.quietly()) <= most) return;
    refuse_ranges(
        "these ranges have too many deals to count in seconds; use narrower ones, or ask for an exact count, "
        "however long it takes",
        request.ranges);
}

holdem::EquitySpread spread_of(const HoldemSpreadRequest& request, const Showdown& showdown,
                               const Work& work) {
    try {
        check_steps(request, showdown, work);
        return request.next_cards ? equity_spread_by_next_card(showdown, work)
                                  : equity_spread(showdown, work);
    } catch (const OverflowError&) {
        refuse_ranges("these weights have too many digits to be counted; use fewer", request.ranges);
    }
}

void check_next_cards(const HoldemSpreadRequest& request, const Showdown& showdown) {
    const int coming = showdown.board.cards_to_come();
    if (!request.next_cards || coming == 1 || coming == 2) return;
    throw FieldError("board", "the next cards need a flop or a turn: a board of 3 or 4 cards", request.board);
}

}  // namespace

HoldemSpreadAnswer answer(const HoldemSpreadRequest& request, Session& session, const Work& work) {
    CardPlaces places;
    HoldemSpreadAnswer answer{places.read_board(request.board),
                              places.read("dead", request.dead, "among the dead cards"),
                              {},
                              request.hands};
    const auto names = session.of<LastNames>().read(request.names, work.stop);
    RangeReader ranges(*names, request.rounds_weights);
    const Showdown showdown =
        read_showdown(request.ranges, {"an equity spread", holdem::most_players_of_spread}, ranges,
                      {{}, Board(set_of(answer.board)), set_of(answer.dead)}, request.dead, work);
    answer.warnings = ranges.warnings();
    check_next_cards(request, showdown);
    const holdem::EquitySpread spread = spread_of(request, showdown, work);
    for (std::size_t player = 0; player < showdown.players.size(); ++player) {
        throw_if_stopped(work.stop);
        answer.players.push_back(
            player_with(spread.players[player], request.ranges[player], parts_of_range(showdown, player)));
    }
    if (!request.next_cards) return answer;
    answer.next_cards.emplace();
    for (const holdem::EquityAfterCard& next : spread.next_cards) {
        answer.next_cards->push_back({next.card, {}});
        for (std::size_t player = 0; player < showdown.players.size(); ++player) {
            answer.next_cards->back().equities.push_back(next.winners.equity(player));
        }
    }
    return answer;
}

Spread::Won Spread::Combo::won() const {
    return {Rational(found.wins, found.deals), Rational(found.ties, found.deals), equity};
}

Rational Spread::Player::share_at_least(const Rational& equity) const {
    u128 sum = 0;
    for (const Spread::Combo& each : hands) {
        if (each.equity < equity) break;
        sum += each.deals();
    }
    return {sum, deals};
}

Rational Spread::Player::equity_of_top(const Rational& share) const {
    // All shares have the same denominator.
    const Rational wanted = share * Rational(deals);
    u128 sum = 0;
    for (const Spread::Combo& each : hands) {
        sum += each.deals();
        if (Rational(sum) >= wanted) return each.equity;
    }
    return hands.back().equity;
}

namespace {

/// The cards after which the player's equity is none better in the order `is_better`.
template <class IsBetter>
std::vector<Card> foremost(const std::vector<Spread::NextCard>& cards, std::size_t player,
                           IsBetter is_better) {
    std::vector<Card> best;
    std::optional<Rational> equity;
    for (const Spread::NextCard& each : cards) {
        if (equity && is_better(*equity, each.equities[player])) continue;
        if (equity != each.equities[player]) best.clear();
        equity = each.equities[player];
        best.push_back(each.card);
    }
    return best;
}

}  // namespace

std::vector<Card> HoldemSpreadAnswer::best_cards(std::size_t player) const {
    return foremost(*next_cards, player, std::greater<>());
}

std::vector<Card> HoldemSpreadAnswer::worst_cards(std::size_t player) const {
    return foremost(*next_cards, player, std::less<>());
}

std::vector<Curve> HoldemSpreadAnswer::curves() const {
    std::vector<Curve> curves;
    for (const Spread::Player& player : players) {
        Curve curve{"Equity of " + printable(player.range), "% of the range, highest equity first", {}};
        curve.top = 1;
        curve.marked_share = 1.0 / static_cast<double>(players.size());  // a fair share
        u128 sum = 0;
        double from = 0;
        for (const Spread::Combo& each : player.hands) {
            sum += each.deals();
            const double to = 100 * nearest_double(Rational(sum, player.deals));
            const double equity = nearest_double(each.equity);
            curve.points.push_back({from, equity});
            curve.points.push_back({to, equity});
            from = to;
        }
        curves.push_back(std::move(curve));
    }
    return curves;
}

}  // namespace holdfast::ask
