#include <algorithm>

#include <holdfast/ask/holdem/preflop.h>
#include <holdfast/ask/holdem/typed/range_field.h>
#include <holdfast/ask/input/number_list.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::ask {
namespace {

using holdem::StartingHand;
using Result = HoldemPreflopAnswer::Result;

/// The starting hands of a range that holds each of them whole, with weight 1. Ranges are the notation
/// players know; but half of AKs, or AKs with weight 1/2, is not a starting hand and has no row in the table.
/// `warnings`: gets what was odd in the range.
std::vector<StartingHand> starting_hands(const std::string& text, const holdem::NamedRanges& names,
                                         std::vector<std::string>& warnings) {
    const holdem::RangeReading reading = in_field("hands", [&] { return holdem::read_range(text, names); });
    warnings.insert(warnings.end(), reading.notes.begin(), reading.notes.end());
    const holdem::Range& range = reading.range;
    std::vector<StartingHand> hands;
    for (int index = 0; index < holdem::starting_hand_count; ++index) {
        const StartingHand hand = StartingHand::from_index(index);
        const std::vector<HoleCards> combos = hand.combos();
        const auto is_in = [&](HoleCards combo) { return range.weight(combo) == Rational(1); };
        // A range may hold a hand whole, in part, or not at all; if it holds one in part, the text is not a
        // list of starting hands.
        if (std::all_of(combos.begin(), combos.end(), is_in)) {
            hands.push_back(hand);
        } else if (std::any_of(combos.begin(), combos.end(),
                               [&](HoleCards combo) { return range.contains(combo); })) {
            throw FieldError(
                "hands", in_quotes(text) + " is not a starting hand: expected hands such as AKs, AK or 22+",
                text);
        }
    }
    return hands;
}

/// The hands in the order they were typed; all of them if none were.
std::vector<StartingHand> read_hands(const std::vector<std::string>& texts, const holdem::NamedRanges& names,
                                     std::vector<std::string>& warnings) {
    std::vector<StartingHand> hands;
    for (const std::string& text : texts) {
        for (const StartingHand hand : starting_hands(text, names, warnings)) {
            // A range may list a hand twice, but a table shows it once.
            if (std::find(hands.begin(), hands.end(), hand) != hands.end()) {
                throw FieldError("hands", to_text(hand) + " is listed twice", text);
            }
            hands.push_back(hand);
        }
    }
    // Nothing was asked for by name: all hands, in the order of StartingHand::index().
    if (texts.empty()) {
        for (int index = 0; index < holdem::starting_hand_count; ++index) {
            hands.push_back(StartingHand::from_index(index));
        }
    }
    return hands;
}

void result_shape(Shape<Result>& shape) {
    shape.named("PreflopResult")
        .text("hand", "The starting hand, such as AKs",
              [](const Result& result) { return to_text(result.hand); })
        .shown("Hand")
        .whole_number("combos", "How many combos it has",
                      [](const Result& result) { return result.hand.size(); })
        // No estimate is added here, so that member is absent.
        .members_of<odds_row_shape>([](const Result& result) -> const OddsRow& { return result; });
}

}  // namespace

Query HoldemPreflopRequest::query() {
    return {"holdem.preflop",
            "Equity of the 169 starting hands against 1 to 9 unknown opponents",
            {Field{"hands", FieldKind::texts, "HAND", "Starting hands to show, such as AKs, AK or 22+"}
                 .argument()
                 .otherwise("all 169"),
             Field{"opponents", FieldKind::numbers, "N",
                   "Number of unknown opponents, such as 3, 1-9, 1,3,9 or 3-"}
                 .by_default("1")
                 .between("1", "9"),
             names_field()},
            {R"({"query": "holdem.preflop"})",
             R"({"query": "holdem.preflop", "hands": ["AA", "AKs", "72o"], "opponents": "1-9"})"}};
}

HoldemPreflopRequest HoldemPreflopRequest::read(const Fields& fields) {
    return {fields.texts("hands"), fields.text("opponents"), read_names(fields)};
}

HoldemPreflopAnswer answer(const HoldemPreflopRequest& request, Session& session, const Work& work) {
    HoldemPreflopAnswer answer{request.hands.empty()};
    answer.opponents = in_field("opponents", [&] {
        return parse_numbers(request.opponents, {1, holdem::most_preflop_opponents}, "opponents");
    });
    // Rising, as the table's rows are; hands stay as they were typed.
    std::sort(answer.opponents.begin(), answer.opponents.end());
    const auto names = session.of<LastNames>().read(request.names, work.stop);
    for (const StartingHand hand : read_hands(request.hands, *names, answer.warnings)) {
        for (const int opponents : answer.opponents) {
            // A look-up: too quick to be stopped, or to report progress.
            answer.results.push_back({odds_row(holdem::preflop_odds(hand, opponents)), hand});
        }
    }
    return answer;
}

void HoldemPreflopAnswer::declare(Shape<HoldemPreflopAnswer>& shape) {
    shape.named("PreflopAnswer")
        .query("holdem.preflop")
        .table<result_shape>("results", "The odds of each hand, by number of opponents in rising order",
                             &HoldemPreflopAnswer::results)
        .rows_in_csv()
        .shown("")
        .texts("warnings", range_warnings_sentence,
               [](const HoldemPreflopAnswer& answer) { return if_any(answer.warnings); });
}

}  // namespace holdfast::ask
