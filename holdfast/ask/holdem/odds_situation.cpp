#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <holdfast/ask/holdem/odds_situation.h>
#include <holdfast/ask/input/card_places.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/input/number_list.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::ask {
namespace {

using holdem::Situation;
using holdfast::HoleCards;

/// The opponents at a full table, known or not: where an open list of numbers ends.
constexpr int opponents_at_table = 9;

/// Whether the text is hole cards and a board behind them, as in "AhKh QhJh2c".
bool holds_board(const std::string& text) {
    constexpr std::size_t flop_cards = 3;
    const std::optional<std::vector<Card>> cards = cards_in(text);
    return cards && cards->size() >= 2 + flop_cards && cards->size() <= 2 + full_board;
}

HandOrRange read_hole(const std::string& text, RangeReader& ranges, CardPlaces& places) {
    try {
        return read_hand_or_range("hole", text, "in your hand", ranges, places);
    } catch (const FieldError& error) {
        if (holds_board(text)) throw OfferedField("hole", error, "a board is given as", "board");
        throw;
    }
}

bool is_range(const std::string& text) {
    try {
        static_cast<void>(holdem::parse_range(text));
        return true;
    } catch (const ParseError&) {
        return false;
    }
}

/// Refuses "AhKd,7c7d": one opponent with either of two hands, or two opponents.
void check_one_opponent(const std::string& text) {
    const std::size_t comma = text.find(',');
    const std::optional<std::vector<Card>> cards = cards_in(text);
    if (comma == std::string::npos || !cards || cards->size() == 2 || !is_range(text)) return;
    throw FieldError("versus",
                     in_quotes(text) + " may be one opponent with any of these hands, then write " +
                         in_quotes(text.substr(0, comma) + ":1" + text.substr(comma)) +
                         ", or an opponent for each of them, then give each hand by itself",
                     text);
}

HandOrRange read_versus(const std::string& text, RangeReader& ranges, CardPlaces& places) {
    check_one_opponent(text);
    return read_hand_or_range("versus", text, "in a known opponent's hand", ranges, places);
}

/// Blames what took the cards: the dead ones or, if there are none, the last known hand.
[[noreturn]] void refuse_dead_cards(const HoldemOddsRequest& request, const std::string& message) {
    // One of the two was given: hero and board alone leave 45 cards or more.
    if (request.dead.empty()) throw FieldError("versus", message, request.versus.back());
    throw FieldError("dead", message, request.dead);
}

}  // namespace

OddsCards read_cards(const HoldemOddsRequest& request, RangeReader& ranges) {
    CardPlaces places;
    OddsCards cards;
    // A range takes no cards: its combos with a card from elsewhere are left out instead of refused.
    cards.hero = read_hole(request.hole, ranges, places);
    BoardField board = read_board(request.board, places);
    cards.board = std::move(board.cards);
    cards.board_class = std::move(board.flops);
    cards.dead = places.read("dead", request.dead, "dead");
    // Before they are read, which takes a while for the thousands that a request has room for.
    constexpr std::size_t most = holdem::max_opponents;
    if (request.versus.size() > most) {
        throw FieldError("versus",
                         fmt::format("there are cards for {} opponents, not {}", most, request.versus.size()),
                         request.versus[most]);
    }
    for (const std::string& hand : request.versus) cards.versus.push_back(read_versus(hand, ranges, places));
    return cards;
}

Situation situation_of(const HoldemOddsRequest& request, const OddsCards& cards) {
    Situation situation{cards.hero.range, known_board(cards.board, cards.board_class), set_of(cards.dead)};
    for (const HandOrRange& each : cards.versus) {
        if (each.is_hand()) situation.known.push_back(HoleCards(each.cards[0], each.cards[1]));
    }
    if (situation.live_hands().empty()) {
        throw FieldError(
            "hole", "every combo of the range shares a card with the board, a known hand or the dead cards",
            request.hole);
    }
    if (request.outs && !cards.hero.is_hand()) {
        throw FieldError("hole", "outs are counted for two hole cards, not for a range", request.hole);
    }
    for (std::size_t number = 0; number < cards.versus.size(); ++number) {
        const HandOrRange& each = cards.versus[number];
        if (each.is_hand()) continue;
        situation.ranges.push_back(each.range);
        if (each.range.without(situation.known_cards() | set_of(cards.hero.cards)).empty()) {
            throw FieldError("versus", "every combo of the range shares a card with those known", each.text);
        }
        if (request.outs) {
            throw FieldError("versus", "outs are counted against known hands, not against a range",
                             request.versus[number]);
        }
    }
    return situation;
}

std::vector<int> numbers_of_opponents(const HoldemOddsRequest& request, const Situation& situation) {
    if (situation.unseen_count() < situation.board.cards_to_come()) {
        refuse_dead_cards(request, "too many dead and known cards: too few are left for the board");
    }
    const int most_opponents = situation.most_opponents();
    const bool has_known = !request.versus.empty();
    if (!request.opponents) {
        // One opponent by default, for whom two cards must be left.
        if (!has_known && most_opponents == 0) {
            refuse_dead_cards(request, "too many dead cards: none are left for an opponent");
        }
        return {has_known ? 0 : 1};
    }
    if (!has_known && *request.opponents == "0") {
        throw FieldError("opponents", "without known opponents ('versus'), at least 1 must be unknown",
                         *request.opponents);
    }
    const int seats_left = std::max(opponents_at_table - static_cast<int>(request.versus.size()), 0);
    std::vector<int> numbers = in_field("opponents", [&] {
        return parse_numbers(*request.opponents,
                             {has_known ? 0 : 1, holdem::max_opponents, std::min(seats_left, most_opponents)},
                             "opponents");
    });
    // From here on the last number is the largest. No number is listed twice.
    std::sort(numbers.begin(), numbers.end());
    if (numbers.back() > most_opponents) {
        throw FieldError("opponents",
                         fmt::format("there are enough unseen cards for {} unknown opponents, not {}",
                                     most_opponents, numbers.back()),
                         *request.opponents);
    }
    return numbers;
}

}  // namespace holdfast::ask
