#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <holdfast/ask/holdem/odds_situation.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/input/number_list.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::ask {
namespace {

using holdem::Range;
using holdem::Situation;
using holdfast::Board;
using holdfast::HoleCards;

/// Those of a full table, known or not: an open list of numbers ends there.
constexpr int opponents_at_table = 9;

/// `cards`: two different ones.
HoleCards hole_cards(const std::vector<Card>& cards) {
    return {cards[0], cards[1]};
}

/// Whether a suit is in the second place, which means cards, as in "AhKx"; "AK+x" means a range.
bool looks_like_cards(std::string_view text) {
    const std::string_view word = text.substr(std::min(text.find_first_not_of(" \t\n,"), text.size()));
    const std::size_t second = word.substr(0, 2) == "10" ? 2 : 1;
    return text.empty() ||
           (word.size() > second && std::string_view("cdhsCDHS").find(word[second]) != word.npos);
}

/// Whether the text is hole cards and a board behind them, as in "AhKh QhJh2c".
bool holds_board(const std::string& text) {
    constexpr std::size_t flop_cards = 3;
    try {
        const std::size_t cards = parse_cards(text, Deck()).size();
        return cards >= 2 + flop_cards && cards <= 2 + full_board;
    } catch (const ParseError&) {
        return false;
    }
}

/// Refuses "AhKd,7c7d": one opponent with either of two hands, or two opponents.
void check_one_opponent(const std::string& text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos) return;
    try {
        static_cast<void>(parse_cards(text, Deck()));
        static_cast<void>(holdem::parse_range(text));
    } catch (const ParseError&) {
        return;  // not both
    }
    throw FieldError("versus",
                     in_quotes(text) + " may be one opponent with any of these hands, then write " +
                         in_quotes(text.substr(0, comma) + ":1" + text.substr(comma)) +
                         ", or an opponent for each of them, then give each hand by itself",
                     text);
}

/// The range of a player whose text is not two cards, as `no_cards` says. A text that can be read as cards is not a range,
/// even if there are too many or too few of them: "AhKh QsQd" may be two players.
Range read_range_of(std::string_view field, const std::string& text, const FieldError& no_cards,
                    RangeReader& ranges) {
    try {
        static_cast<void>(parse_cards(text, Deck()));
    } catch (const ParseError&) {
        try {
            return ranges.read_player(field, text);
        } catch (const MayBePlayers&) {
            throw;
        } catch (const FieldError&) {
            if (looks_like_cards(text)) throw FieldError(no_cards);
            throw;
        }
    }
    throw FieldError(no_cards);
}

/// The cards or the range of an opponent. Throws FieldError on a text that is neither.
HoldemOddsAnswer::Opponent read_versus(const std::string& text, RangeReader& ranges, CardPlaces& places) {
    try {
        return {places.read("versus", text, "in a known opponent's hand", 2)};
    } catch (const FieldError& no_cards) {
        check_one_opponent(text);
        return {{}, read_range_of("versus", text, no_cards, ranges), text};
    }
}

/// Two cards each, in the order of the request.
std::vector<HoleCards> known_hands(const HoldemOddsAnswer& answer) {
    std::vector<HoleCards> hands;
    for (const HoldemOddsAnswer::Opponent& each : answer.versus) {
        if (!each.cards.empty()) hands.push_back(hole_cards(each.cards));
    }
    return hands;
}

/// The situation with the ranges of the answer's opponents. Throws FieldError on a range without a hand left.
Situation with_ranges(Situation situation, const HoldemOddsRequest& request, const HoldemOddsAnswer& answer) {
    for (std::size_t number = 0; number < answer.versus.size(); ++number) {
        const HoldemOddsAnswer::Opponent& each = answer.versus[number];
        if (!each.cards.empty()) continue;
        situation.ranges.push_back(each.range);
        if (each.range.without(situation.known_cards() | set_of(answer.hole)).empty()) {
            throw FieldError("versus", "every combo of the range shares a card with those known",
                             each.range_text);
        }
        if (request.outs) {
            throw FieldError("versus", "outs are counted against known hands, not against a range",
                             request.versus[number]);
        }
    }
    return situation;
}

/// Blames what took the cards: the dead ones or, if there are none, the last known hand.
[[noreturn]] void refuse_dead_cards(const HoldemOddsRequest& request, const std::string& message) {
    // One of the two was given: hero and board alone leave 45 cards or more.
    if (request.dead.empty()) throw FieldError("versus", message, request.versus.back());
    throw FieldError("dead", message, request.dead);
}

}  // namespace

std::optional<Range> read_hole(const std::string& text, RangeReader& ranges, CardPlaces& places,
                               HoldemOddsAnswer& answer) {
    try {
        answer.hole = places.read("hole", text, "in your hand", 2);
        return std::nullopt;
    } catch (const FieldError& no_cards) {
        if (holds_board(text)) throw OfferedField("hole", no_cards, "a board is given as", "board");
        return read_range_of("hole", text, no_cards, ranges);
    }
}

void read_cards(const HoldemOddsRequest& request, RangeReader& ranges, CardPlaces& places,
                HoldemOddsAnswer& answer) {
    BoardField board = read_board(request.board, places);
    answer.board = std::move(board.cards);
    answer.board_class = std::move(board.flops);
    answer.dead = places.read("dead", request.dead, "dead");
    // Before they are read, which takes a while for the thousands that a request has room for.
    constexpr std::size_t most = holdem::max_opponents;
    if (request.versus.size() > most) {
        throw FieldError("versus",
                         fmt::format("there are cards for {} opponents, not {}", most, request.versus.size()),
                         request.versus[most]);
    }
    for (const std::string& hand : request.versus) answer.versus.push_back(read_versus(hand, ranges, places));
}

Situation situation_of(const HoldemOddsRequest& request, const std::optional<Range>& range,
                       const HoldemOddsAnswer& answer) {
    const KnownBoard board = known_board(answer.board, answer.board_class);
    const CardSet dead = set_of(answer.dead);
    if (!range) {
        return with_ranges({hole_cards(answer.hole), board, dead, known_hands(answer)}, request, answer);
    }
    Situation situation{*range, board, dead, known_hands(answer)};
    if (situation.live_hands().empty()) {
        throw FieldError(
            "hole", "every combo of the range shares a card with the board, a known hand or the dead cards",
            request.hole);
    }
    if (request.outs) {
        throw FieldError("hole", "outs are counted for two hole cards, not for a range", request.hole);
    }
    return with_ranges(std::move(situation), request, answer);
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
