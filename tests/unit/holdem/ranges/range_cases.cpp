// Readers of ranges, and of the names they may have, for the cases in the files beside this one.
#include <set>
#include <string>

#include <tests/text_cases/text_cases.h>

#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

/// The starting hands of a range, or how many combos it has if some hand is not there with all of its own.
std::string hands_of(const std::string& text) {
    const Range range = parse_range(text);
    std::set<StartingHand> seen;
    std::size_t combos = 0;
    std::string hands;
    for (const HoleCards combo : range.combos()) {
        const StartingHand hand = StartingHand::of(combo);
        if (seen.insert(hand).second) combos += static_cast<std::size_t>(hand.size());
    }
    for (const StartingHand hand : seen) hands += (hands.empty() ? "" : " ") + to_text(hand);
    return range.size() == combos ? hands : std::to_string(range.size()) + " combos";
}

std::string notes_of(const RangeReading& reading) {
    std::string notes;
    for (const std::string& note : reading.notes) notes += (notes.empty() ? "" : " | ") + note;
    return notes;
}

NamedRanges two_names() {
    NamedRanges names;
    names.add("open-btn", "QQ+,AKs:0.5");
    names.add("Call_BB2", "open-btn:0.5,JJ");
    return names;
}

/// "open AA" are two items, whatever else is called openAA.
NamedRanges names_like_hands() {
    NamedRanges names;
    names.add("openAA", "22");
    names.add("open", "KK");
    names.add("pairs", "99+");
    return names;
}

std::string check_name(const std::string& name) {
    two_names().check_name(name);
    return name;
}

const test::Readers range_readers{
    {"range", [](const std::string& text) { return to_text(parse_range(text)); }},
    {"hands of a range", hands_of},
    {"combos of a range", [](const std::string& text) { return std::to_string(parse_range(text).size()); }},
    {"range with rounded weights",
     [](const std::string& text) { return to_text(read_range(text, {}, Weights::rounded).range); }},
    {"notes of a range", [](const std::string& text) { return notes_of(read_range(text)); }},
    {"notes of a range with rounded weights",
     [](const std::string& text) { return notes_of(read_range(text, {}, Weights::rounded)); }},
    {"range with only commas",
     [](const std::string& text) { return read_range(text).has_only_commas ? "yes" : "no"; }},
    {"range of open-btn = QQ+,AKs:0.5 and Call_BB2 = open-btn:0.5,JJ",
     [](const std::string& text) { return to_text(parse_range(text, two_names())); }},
    {"range of openAA = 22, open = KK and pairs = 99+",
     [](const std::string& text) { return to_text(parse_range(text, names_like_hands())); }},
    {"starting hand", [](const std::string& text) { return to_text(parse_starting_hand(text)); }},
    {"name of a range beside open-btn and Call_BB2", check_name},
};

const test::TextCases range_cases("unit/holdem/ranges/ranges.txt", range_readers);
const test::TextCases name_cases("unit/holdem/ranges/named_ranges.txt", range_readers);

}  // namespace
}  // namespace holdfast::holdem
