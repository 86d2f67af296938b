#include <algorithm>

#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/holdem/typed/range_field.h>
#include <holdfast/ask/input/card_places.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::ask {
namespace {

using holdem::Range;
using holdem::StartingHand;
using Combo = HoldemRangeAnswer::Combo;
using Hand = HoldemRangeAnswer::Hand;

/// What the range holds of a starting hand.
Hand hand_in(const Range& range, StartingHand hand) {
    Hand held{hand, Rational(), 0, {}};
    for (const HoleCards combo : hand.combos()) {
        // A combo that is not in the range weighs 0: it counts in the mean, but is not listed.
        if (range.contains(combo)) held.by_combo.push_back({combo, range.weight(combo)});
        held.weight += range.weight(combo);
    }
    held.weight /= Rational(hand.size());
    held.combos = held.by_combo.size();
    // The mean is enough if all combos, including those not in the range, have that weight.
    const auto is_mean = [&held](const Combo& combo) { return combo.weight == held.weight; };
    if (std::all_of(held.by_combo.begin(), held.by_combo.end(), is_mean)) held.by_combo.clear();
    return held;
}

/// The higher card first.
std::string cards_text(const Combo& combo) {
    return to_text(combo.cards.high()) + to_text(combo.cards.low());
}

void combo_shape(Shape<Combo>& shape) {
    shape.named("RangeCombo")
        .text("cards", "The two cards, the higher one first", cards_text)
        .exact("weight", "Its weight, from 0 to 1", &Combo::weight);
}

/// Nothing, and so no member, if the mean is enough.
std::optional<std::vector<Combo>> by_combo(const Hand& hand) {
    return hand.by_combo.empty() ? std::nullopt : std::optional(hand.by_combo);
}

/// "AhKh:1/2", as a range is written.
std::optional<std::vector<std::string>> written_combos(const Hand& hand) {
    if (hand.by_combo.empty()) return std::nullopt;
    std::vector<std::string> texts;
    for (const Combo& combo : hand.by_combo) texts.push_back(cards_text(combo) + ":" + combo.weight.text());
    return texts;
}

void hand_shape(Shape<Hand>& shape) {
    shape.named("RangeHand")
        .text("hand", "The starting hand, such as AKs", [](const Hand& hand) { return to_text(hand.hand); })
        // In the whole deck: 6, 4 or 12.
        .whole_number("size", "How many combos it has", [](const Hand& hand) { return hand.hand.size(); })
        .whole_number("combos", "How many of them are in the range", &Hand::combos)
        .exact("weight", "The mean weight of all its combos", &Hand::weight)
        // Objects have no cell in CSV: there combos are written as in a range.
        .table<combo_shape>("by_combo", "Its combos in the range, if they have different weights", by_combo)
        .only_in_csv("by_combo", written_combos);
}

}  // namespace

Query HoldemRangeRequest::query() {
    return {
        "holdem.range",
        "The hands of a range, and how it hits a board",
        {Field{
             "range", FieldKind::text, "RANGE",
             "Hands separated by commas: AhKh, QQ+, 77-55, AKs, KTs+, A5s-A2s, random, \"top 15%\", AQs:0.5"}
             .argument()
             .mandatory(),
         Field{"board", FieldKind::cards, "CARDS",
               "Show how the range hits this board: 3, 4 or 5 cards, such as QhJh2c"},
         Field{"dead", FieldKind::cards, "CARDS", "Cards out of play; needs a board"}, round_weights_field(),
         names_field()},
        {R"({"query": "holdem.range", "range": "22+,A2s+"})",
         R"({"query": "holdem.range", "range": "22+,A2s+,KTo+", "board": "Kh8h3c"})",
         R"({"query": "holdem.range", "range": "top 15%,[50]87s,76s[/50],7h6d:1/3"})"}};
}

HoldemRangeRequest HoldemRangeRequest::read(const Fields& fields) {
    return {fields.text("range"), fields.text("board"), fields.text("dead"), fields.flag("round_weights"),
            read_names(fields)};
}

namespace {

std::optional<RangeOnBoard> on_board_of(const HoldemRangeRequest& request, const Range& range) {
    CardPlaces places;
    const std::vector<Card> board = places.read_board(request.board);
    const std::vector<Card> dead = places.read("dead", request.dead, "among the dead cards");
    if (board.empty()) {
        if (!dead.empty()) throw FieldError("dead", "dead cards need a board", request.dead);
        return std::nullopt;
    }
    if (range.without(set_of(board) | set_of(dead)).empty()) {
        throw FieldError("range", "every combo of this range shares a card with the board or the dead cards",
                         request.range);
    }
    return range_on_board(range, board, dead);
}

}  // namespace

HoldemRangeAnswer answer(const HoldemRangeRequest& request, Session& session, const Work& work) {
    const auto names = session.of<LastNames>().read(request.names, work.stop);
    RangeReader ranges(*names, request.rounds_weights);
    const Range range = ranges.read("range", request.range);
    HoldemRangeAnswer answer{
        request.range,    to_text(range), range.size(), Rational(), {}, on_board_of(request, range),
        ranges.warnings()};
    // All 169: a grid shows what is not in the range, too.
    for (int index = 0; index < holdem::starting_hand_count; ++index) {
        const StartingHand hand = StartingHand::from_index(index);
        answer.hands.push_back(hand_in(range, hand));
        // A mean times its number is the sum again, exactly.
        answer.weight += answer.hands.back().weight * Rational(hand.size());
    }
    return answer;
}

void HoldemRangeAnswer::declare(Shape<HoldemRangeAnswer>& shape) {
    using Answer = HoldemRangeAnswer;
    shape.named("RangeAnswer")
        .query("holdem.range")
        .text("range", "The range as it was typed", &Answer::range)
        .text("normalized", "The range in a normal form: equal ranges have equal texts", &Answer::normalized)
        .whole_number("combos", "How many combos are in the range", &Answer::combos)
        .exact("weight", "The sum of their weights", &Answer::weight)
        .exact("share", "That sum as a share of all 1,326 combos", &Answer::share)
        .object("on_board", "What the range makes on the board; only with one", &Answer::on_board)
        .table<hand_shape>("hands", "All 169 starting hands, whether they are in the range or not",
                           &Answer::hands)
        .texts("warnings", range_warnings_sentence,
               [](const Answer& answer) { return if_any(answer.warnings); });
}

std::string to_csv(const HoldemRangeAnswer& answer) {
    if (!answer.on_board) return shape_of<hand_shape>().csv(answer.hands);
    std::vector<RangeOnBoard::Part> parts = answer.on_board->made;
    parts.insert(parts.end(), answer.on_board->draws.begin(), answer.on_board->draws.end());
    return shape_of<RangeOnBoard::part_shape>().csv(parts);
}

}  // namespace holdfast::ask
